import { describe, expect, it, vi } from 'vitest';
import { frame } from '../../tests/sample_views.ts';
import { FrameQueue } from './frame_queue.svelte.ts';
import { TableState } from './table_state.svelte.ts';

const acted = { what: 'acted', seat: 1 } as const;
const settle = () => new Promise((done) => setTimeout(done));
const move = (seq: number) => frame(seq, acted, { events: [{}], view: seq });

function open({ animated = true } = {}) {
  const state = new TableState();
  const onEmpty = vi.fn();
  const queue = new FrameQueue(state, { animated: () => animated, onEmpty });
  return { state, queue, onEmpty };
}

/** An animator whose animations end when the test says so. */
function slowAnimator(queue: FrameQueue) {
  const started: string[] = [];
  let finish = () => {};
  queue.animator = async ({ seq }, before) => {
    started.push(`${seq} on ${String(before)}`);
    await new Promise<void>((done) => (finish = done));
  };
  return {
    started,
    finish: () => {
      finish();
      return settle();
    },
  };
}

describe('the frame queue', () => {
  it('applies a frame without events at once', () => {
    const { state, queue, onEmpty } = open();
    queue.push(frame(5, null, { view: 'a garden' }));
    expect([state.seq, state.now, queue.waiting]).toEqual([5, 'a garden', 0]);
    expect(onEmpty).toHaveBeenCalledTimes(1);
  });

  it('animates one frame after the other, each on the view before it', async () => {
    const { state, queue, onEmpty } = open();
    queue.push(frame(1, null, { view: 1 }));
    const { started, finish } = slowAnimator(queue);
    queue.push(move(2));
    queue.push(move(3));
    await settle();
    expect([started, state.now, queue.waiting]).toEqual([['2 on 1'], 1, 2]);
    await finish();
    expect([started, state.now, queue.waiting]).toEqual([['2 on 1', '3 on 2'], 2, 1]);
    await finish();
    expect([state.now, queue.waiting]).toEqual([3, 0]);
    expect(onEmpty).toHaveBeenCalledTimes(2);
  });

  it('shows the waiting frames without animation after a skip, and animates later ones again', async () => {
    const { state, queue } = open();
    queue.push(frame(1, null, { view: 1 }));
    const { started, finish } = slowAnimator(queue);
    for (const seq of [2, 3, 4]) queue.push(move(seq));
    await settle();
    queue.skip();
    await finish();
    expect([started, state.now, queue.waiting]).toEqual([['2 on 1'], 4, 0]);
    queue.push(move(5));
    await settle();
    expect(started).toEqual(['2 on 1', '5 on 4']);
    await finish();
  });

  it('ignores a skip while nothing waits', async () => {
    const { queue } = open();
    queue.push(frame(1, null, { view: 1 }));
    const { started } = slowAnimator(queue);
    queue.skip();
    queue.push(move(2));
    await settle();
    expect(started).toEqual(['2 on 1']);
  });

  it('drops frames that it has received before', async () => {
    const { state, queue } = open();
    queue.animator = async () => undefined;
    queue.push(frame(4, null, { view: 4 }));
    queue.push(frame(4, acted, { events: [{}], view: 'repeated' }));
    queue.push(frame(3, acted, { events: [{}], view: 'old' }));
    expect([state.now, state.seq, state.log]).toEqual([4, 4, []]);
    queue.push(move(5));
    await settle();
    expect(state.log.map(({ seq }) => seq)).toEqual([5]);
  });

  it('waits for the board to load', async () => {
    const { state, queue } = open();
    queue.push(frame(1, null, { view: 1 }));
    queue.push(move(2));
    await settle();
    expect([state.now, queue.waiting]).toEqual([1, 1]);
    const { started, finish } = slowAnimator(queue);
    await settle();
    expect(started).toEqual(['2 on 1']);
    await finish();
    expect([state.now, queue.waiting]).toEqual([2, 0]);
  });

  it('shows frames without the board if it does not load', async () => {
    vi.useFakeTimers();
    const { state, queue } = open();
    queue.push(frame(1, null, { view: 1 }));
    queue.push(move(2));
    await vi.advanceTimersByTimeAsync(5000);
    expect(state.now).toBe(2);
    vi.useRealTimers();
  });

  it('does not animate while the user looks back', async () => {
    const { state, queue } = open({ animated: false });
    const { started } = slowAnimator(queue);
    queue.push(frame(1, null, { view: 1 }));
    queue.push(move(2));
    await settle();
    expect([started, state.now]).toEqual([[], 2]);
  });

  it('applies a frame even if its animation fails', async () => {
    const { state, queue } = open();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queue.push(frame(1, null, { view: 1 }));
    queue.animator = () => Promise.reject(new Error('no such element'));
    queue.push(move(2));
    await settle();
    expect(state.now).toBe(2);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});
