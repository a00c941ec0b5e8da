/** A text with `{placeholders}`, or one text per plural form, selected by the value of `count`. */
export type Message = string | { readonly one: string; readonly other: string };
export type Values = Record<string, string | number>;

/** Replaces the placeholders of a message with their values. */
export function fill(message: Message, values: Values, plurals: Intl.PluralRules): string {
  return pluralForm(message, values, plurals).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? `{${name}}`),
  );
}

function pluralForm(message: Message, values: Values, plurals: Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  return plurals.select(Number(values.count ?? 0)) === 'one' ? message.one : message.other;
}

/** Returns the names of a message's placeholders, sorted and without duplicates. */
export function placeholders(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : [message.one, message.other];
  const found = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  if (typeof message !== 'string') found.push('count');
  return [...new Set(found)].sort();
}
