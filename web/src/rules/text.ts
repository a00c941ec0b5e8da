/** A part of a rules page: paragraphs (strings) and lists (arrays). `**` marks bold text, as in Markdown. */
export type Part = { title: string; text: readonly (string | readonly string[])[] };

/** The alternative text and the caption of a picture. */
export type Picture = { alt: string; caption: string };

/** A common misunderstanding of the rules, and the correct rule. */
export type Mistake = { title: string; wrong: string; right: string };

/** The sections of each page in order, with their subsections. */
export const SECTIONS = {
  sanssouci: {
    goal: [],
    turn: ['card', 'place', 'gardener', 'noble', 'refill'],
    mistakes: ['optional', 'reached', 'stopping', 'second', 'absent'],
    scoring: ['ties'],
    rewards: [],
    boars: [],
    editions: [],
  },
  versailles: {
    goal: [],
    round: ['bids', 'order', 'laying'],
    fields: ['joker', 'site'],
    chips: [],
    half: [],
    scoring: ['ties'],
    two: [],
    more: [],
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

/** The text of all rules pages in one language. Every language must have all parts. */
export type RulesText = {
  sanssouci: {
    parts: Record<SanssouciPart, Part>;
    mistakes: Record<MistakeName, Mistake>;
    pictures: Record<SanssouciPicture, Picture>;
  };
  versailles: {
    parts: Record<VersaillesPart, Part>;
    pictures: Record<VersaillesPicture, Picture>;
    /** The column headings of the table with the numbers of tiles. */
    table: { players: string; group: string; tiles: string };
  };
};
