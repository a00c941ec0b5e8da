import type { Frame } from '../types/server.ts';
import { type Operation, patched } from './json_patch.ts';

/** A frame with what changed since the frame before. */
type FramePatch = Pick<Frame, 'seq' | 'at' | 'what' | 'events'> & { patch: Operation[] };

/** Reads the frames of a stream, which are whole or tell what changed since the frame before. */
export class FrameReader {
  #table: Frame['table'] | undefined;
  #view: unknown;

  /** The frame in an event; `null` if it has none. */
  read(event: string | undefined, data: string): Frame | null {
    if (event === 'frame') return this.#keep(JSON.parse(data) as Frame);
    if (event !== 'patch' || !this.#table) return null;
    const { patch, ...rest } = JSON.parse(data) as FramePatch;
    const { table, view } = patched({ table: this.#table, view: this.#view }, patch);
    // As in a whole frame, a view that did not change is absent.
    return this.#keep({ ...rest, table, ...(view === this.#view ? {} : { view }) });
  }

  #keep(frame: Frame): Frame {
    this.#table = frame.table;
    if (frame.view !== undefined) this.#view = frame.view;
    return frame;
  }
}
