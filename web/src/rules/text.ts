/**
 * What a rules page says, in one language. The parts are named here once, and every language must have all of them.
 * In a text, `**` stands around what matters most; a list within it is shown as one.
 */
export type Part = { title: string; text: readonly (string | readonly string[])[] };

/** What a picture shows, for who cannot see it, and what is written beneath it. */
export type Picture = { alt: string; caption: string };

/** Something that is easily misread: what people think, and what is right. */
export type Mistake = { title: string; wrong: string; right: string };

/** The sections of each page in their order, with what is below each. */
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

export type RulesText = {
  sanssouci: {
    parts: Record<SanssouciPart, Part>;
    mistakes: Record<MistakeName, Mistake>;
    pictures: Record<SanssouciPicture, Picture>;
  };
  versailles: {
    parts: Record<VersaillesPart, Part>;
    pictures: Record<VersaillesPicture, Picture>;
    /** The heads of the table of how many tiles there are. */
    table: { players: string; group: string; tiles: string };
  };
};
