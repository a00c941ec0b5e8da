import { beforeEach, describe, expect, it } from 'vitest';
import { frame } from '../../tests/sample_views.ts';
import type { LogEntry } from './session.ts';
import { Teller } from './teller.svelte.ts';

type Event = { text: string | null };
const acted = (seat: number, ...texts: (string | null)[]): LogEntry => ({
  seq: 1,
  what: { what: 'acted', seat },
  events: texts.map((text) => ({ text })),
});

let session: { log: LogEntry[]; you: number | null; waiting: number; showingAgain: boolean };
let teller: Teller<Event>;
beforeEach(() => {
  session = { log: [], you: 0, waiting: 1, showingAgain: false };
  teller = new Teller<Event>(session, () => ({
    tell: ({ text }) => text,
    headline: (events) => `! ${events.map(({ text }) => text ?? '').join('')}`,
  }));
});
const hear = (entry: LogEntry) => teller.hear(frame(entry.seq, entry.what, { events: entry.events }));

describe('what others do', () => {
  it('is told in one sentence while it is shown, and to screen readers in full', () => {
    hear(acted(1, 'plays', null, 'lays'));
    expect(teller.current).toEqual({ seat: 1, text: '! playslays', inGarden: true });
    expect(teller.announced).toBe('plays. lays');
    expect(teller.describe(acted(1, 'a', null, 'b'))).toEqual(['a', 'b']);
  });

  it('is no headline if the user did it', () => {
    hear(acted(0, 'plays'));
    expect(teller.current).toBeNull();
    expect(teller.announced).toBe('plays');
  });

  it('is in the garden only if the game says so', () => {
    const words = { tell: () => null, headline: () => '' };
    const quiet = new Teller<Event>(session, () => ({
      ...words,
      changesGarden: (events) => events.some(({ text }) => text === 'lays'),
    }));
    const { what, events } = acted(1, 'bids');
    quiet.hear(frame(1, what, { events }));
    expect(quiet.current?.inGarden).toBe(false);
    quiet.hear(frame(2, what, { events: [{ text: 'lays' }] }));
    expect(quiet.current?.inGarden).toBe(true);
  });

  it('is forgotten when all moves are shown', () => {
    hear(acted(1, 'plays'));
    teller.forget();
    expect(teller.current).not.toBeNull();
  });

  it('stays as the news until the user acts', () => {
    session.log = [acted(0, 'mine'), acted(1, 'theirs')];
    expect(teller.news).toBe('! theirs');
  });

  it('sums up the whole turn of the last player if the game can', () => {
    const log = [acted(1, 'x'), acted(0, 'mine'), acted(2, 'plays'), acted(2, 'stays')];
    const words = {
      tell: () => null,
      headline: () => 'last',
      summary: (events: Event[]) => events.map(({ text }) => text).join('+'),
    };
    const summed = new Teller<Event>({ ...session, log: [...log] }, () => words);
    expect(summed.news).toBe('plays+stays');
    log.push({ seq: 1, what: { what: 'undone', seat: 2 }, events: [] }, acted(2, 'moves'));
    expect(new Teller<Event>({ ...session, log }, () => words).news).toBe('moves');
  });

  it('is no news after the own move, or before the first one', () => {
    expect(teller.news).toBe('');
    const after = new Teller<Event>({ ...session, log: [acted(1, 'theirs'), acted(0, 'mine')] }, () => ({
      tell: () => null,
      headline: () => 'news',
    }));
    expect(after.news).toBe('');
  });
});
