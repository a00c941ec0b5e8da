import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureOf, share } from './picture.ts';

/** What was painted: the drawing as text, and on how large a canvas. */
let painted: { source: string; width: number; height: number }[];

beforeEach(() => {
  painted = [];
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
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never;
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
    expect(source).toContain('fill:#101010');
  });

  it('says whose it is, whatever the name is made of', async () => {
    await pictureOf(garden(), 'Ada <3 & Bert', 'Gloriette');
    expect(painted[0]?.source).toContain('Ada &lt;3 &amp; Bert');
  });

  it('is saved under its name', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:garden';
    await share(new Blob(), 'gloriette.png');
    expect(click).toHaveBeenCalledTimes(1);
    expect(click.mock.contexts[0]).toMatchObject({ download: 'gloriette.png', href: 'blob:garden' });
  });
});
