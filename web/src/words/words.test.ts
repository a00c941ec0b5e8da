// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import de from './de.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { fill, type Message, placeholders } from './message.ts';

type Texts = Record<string, Message>;
const WORDS: Record<Language, Texts> = { en, de, fr, es };
const ENGLISH = WORDS.en;
const KEYS = Object.keys(ENGLISH);
const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

/** Texts that are the same in English and in the other language. */
const COMMON = [
  'Bot',
  'Gloriette',
  'Sanssouci',
  'Lotte',
  'Merian',
  'Repton',
  'Le Nôtre',
  '{name} ({strength})',
  'beige',
  '{first}\u00a0/ {second}',
  '{hours} h {minutes} min',
];
const SAME: Record<string, string[]> = {
  de: [
    ...COMMON,
    '{name}: {action}',
    '{name}: {card}',
    '{corner}: {kind}',
    '{place}: {problem}',
    'orange',
    '{motif}: +{count}',
    'Ludwig',
    'Chip: {type}',
    'Gold',
  ],
  fr: [
    ...COMMON,
    ...[
      'orange',
      'violet',
      'Violet',
      'turquoise',
      'statue',
      'pergola',
      'noble',
      'Nobles',
      'Total',
      '{name} (bot)',
    ],
    ...['Volume', 'joker', '{count} point', '{count} points', '+{count} point', '+{count} points'],
    ...['−{count} point', '−{count} points', '{sign}{points} point', '{sign}{points} points'],
  ],
  es: [
    ...COMMON,
    '{name}: {action}',
    '{name}: {card}',
    '{corner}: {kind}',
    '{place}: {problem}',
    'noble',
    'Nobles',
    'Total',
    '{name} (bot)',
    '{motif}: +{count}',
  ],
};

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const texts = (language: Language): [string, string][] =>
  Object.entries(WORDS[language]).flatMap(([key, message]) =>
    forms(message).map((text) => [key, text] as [string, string]),
  );

