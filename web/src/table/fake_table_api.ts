import { vi } from 'vitest';
import type { Analysis, Done, Frame, GameLog, Hint } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import type { FrameListener, TableApi } from './table_api.ts';
import type { DealtRecord } from './verify_deal.ts';

const done = async (): Promise<Done> => ({ seq: 0, repeated: false });
const missing = () => Promise.reject(new ApiError(404, { code: 'no_such_game' }));

/** A table for tests. Nothing is found and every command succeeds, unless a test says otherwise. */
export class FakeTableApi implements TableApi {
  readonly id = '0';
  readonly onThisDevice: boolean = false;
  /** Every stream that was opened, in order. */
  readonly streams: {
    after: number | null;
    closed: boolean;
    send: (frame: Frame) => void;
    presence: FrameListener['presence'];
  }[] = [];

  frame = vi.fn<() => Promise<Frame>>(missing);
  frameAt = vi.fn<(seq: number) => Promise<Frame>>(missing);
  log = vi.fn<() => Promise<GameLog>>(missing);
  decide = vi.fn<TableApi['decide']>(done);
  undo = vi.fn<TableApi['undo']>(done);
  leave = vi.fn(done);
  comeBack = vi.fn(done);
  resign = vi.fn(done);
  start = vi.fn(done);
  wait = vi.fn(done);
  sendChat = vi.fn<(text: string) => Promise<Done>>(done);
  muteChat = vi.fn<(muted: boolean) => Promise<Done>>(done);
  mutePerson = vi.fn<(person: string, muted: boolean) => Promise<Done>>(done);
  fillSeat = vi.fn<(seat: number, who: string) => Promise<Done>>(done);
  freeSeat = vi.fn<(seat: number) => Promise<Done>>(done);
  chooseColour = vi.fn<TableApi['chooseColour']>(done);
  chooseFirst = vi.fn<TableApi['chooseFirst']>(done);
  nameFirst = vi.fn<TableApi['nameFirst']>(done);
  close = vi.fn(async () => undefined);
  rematch = vi.fn<() => Promise<string>>(missing);
  repeatDeal = vi.fn<(seats: string[], from?: number) => Promise<string>>(missing);
  hint = vi.fn<() => Promise<Hint>>(missing);
  startAnalysis = vi.fn<() => Promise<Analysis>>(missing);
  analysis = vi.fn<() => Promise<Analysis>>(missing);
  record = vi.fn<() => Promise<DealtRecord>>(missing);

  follow(after: number | null, listener: FrameListener) {
    const stream = { after, closed: false, send: listener.frame, presence: listener.presence };
    this.streams.push(stream);
    return { close: () => void (stream.closed = true) };
  }
}
