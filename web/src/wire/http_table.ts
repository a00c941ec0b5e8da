import { dealNotes, dropNonce, nonceFor, noteHashes } from '../table/deal_notes.ts';
import type { FrameListener, TableApi } from '../table/table_api.ts';
import type { DealtRecord } from '../table/verify_deal.ts';
import type {
  Analysis,
  Done,
  First,
  Frame,
  GameLog,
  Hint,
  NewOccupant,
  Opened,
  PresenceView,
  RepeatDeal,
  SeatColour,
} from '../types/server.ts';
import { ApiError } from './api_error.ts';
import { openEventStream } from './event_stream.ts';
import { FrameReader } from './frame_reader.ts';
import { me } from './identity.svelte.ts';
import { get, post, postOnce, postWhenConnected, put, remove, removeForSure } from './request.ts';

/** A table on the server, by its HTTP API. */
export class HttpTable implements TableApi {
  readonly id: string;
  readonly onThisDevice = false;
  readonly #path: string;

  constructor(id: string) {
    this.id = id;
    this.#path = `api/games/${id}`;
  }

  frame = () => get<Frame>(this.#path);
  frameAt = (seq: number) => get<Frame>(`${this.#path}/at/${seq}`);
  log = () => get<GameLog>(`${this.#path}/log`);

  follow(after: number | null, listener: FrameListener) {
    const path = (lastId: string | null) => {
      const from = lastId ?? after;
      return `${this.#path}/events?presence=true&patches=true${from ? `&after=${from}` : ''}`;
    };
    const reader = new FrameReader();
    return openEventStream(path, {
      ...listener,
      message: ({ event, data }) => {
        const frame = reader.read(event, data);
        if (frame) listener.frame(frame);
        if (event === 'presence') listener.presence?.((JSON.parse(data) as PresenceView).people);
      },
    });
  }

  decide = (action: unknown, after: number, onwait: (waiting: boolean) => void) =>
    this.#patientCommand('decisions', { action, after }, onwait);
  undo = (after: number, onwait: (waiting: boolean) => void) =>
    this.#patientCommand('undo', { after }, onwait);
  leave = () => this.#lastCommand('leave');
  resign = () => this.#lastCommand('resign');
  comeBack = () => this.#command('return');
  start = () => this.#command('start');
  wait = () => this.#command('wait');
  sendChat = (text: string) => this.#command('talk', { text });
  muteChat = (muted: boolean) => this.#signedIn(() => put<Done>(`${this.#path}/talk`, { muted }));
  mutePerson = (person: string, muted: boolean) =>
    this.#signedIn(() => put<Done>(`${this.#path}/talk/${person}`, { muted }));
  fillSeat = (seat: number, who: string) =>
    this.#signedIn(() => (who === 'me' ? this.#sit(seat) : this.#putSeat(seat, { who })));
  freeSeat = (seat: number) => this.#signedIn(() => remove<Done>(`${this.#path}/seats/${seat}`));
  chooseColour = (seat: number, colour: SeatColour) =>
    this.#signedIn(() => put<Done>(`${this.#path}/seats/${seat}/colour`, { colour }));
  chooseFirst = (first: First) => this.#signedIn(() => put<Done>(`${this.#path}/first`, { first }));
  nameFirst = (seat: number) => this.#signedIn(() => put<Done>(`${this.#path}/first`, { seat }));
  close = () => this.#signedIn(() => removeForSure<void>(this.#path));
  hint = () => this.#signedIn(() => get<Hint>(`${this.#path}/hint`));
  startAnalysis = () => this.#signedIn(() => post<Analysis>(`${this.#path}/analysis`));
  analysis = () => this.#signedIn(() => get<Analysis>(`${this.#path}/analysis`));
  record = () => get<DealtRecord>(`${this.#path}/record`);

  async rematch(): Promise<string> {
    const { id } = await this.#signedIn(() => post<Opened>(`${this.#path}/rematch?reserve=true`));
    await takeReservedSeat(new HttpTable(id));
    return id;
  }

  async repeatDeal(seats: string[], from?: number): Promise<string> {
    const body: RepeatDeal = from === undefined ? { seats } : { seats, from };
    const { id } = await this.#signedIn(() => post<Opened>(`${this.#path}/repeat`, body));
    return id;
  }

  /** Sits down and adds a nonce to the deal, which shows at the end that nobody chose it. */
  async #sit(seat: number): Promise<Done> {
    const isNew = dealNotes(this.id).nonce === null;
    const nonce = nonceFor(this.id);
    try {
      return await this.#putSeat(seat, nonce === null ? { who: 'me' } : { who: 'me', nonce });
    } catch (error) {
      // Without a refusal the server may have the nonce.
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isNew && refused) dropNonce(this.id);
      throw error;
    }
  }

  #putSeat(seat: number, occupant: NewOccupant): Promise<Done> {
    return put<Done>(`${this.#path}/seats/${seat}`, occupant);
  }

  #command(name: string, body?: unknown): Promise<Done> {
    return this.#signedIn(() => postOnce<Done>(`${this.#path}/${name}`, body));
  }

  /** A command that the user gave before they closed the page. */
  #lastCommand(name: string): Promise<Done> {
    return this.#signedIn(() => postOnce<Done>(`${this.#path}/${name}`, undefined, true));
  }

  #patientCommand(name: string, body: unknown, onwait: (waiting: boolean) => void): Promise<Done> {
    return this.#signedIn(() => postWhenConnected<Done>(`${this.#path}/${name}`, body, onwait));
  }

  async #signedIn<T>(request: () => Promise<T>): Promise<T> {
    await me.signIn();
    return request();
  }
}

/**
 * Takes the seat that is reserved for the user. If it fails, the user can try again at the table.
 *
 * The page reserves its seat at a new table and sits down in a second request, because a nonce may be sent only after
 * the table has shown the hash of the server's secret.
 */
export async function takeReservedSeat(table: TableApi): Promise<void> {
  const frame = await table.frame().catch(() => null);
  if (!frame) return;
  noteHashes(frame.table);
  const seat = frame.table.seats.findIndex(
    ({ occupant }) => occupant?.kind === 'invited' && occupant.id === me.id,
  );
  if (seat >= 0) await table.fillSeat(seat, 'me').catch(() => undefined);
}
