import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureOf, share } from './picture.ts';

/** What was painted: the drawing as text, and on how large a canvas. */
let painted: { source: string; width: number; height: number }[];
let written: { words: string; font: string; colour: string }[];

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
  const brush = {
    font: '',
    fillStyle: '',
    drawImage: () => undefined,
    fillText: (words: string) => written.push({ words, font: brush.font, colour: brush.fillStyle }),
  };
  HTMLCanvasElement.prototype.getContext = (() => brush) as never;
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

const garden = () => document.querySelector<SVGSVGElement>('#garden')!;

describe('a picture', () => {
  it('is as wide as always and as high as the garden needs, with a border and room for the title', async () => {
    await pictureOf(garden(), 'Ada', 'Gloriette');
    expect(painted[0]).toMatchObject({ width: 1296, height: 600 + 96 + 130 });
  });

  it('takes the sprites along, and no style sheet’s names', async () => {
    await pictureOf(garden(), 'Ada', 'Gloriette');
    const { source } = painted[0]!;
    expect(source).toContain('<symbol id="leaf">');
    expect(source).not.toContain('svelte-x');
  });

  it('knows the colours, which are names on the page', async () => {
    await pictureOf(garden(), 'Ada', 'Gloriette');
    const { source } = painted[0]!;
    expect(source).not.toContain('var(--');
    expect(source).toContain('fill="#fefefe"');
    expect(written[0]?.colour).toBe('#101010');
  });

  it('says whose it is, whatever the name is made of, in the font of titles', async () => {
    await pictureOf(garden(), 'Ada <3 & Bert', 'Gloriette');
    expect(written.map(({ words }) => words)).toEqual(['Ada <3 & Bert', 'Gloriette']);
    expect(written[0]?.font).toBe("56px 'Quill', serif");
  });

  it('is saved under its name', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:garden';
    await share(new Blob(), 'gloriette.png');
    expect(click).toHaveBeenCalledTimes(1);
    expect(click.mock.contexts[0]).toMatchObject({ download: 'gloriette.png', href: 'blob:garden' });
  });
});
