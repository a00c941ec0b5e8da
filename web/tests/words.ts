import en from '../src/words/en.ts';
import { fill, type Message, type Values } from '../src/words/message.ts';

export type Key = keyof typeof en;
const PLURALS = new Intl.PluralRules('en');

/** The English text that the page shows for a message. Tests use it so that they survive a new wording. */
export function text(key: Key, values: Values = {}): string {
  return fill(en[key] as Message, values, PLURALS);
}

/** The source of a regular expression for a message. A placeholder without a pattern of its own matches anything. */
export function pattern(key: Key, patterns: Record<string, string> = {}): string {
  return `(?:${forms(en[key])
    .map((form) => formPattern(form, patterns))
    .join('|')})`;
}

/** The singular and plural of a message, or its only form. */
export const forms = (message: Message | undefined): string[] => {
  if (message === undefined) return [];
  return typeof message === 'string' ? [message] : [message.one, message.other];
};

export const formPattern = (form: string, patterns: Record<string, string> = {}): string =>
  form
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => patterns[name] ?? '.+');
