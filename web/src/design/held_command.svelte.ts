/** Seconds in which a command can be undone. */
const SECONDS = 10;

type Held = {
  /** What will happen, in words. */
  text: string;
  send: () => unknown;
  onundo?: () => void;
};

/**
 * A command that waits ten seconds before it is sent, so that the user can undo it. It is sent at once when the page is
 * hidden or closed, and when another command follows.
 */
export class HeldCommand {
  current = $state.raw<Held | null>(null);
  /** Seconds left to undo it. */
  seconds = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    addEventListener('pagehide', () => this.send());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
  }

  hold(command: Held) {
    this.send();
    this.current = command;
    this.seconds = SECONDS;
    this.#timer = setInterval(() => {
      this.seconds -= 1;
      if (this.seconds <= 0) this.send();
    }, 1000);
  }

  undo() {
    this.#take()?.onundo?.();
  }

  /** Sends it now. */
  send() {
    this.#take()?.send();
  }

  #take(): Held | null {
    const command = this.current;
    clearInterval(this.#timer);
    this.current = null;
    return command;
  }
}

export const heldCommand = new HeldCommand();
