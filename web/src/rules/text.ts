/** A part of a rules page: paragraphs (strings) and lists (arrays). `**` marks bold text, as in Markdown. */
export type Part = { title: string; text: readonly (string | readonly string[])[] };

/** The alternative text and the caption of a picture. */
export type Picture = { alt: string; caption: string };

/** A common misunderstanding of the rules, and the correct rule. */
export type Mistake = { title: string; wrong: string; right: string };

/** The rules of any game in one language. */
export type RulesText = {
  parts: Record<string, Part>;
  mistakes?: Record<string, Mistake>;
  pictures: Record<string, Picture>;
};

/** The sections of each page in order, with their subsections. */
export const SECTIONS = {
  sanssouci: {
    goal: [],
    setup: ['components', 'prepare', 'first'],
    turn: ['card', 'place', 'gardener', 'noble', 'refill'],
    mistakes: ['optional', 'reached', 'stopping', 'second', 'absent'],
    scoring: ['ties'],
    rewards: [],
    boars: [],
    editions: [],
  },
  versailles: {
    goal: [],
    setup: ['components', 'prepare', 'first'],
    round: ['bids', 'order', 'laying'],
    fields: ['joker', 'site'],
    chips: [],
    half: [],
    scoring: ['ties'],
    two: [],
    more: [],
    overview: [],
  },
} as const;

type Book = typeof SECTIONS;
type Below<Sections> = {
  [Name in keyof Sections]: Sections[Name] extends readonly (infer Sub)[] ? Sub : never;
};
type Names<Sections> = (keyof Sections | Below<Sections>[keyof Sections]) & string;

export type MistakeName = Book['sanssouci']['mistakes'][number];
export type SanssouciPart = Exclude<Names<Book['sanssouci']>, MistakeName>;
export type VersaillesPart = Names<Book['versailles']>;

export type SanssouciPicture =
  | 'garden'
  | 'cards'
  | 'market'
  | 'place'
  | 'gardener'
  | 'noble'
  | MistakeName
  | 'scoring'
  | 'rewards'
  | 'boar'
  | 'classic'
  | 'revised';

export type VersaillesPicture =
  | 'garden'
  | 'row'
  | 'side'
  | 'shifted'
  | 'hole'
  | 'corner'
  | 'joker_one'
  | 'joker_other'
  | 'chip'
  | 'half'
  | 'scoring'
  | 'ludwig';

/** The rules of Sanssouci in one language. Every language must have all parts. */
export type SanssouciText = {
  parts: Record<SanssouciPart, Part>;
  mistakes: Record<MistakeName, Mistake>;
  pictures: Record<SanssouciPicture, Picture>;
};

/** The rules of Versailles in one language. */
export type VersaillesText = {
  parts: Record<VersaillesPart, Part>;
  pictures: Record<VersaillesPicture, Picture>;
  /** The column headings of the table with the numbers of tiles. */
  tiles: { players: string; group: string; half: string };
  /** The headings of the table with the points of both scorings, and how many types count in each. */
  points: Record<'first' | 'second' | 'fields' | 'chip' | 'place' | 'site', string> & {
    best: readonly [string, string];
  };
};
