import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A history with the behaviour of browsers that matters here: going back takes a moment, then `popstate` follows. */
class FakeHistory {
  entries: { state: unknown; url: string }[] = [{ state: null, url: 'page' }];
  index = 0;
  get state() {
    return this.entries[this.index]?.state ?? null;
  }
  get url() {
    return this.entries[this.index]?.url;
  }
  pushState(state: unknown, _: string, url = this.url ?? '') {
    this.entries = [...this.entries.slice(0, this.index + 1), { state, url }];
    this.index += 1;
  }
  replaceState(state: unknown, _: string, url = this.url ?? '') {
    this.entries[this.index] = { state, url };
  }
  go(by: number) {
    queueMicrotask(() => {
      this.index += by;
      dispatchEvent(new PopStateEvent('popstate', { state: this.state }));
    });
  }
}

let history: FakeHistory;
let module: typeof import('./back_closes.ts');
let unwatch: () => void;
const wait = () => new Promise((done) => setTimeout(done));

/** An overlay that calls back when it is closed, as the dialog does. */
function overlay() {
  const shown = { open: true, close: () => undefined as void };
  const closed = module.backCloses(() => shown.close());
  shown.close = () => {
    shown.open = false;
    closed();
  };
  return shown;
}

/** Loads the page, with what its history has. */
async function load() {
  vi.resetModules();
  module = await import('./back_closes.ts');
  unwatch = module.watchHistory();
}

beforeEach(async () => {
  history = new FakeHistory();
  vi.stubGlobal('history', history);
  await load();
});

afterEach(() => unwatch());

describe('back', () => {
  it('closes the overlay and stays on the page', async () => {
    const shown = overlay();
    history.go(-1);
    await wait();
    expect(shown.open).toBe(false);
    expect([history.index, history.url]).toEqual([0, 'page']);
  });

  it('closes the overlay on top first', async () => {
    const [below, above] = [overlay(), overlay()];
    history.go(-1);
    await wait();
    expect([below.open, above.open]).toEqual([true, false]);
    history.go(-1);
    await wait();
    expect(below.open).toBe(false);
    expect(history.index).toBe(0);
  });

  it('finds no entry of an overlay that was closed otherwise', async () => {
    history.pushState(null, '', 'next');
    overlay().close();
    await wait();
    expect([history.index, history.url, history.state]).toEqual([1, 'next', null]);
  });

  it('closes an overlay that was opened right after another was closed', async () => {
    overlay().close();
    const second = overlay();
    await wait();
    expect([history.index, history.state]).toEqual([1, { overlays: 1 }]);
    history.go(-1);
    await wait();
    expect(second.open).toBe(false);
    expect(history.index).toBe(0);
  });
});

it('forward does not lead to an overlay that is gone', async () => {
  overlay();
  history.go(-1);
  await wait();
  history.go(1);
  await wait();
  expect([history.index, history.state]).toEqual([0, null]);
});

it('a reload leaves the entry of an overlay', async () => {
  history.pushState({ overlays: 1 }, '');
  unwatch();
  await load();
  await wait();
  expect([history.index, history.state]).toEqual([0, null]);
});

it('navigation replaces the entry of an open overlay', async () => {
  const shown = overlay();
  module.changeUrl('next', false);
  shown.close();
  await wait();
  expect(history.entries.map(({ url }) => url)).toEqual(['page', 'next']);
  expect(history.index).toBe(1);
});

it('navigation waits until the entry of a closed overlay is gone', async () => {
  overlay().close();
  module.whenSettled(() => module.changeUrl('next', false));
  await wait();
  expect(history.entries.map(({ url }) => url)).toEqual(['page', 'next']);
  expect([history.index, history.state]).toEqual([1, null]);
});
