// Drawing primitives of the sprite generator. They turn SVG path data into quill lines (uneven, thicker on
// the down stroke, lifted at corners) and into washes that do not quite fill their contour.
// Nothing in this folder is part of the built page.

/** A seeded random number generator (mulberry32), so that every run draws the same sprites. */
function seededRandom(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The cubic curves of an elliptic arc, each of at most a quarter turn. */
function arc(x0, y0, rx, ry, turn, large, sweep, x1, y1) {
  if (rx === 0 || ry === 0 || (x0 === x1 && y0 === y1))
    return [
      [
        [x0, y0],
        [x1, y1],
        [x1, y1],
      ],
    ];
  const f = (turn * Math.PI) / 180,
    c = Math.cos(f),
    s = Math.sin(f);
  const dx = (x0 - x1) / 2,
    dy = (y0 - y1) / 2;
  const u = c * dx + s * dy,
    v = -s * dx + c * dy;
  const over = (u * u) / (rx * rx) + (v * v) / (ry * ry);
  if (over > 1) {
    rx *= Math.sqrt(over);
    ry *= Math.sqrt(over);
  }
  const q = Math.max(
    0,
    (rx * rx * ry * ry - rx * rx * v * v - ry * ry * u * u) / (rx * rx * v * v + ry * ry * u * u),
  );
  const k = (large === sweep ? -1 : 1) * Math.sqrt(q);
  const cu = (k * rx * v) / ry,
    cv = (-k * ry * u) / rx;
  const cx = c * cu - s * cv + (x0 + x1) / 2,
    cy = s * cu + c * cv + (y0 + y1) / 2;
  const a0 = Math.atan2((v - cv) / ry, (u - cu) / rx);
  let da = Math.atan2((-v - cv) / ry, (-u - cu) / rx) - a0;
  if (sweep && da < 0) da += 2 * Math.PI;
  if (!sweep && da > 0) da -= 2 * Math.PI;
  const n = Math.max(1, Math.ceil(Math.abs(da) / 1.6)),
    step = da / n,
    t = (4 / 3) * Math.tan(step / 4);
  const at = (a, p, r) => {
    const e = rx * (Math.cos(a) - r * Math.sin(a)),
      g = ry * (Math.sin(a) + r * Math.cos(a));
    return [cx + e * c - g * s, cy + e * s + g * c];
  };
  return Array.from({ length: n }, (_, i) => [
    at(a0 + i * step, 0, t),
    at(a0 + (i + 1) * step, 0, -t),
    at(a0 + (i + 1) * step, 0, 0),
  ]);
}

/** Path data as absolute commands of M, L, Q, C and Z only. */
export function commands(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? [];
  const out = [];
  let x = 0,
    y = 0,
    start = [0, 0],
    i = 0,
    letter = '',
    control = null,
    last = '';
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) letter = tokens[i++];
    const kind = letter.toUpperCase(),
      relative = letter !== kind;
    const n = Array.from({ length: ARGUMENTS[kind] }, () => Number(tokens[i++]));
    const point = (k) => (relative ? [x + n[k], y + n[k + 1]] : [n[k], n[k + 1]]);
    const mirrored = (kinds) => (kinds.includes(last) ? [2 * x - control[0], 2 * y - control[1]] : [x, y]);
    const add = (type, ...points) => {
      out.push({ type, points });
      control = points.at(-2) ?? null;
      [x, y] = points.at(-1);
    };
    switch (kind) {
      case 'M':
        start = point(0);
        add('M', start);
        letter = relative ? 'l' : 'L';
        break;
      case 'L':
        add('L', point(0));
        break;
      case 'H':
        add('L', [relative ? x + n[0] : n[0], y]);
        break;
      case 'V':
        add('L', [x, relative ? y + n[0] : n[0]]);
        break;
      case 'C':
        add('C', point(0), point(2), point(4));
        break;
      case 'S':
        add('C', mirrored('CS'), point(0), point(2));
        break;
      case 'Q':
        add('Q', point(0), point(2));
        break;
      case 'T':
        add('Q', mirrored('QT'), point(0));
        break;
      case 'A':
        for (const curve of arc(x, y, n[0], n[1], n[2], n[3], n[4], ...point(5))) add('C', ...curve);
        break;
      case 'Z':
        out.push({ type: 'Z', points: [] });
        [x, y] = start;
        break;
    }
    last = kind;
  }
  return out;
}

