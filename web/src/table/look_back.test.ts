import { describe, expect, it } from 'vitest';
import { LookBack } from './look_back.svelte.ts';
import type { LogEntry, PastView } from './session.ts';

const LOG: LogEntry[] = [
  { seq: 1, what: { what: 'opened' }, events: null },
  { seq: 2, what: { what: 'started' }, events: null },
  { seq: 3, what: { what: 'acted', seat: 1 }, events: [{ event: 'bid' }] },
  { seq: 4, what: { what: 'said', person: '', name: 'Ada', text: 'Hello' }, events: null },
  { seq: 5, what: { what: 'acted', seat: 0 }, events: [] },
];
const pastView = (seq: number): PastView => ({ seq, view: `view ${seq}` });

const open = (load = async (seq: number) => pastView(seq)) => new LookBack(() => LOG, load);

describe('looking back', () => {
  it('steps through the start and every decision', () => {
    expect(open().steps).toEqual([2, 3, 5]);
  });

  it('shows a moment, its log entry and who acted', async () => {
    const lookBack = open();
    expect([lookBack.past, lookBack.pastLine, lookBack.pastSeat]).toEqual([null, null, null]);
    await lookBack.look(3);
    expect([lookBack.past, lookBack.pastLine, lookBack.pastSeat]).toEqual([pastView(3), LOG[2], 1]);
    await lookBack.look(2);
    expect([lookBack.past, lookBack.pastSeat]).toEqual([pastView(2), null]);
    await lookBack.look(null);
    expect(lookBack.past).toBeNull();
  });

  it('opens the replay controls', async () => {
    const lookBack = open();
    await lookBack.look(3);
    expect(lookBack.stepping).toBe(true);
    await lookBack.look(null);
    expect(lookBack.stepping).toBe(true);
  });

  it('stays where it is if the moment cannot be loaded', async () => {
    const lookBack = open(async (seq) => {
      if (seq === 5) throw new Error('no connection');
      return pastView(seq);
    });
    await lookBack.look(3);
    await lookBack.look(5);
    expect(lookBack.past).toEqual(pastView(3));
  });

  it('shows the last requested moment, even if an earlier request is answered later', async () => {
    const answers = new Map<number, () => void>();
    const lookBack = open(async (seq) => {
      await new Promise<void>((done) => answers.set(seq, done));
      return pastView(seq);
    });
    const requests = [lookBack.look(2), lookBack.look(3)];
    answers.get(3)?.();
    await requests[1];
    answers.get(2)?.();
    await requests[0];
    expect(lookBack.past).toEqual(pastView(3));
    const late = lookBack.look(5);
    await lookBack.look(null);
    answers.get(5)?.();
    await late;
    expect(lookBack.past).toBeNull();
  });
});
