import { getContext, setContext, type Snippet } from 'svelte';

/** What a picture of a garden is made of. */
export type PictureParts = {
  names: string[];
  /** Everybody's points in the position that the board shows. */
  points: number[];
  /** The garden of a seat as SVG. */
  portrait: Snippet<[number]>;
};

const KEY = Symbol('picture');

/** Lets the components inside a board make a picture of the position that it shows. */
export const providePicture = (parts: () => PictureParts) => setContext(KEY, parts);

/** The parts of a picture of the board that this component is in, if any. */
export const findPicture = () => getContext<(() => PictureParts) | undefined>(KEY) ?? null;
