import type { FrameListener, TableApi } from '../table/table_api.ts';
import type { Analysis, Done, Frame, GameLog, Hint, Opened } from '../types/server.ts';
import { openEventStream } from './event_stream.ts';
import { me } from './identity.svelte.ts';
import { get, post, postOnce, put, remove } from './request.ts';

/** A table on the server, by its HTTP API. */
export class HttpTable implements TableApi {
  readonly id: string;
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
      return `${this.#path}/events${from ? `?after=${from}` : ''}`;
    };
    return openEventStream(path, {
      ...listener,
      message: ({ event, data }) => {
        if (event === 'frame') listener.frame(JSON.parse(data) as Frame);
      },
    });
  }

  decide = (action: unknown, after: number) => this.#command('decisions', { action, after });
  undo = (after: number) => this.#command('undo', { after });
  leave = () => this.#command('leave');
  comeBack = () => this.#command('return');
  start = () => this.#command('start');
  sendChat = (text: string) => this.#command('talk', { text });
  muteChat = (muted: boolean) => this.#signedIn(() => put<Done>(`${this.#path}/talk`, { muted }));
  mutePerson = (person: string, muted: boolean) =>
    this.#signedIn(() => put<Done>(`${this.#path}/talk/${person}`, { muted }));
  fillSeat = (seat: number, who: string) =>
    this.#signedIn(() => put<Done>(`${this.#path}/seats/${seat}`, { who }));
  freeSeat = (seat: number) => this.#signedIn(() => remove<Done>(`${this.#path}/seats/${seat}`));
  close = () => this.#signedIn(() => remove<void>(this.#path));
  hint = () => this.#signedIn(() => get<Hint>(`${this.#path}/hint`));
  startAnalysis = () => this.#signedIn(() => post<Analysis>(`${this.#path}/analysis`));
  analysis = () => this.#signedIn(() => get<Analysis>(`${this.#path}/analysis`));

  async rematch(): Promise<string> {
    const { id } = await this.#signedIn(() => post<Opened>(`${this.#path}/rematch`));
    await takeReservedSeat(new HttpTable(id));
    return id;
  }

  #command(name: string, body?: unknown): Promise<Done> {
    return this.#signedIn(() => postOnce<Done>(`${this.#path}/${name}`, body));
  }

  async #signedIn<T>(request: () => Promise<T>): Promise<T> {
    await me.signIn();
    return request();
  }
}

/** Takes the seat that is reserved for the user, if somebody else has opened the rematch. */
async function takeReservedSeat(table: TableApi): Promise<void> {
  const frame = await table.frame().catch(() => null);
  const seat = frame?.table.seats.findIndex(
    ({ occupant }) => occupant?.kind === 'invited' && occupant.id === me.id,
  );
  if (seat !== undefined && seat >= 0) await table.fillSeat(seat, 'me').catch(() => undefined);
}
