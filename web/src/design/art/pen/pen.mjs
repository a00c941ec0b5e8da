// The pen: turns plain SVG path data into lines as a goose quill draws them (uneven, thicker on the
// down stroke, lifted at corners) and into washes that do not quite fill their contour.
// Only used by draw.mjs, which writes the Sprites.svelte files; nothing of it reaches the page.

/** A small seeded generator, so that drawing twice gives the same sheet. */
function generator(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function arc(x0, y0, rx, ry, turn, large, sweep, x1, y1) {
  if (rx === 0 || ry === 0 || (x0 === x1 && y0 === y1)) return [[x1, y1]];
  const f = (turn * Math.PI) / 180, c = Math.cos(f), s = Math.sin(f);
  const dx = (x0 - x1) / 2, dy = (y0 - y1) / 2;
  const u = c * dx + s * dy, v = -s * dx + c * dy;
  const over = (u * u) / (rx * rx) + (v * v) / (ry * ry);
  if (over > 1) { rx *= Math.sqrt(over); ry *= Math.sqrt(over); }
  const q = Math.max(0, (rx * rx * ry * ry - rx * rx * v * v - ry * ry * u * u) / (rx * rx * v * v + ry * ry * u * u));
  const k = (large === sweep ? -1 : 1) * Math.sqrt(q);
  const cu = (k * rx * v) / ry, cv = (-k * ry * u) / rx;
  const cx = c * cu - s * cv + (x0 + x1) / 2, cy = s * cu + c * cv + (y0 + y1) / 2;
  const a0 = Math.atan2((v - cv) / ry, (u - cu) / rx);
  let da = Math.atan2((-v - cv) / ry, (-u - cu) / rx) - a0;
  if (sweep && da < 0) da += 2 * Math.PI;
  if (!sweep && da > 0) da -= 2 * Math.PI;
  const n = Math.max(6, Math.ceil(Math.abs(da) * 12));
  return Array.from({ length: n }, (_, i) => {
    const a = a0 + (da * (i + 1)) / n;
    return [cx + rx * Math.cos(a) * c - ry * Math.sin(a) * s, cy + rx * Math.cos(a) * s + ry * Math.sin(a) * c];
  });
}

/** Path data as lists of points, one list for each subpath; `closed` when it ended with Z. */
export function flatten(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? [];
  const subpaths = [];
  let points = null, x = 0, y = 0, i = 0, command = '', lastControl = null, lastKind = '';
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++];
    const kind = command.toUpperCase(), relative = command !== kind;
    const n = Array.from({ length: ARGUMENTS[kind] }, () => Number(tokens[i++]));
    const ax = (v) => (relative ? x + v : v), ay = (v) => (relative ? y + v : v);
    const bezier = (...c) => {
      const steps = 18;
      for (let k = 1; k <= steps; k++) {
        const t = k / steps, m = 1 - t;
        points.push(c.length === 6
          ? [m ** 3 * x + 3 * m * m * t * c[0] + 3 * m * t * t * c[2] + t ** 3 * c[4], m ** 3 * y + 3 * m * m * t * c[1] + 3 * m * t * t * c[3] + t ** 3 * c[5]]
          : [m * m * x + 2 * m * t * c[0] + t * t * c[2], m * m * y + 2 * m * t * c[1] + t * t * c[3]]);
      }
      lastControl = c.slice(-4, -2);
      [x, y] = c.slice(-2);
    };
    const mirrored = (kinds) => (kinds.includes(lastKind) ? [2 * x - lastControl[0], 2 * y - lastControl[1]] : [x, y]);
    switch (kind) {
      case 'M': x = ax(n[0]); y = ay(n[1]); points = [[x, y]]; subpaths.push({ points, closed: false }); command = relative ? 'l' : 'L'; break;
      case 'L': [x, y] = [ax(n[0]), ay(n[1])]; points.push([x, y]); break;
      case 'H': x = ax(n[0]); points.push([x, y]); break;
      case 'V': y = ay(n[0]); points.push([x, y]); break;
      case 'C': bezier(ax(n[0]), ay(n[1]), ax(n[2]), ay(n[3]), ax(n[4]), ay(n[5])); break;
      case 'S': bezier(...mirrored('CS'), ax(n[0]), ay(n[1]), ax(n[2]), ay(n[3])); break;
      case 'Q': bezier(ax(n[0]), ay(n[1]), ax(n[2]), ay(n[3])); break;
      case 'T': bezier(...mirrored('QT'), ax(n[0]), ay(n[1])); break;
      case 'A': { const to = [ax(n[5]), ay(n[6])]; points.push(...arc(x, y, n[0], n[1], n[2], n[3], n[4], ...to)); [x, y] = to; break; }
      case 'Z': { subpaths.at(-1).closed = true; const [fx, fy] = points[0]; if (Math.hypot(fx - x, fy - y) > 0.01) points.push([fx, fy]); [x, y] = [fx, fy]; break; }
    }
    lastKind = kind;
  }
  return subpaths;
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The same line with points at even distances. */
function resample(points, count) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1] + distance(points[i - 1], points[i]));
  const total = lengths.at(-1), out = [];
  for (let i = 0, k = 0; i <= count; i++) {
    const at = (total * i) / count;
    while (k < points.length - 2 && lengths[k + 1] < at) k++;
    const span = lengths[k + 1] - lengths[k] || 1, t = (at - lengths[k]) / span;
    out.push([points[k][0] + (points[k + 1][0] - points[k][0]) * t, points[k][1] + (points[k + 1][1] - points[k][1]) * t]);
  }
  return out;
}

