/** An audio context for tests, which notes what would sound. */
export class FakeAudioContext {
  currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = { name: 'destination' };
  readonly sources: FakeSource[] = [];
  readonly gains: { highest: number }[] = [];
  /** What `resume` waits for. */
  resuming: () => Promise<void> = async () => {};
  state: string;

  constructor(state = 'running') {
    this.state = state;
  }

  async resume() {
    await this.resuming();
    this.state = 'running';
  }

  createOscillator = () => this.#source('tone');
  createBufferSource = () => this.#source('noise');

  #source(kind: FakeSource['kind']) {
    const source = new FakeSource(kind);
    this.sources.push(source);
    return source;
  }

  createBiquadFilter = () => new FakeNode();

  createGain() {
    const values: number[] = [];
    const note = (value: number) => values.push(value);
    const gain = { setValueAtTime: note, exponentialRampToValueAtTime: note };
    const node = Object.assign(new FakeNode(), { gain });
    Object.defineProperty(node, 'highest', { get: () => Math.max(...values) });
    this.gains.push(node as unknown as { highest: number });
    return node;
  }

  createBuffer = (_channels: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
}

class FakeNode {
  type = '';
  buffer: unknown = null;
  readonly Q = { value: 0 };
  readonly frequency = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  next: FakeNode | null = null;

  connect(node: FakeNode) {
    this.next = node;
    return node;
  }
}

class FakeSource extends FakeNode {
  started = NaN;
  stopped = NaN;

  constructor(readonly kind: 'tone' | 'noise') {
    super();
  }

  /** The last node of the chain. */
  get output(): unknown {
    let node: FakeNode = this.next as FakeNode;
    while (node?.next) node = node.next;
    return node;
  }
  start(time: number) {
    this.started = time;
  }
  stop(time: number) {
    this.stopped = time;
  }
}
