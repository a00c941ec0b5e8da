import type { Page } from '@playwright/test';
import { startRealEngine } from '../src/local/real_engine.ts';
import type { EngineApi, LocalPerson } from '../src/local/requests.ts';
import type { StoredTable } from '../src/local/table_store.ts';
import type { Frame, NewTable } from '../src/types/server.ts';
import { gameId } from './local_boards.ts';

/** The engine of the page, in the process of the test. */
let engine: Promise<EngineApi> | null = null;
export const testEngine = (): Promise<EngineApi> => (engine ??= startRealEngine());

/** What every person at a table of the page sees, by their ids. */
export async function viewsOf(page: Page, people: readonly string[]): Promise<Map<string, Frame>> {
  const engine = await testEngine();
  const id = gameId(page);
  await engine.call('import', { table: await storedText(page, id) });
  const frames = await Promise.all(
    people.map((person) => engine.call('frames', { id, person, after: null })),
  );
  return new Map(people.map((person, index) => [person, frames[index]?.[0] as Frame]));
}

/** The text of a game as the page has stored it. */
export const storedText = (page: Page, id: string) =>
  page.evaluate(
    (id) =>
      new Promise<string>((done, failed) => {
        const opening = indexedDB.open('gloriette', 1);
        opening.onsuccess = () => {
          const read = opening.result.transaction('tables').objectStore('tables').get(id);
          read.onsuccess = () => {
            opening.result.close();
            done(read.result.text as string);
          };
        };
        opening.onerror = () => failed(opening.error);
      }),
    id,
  );

/** Gives the page a game that it could have played. The page must be open. */
export const storeGame = (page: Page, game: StoredTable) =>
  page.evaluate(
    (game) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('gloriette', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onsuccess = () => {
          const write = opening.result.transaction('tables', 'readwrite').objectStore('tables').put(game);
          write.onsuccess = () => {
            opening.result.close();
            const ids = JSON.parse(localStorage.getItem('gloriette.local_games') ?? '[]') as string[];
            localStorage.setItem('gloriette.local_games', JSON.stringify([...ids, game.id]));
            done();
          };
        };
        opening.onerror = () => failed(opening.error);
      }),
    game,
  );

/** Plays a game to its end without a page. The people take the first decision that is possible. */
export async function playedGame(
  table: { terms: object; seats: string[] },
  people: readonly LocalPerson[],
): Promise<StoredTable> {
  const engine = await testEngine();
  const id = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const chance = { now: Date.now(), random: id + id };
  const [host, ...others] = people;
  if (!host) throw new Error('a table needs a person');
  const terms = table.terms as NewTable['terms'];
  await engine.call('open', { id, person: host, table: { ...table, terms }, ...chance });
  const open = table.seats.flatMap((word, seat) => (word === 'open' ? [seat] : []));
  for (const [index, person] of others.entries())
    await engine.call('execute', {
      id,
      person,
      command: { command: 'sit', seat: open[index] ?? 0 },
      ...chance,
    });
  for (;;) {
    const [now] = (await engine.call('frames', { id, person: null, after: null })) as [Frame];
    if (now.table.phase === 'over') {
      const [text, summary] = await Promise.all([
        engine.call('export', { id }),
        engine.call('summary', { id }),
      ]);
      return { id, seq: now.seq, text, summary, at: Date.now() };
    }
    const { bots } = await engine.call('due', { id });
    for (const { seat, level, choice_since } of bots.slice(0, 1)) {
      const request = { table: await engine.call('export', { id }), seat, level, seed: 1 };
      const { actions } = await engine.call('think', { ...request, limit: { simulations: 1 } });
      await engine.call('bot_act', { id, seat, choice_since, actions, ...chance });
    }
    for (const person of bots.length > 0 ? [] : people) {
      const [seen] = (await engine.call('frames', { id, person: person.id, after: null })) as [Frame];
      const [action] = (seen.view as { legal: unknown[] }).legal;
      const command = { command: 'act', action, after: seen.seq } as const;
      if (action !== undefined) await engine.call('execute', { id, person, command, ...chance });
      if (action !== undefined) break;
    }
  }
}

/** A finished game as it was before the decision that caused an event. */
export async function before({ id, text }: StoredTable, event: string): Promise<StoredTable> {
  const engine = await testEngine();
  await engine.call('import', { table: text });
  const { entries } = await engine.call('log', { id, person: null });
  const named = (one: unknown) => (one as { event: string }).event === event;
  const seq = entries.find(({ events }) => events?.some(named))?.seq ?? 0;
  const file = JSON.parse(text) as { log: { seq: number }[] };
  const earlier = JSON.stringify({ ...file, log: file.log.filter((entry) => entry.seq < seq) });
  await engine.call('import', { table: earlier });
  return { id, seq: seq - 1, text: earlier, summary: await engine.call('summary', { id }), at: Date.now() };
}
