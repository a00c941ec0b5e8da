import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { paint } from './painting.ts';

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Colour = [number, number, number, number];
type Box = { left: number; top: number; width: number; height: number };
/** A text on the page; each of its lines has its own box, in pixels from the top left of the page. */
type Text = { says: string; where: string; colour: Colour; needs: number; lines: Box[] };
/** The page in one theme: its texts, and a screenshot without them. */
type Sheet = { theme: string; texts: Text[]; bare: string };
type Result = { seen: number; faint: string[] };

const THEMES = [
  ['day', 'light'],
  ['night', 'dark'],
] as const;
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/**
 * Every text has the contrast that WCAG AA demands against what is drawn behind it, in both themes, on a laptop and on a
 * phone. axe ignores text on drawings, so this compares pixels.
 */
export async function expectLegible(page: Page, screen: string) {
  const before = page.viewportSize();
  const faint: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const found = await findFaintTexts(page);
    expect(found.seen, `${screen}, ${size.width} px: texts`).toBeGreaterThan(20);
    faint.push(...found.faint.map((line) => `${size.width} px, ${line}`));
  }
  if (before) await page.setViewportSize(before);
  expect.soft(faint, `${screen}: texts with too little contrast`).toEqual([]);
}

/** Counts the visible texts of the page in both themes, and lists those with too little contrast. */
export async function findFaintTexts(page: Page): Promise<Result> {
  await paint(page);
  // The page may change between two screenshots, because a bot moves or a list is loaded. Then they do not match.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = await page.evaluate(() => document.body.innerHTML);
    const { sheets, inked } = await takeScreenshots(page);
    if (before === (await page.evaluate(() => document.body.innerHTML)))
      return page.evaluate(measure, { sheets, inked });
  }
  throw new Error('the page does not stop changing');
}

async function takeScreenshots(page: Page): Promise<{ sheets: Sheet[]; inked: string }> {
  const sheets: Sheet[] = [];
  for (const [theme, colorScheme] of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const texts = await page.evaluate(findTexts);
    sheets.push({ theme, texts, bare: await screenshot(page, 'transparent') });
  }
  // Magenta differs from every background; a text in the colour of its background would not be found.
  return { sheets, inked: await screenshot(page, '#f0f') };
}

/** A screenshot of the whole page with its text in another colour, as base64. */
async function screenshot(page: Page, ink: string): Promise<string> {
  await page.evaluate((ink) => {
    const sheet = new CSSStyleSheet();
    // `color` would also change drawings that use `currentColor`. The paper texture is darker at its edges, and text may
    // scroll there, so the darkest paper is taken.
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
  const [width, height] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight] as const;
  });
  // `page.screenshot` compresses the picture well, which takes longer than taking it.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return data;
}

/**
 * Finds the visible texts of enabled controls and content. Texts under a dialog, scrolled away or for screen readers only
 * are left out. Runs in the page.
 */
