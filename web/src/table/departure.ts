import { confirmation } from '../design/confirmation.svelte.ts';
import { heldCommand } from '../design/held_command.svelte.ts';
import { router } from '../home/router.svelte.ts';
import { say } from '../words/words.svelte.ts';
import type { LiveTable } from './live_table.svelte.ts';
import type { TableSession } from './session.ts';
import { hasOpponents } from './turn.ts';

type Departure = 'leave' | 'resign' | 'close';

/** Asks whether the user wants to go, and then leaves ten seconds to undo it. */
async function depart(departure: Departure, send: () => unknown, onundo?: () => void): Promise<boolean> {
  const sure = await confirmation.ask({
    title: say(`${departure}.title`),
    text: say(`${departure}.text`),
    yes: say(`${departure}.yes`),
  });
  if (sure) heldCommand.hold({ text: say(`${departure}.held`), send, ...(onundo && { onundo }) });
  return sure;
}

/** Lets a bot play for the user. Against bots this happens at once: nobody minds, and the user can return at any time. */
export function leaveGame(session: TableSession): Promise<boolean> {
  return hasOpponents(session.table) ? depart('leave', () => session.leave()) : session.leave();
}

export const resignGame = (session: TableSession) => depart('resign', () => session.resign());

/** Closes a table before the game and goes to the start page. */
export async function closeTable(session: Pick<LiveTable, 'id' | 'close'>): Promise<void> {
  const back = () => router.go(`games/${session.id}`);
  if (await depart('close', () => session.close(), back)) router.go('');
}
