import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureOf, share } from './picture.ts';

/** The images that were painted: their SVG source and the size of the canvas. */
let painted: { source: string; width: number; height: number }[];
let written: { text: string; font: string; colour: string }[];

beforeEach(() => {
  painted = [];
  written = [];
  document.documentElement.style.setProperty('--font-title', "'Quill', serif");
  document.documentElement.style.setProperty('--paper', '#fefefe');
  document.documentElement.style.setProperty('--ink', 'var(--pen)');
  document.documentElement.style.setProperty('--pen', '#101010');
  document.body.innerHTML =
    '<svg class="sprites"><symbol id="leaf"><path fill="var(--paper)"/></symbol></svg>' +
    '<svg id="garden" viewBox="-50 0 600 300"><rect class="edge svelte-x" width="10"/><use href="#leaf"/></svg>';
  let source = '';
  vi.stubGlobal(
    'Image',
    class {
      set src(value: string) {
        source = decodeURIComponent(value.slice(value.indexOf(',') + 1));
      }
      decode = () => Promise.resolve();
    },
  );
  const context = {
    font: '',
    fillStyle: '',
    drawImage: () => undefined,
    fillText: (text: string) => written.push({ text, font: context.font, colour: context.fillStyle }),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  Object.defineProperty(document, 'fonts', {
    value: { load: () => Promise.resolve([]) },
    configurable: true,
  });
  HTMLCanvasElement.prototype.toBlob = function (done: BlobCallback) {
    painted.push({ source, width: this.width, height: this.height });
    done(new Blob(['png'], { type: 'image/png' }));
  };
});

afterEach(() => vi.unstubAllGlobals());

const CAPTION = { title: 'Sanssouci', scores: 'Ada 7', address: 'example.org' };
const garden = () => document.querySelector<SVGSVGElement>('#garden')!;

describe('a picture', () => {
  it('has a fixed width and the aspect ratio of the garden, plus a border and space for the title', async () => {
    await pictureOf(garden(), CAPTION);
    expect(painted[0]).toMatchObject({ width: 1296, height: 600 + 96 + 180 });
  });

  it('contains the sprites, but no class names', async () => {
    await pictureOf(garden(), CAPTION);
    const { source } = painted[0]!;
    expect(source).toContain('<symbol id="leaf">');
    expect(source).not.toContain('svelte-x');
  });

  it('contains colours instead of CSS variables', async () => {
    await pictureOf(garden(), CAPTION);
    const { source } = painted[0]!;
    expect(source).not.toContain('var(--');
    expect(source).toContain('fill="#fefefe"');
    expect(written[0]?.colour).toBe('#101010');
  });

  it('has a caption in the title font, whatever characters the name has', async () => {
    await pictureOf(garden(), { ...CAPTION, scores: 'Ada <3 & Bert 7' });
    expect(written.map(({ text }) => text)).toEqual(['Sanssouci', 'Ada <3 & Bert 7', 'example.org']);
    expect(written[0]?.font).toBe("56px 'Quill', serif");
  });

  it('is downloaded under its name', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:garden';
    await share(new Blob(), 'gloriette.png');
    expect(click).toHaveBeenCalledTimes(1);
    expect(click.mock.contexts[0]).toMatchObject({ download: 'gloriette.png', href: 'blob:garden' });
  });
});