/** Path data as lists of points, one list for each subpath; `closed` when it ended with Z. */
export function flatten(d) {
  const subpaths = [];
  let points = null,
    x = 0,
    y = 0;
  for (const { type, points: c } of commands(d)) {
    if (type === 'M') {
      points = [c[0]];
      subpaths.push({ points, closed: false });
    } else if (type === 'L') points.push(c[0]);
    else if (type === 'Z') {
      subpaths.at(-1).closed = true;
      if (distance(points[0], [x, y]) > 0.01) points.push(points[0]);
    } else
      for (let k = 1; k <= 18; k++) {
        const t = k / 18,
          m = 1 - t;
        points.push(
          [0, 1].map((j) =>
            c.length === 3
              ? m ** 3 * [x, y][j] + 3 * m * m * t * c[0][j] + 3 * m * t * t * c[1][j] + t ** 3 * c[2][j]
              : m * m * [x, y][j] + 2 * m * t * c[0][j] + t * t * c[1][j],
          ),
        );
      }
    if (c.length) [x, y] = c.at(-1);
  }
  return subpaths;
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The same line with evenly spaced points. */
function resample(points, count) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1] + distance(points[i - 1], points[i]));
  const total = lengths.at(-1),
    out = [];
  for (let i = 0, k = 0; i <= count; i++) {
    const at = (total * i) / count;
    while (k < points.length - 2 && lengths[k + 1] < at) k++;
    const span = lengths[k + 1] - lengths[k] || 1,
      t = (at - lengths[k]) / span;
    out.push([
      points[k][0] + (points[k + 1][0] - points[k][0]) * t,
      points[k][1] + (points[k + 1][1] - points[k][1]) * t,
    ]);
  }
  return out;
}

const lengthOf = (points) => points.reduce((sum, p, i) => (i ? sum + distance(points[i - 1], p) : 0), 0);