const lengthOf = (points) => points.reduce((sum, p, i) => (i ? sum + distance(points[i - 1], p) : 0), 0);

/** Strokes of the pen: a line is lifted wherever it turns sharply. */
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

/** Writes compact relative path data on a grid of a tenth of a unit. */
class Writer {
  constructor() { this.d = ''; this.x = 0; this.y = 0; }
  numbers(list) {
    let s = '';
    for (const v of list) {
      let t = (v / 10).toString().replace(/^(-?)0\./, '$1.');
      s += s === '' || t[0] === '-' || (t[0] === '.' && /\.\d*$/.test(s)) ? t : ' ' + t;
    }
    return s;
  }
  grid(p) { return [Math.round(p[0] * 10), Math.round(p[1] * 10)]; }
  move(p) { const [x, y] = this.grid(p); this.d += 'M' + this.numbers([x, y]); [this.x, this.y] = [x, y]; this.last = 'M'; }
  to(letter, ...ps) {
    const list = ps.map((p) => this.grid(p));
    const text = this.numbers(list.flatMap(([x, y]) => [x - this.x, y - this.y]));
    if (this.last === letter) this.d += text[0] === '-' ? text : ' ' + text; else this.d += letter + text;
    this.last = letter;
    [this.x, this.y] = list.at(-1);
  }
  close() { this.d += 'z'; this.last = 'z'; }
}

const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A smooth closed curve that keeps near the given points. */
function loop(w, points) {
  const n = points.length;
  w.move(middle(points[n - 1], points[0]));
  for (let i = 0; i < n; i++) w.to('q', points[i], middle(points[i], points[(i + 1) % n]));
  w.close();
}

const NIB = -0.75;

export class Sheet {
  constructor(seed) { this.parts = []; this.random = generator(seed); this.unit = 1; }
  noise(a) { return (this.random() * 2 - 1) * a; }

  push(attributes, d) {
    const last = this.parts.at(-1);
    if (last && last.attributes === attributes) last.d += d; else this.parts.push({ attributes, d });
    return this;
  }

