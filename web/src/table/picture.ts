/** CSS properties that are copied into the drawing, because style sheets do not apply to an image. */
const INLINED_PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'display',
  // Of texts in a drawing. They have the font of the system, because an image has none of the page's.
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

/** The texts below a drawing. */
export type Caption = { title: string; scores: string; address: string };

/**
 * Renders a drawing as PNG, with a caption below it. The drawing is copied with its sprites and the colours of the current
 * theme, and painted on a canvas.
 */
export async function pictureOf(drawing: SVGSVGElement, caption: Caption): Promise<Blob> {
  const [, , wide = 900, high = 700] = (drawing.getAttribute('viewBox') ?? '0 0 900 700')
    .split(' ')
    .map(Number);
  const [width, height, border, foot] = [1200, Math.round((1200 * high) / wide), 48, 180];
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('xmlns', SVG);
  sheet.setAttribute('width', String(width + 2 * border));
  sheet.setAttribute('height', String(height + 2 * border + foot));

  const copy = inlineStyles(drawing);
  copy.setAttribute('x', String(border));
  copy.setAttribute('y', String(border));
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  sheet.innerHTML = `<defs>${sprites()}</defs><rect width="100%" height="100%" fill="var(--paper)"/>`;
  sheet.append(copy);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width + 2 * border, height + 2 * border + foot];
  await paint(canvas, resolveVariables(new XMLSerializer().serializeToString(sheet)));
  await drawText(canvas, caption.title, height + border + 72, 56);
  await drawText(canvas, caption.scores, height + border + 130, 40);
  await drawText(canvas, caption.address, height + border + 182, 30);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the canvas gave no PNG'))), 'image/png'),
  );
}

function inlineStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    element.setAttribute(
      'style',
      INLINED_PROPERTIES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'),
    );
    element.removeAttribute('class');
  });
  return copy;
}

const sprites = () => [...document.querySelectorAll('svg.sprites')].map((sheet) => sheet.innerHTML).join('');

/** Replaces CSS variables by their values, because an image has none. Values may refer to other variables. */
function resolveVariables(source: string): string {
  const style = getComputedStyle(document.documentElement);
  let text = source;
  for (let round = 0; round < 4 && text.includes('var(--'); round += 1)
    text = text.replace(
      /var\((--[\w-]+)\)/g,
      (_, name: string) => style.getPropertyValue(name).trim() || 'currentColor',
    );
  return text;
}

async function paint(canvas: HTMLCanvasElement, source: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

/** Draws text on the canvas itself, because an SVG image has none of the page's fonts. Long texts are condensed. */
async function drawText(canvas: HTMLCanvasElement, text: string, y: number, size: number): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) return;
  const font = `${size}px ${resolveVariables('var(--font-title)')}`;
  await document.fonts.load(font, text);
  context.font = font;
  context.fillStyle = resolveVariables('var(--ink)');
  context.textAlign = 'center';
  context.fillText(text, canvas.width / 2, y, canvas.width - 96);
}

/** Shares a picture on touch devices that support it; elsewhere downloads it. */
export async function share(picture: Blob, name: string): Promise<'shared' | 'saved'> {
  const file = new File([picture], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return 'shared';
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}
