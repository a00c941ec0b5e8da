/** A text with `{names}` to fill in; or, where it depends on a number, one for each plural, chosen by `count`. */
export type Message = string | { readonly one: string; readonly other: string };
export type Values = Record<string, string | number>;

/** Fills a message in. */
export function fill(message: Message, values: Values, plurals: Intl.PluralRules): string {
  return choose(message, values, plurals).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? `{${name}}`),
  );
}

function choose(message: Message, values: Values, plurals: Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  return plurals.select(Number(values.count ?? 0)) === 'one' ? message.one : message.other;
}

/** The names that a message wants filled in. */
export function names(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : [message.one, message.other];
  const found = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  if (typeof message !== 'string') found.push('count');
  return [...new Set(found)].sort();
}