function findTexts(): Text[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const scope = document.querySelector('dialog:modal') ?? document.body;
  // The height of a stack matters even if it cannot be taken.
  const IGNORED = ':is(:disabled, label:has(:disabled)):not(.supply *), .unseen, option, title, desc, style';
  const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';

  /** Parses a CSS colour in any notation. */
  function parse(colour: string): Colour {
    if (!pen) throw new Error('no canvas');
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

  /** The contrast that WCAG AA demands: large text needs less. */
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

  /** The visible part of a line inside scrolling ancestors, in page coordinates. */
  function clip(line: DOMRect, frames: DOMRect[]): Box {
    const left = Math.max(line.left, ...frames.map((frame) => frame.left));
    const top = Math.max(line.top, ...frames.map((frame) => frame.top));
    const right = Math.min(line.right, ...frames.map((frame) => frame.right));
    const bottom = Math.min(line.bottom, ...frames.map((frame) => frame.bottom));
    return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
  }

  const LAYERS = [...document.querySelectorAll('body *')]
    .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
    .map((one) => ({ one, box: one.getBoundingClientRect() }));

  /** Whether something sticky or fixed lies over a line, whose letters would be taken for those of the line. */
  function isCovered(element: Element, line: Box): boolean {
    const [left, top] = [line.left - scrollX, line.top - scrollY];
    const hit = document.elementFromPoint(left + line.width / 2, top + line.height / 2);
    return LAYERS.some(({ one, box }) => {
      if (one.contains(element)) return false;
      const overlaps =
        left < box.right && left + line.width > box.left && top < box.bottom && top + line.height > box.top;
      // Layers that let clicks through are not hit.
      return overlaps && (one.contains(hit) || getComputedStyle(one).pointerEvents === 'none');
    });
  }

  function textOf(element: Element, says: string, rects: Iterable<DOMRect>, part?: string): Text[] {
    if (element.closest(IGNORED) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const frames = withAncestors(element)
      .filter((one) => one.parentElement && one !== document.body)
      .filter((one) => getComputedStyle(one).overflowY !== 'visible')
      .map((one) => one.getBoundingClientRect());
    const lines = [...rects]
      .map((line) => clip(line, frames))
      .filter(({ width, height }) => width > 1 && height > 1)
      .filter((line) => !isCovered(element, line));
    const style = getComputedStyle(element, part);
    const quoted = says.trim().replace(/\s+/g, ' ').slice(0, 60);
    const [colour, needs] = [colourOf(element, style), needed(element, style)];
    return [{ says: quoted, where: whereIs(element), colour, needs, lines }];
  }

  function textsOfNode(node: Node): Text[] {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return textOf(element, node.textContent, range.getClientRects());
  }

  function textsOfField(field: HTMLInputElement): Text[] {
    const rects = [field.getBoundingClientRect()];
    if (field.value) return textOf(field, field.value, rects);
    const placeholder = field.getAttribute('placeholder');
    return placeholder ? textOf(field, placeholder, rects, '::placeholder') : [];
  }

  const texts = [...scope.querySelectorAll<HTMLInputElement>(FIELDS)].flatMap(textsOfField);
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(...textsOfNode(walker.currentNode));
  return texts;
}

/** Compares each text with the pixels behind its letters. Runs in the page, which can decode images. */
async function measure({ sheets, inked }: { sheets: Sheet[]; inked: string }): Promise<Result> {
  async function decode(image64: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(image64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  }

  const linear = Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const linearised = (value: number) => linear[Math.round(value)] ?? 0;
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linearised(red) + 0.7152 * linearised(green) + 0.0722 * linearised(blue);

  type Pixel = [number, number, number];
  function contrast([red, green, blue, alpha]: Colour, behind: Pixel): number {
    const mixed = (ink: number, paper: number) => alpha * ink + (1 - alpha) * paper;
    const letter = luminance(mixed(red, behind[0]), mixed(green, behind[1]), mixed(blue, behind[2]));
    const paper = luminance(...behind);
    return (Math.max(letter, paper) + 0.05) / (Math.min(letter, paper) + 0.05);
  }

  const ink = await decode(inked);
  const papers = await Promise.all(sheets.map(({ bare }) => decode(bare)));
  const last = papers.at(-1);
  const pixelOf = ({ data }: ImageData, at: number): Pixel => [
    data[at] ?? 0,
    data[at + 1] ?? 0,
    data[at + 2] ?? 0,
  ];

  /** A pixel belongs to a letter if the magenta text changes it; covered text changes nothing. */
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

  /** The pixel at the tenth percentile of contrast: single dark strokes of a drawing do not count. */
  function worst(colour: Colour, pixels: Pixel[]): { ratio: number; pixel: Pixel }[] {
    const all = pixels.map((pixel) => ({ pixel, ratio: contrast(colour, pixel) }));
    all.sort((one, other) => one.ratio - other.ratio);
    return all.slice(Math.floor(all.length / 10)).slice(0, 1);
  }

  const hex = (...colour: number[]) =>
    `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

  const found: Result = { seen: 0, faint: [] };
  for (const [index, { theme, texts }] of sheets.entries())
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
      found.faint.push(`${theme}: ${ratio} "${says}" ${letters} on ${hex(...faintest.pixel)} (${where})`);
    }
  return found;
}
