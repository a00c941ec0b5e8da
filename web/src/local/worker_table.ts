import type { FrameListener, TableApi } from '../table/table_api.ts';
import type { SeatColour, First } from '../types/server.ts';
import type { LocalTables } from './local_tables.ts';
import type { LocalPerson, PersonCommand } from './requests.ts';

type View = {
  /** Whether several people share this device. */
  shared?: boolean;
  /** Whether to show only what everybody may see. */
  public?: boolean;
};

/** A table on this device. Its engine runs in a worker. Commands are those of `person`. */
export class WorkerTable implements TableApi {
  readonly id: string;
  readonly onThisDevice = true;
  readonly shared: boolean;
  readonly #tables: LocalTables;
  readonly #person: LocalPerson;
  readonly #viewer: string | null;

  constructor(tables: LocalTables, id: string, person: LocalPerson, view: View = {}) {
    this.#tables = tables;
    this.id = id;
    this.#person = person;
    this.#viewer = view.public ? null : person.id;
    this.shared = view.shared ?? false;
  }

  async frame() {
    const { id } = this;
    const ask = { id, person: this.#viewer, after: null };
    const [frame] = await this.#tables.read(id, (engine) => engine.call('frames', ask));
    if (!frame) throw new Error('the engine always knows the present state');
    return frame;
  }
  frameAt = (seq: number) =>
    this.#tables.read(this.id, (engine) =>
      engine.call('look_back', { id: this.id, person: this.#viewer, seq }),
    );
  log = () =>
    this.#tables.read(this.id, (engine) => engine.call('log', { id: this.id, person: this.#viewer }));

  follow(after: number | null, listener: FrameListener) {
    return this.#tables.follow(this.id, this.#viewer, after, listener);
  }

  decide = (action: unknown, after: number) => this.#execute({ command: 'act', action, after });
  undo = (after: number) => this.#execute({ command: 'undo', after });
  leave = () => this.#execute({ command: 'leave' });
  comeBack = () => this.#execute({ command: 'return' });
  resign = () => this.#execute({ command: 'resign' });
  sendChat = (text: string) => this.#execute({ command: 'chat', text });
  muteChat = (muted: boolean) => this.#execute({ command: 'mute', muted });
  mutePerson = (target: string, muted: boolean) => this.#execute({ command: 'mute_person', target, muted });
  fillSeat = (seat: number, who: string) =>
    this.#execute(who === 'me' ? { command: 'sit', seat } : { command: 'seat_bot', seat, level: who });
  freeSeat = (seat: number) => this.#execute({ command: 'free', seat });
  chooseColour = (seat: number, colour: SeatColour) =>
    this.#execute({ command: 'choose_colour', seat, colour });
  chooseFirst = (first: First) => this.#execute({ command: 'choose_first', first });
  nameFirst = (seat: number) => this.#execute({ command: 'name_first', seat });
  start = () => this.#execute({ command: 'start' });
  wait = () => this.#execute({ command: 'wait' });
  close = async () => void (await this.#execute({ command: 'close' }));

  rematch = () => this.#tables.rematch(this.id, this.#person);
  repeatDeal = (seats: string[], from?: number) =>
    this.#tables.repeatDeal(this.id, this.#person, seats, from);

  hint = () => this.#tables.hint(this.id, this.#person.id);
  startAnalysis = () => this.#tables.startAnalysis(this.id);
  analysis = () => this.#tables.analysis(this.id);
  record = () => this.#tables.read(this.id, (engine) => engine.call('record', { id: this.id }));

  #execute(command: PersonCommand) {
    return this.#tables.execute(this.id, this.#person, command);
  }
}