describe.each(OTHERS)('%s', (language) => {
  const words = WORDS[language];

  it('has the keys of English, in the same order', () => {
    expect(Object.keys(words).filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(KEYS.filter((key) => !(key in words))).toEqual([]);
    expect(Object.keys(words)).toEqual(KEYS);
  });

  it('has the plural forms and placeholders of English', () => {
    const shape = (message: Message | undefined) =>
      message === undefined
        ? null
        : [typeof message === 'string' ? 'text' : 'plural', ...placeholders(message)];
    const shapes = (all: Texts) => Object.fromEntries(KEYS.map((key) => [key, shape(all[key])]));
    expect(shapes(words)).toEqual(shapes(ENGLISH));
  });

  it('translates every text', () => {
    const copied = KEYS.flatMap((key) => {
      const english = forms(ENGLISH[key] ?? '');
      return forms(words[key] ?? '').filter((text, form) => text === english[form]);
    });
    expect(copied.filter((text) => !SAME[language]?.includes(text))).toEqual([]);
    expect(SAME[language]?.filter((text) => !copied.includes(text))).toEqual([]);
  });
});

describe('every language', () => {
  const all = Object.keys(LANGUAGES) as Language[];

  it.each(all)('%s has no empty text, stray space, straight quote or three dots', (language) => {
    const wrong = texts(language).filter(
      ([, text]) => text === '' || text !== text.trim() || /\s{2}|["']|\.\.\./.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it.each(all)('%s has the same placeholders in both plural forms', (language) => {
    const rest = (text: string) => placeholders(text).filter((name) => name !== 'count');
    const wrong = Object.entries(WORDS[language]).filter(
      ([, message]) => typeof message !== 'string' && rest(message.one).join() !== rest(message.other).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('puts no-break spaces around French punctuation', () => {
    const wrong = texts('fr').filter(([, text]) =>
      /[^\u202f][;!?]|[^\u00a0]:(?!\d)|«[^\u00a0]|[^\u00a0]»/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('opens Spanish questions and exclamations with an inverted mark', () => {
    const count = (text: string, sign: string) => text.split(sign).length;
    const wrong = texts('es').filter(
      ([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    );
    expect(wrong).toEqual([]);
  });

  it.each(all)('%s ends no text of the log with a full stop, because the page joins them', (language) => {
    const wrong = texts(language).filter(([key, text]) => /^(v\.)?log\./.test(key) && text.endsWith('.'));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['en', 'plate.points', ['0 points', '1 point', '2 points', '5 points', '21 points']],
    ['de', 'plate.points', ['0 Punkte', '1 Punkt', '2 Punkte', '5 Punkte', '21 Punkte']],
    ['fr', 'plate.points', ['0 point', '1 point', '2 points', '5 points', '21 points']],
    ['es', 'plate.points', ['0 puntos', '1 punto', '2 puntos', '5 puntos', '21 puntos']],
    ['en', 'clock.days', ['0 days', '1 day', '2 days', '5 days', '21 days']],
    ['de', 'clock.days', ['0 Tage', '1 Tag', '2 Tage', '5 Tage', '21 Tage']],
    ['fr', 'clock.days', ['0 jour', '1 jour', '2 jours', '5 jours', '21 jours']],
    ['es', 'clock.days', ['0 días', '1 día', '2 días', '5 días', '21 días']],
  ] as const)('selects the plural form in %s: %s', (language, key, expected) => {
    const plurals = new Intl.PluralRules(language);
    expect([0, 1, 2, 5, 21].map((count) => fill(WORDS[language][key] ?? '', { count }, plurals))).toEqual(
      expected,
    );
  });
});

describe('the source', () => {
  const calls = sources().flatMap(([file, text]) => readCalls(file, text));

  it('is scanned for calls of say()', () => {
    expect(calls.length).toBeGreaterThan(100);
  });

  it('uses only keys that exist', () => {
    expect(
      calls.flatMap(({ file, wanted }) =>
        wanted.filter((key) => keysLike(key).length === 0).map((key) => `${file}: ${key}`),
      ),
    ).toEqual([]);
  });

  it('uses every key', () => {
    const used = new Set(calls.flatMap(({ wanted }) => wanted.flatMap(keysLike)));
    expect(KEYS.filter((key) => !used.has(key))).toEqual([]);
  });

  it('passes a value for every placeholder', () => {
    const anywhere = calls.filter(({ kind }) => kind === 'unreadable').map(({ given }) => given);
    const missing = calls.flatMap(({ file, kind, wanted, given }) => {
      const lists = kind === 'direct' ? [given] : anywhere;
      const fits = (key: string) =>
        lists.some(
          (list) => list === null || placeholders(ENGLISH[key] ?? '').every((name) => list.includes(name)),
        );
      return wanted
        .filter((want) => keysLike(want).length > 0 && !keysLike(want).some(fits))
        .map((want) => `${file}: ${want} with ${given?.join(', ') || 'nothing'}`);
    });
    expect(missing).toEqual([]);
  });
});

/**
 * A call of `say`: the keys it may use (`*` stands for an inserted part) and the placeholders it fills, if both are literal.
 * A call whose key is a variable is `unreadable`. Its key is one of the `named` ones: string literals outside of calls.
 */
type Call = {
  file: string;
  kind: 'direct' | 'unreadable' | 'named';
  wanted: string[];
  given: string[] | null;
};
type Node = { type: string; [property: string]: unknown };

/** Returns the keys that match a key with `*`. */
function keysLike(wanted: string): string[] {
  const pattern = new RegExp(`^${wanted.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
  return KEYS.filter((key) => pattern.test(key));
}

function sources(): [file: string, text: string][] {
  const root = join(import.meta.dirname, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/^(words|types)\b|\.test\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}

function readCalls(file: string, text: string): Call[] {
  const all = nodes(
    parse(file.endsWith('.svelte') ? text : `<script lang="ts">${text}</script>`, { modern: true }),
  );
  const objects = new Map<unknown, Node | null>();
  for (const { type, id, init } of all)
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init))
      objects.set(id.name, objects.has(id.name) ? null : init);
  const found: Call[] = [];
  const direct = new Set<Node>();
  for (const { type, callee, arguments: values } of all) {
    if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'say' || !Array.isArray(values))
      continue;
    const keys = branches(values[0] as Node);
    const wanted = keys.flatMap(textOf);
    const kind = wanted.length > 0 ? 'direct' : 'unreadable';
    found.push({ file, kind, wanted, given: given(values[1] as Node | undefined, objects) });
    keys.forEach((key) => direct.add(key));
  }
  const spaces = new Set(KEYS.filter((key) => key.includes('.')).map((key) => key.split('.')[0]));
  const named = all
    .filter((node) => !direct.has(node))
    .flatMap(textOf)
    .filter((key) => /^\w+(\.[\w*]+)+$/.test(key) && spaces.has(key.split('.')[0]));
  return [...found, { file, kind: 'named', wanted: named, given: null }];
}

/** Returns the possible values of a conditional expression. */
function branches(node: Node): Node[] {
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((side) => branches(side as Node));
  return node.type === 'TSAsExpression' ? branches(node.expression as Node) : [node];
}

function textOf({ type, value, quasis }: Node): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value];
  if (type !== 'TemplateLiteral') return [];
  return [(quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('*')];
}

function given(node: Node | undefined, objects: Map<unknown, Node | null>): string[] | null {
  if (!node) return [];
  if (node.type === 'Identifier') {
    const object = objects.get(node.name);
    return object ? given(object, new Map()) : null;
  }
  if (node.type !== 'ObjectExpression') return null;
  const found: string[] = [];
  for (const part of node.properties as Node[]) {
    const inside =
      part.type === 'SpreadElement'
        ? given(part.argument as Node, objects)
        : [String((part.key as Node).name ?? (part.key as Node).value)];
    if (!inside) return null;
    found.push(...inside);
  }
  return found;
}

function nodes(within: unknown): Node[] {
  if (Array.isArray(within)) return within.flatMap(nodes);
  if (!isNode(within) && !(within && typeof within === 'object' && 'body' in within)) return [];
  const below = Object.entries(within).flatMap(([property, value]) =>
    ['typeAnnotation', 'typeArguments', 'source', 'css'].includes(property) ? [] : nodes(value),
  );
  return isNode(within) ? [within, ...below] : below;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
