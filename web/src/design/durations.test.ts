// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CSS_PROPERTIES } from './durations.ts';

const source = new URL('../', import.meta.url);
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') || path.endsWith('.svelte'))
  .map((path) => [path, readFileSync(new URL(path, source), 'utf8')] as const)
  .map(
    ([path, text]) =>
      [path, path.endsWith('.css') ? text : (text.match(/<style>[^]*<\/style>/)?.[0] ?? '')] as const,
  );
const declarations = styles.flatMap(([path, css]) =>
  [...css.matchAll(/(?<![\w-])(?:transition|animation)(?:-[a-z-]+)?:([^;]+);/g)].map(([, value = '']) => ({
    path,
    value,
  })),
);

describe('transitions and animations in CSS', () => {
  it('are found', () => expect(declarations.length).toBeGreaterThan(8));

  it('take their durations and easings from durations.ts', () => {
    expect(
      declarations.filter(({ value }) =>
        /\d(?:ms|s)\b|ease|linear|cubic-bezier/.test(value.replaceAll(/var\([^)]*\)/g, '')),
      ),
    ).toEqual([]);
  });

  it('use only properties that durations.ts defines', () => {
    const used = declarations.flatMap(({ value }) =>
      [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
    );
    expect(new Set(used)).toEqual(new Set(Object.keys(CSS_PROPERTIES)));
  });
});
