/** The parts of a record's setup that tests of boards read. */
export type Setup = {
  /** Sanssouci: per seat, the printed fields of the sides to choose from. */
  gardens?: string[][][];
  /** Versailles: the names of the fields of each tile. */
  tiles?: string[][];
};