/** Splits a line into pen strokes: the pen is lifted at every sharp turn. */
function strokesOf(points) {
  const clean = points.filter((p, i) => i === 0 || distance(p, points[i - 1]) > 0.02);
  const strokes = [[clean[0]]];
  for (let i = 1; i < clean.length; i++) {
    strokes.at(-1).push(clean[i]);
    if (i < clean.length - 1) {
      const a = Math.atan2(clean[i][1] - clean[i - 1][1], clean[i][0] - clean[i - 1][0]);
      const b = Math.atan2(clean[i + 1][1] - clean[i][1], clean[i + 1][0] - clean[i][0]);
      const turn = Math.abs(((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
      if (turn > 0.7) strokes.push([clean[i]]);
    }
  }
  return strokes.filter((s) => s.length > 1);
}

/** Steps of the grid per unit: coordinates are written as whole steps, and the symbol is scaled back. */
const GRID = 3;

/** Writes path data with relative coordinates, which is the shortest form. */
class Writer {
  constructor() {
    this.d = '';
    this.x = 0;
    this.y = 0;
    this.start = [0, 0];
    this.last = '';
  }
  numbers(list) {
    return list.reduce((s, v) => s + (s === '' || v < 0 ? '' : ' ') + v, '');
  }
  grid(p) {
    return [Math.round(p[0] * GRID), Math.round(p[1] * GRID)];
  }
  move(p) {
    const [x, y] = this.grid(p);
    this.d += this.d === '' ? 'M' + this.numbers([x, y]) : 'm' + this.numbers([x - this.x, y - this.y]);
    [this.x, this.y] = this.start = [x, y];
    // Lines may follow a move without a letter of their own, as long as both are relative.
    this.last = this.d[0] === 'M' && this.d.lastIndexOf('m') < 0 ? 'M' : 'l';
  }
  to(letter, ...ps) {
    const list = ps.map((p) => this.grid(p));
    const text = this.numbers(list.flatMap(([x, y]) => [x - this.x, y - this.y]));
    if (this.last === letter) this.d += text[0] === '-' ? text : ' ' + text;
    else this.d += letter + text;
    this.last = letter;
    [this.x, this.y] = list.at(-1);
  }
  close() {
    this.d += 'z';
    this.last = 'z';
    [this.x, this.y] = this.start;
  }
  /** Writes commands without changing them. */
  write(list) {
    for (const { type, points } of list) {
      if (type === 'M') this.move(points[0]);
      else if (type === 'Z') this.close();
      else this.to(type.toLowerCase(), ...points);
    }
    return this.d;
  }
}

/** The SVG paint for a palette colour, for `currentColor` or for a pattern. */
const paint = (colour) =>
  colour === 'currentColor' || colour.startsWith('url(') ? colour : `var(--${colour})`;

const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A smooth closed curve that keeps near the given points. */
function loop(w, points) {
  const n = points.length;
  w.move(middle(points[n - 1], points[0]));
  for (let i = 0; i < n; i++) w.to('q', points[i], middle(points[i], points[(i + 1) % n]));
  w.close();
}

/** The angle of the nib in radians. */
const NIB = -0.75;
/** Lines of at least this width are drawn as outlines, finer ones as plain strokes. */
const BROAD = 2;
/** Colours whose washes are gradients from light to full colour. Each has a `-deep` tone. */
const GRADED = ['leaf', 'lime', 'stone', 'water', 'rose', 'gold', 'earth', 'brick', 'plum', 'red', 'copper']
  .map((c) => `wash-${c}`)
  .concat([...'abcdefghi'].map((c) => `motif-${c}`));

/** One drawing as a list of SVG paths. */
class Drawing {
  constructor(seed, prefix) {
    this.parts = [];
    this.random = seededRandom(seed);
    this.prefix = prefix;
  }
  noise(a) {
    return (this.random() * 2 - 1) * a;
  }

  /** Adds path data. Lines with the same attributes are merged unless a wash lies between them. */
  push(attributes, d, line = false) {
    for (let i = this.parts.length - 1; i >= 0; i--) {
      const part = this.parts[i];
      if (part.attributes === attributes) {
        part.d += d;
        return this;
      }
      if (!line || !part.line) break;
    }
    this.parts.push({ attributes, d, line });
    return this;
  }

  /** A pen line along the path. `w` is its width, `wobble` how far it strays. */
  ink(d, w = 2.4, { colour = 'ink', wobble = 0.3, step = 6, over = 0.3, quill = w >= BROAD } = {}) {
    if (!quill) {
      const shake = ([x, y]) => [x + this.noise(wobble * 0.8), y + this.noise(wobble * 0.8)];
      const fine = commands(d).map(({ type, points }) => ({ type, points: points.map(shake) }));
      const pen = `fill="none" stroke="${paint(colour)}" stroke-linecap="round" stroke-width="${Math.round(w * GRID * 2) / 2}"`;
      // The outline of the shape that was filled last is added to the same path.
      const last = this.parts.at(-1);
      if (last?.source === d) {
        last.attributes += pen.replace('fill="none"', '');
        last.source = null;
        return this;
      }
      return this.push(pen, new Writer().write(fine), true);
    }
    const out = new Writer();
    for (const { points } of flatten(d)) {
      for (const stroke of strokesOf(points)) {
        const total = lengthOf(stroke);
        if (total < 0.3) continue;
        let bend = 0;
        for (let i = 2; i < stroke.length; i++) {
          const a = Math.atan2(stroke[i][1] - stroke[i - 1][1], stroke[i][0] - stroke[i - 1][0]);
          const b = Math.atan2(stroke[i - 1][1] - stroke[i - 2][1], stroke[i - 1][0] - stroke[i - 2][0]);
          bend += Math.abs(((a - b + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
        }
        // Each piece of the stroke is a curve through its two ends and its middle.
        const n = Math.max(1, Math.ceil(Math.max(total / (bend < 0.25 ? 60 : step * 5), bend * 0.95)));
        const line = resample(stroke, 2 * n);
        const amplitude = Math.min(wobble, total / 14);
        const shift = line.map((_, i) =>
          i && i < 2 * n ? [this.noise(amplitude), this.noise(amplitude)] : [0, 0],
        );
        const thick = line.map(() => 1 + this.noise(0.13));
        for (let i = 1; i < 2 * n && n > 1; i += 2) {
          shift[i] = middle(shift[i - 1], shift[i + 1]);
          thick[i] = (thick[i - 1] + thick[i + 1]) / 2;
        }
        const pts = line.map((p, i) => [p[0] + shift[i][0], p[1] + shift[i][1]]);
        const beyond = (end, next) => {
          // A ruled line runs a little past its corner.
          const past = over && bend < 0.1 ? Math.min(1, Math.max(over, total * 0.03)) : over;
          const away = past / (distance(end, next) || 1);
          return [end[0] + (end[0] - next[0]) * away, end[1] + (end[1] - next[1]) * away];
        };
        pts[0] = beyond(pts[0], pts[1]);
        pts[2 * n] = beyond(pts[2 * n], pts[2 * n - 1]);
        const left = [];
        const right = [];
        pts.forEach((p, i) => {
          const a = pts[Math.max(0, i - 1)];
          const b = pts[Math.min(2 * n, i + 1)];
          const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
          const nib = 0.74 + 0.4 * Math.abs(Math.sin(angle - NIB));
          const lift = i === 0 ? 0.75 : i === 2 * n ? 0.55 : 1;
          const half = (w / 2) * nib * lift * thick[i];
          left.push([p[0] - Math.sin(angle) * half, p[1] + Math.cos(angle) * half]);
          right.unshift([p[0] + Math.sin(angle) * half, p[1] - Math.cos(angle) * half]);
        });
        out.move(left[0]);
        for (const side of [left, right]) {
          if (side === right) out.to('l', right[0]);
          for (let i = 0; i < 2 * n; i += 2) {
            const ends = middle(side[i], side[i + 2]);
            out.to('q', [2 * side[i + 1][0] - ends[0], 2 * side[i + 1][1] - ends[1]], side[i + 2]);
          }
        }
        out.close();
      }
    }
    return this.push(`fill="${paint(colour)}"`, out.d, true);
  }

  /** A watercolour fill: slightly shifted, not quite filling the path, with a darker rim. */
  wash(
    d,
    colour,
    { shift = [0.5, 0.6], loose = 0.8, opacity = 1, rim = !colour.endsWith('-deep') && opacity === 1 } = {},
  ) {
    const list = commands(d);
    const moved = list.map(({ type, points }) => ({
      type,
      points: points.map(([x, y]) => [
        Math.round((x + shift[0] + this.noise(loose)) * 2) / 2,
        Math.round((y + shift[1] + this.noise(loose)) * 2) / 2,
      ]),
    }));
    const graded = GRADED.includes(colour);
    const fill = graded ? `url(#${this.prefix}${colour}) var(--${colour})` : paint(colour);
    return this.push(
      `fill="${fill}"${rim && graded ? ` stroke="var(--${colour}-deep)" stroke-opacity=".5"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}`,
      new Writer().write(moved),
    );
  }

  /** A flat fill of exactly the path, for example paper that hides the background. */
  flat(d, colour) {
    const before = this.parts.length;
    this.push(`fill="${paint(colour)}"`, new Writer().write(commands(d)));
    this.parts.at(-1).source = this.parts.length > before ? d : null;
    return this;
  }

  /** Fills the path with a pattern, which is not scaled. */
  pattern(d, id) {
    this.parts.push({ raw: `<path transform="scale(${GRID})" fill="url(#${id})" d="${d}"/>` });
    return this;
  }

  /** Uses another symbol inside this one, with `currentColor` set to the given colour. */
  use(id, { x, y, width, height, colour } = {}) {
    const at = Object.entries({ x, y, width, height })
      .map(([k, v]) => (v === undefined ? '' : ` ${k}="${v * GRID}"`))
      .join('');
    this.parts.push({ raw: `<use href="#${id}"${at}${colour ? ` color="var(--${colour})"` : ''}/>` });
    return this;
  }

  /** Hatching inside the path: lines at `angle` degrees, `gap` apart. */
  shade(d, { angle = -50, gap = 3, w = 0.9, colour = 'ink', keep = 0.96 } = {}) {
    const f = (angle * Math.PI) / 180,
      c = Math.cos(f),
      s = Math.sin(f);
    const edges = [];
    for (const { points } of flatten(d))
      for (let i = 0; i < points.length; i++) edges.push([points[i], points[(i + 1) % points.length]]);
    const turned = edges.map((e) => e.map(([x, y]) => [x * c + y * s, -x * s + y * c]));
    const vs = turned.flat().map((p) => p[1]);
    const lines = [];
    for (let v = Math.min(...vs) + gap * 0.6; v < Math.max(...vs); v += gap * (1 + this.noise(0.12))) {
      const cuts = turned
        .filter(([a, b]) => a[1] > v !== b[1] > v)
        .map(([a, b]) => a[0] + ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1]))
        .sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const u0 = cuts[i] + 0.3,
          u1 = cuts[i + 1] - 0.3 - Math.abs(this.noise(0.8));
        if (u1 - u0 < 1 || this.random() > keep) continue;
        lines.push(
          `M${u0 * c - v * s} ${u0 * s + v * c}L${u1 * c - (v + this.noise(0.3)) * s} ${u1 * s + v * c}`,
        );
      }
    }
    return this.ink(lines.join(''), w, { colour, over: 0, wobble: 0.15 });
  }

  /** `n` short parallel strokes of (dx,dy) that start on the line from (x1,y1) to (x2,y2). */
  hatch(x1, y1, x2, y2, n, dx, dy, w = 0.9, colour = 'ink') {
    let d = '';
    for (let i = 0; i < n; i++) {
      const t = n === 1 ? 0 : i / (n - 1),
        k = 1 + this.noise(0.18);
      const x = x1 + (x2 - x1) * t + this.noise(0.3),
        y = y1 + (y2 - y1) * t + this.noise(0.3);
      d += `M${x} ${y}l${dx * k} ${dy * k}`;
    }
    return this.ink(d, w, { colour, over: 0, wobble: 0.15 });
  }

  /** Ink dots at the given points. */
  dots(places, r = 0.9, colour = 'ink') {
    const out = new Writer();
    for (const [x, y, q = r] of places) {
      const k = 6,
        a0 = this.random() * 6;
      loop(
        out,
        Array.from({ length: k }, (_, i) => [
          x + Math.cos(a0 + (i * 2 * Math.PI) / k) * q * 1.1 * (1 + this.noise(0.15)),
          y + Math.sin(a0 + (i * 2 * Math.PI) / k) * q * 1.1 * (1 + this.noise(0.15)),
        ]),
      );
    }
    return this.push(`fill="${paint(colour)}"`, out.d, true);
  }

  toString() {
    return this.parts.map(({ attributes, d, raw }) => raw ?? `<path ${attributes} d="${d}"/>`).join('');
  }
}

/** A leafy contour: bumps of about size `r` on the outside of a clockwise path. */
export function foliage(d, r = 5, seed = 1) {
  const random = seededRandom(seed);
  return flatten(d)
    .map(({ points, closed }) => {
      const n = Math.max(3, Math.round(lengthOf(points) / (r * 1.5)));
      const line = resample(points, n);
      let out = `M${line[0].join(' ')}`;
      for (let i = 1; i <= n; i++) {
        const [a, b] = [line[i - 1], line[i]],
          k = 0.42 + random() * 0.28;
        out += `Q${(a[0] + b[0]) / 2 + (b[1] - a[1]) * k} ${(a[1] + b[1]) / 2 - (b[0] - a[0]) * k} ${b.join(' ')}`;
      }
      return out + (closed ? 'Z' : '');
    })
    .join('');
}

export const circle = (x, y, r, ry = r) =>
  `M${x - r} ${y}A${r} ${ry} 0 0 1 ${x + r} ${y}A${r} ${ry} 0 0 1 ${x - r} ${y}Z`;
export const box = (x, y, w, h) => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

/** Moves, rotates, scales or mirrors path data. */
export function place(d, { x = 0, y = 0, turn = 0, sx = 1, sy = Math.abs(sx) } = {}) {
  const f = (turn * Math.PI) / 180,
    c = Math.cos(f),
    s = Math.sin(f);
  return commands(d)
    .map(
      ({ type, points }) =>
        type +
        points
          .map(
            ([u, v]) =>
              `${(u * sx * c - v * sy * s + x).toFixed(2)} ${(u * sx * s + v * sy * c + y).toFixed(2)}`,
          )
          .join(' '),
    )
    .join('');
}

const seedOf = (id) => [...id].reduce((h, ch) => (h * 31 + ch.charCodeAt(0)) | 0, 7);
let sheetPrefix = '';

/** Draws with a seed made from the id, so that a change to one symbol leaves the others as they are. */
function drawn(id, draw) {
  const drawing = new Drawing(seedOf(id), sheetPrefix);
  draw(drawing);
  return `<g transform="scale(${(1 / GRID).toFixed(4).replace(/^0/, '').replace(/0+$/, '')})">${drawing}</g>`;
}

/** A drawing that is not a symbol of a sprite sheet. */
export const picture = (id, draw) => drawn(id, draw);

export const symbol = (id, viewBox, draw) => () =>
  `<symbol id="${id}" viewBox="${viewBox}">${drawn(id, draw)}</symbol>`;

export const pattern = (id, size, draw) => () => {
  const [w, h] = Array.isArray(size) ? size : [size, size];
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${drawn(id, draw)}</pattern>`;
};

/** The gradients of washes, lighter at the upper left where the light comes from. */
function gradients() {
  return GRADED.map(
    (c) =>
      `<linearGradient id="${sheetPrefix}${c}" x2="1" y2="1"><stop stop-color="var(--${c})" stop-opacity=".7"/><stop offset=".7" stop-color="var(--${c})"/></linearGradient>`,
  );
}

/** A sprite sheet as a Svelte component. The prefix keeps the ids of its gradients unique on the page. */
export function sprites(title, prefix, parts) {
  sheetPrefix = prefix;
  const lines = parts.map((part) => part());
  const used = gradients().filter((g) =>
    lines.some((line) => line.includes(`url(#${g.match(/id="([^"]+)"/)[1]})`)),
  );
  return `<!-- ${title} Generated from design/art/generator with npm run sprites; do not edit. -->\n<!-- prettier-ignore -->\n<svg class="sprites" width="0" height="0" aria-hidden="true" focusable="false">\n${[...used, ...lines].join('\n')}\n</svg>\n`;
}
