import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Red, green, blue from 0 to 255, and how opaque. */
type Colour = [number, number, number, number];
type Box = { left: number; top: number; width: number; height: number };
/** A text as it is to be read: every line of it has its own box, in pixels of the whole page. */
type Text = { says: string; where: string; colour: Colour; needs: number; lines: Box[] };
/** The same page by one light: its texts, and a picture of all that lies behind them. */
type Sheet = { light: string; texts: Text[]; bare: string };
type Found = { seen: number; faint: string[] };

const LIGHTS = [
  ['day', 'light'],
  ['night', 'dark'],
] as const;
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/**
 * Every text has the contrast of WCAG AA against what is drawn behind it, by day and by night, on a laptop and on a
 * telephone. axe says nothing of text on drawings; this looks at the pixels.
 */
export async function expectLegible(page: Page, screen: string) {
  const before = page.viewportSize();
  const faint: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const found = await look(page);
    expect(found.seen, `${screen}, ${size.width} px: texts that were looked at`).toBeGreaterThan(20);
    faint.push(...found.faint.map((fault) => `${size.width} px, ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  expect.soft(faint, `${screen}: texts that are hard to read`).toEqual([]);
}

/** The page as it stands: how many texts one sees by day and by night, and which of them are too faint. */
export async function look(page: Page): Promise<Found> {
  const sheets: Sheet[] = [];
  for (const [light, colorScheme] of LIGHTS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', light);
    sheets.push({
      light,
      texts: await page.evaluate(textsOfThePage),
      bare: await picture(page, 'transparent'),
    });
  }
  // Not in its own colour: a text as light as its paper would not be seen to be there.
  const inked = await picture(page, '#f0f');
  return page.evaluate(measure, { sheets, inked });
}

/** The whole page with its text in another colour. */
async function picture(page: Page, ink: string): Promise<string> {
  await page.evaluate((ink) => {
    const sheet = new CSSStyleSheet();
    // Not `color`, which drawings take theirs from. Old paper is darker at its edges, and whatever scrolls comes there.
    sheet.replaceSync(`
      *, ::placeholder {
        -webkit-text-fill-color: ${ink} !important;
        text-decoration-color: transparent !important;
        transition: none !important;
        animation: none !important;
      }
      svg text, svg tspan { fill: ${ink} !important; }
      [data-theme='day'] body, [data-theme='day'] body::before { background: var(--paper-deep) !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  }, ink);
  const shot = await page.screenshot({ fullPage: true, scale: 'css' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return shot.toString('base64');
}

/** Every text that is not under a dialog, scrolled away, idle, or meant for ears alone. Runs in the page. */
function textsOfThePage(): Text[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const room = document.querySelector('dialog:modal') ?? document.body;
  // How high a stack is must be read whether or not it may be taken.
  const NOT_READ = ':is(:disabled, label:has(:disabled)):not(.supply *), .unseen, option, title, desc, style';
  const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';

  /** Whatever the colour is written as. */
  function parse(colour: string): Colour {
    if (!pen) throw new Error('there is no canvas');
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  const withAncestors = (element: Element | null): Element[] =>
    element ? [element, ...withAncestors(element.parentElement)] : [];

  function colourOf(element: Element, style: CSSStyleDeclaration): Colour {
    const drawn = element instanceof SVGElement;
    const [red, green, blue, alpha] = parse(drawn ? style.fill : style.webkitTextFillColor);
    const opacities = withAncestors(element).map((one) => Number(getComputedStyle(one).opacity));
    if (drawn) opacities.push(Number(style.fillOpacity));
    return [red, green, blue, opacities.reduce((all, one) => all * one, alpha)];
  }

  /** Large text may be fainter. */
  function needed(element: Element, style: CSSStyleDeclaration): number {
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(style.fontSize) * scale;
    return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  }

  function whereIs(element: Element): string {
    const named = withAncestors(element).map(({ localName, classList }) =>
      [localName, ...[...classList].filter((name) => !name.startsWith('svelte-'))].join('.'),
    );
    return named.slice(0, 4).reverse().join(' > ');
  }

  /** What is left of a line where its surroundings scroll, on the whole page. */
  function shown(line: DOMRect, frames: DOMRect[]): Box {
    const left = Math.max(line.left, ...frames.map((frame) => frame.left));
    const top = Math.max(line.top, ...frames.map((frame) => frame.top));
    const right = Math.min(line.right, ...frames.map((frame) => frame.right));
    const bottom = Math.min(line.bottom, ...frames.map((frame) => frame.bottom));
    return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
  }

  function textOf(element: Element, says: string, rects: Iterable<DOMRect>, part?: string): Text[] {
    if (element.closest(NOT_READ) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const frames = withAncestors(element)
      .filter((one) => one.parentElement && one !== document.body)
      .filter((one) => getComputedStyle(one).overflowY !== 'visible')
      .map((one) => one.getBoundingClientRect());
    const lines = [...rects]
      .map((line) => shown(line, frames))
      .filter(({ width, height }) => width > 1 && height > 1);
    const style = getComputedStyle(element, part);
    const quoted = says.trim().replace(/\s+/g, ' ').slice(0, 60);
    const [colour, needs] = [colourOf(element, style), needed(element, style)];
    return [{ says: quoted, where: whereIs(element), colour, needs, lines }];
  }

  function writtenIn(node: Node): Text[] {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return textOf(element, node.textContent, range.getClientRects());
  }

  function filledIn(field: HTMLInputElement): Text[] {
    const rects = [field.getBoundingClientRect()];
    if (field.value) return textOf(field, field.value, rects);
    const asked = field.getAttribute('placeholder');
    return asked ? textOf(field, asked, rects, '::placeholder') : [];
  }

  const texts = [...room.querySelectorAll<HTMLInputElement>(FIELDS)].flatMap(filledIn);
  const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(...writtenIn(walker.currentNode));
  return texts;
}

/** Runs in the page, which can read pictures. */
async function measure({ sheets, inked }: { sheets: Sheet[]; inked: string }): Promise<Found> {
  async function drawn(picture: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('there is no canvas');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  }

  const linear = Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = (value: number) => linear[Math.round(value)] ?? 0;
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

  type Pixel = [number, number, number];
  function contrast([red, green, blue, alpha]: Colour, behind: Pixel): number {
    const mixed = (ink: number, paper: number) => alpha * ink + (1 - alpha) * paper;
    const letter = luminance(mixed(red, behind[0]), mixed(green, behind[1]), mixed(blue, behind[2]));
    const paper = luminance(...behind);
    return (Math.max(letter, paper) + 0.05) / (Math.min(letter, paper) + 0.05);
  }

  const ink = await drawn(inked);
  const papers = await Promise.all(sheets.map(({ bare }) => drawn(bare)));
  const last = papers.at(-1);
  const pixelOf = ({ data }: ImageData, at: number): Pixel => [
    data[at] ?? 0,
    data[at + 1] ?? 0,
    data[at + 2] ?? 0,
  ];

  /** There is a letter where ink makes a difference; a text under something else has none. */
  function inkedAt(at: number): boolean {
    if (!last) return false;
    const [one, other] = [pixelOf(ink, at), pixelOf(last, at)];
    return one.reduce((sum, value, part) => sum + Math.abs(value - (other[part] ?? 0)), 0) > 60;
  }

  function behind(paper: ImageData, { left, top, width, height }: Box): Pixel[] {
    const pixels: Pixel[] = [];
    for (let y = Math.floor(top); y < Math.min(top + height, paper.height); y += 1)
      for (let x = Math.floor(left); x < Math.min(left + width, paper.width); x += 1) {
        const at = 4 * (y * paper.width + x);
        if (x >= 0 && y >= 0 && inkedAt(at)) pixels.push(pixelOf(paper, at));
      }
    return pixels;
  }

  /** Not the worst pixel, which is the stroke of a pen: a tenth of the letters may lie on such. */
  function worst(colour: Colour, pixels: Pixel[]): { ratio: number; pixel: Pixel }[] {
    const all = pixels.map((pixel) => ({ pixel, ratio: contrast(colour, pixel) }));
    all.sort((one, other) => one.ratio - other.ratio);
    return all.slice(Math.floor(all.length / 10)).slice(0, 1);
  }

  const hex = (...colour: number[]) =>
    `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

  const found: Found = { seen: 0, faint: [] };
  for (const [index, { light, texts }] of sheets.entries())
    for (const { says, where, colour, needs, lines } of texts) {
      const paper = papers[index] ?? ink;
      const [faintest] = lines
        .flatMap((line) => worst(colour, behind(paper, line)))
        .sort((one, other) => one.ratio - other.ratio);
      if (!faintest) continue;
      found.seen += 1;
      if (faintest.ratio >= needs) continue;
      const [red, green, blue, alpha] = colour;
      const letters = `${hex(red, green, blue)}${alpha < 1 ? ` at ${alpha.toFixed(2)}` : ''}`;
      const ratio = `${faintest.ratio.toFixed(2)} of ${needs}`;
      found.faint.push(`${light}: ${ratio} "${says}" ${letters} on ${hex(...faintest.pixel)} (${where})`);
    }
  return found;
}
