// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../words/languages.ts';
import deWords from '../words/de.ts';
import enWords from '../words/en.ts';
import esWords from '../words/es.ts';
import frWords from '../words/fr.ts';
import sanssouciDe from './sanssouci/de.ts';
import sanssouciEn from './sanssouci/en.ts';
import sanssouciEs from './sanssouci/es.ts';
import sanssouciFr from './sanssouci/fr.ts';
import { SECTIONS } from './text.ts';
import versaillesDe from './versailles/de.ts';
import versaillesEn from './versailles/en.ts';
import versaillesEs from './versailles/es.ts';
import versaillesFr from './versailles/fr.ts';

const en = { sanssouci: sanssouciEn, versailles: versaillesEn };
const es = { sanssouci: sanssouciEs, versailles: versaillesEs };
const fr = { sanssouci: sanssouciFr, versailles: versaillesFr };
const TEXTS = { en, de: { sanssouci: sanssouciDe, versailles: versaillesDe }, fr, es };
const WORDS = { en: enWords, de: deWords, fr: frWords, es: esWords };
const ALL = Object.keys(LANGUAGES) as Language[];

/** Every text with its path. */
function lines(within: unknown, path = ''): [path: string, line: string][] {
  if (typeof within === 'string') return [[path, within]];
  return Object.entries(within as object).flatMap(([key, value]) => lines(value, `${path}/${key}`));
}

describe.each(ALL)('the rules in %s', (language) => {
  const said = lines(TEXTS[language]);

  it('have the same sections and lines as the English ones', () => {
    expect(said.map(([path]) => path)).toEqual(lines(en).map(([path]) => path));
  });

  it('have no empty texts, stray spaces or straight quotes', () => {
    expect(
      said.filter(([, line]) => line === '' || line !== line.trim() || / {2}|["']|\.\.\./.test(line)),
    ).toEqual([]);
  });

  it('close all bold marks', () => {
    expect(said.filter(([, line]) => line.split('**').length % 2 === 0)).toEqual([]);
  });

  it('contain the same numbers as the English ones', () => {
    const numbers = (line: string) => (line.match(/\d+/g) ?? []).sort().join(' ');
    const english = new Map(lines(en));
    expect(said.filter(([path, line]) => numbers(line) !== numbers(english.get(path) ?? ''))).toEqual([]);
  });
});

describe.each(ALL.filter((language) => language !== 'en'))('the rules in %s', (language) => {
  it('are translated', () => {
    const english = new Set(lines(en).map(([, line]) => line));
    const wrong = lines(TEXTS[language]).filter(
      ([, line]) => english.has(line) || /\b(the|and|with|your|of)\b/i.test(line),
    );
    expect(wrong).toEqual([]);
  });
});

it('puts the correct spaces before French punctuation', () => {
  expect(
    lines(fr).filter(([, line]) => /[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/.test(line)),
  ).toEqual([]);
});

it('opens Spanish questions and exclamations', () => {
  const count = (line: string, sign: string) => line.split(sign).length;
  expect(
    lines(es).filter(
      ([, line]) => count(line, '?') !== count(line, '¿') || count(line, '!') !== count(line, '¡'),
    ),
  ).toEqual([]);
});

it('gives every part of a page a unique anchor', () => {
  for (const sections of Object.values(SECTIONS)) {
    const names = Object.entries(sections).flatMap(([name, below]) => [name, ...below]);
    expect(new Set(names).size).toBe(names.length);
  }
});

describe.each(ALL)('the names of motifs in %s', (language) => {
  const { parts, mistakes, pictures } = TEXTS[language].sanssouci;
  const differing = (['d', 'g', 'h'] as const).map((motif) => ({
    classic: WORDS[language][`motif.classic.${motif}`],
    revised: WORDS[language][`motif.revised.${motif}`],
  }));

  it('are those of the revised edition, which the pictures show', () => {
    const { editions, ...others } = parts;
    const said = lines({ others, mistakes, pictures }).map(([, line]) => line.toLowerCase());
    for (const { classic } of differing)
      expect(said.filter((line) => new RegExp(`(?<!\\p{L})${classic}(?!\\p{L})`, 'iu').test(line))).toEqual(
        [],
      );
    expect(editions).toBeDefined();
  });

  it('are compared in the part about the editions', () => {
    const said = lines(parts.editions).map(([, line]) => line);
    for (const { classic, revised } of differing)
      expect(said.some((line) => line.includes(classic) && line.includes(revised))).toBe(true);
  });
});

it.each([
  ['en', 'expansion'],
  ['de', 'Erweiterungstafeln'],
  ['fr', 'planches Extension'],
  ['es', 'tableros de expansión'],
] as const)('mentions the name that the box of 2013 has for Rewards in %s once', (language, name) => {
  const said = lines(TEXTS[language].sanssouci).filter(([, line]) => line.includes(name));
  const of2013 = said.filter(([, line]) => line.includes('2013'));
  expect(of2013).toHaveLength(1);
  expect(of2013[0]?.[0]).toMatch(/^\/parts\/rewards\//);
});
