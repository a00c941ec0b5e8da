import type { TableSession } from './session.ts';

type Session = Pick<TableSession, 'table' | 'steps' | 'stepping' | 'look'>;

/**
 * Opens the replay controls. A finished game starts from its beginning: its end has just been seen, and the result would
 * cover the board. The page is scrolled to the board, which may be far above the button.
 */
export async function reviewGame(session: Session): Promise<void> {
  session.stepping = true;
  const first = session.steps[0];
  if (session.table?.phase === 'over' && first !== undefined) await session.look(first);
  scrollTo({ top: 0 });
}