  /** A pen line along the path. `w`: its weight; `wobble`: how unsteady the hand is. */
  ink(d, w = 2.4, { colour = 'ink', wobble = 0.3, step = 6, over = 0.35 } = {}) {
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
        const n = Math.max(2, Math.ceil(Math.max(total / (bend < 0.2 ? step * 3 : step), bend * 2.1)));
        const line = resample(stroke, n);
        const amplitude = Math.min(wobble, total / 14);
        const pts = line.map((p, i) => (i && i < n ? [p[0] + this.noise(amplitude), p[1] + this.noise(amplitude)] : p));
        const first = distance(pts[0], pts[1]), final = distance(pts[n], pts[n - 1]);
        pts[0] = [pts[0][0] + ((pts[0][0] - pts[1][0]) / first) * over, pts[0][1] + ((pts[0][1] - pts[1][1]) / first) * over];
        pts[n] = [pts[n][0] + ((pts[n][0] - pts[n - 1][0]) / final) * over, pts[n][1] + ((pts[n][1] - pts[n - 1][1]) / final) * over];
        const left = [], right = [];
        for (let i = 0; i <= n; i++) {
          const a = pts[Math.max(0, i - 1)], b = pts[Math.min(n, i + 1)];
          const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
          const nib = 0.74 + 0.4 * Math.abs(Math.sin(angle - NIB));
          const lift = i === 0 ? 0.75 : i === n ? 0.55 : 1;
          const half = (w / 2) * nib * lift * (1 + this.noise(0.13));
          left.push([pts[i][0] - Math.sin(angle) * half, pts[i][1] + Math.cos(angle) * half]);
          right.unshift([pts[i][0] + Math.sin(angle) * half, pts[i][1] - Math.cos(angle) * half]);
        }
        out.move(left[0]);
        for (const side of [left, right]) {
          if (side === right) out.to('l', right[0]);
          for (let i = 1; i < side.length - 1; i++) out.to('q', side[i], i === side.length - 2 ? side[i + 1] : middle(side[i], side[i + 1]));
          if (side.length === 2) out.to('l', side[1]);
        }
        out.close();
      }
    }
    return this.push(`fill="var(--${colour})"`, out.d);
  }

  /** A wash inside the path: shifted a little, with soft corners and an edge where the colour gathered. */
  wash(d, colour, { shift = [0.7, 0.8], loose = 0.7, step = 6, edge = true, opacity = 1 } = {}) {
    const out = new Writer();
    for (const { points } of flatten(d)) {
      const n = Math.max(5, Math.round(lengthOf(points) / step));
      const ring = resample(points, n).slice(0, n);
      // The corners of the drawn shape are kept, a little blunted.
      loop(out, ring.map((p) => [p[0] + shift[0] + this.noise(loose), p[1] + shift[1] + this.noise(loose)]));
    }
    return this.push(`fill="var(--${colour})"${opacity < 1 ? ` opacity="${opacity}"` : ''}${edge ? '' : ''}`, out.d);
  }

  /** A flat fill exactly inside the path, e.g. paper that hides what lies behind. */
  flat(d, colour, more = '') { return this.push(`fill="var(--${colour})"${more}`, compact(d)); }

  /** Hatching inside the path: lines at `angle` degrees, `gap` apart. */
  shade(d, { angle = -50, gap = 3, w = 0.9, colour = 'ink', keep = 0.96 } = {}) {
    const f = (angle * Math.PI) / 180, c = Math.cos(f), s = Math.sin(f);
    const edges = [];
    for (const { points } of flatten(d)) for (let i = 0; i < points.length; i++) edges.push([points[i], points[(i + 1) % points.length]]);
    const turned = edges.map((e) => e.map(([x, y]) => [x * c + y * s, -x * s + y * c]));
    const vs = turned.flat().map((p) => p[1]);
    const lines = [];
    for (let v = Math.min(...vs) + gap * 0.6; v < Math.max(...vs); v += gap * (1 + this.noise(0.12))) {
      const cuts = turned.filter(([a, b]) => a[1] > v !== b[1] > v).map(([a, b]) => a[0] + ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1])).sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const u0 = cuts[i] + 0.3, u1 = cuts[i + 1] - 0.3 - Math.abs(this.noise(0.8));
        if (u1 - u0 < 1 || this.random() > keep) continue;
        lines.push(`M${u0 * c - v * s} ${u0 * s + v * c}L${u1 * c - (v + this.noise(0.3)) * s} ${u1 * s + v * c}`);
      }
    }
    return this.ink(lines.join(''), w, { colour, over: 0, wobble: 0.15 });
  }

  /** A row of `n` short strokes that begin between (x1,y1) and (x2,y2), each going (dx,dy). */
  hatch(x1, y1, x2, y2, n, dx, dy, w = 0.9, colour = 'ink') {
    let d = '';
    for (let i = 0; i < n; i++) {
      const t = n === 1 ? 0 : i / (n - 1), k = 1 + this.noise(0.18);
      const x = x1 + (x2 - x1) * t + this.noise(0.3), y = y1 + (y2 - y1) * t + this.noise(0.3);
      d += `M${x} ${y}l${dx * k} ${dy * k}`;
    }
    return this.ink(d, w, { colour, over: 0, wobble: 0.15 });
  }

  /** Dots of the pen at the given places. */
  dots(places, r = 0.9, colour = 'ink') {
    const out = new Writer();
    for (const [x, y, q = r] of places) {
      const k = 6, a0 = this.random() * 6;
      loop(out, Array.from({ length: k }, (_, i) => [x + Math.cos(a0 + (i * 2 * Math.PI) / k) * q * 1.1 * (1 + this.noise(0.15)), y + Math.sin(a0 + (i * 2 * Math.PI) / k) * q * 1.1 * (1 + this.noise(0.15))]));
    }
    return this.push(`fill="var(--${colour})"`, out.d);
  }

  toString() { return this.parts.map(({ attributes, d }) => `<path ${attributes} d="${d}"/>`).join('\n    '); }
}

