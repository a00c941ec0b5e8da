import { type Mark, markOf } from '../reward_marks.ts';

/** The mark of a code in the data file: `m2`, `g3`, `p3`; null for `.`. */
export function markOfCode(code: string): Mark | null {
  const points = Number(code.slice(1));
  const kind = { m: 'motif', g: 'gardener', p: 'penalty' }[code.charAt(0)];
  return kind ? markOf({ e3: { [kind]: points } } as never, 'e3') : null;
}
