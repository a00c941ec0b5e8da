import { notices } from '../design/notices.svelte.ts';
import type { Done } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import type { Pointing } from './pointing.svelte.ts';
import type { TableApi } from './table_api.ts';
import type { TableState } from './table_state.svelte.ts';

/** The user's commands to a live table. Failures are shown as notices. */
export class Commands {
  /** Whether a command is on its way; others are refused meanwhile. */
  sending = $state(false);
  /** Whether the last command was an undo. */
  backwards = false;
  /** The log entry of the user's last decision, whose frame may arrive after the answer. */
  #decidedSeq = $state(0);
  readonly #api: TableApi;
  readonly #state: TableState;
  readonly #pointing: Pointing;

  constructor(api: TableApi, state: TableState, pointing: Pointing) {
    this.#api = api;
    this.#state = state;
    this.#pointing = pointing;
  }

  /** Whether the frame of the last decision has not arrived yet, so that the view is out of date. */
  get pending(): boolean {
    return this.sending || this.#state.seq < this.#decidedSeq;
  }

  decide = (action: unknown) => {
    this.backwards = false;
    return this.#sendDecision(() => this.#api.decide(action, this.#state.seq));
  };
  undo = () => {
    this.backwards = true;
    return this.#sendDecision(() => this.#api.undo(this.#state.seq));
  };
  leave = () => this.#send(() => this.#api.leave());
  comeBack = () => this.#send(() => this.#api.comeBack());
  start = () => this.#send(() => this.#api.start());
  sendChat = (text: string) => this.#send(() => this.#api.sendChat(text));

  muteChat = async (muted: boolean) => void (await this.#request(() => this.#api.muteChat(muted)));
  mutePerson = async (person: string, muted: boolean) =>
    void (await this.#request(() => this.#api.mutePerson(person, muted)));
  fillSeat = async (seat: number, who: string) =>
    void (await this.#request(() => this.#api.fillSeat(seat, who)));
  freeSeat = async (seat: number) => void (await this.#request(() => this.#api.freeSeat(seat)));
  close = async () => void (await this.#request(() => this.#api.close()));

  /** Opens or joins the rematch, and returns its id. */
  rematch = () => this.#request(() => this.#api.rematch());
  startAnalysis = () => this.#request(() => this.#api.startAnalysis());
  fetchAnalysis = () => this.#request(() => this.#api.analysis());
  fetchRecord = () => this.#request(() => this.#api.record());
  askHint = async () => this.#pointing.showHint(await this.#request(() => this.#api.hint()));

  async #sendDecision(request: () => Promise<Done>): Promise<boolean> {
    return this.#send(async () => {
      const { seq } = await request();
      this.#decidedSeq = Math.max(this.#decidedSeq, seq);
    });
  }

  async #send(request: () => Promise<unknown>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.#pointing.dismissHint();
    let done = false;
    await this.#request(async () => {
      await request();
      done = true;
    });
    this.sending = false;
    return done;
  }

  /** Returns the answer, or null after an error. A stale decision needs no notice: the board shows why in a moment. */
  async #request<T>(send: () => Promise<T>): Promise<T | null> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) notices.showError(error);
      return null;
    }
  }
}
