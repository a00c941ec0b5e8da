/** The parts of a record's setup that tests of boards read. */
export type Setup = {
  /** Sanssouci: per seat, the printed fields of the sides to choose from. */
  gardens?: string[][][];
  /** Sanssouci: the motif of the tile on each slot, and the tiles of each stack. */
  display?: Record<string, string>;
  supply?: string[][];
  /** Versailles: the names of the fields of each tile. */
  tiles?: string[][];
};