/** Rounds written path data without changing its shape. */
function compact(d) { return d.replace(/-?\d+\.\d+/g, (v) => String(Math.round(Number(v) * 10) / 10)).replace(/\s+/g, ' ').trim(); }

/** A contour of leaves: bumps of about size `r` along the path, to the outside of a clockwise one. */
export function foliage(d, r = 5, seed = 1) {
  const random = generator(seed);
  return flatten(d).map(({ points, closed }) => {
    const n = Math.max(3, Math.round(lengthOf(points) / (r * 1.5)));
    const line = resample(points, n);
    let out = `M${line[0]}`;
    for (let i = 1; i <= n; i++) {
      const q = r * (0.82 + random() * 0.4);
      out += `A${q} ${q} 0 0 1 ${line[i]}`;
    }
    return out + (closed ? 'Z' : '');
  }).join('');
}

export const circle = (x, y, r, ry = r) => `M${x - r} ${y}A${r} ${ry} 0 0 1 ${x + r} ${y}A${r} ${ry} 0 0 1 ${x - r} ${y}Z`;
export const box = (x, y, w, h) => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

/** Moves, turns or mirrors path data, by flattening it. */
export function place(d, { x = 0, y = 0, turn = 0, sx = 1, sy = sx } = {}) {
  const f = (turn * Math.PI) / 180, c = Math.cos(f), s = Math.sin(f);
  return flatten(d).map(({ points }) => 'M' + points.map(([u, v]) => {
    const a = u * sx, b = v * sy;
    return `${(a * c - b * s + x).toFixed(2)} ${(a * s + b * c + y).toFixed(2)}`;
  }).join('L')).join('');
}

export function symbol(id, viewBox, draw, seed) {
  const sheet = new Sheet(seed ?? [...id].reduce((h, ch) => (h * 31 + ch.charCodeAt(0)) | 0, 7));
  draw(sheet);
  return `  <symbol id="${id}" viewBox="${viewBox}">\n    ${sheet}\n  </symbol>`;
}

export function pattern(id, size, draw, seed) {
  const sheet = new Sheet(seed ?? [...id].reduce((h, ch) => (h * 31 + ch.charCodeAt(0)) | 0, 7));
  draw(sheet);
  const [w, h] = Array.isArray(size) ? size : [size, size];
  return `  <pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">\n    ${sheet}\n  </pattern>`;
}

export function sprites(title, parts) {
  return `<!-- ${title} Drawn by design/art/pen/draw.mjs: change it there, then run it again. -->\n<svg class="sprites" width="0" height="0" aria-hidden="true" focusable="false">\n${parts.join('\n')}\n</svg>\n`;
}
