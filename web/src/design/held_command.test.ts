import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldCommand } from './held_command.svelte.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const command = () => ({ text: 'You leave.', send: vi.fn(), onundo: vi.fn() });

describe('a command that can be undone', () => {
  it('is sent once, after ten seconds', () => {
    const held = new HeldCommand();
    const leave = command();
    held.hold(leave);
    expect([held.current?.text, held.seconds]).toEqual(['You leave.', 10]);
    vi.advanceTimersByTime(9999);
    expect(leave.send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(leave.send).toHaveBeenCalledTimes(1);
    expect(leave.onundo).not.toHaveBeenCalled();
    expect(held.current).toBeNull();
  });

  it('is never sent after an undo', () => {
    const held = new HeldCommand();
    const leave = command();
    held.hold(leave);
    vi.advanceTimersByTime(9000);
    held.undo();
    held.undo();
    dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(30_000);
    expect(leave.send).not.toHaveBeenCalled();
    expect(leave.onundo).toHaveBeenCalledTimes(1);
  });

  it('is sent at once when the page closes or another command follows', () => {
    const held = new HeldCommand();
    const [leave, close] = [command(), command()];
    held.hold(leave);
    held.hold(close);
    expect(leave.send).toHaveBeenCalledTimes(1);
    expect(close.send).not.toHaveBeenCalled();
    dispatchEvent(new Event('pagehide'));
    expect(close.send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    expect(close.send).toHaveBeenCalledTimes(1);
  });
});
