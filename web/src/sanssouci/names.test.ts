import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { dictionary } from '../words/words.svelte.ts';
import { MOTIFS } from './grid.ts';
import sanssouci from './lessons/index.ts';
import { cardName, fieldName, motifName } from './names.ts';

describe('in English', () => {
  beforeAll(() => dictionary.load('en'));

  it('names a card after its motif or its colours in the edition', () => {
    expect(cardName('f', 'classic')).toBe('fountain');
    expect(cardName('g', 'classic')).toBe('rose arch');
    expect(cardName('g', 'revised')).toBe('pergola');
    expect(cardName('*', 'classic')).toBe('free choice');
    expect(cardName('wt', 'classic')).toBe('white / turquoise');
    expect(cardName('wt', 'revised')).toBe('red / grey');
  });

  it('names a field after its motif, row and colour', () => {
    expect(fieldName('f4', 'classic')).toBe('fountain, row 4 (orange)');
    expect(fieldName('d4', 'revised')).toBe('tree, row 4 (blue)');
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => dictionary.load(language));

  it('has nine names per edition, of which tree, pergola and flowers differ', () => {
    for (const edition of ['classic', 'revised'] as const)
      expect(new Set(MOTIFS.map((motif) => motifName(motif, edition))).size).toBe(9);
    expect(MOTIFS.filter((motif) => motifName(motif, 'classic') !== motifName(motif, 'revised'))).toEqual([
      'd',
      'g',
      'h',
    ]);
  });

  it('uses the names of the edition in lessons', () => {
    for (const { deal, words } of sanssouci.lessons) {
      const { edition } = deal.options as { edition: 'classic' | 'revised' };
      const other = edition === 'classic' ? 'revised' : 'classic';
      const foreign = ['d', 'g', 'h'] as const;
      const text = JSON.stringify(words[language]).toLowerCase();
      for (const motif of foreign) expect(text).not.toContain(motifName(motif, other).toLowerCase());
    }
  });
});

describe('in Spanish', () => {
  beforeAll(() => dictionary.load('es'));

  it('has the names of the rulebook of 2022 for the revised edition', () => {
    expect(MOTIFS.map((motif) => motifName(motif, 'revised'))).toEqual([
      ...['laberinto', 'estatua', 'pabellón', 'árbol', 'escalera', 'fuente', 'pérgola', 'flores', 'vid'],
    ]);
  });
});
