import { notices } from '../design/notices.svelte.ts';
import type { Done, First, SeatColour } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import { say } from '../words/words.svelte.ts';
import type { Pointing } from './pointing.svelte.ts';
import type { TableApi } from './table_api.ts';
import type { TableState } from './table_state.svelte.ts';

/** The user's commands to a live table. Failures are shown as notices. */
export class Commands {
  /** Whether a decision or an undo is on its way. Another one is refused meanwhile, because it would answer an old view. */
  sending = $state(false);
  /** Whether that decision waits for a connection. */
  unsent = $state(false);
  /** Other commands that are on their way, by name. Each is sent once at a time; none of them holds up a decision. */
  readonly #others: Record<string, boolean> = {};
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
    return this.#sendDecision((onwait) => this.#api.decide(action, this.#state.seq, onwait));
  };
  undo = () => {
    this.backwards = true;
    return this.#sendDecision((onwait) => this.#api.undo(this.#state.seq, onwait));
  };
  leave = () => this.#send('leave', () => this.#api.leave());
  comeBack = () => this.#send('comeBack', () => this.#api.comeBack());
  resign = () => this.#send('resign', () => this.#api.resign());
  start = () => this.#send('start', () => this.#api.start());
  wait = () => this.#send('wait', () => this.#api.wait());
  sendChat = (text: string) => this.#send('chat', () => this.#api.sendChat(text));

  muteChat = async (muted: boolean) => void (await this.#request(() => this.#api.muteChat(muted)));
  mutePerson = async (person: string, muted: boolean) =>
    void (await this.#request(() => this.#api.mutePerson(person, muted)));
  fillSeat = async (seat: number, who: string) =>
    void (await this.#request(() => this.#api.fillSeat(seat, who)));
  freeSeat = async (seat: number) => void (await this.#request(() => this.#api.freeSeat(seat)));
  chooseColour = async (seat: number, colour: SeatColour) =>
    void (await this.#request(() => this.#api.chooseColour(seat, colour)));
  chooseFirst = async (first: First) => void (await this.#request(() => this.#api.chooseFirst(first)));
  nameFirst = async (seat: number) => void (await this.#request(() => this.#api.nameFirst(seat)));
  close = async () => void (await this.#request(() => this.#api.close()));

  /** Opens or joins the rematch, and returns its id. */
  rematch = () => this.#request(() => this.#api.rematch());
  /** Opens a table with the same deal, and returns its id. */
  repeatDeal = (seats: string[], from?: number) => this.#request(() => this.#api.repeatDeal(seats, from));
  startAnalysis = () => this.#request(() => this.#api.startAnalysis());
  fetchAnalysis = () => this.#request(() => this.#api.analysis());
  fetchRecord = () => this.#request(() => this.#api.record());
  askHint = async () => this.#pointing.showHint(await this.#request(() => this.#api.hint()));

  async #sendDecision(request: (onwait: (waiting: boolean) => void) => Promise<Done>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.#pointing.dismissHint();
    let waited = false;
    const onwait = (waiting: boolean) => {
      this.unsent = waiting;
      waited ||= waiting;
    };
    const done = await this.#request(
      () => request(onwait),
      () => waited,
    );
    if (done) this.#decidedSeq = Math.max(this.#decidedSeq, done.seq);
    this.sending = false;
    return done !== null;
  }

  async #send(name: string, request: () => Promise<Done>): Promise<boolean> {
    if (this.#others[name]) return false;
    this.#others[name] = true;
    this.#pointing.dismissHint();
    const done = await this.#request(request);
    this.#others[name] = false;
    return done !== null;
  }

  /**
   * Returns the answer, or null after an error. A stale decision needs no notice, because the board shows why in a moment,
   * unless it has waited for a connection.
   */
  async #request<T>(send: () => Promise<T>, waited = () => false): Promise<T | null> {
    try {
      return await send();
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'stale';
      if (!stale) notices.showError(error);
      else if (waited()) notices.show(say('connection.too_late'));
      return null;
    }
  }
}
