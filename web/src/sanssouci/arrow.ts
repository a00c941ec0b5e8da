import type { Field } from '../types/sanssouci.ts';
import { columnOf, motifOf, rowOf } from './grid.ts';

type Point = { x: number; y: number };

/** How far a straight arrow bends aside, as a share of its length, so that the pieces on its way stay visible. */
const BEND = 0.17;
/** The arrow starts and ends short of the centres, so that the pieces and points there stay visible. */
const GAP = 22;
const HEAD = 26;

/** The centre of a field in a drawing with fields of 100 by 100. The terrace is above it. */
const centre = (place: Field): Point => ({
  x: columnOf(motifOf(place)) * 100 + 50,
  y: rowOf(place) * 100 - 50,
});

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  };
};

/** The corners of an arrow. One without corners gets a bend. */
function corners(way: readonly Field[]): Point[] {
  const points = way.map(centre);
  const [from, to] = points;
  if (points.length !== 2 || !from || !to) return points;
  const middle = towards(from, to, Math.hypot(to.x - from.x, to.y - from.y) / 2);
  // Towards the middle of the garden, because a bend outside of it would be cut off.
  const aside = from.x < 450 ? 1 : -1;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: Math.abs((to.y - from.y) / length), y: (to.x - from.x) / length };
  const bend = BEND * length * aside;
  return [from, { x: middle.x + across.x * bend, y: middle.y - across.y * bend }, to];
}

/** The line of an arrow as an SVG path. */
export function arrowPath(way: readonly Field[]): string {
  const points = corners(way);
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return '';
  const start = towards(first, second, GAP);
  const end = towards(last, before, GAP + HEAD);
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  // An arrow with one bend is a curve; the way that the server knows has corners.
  if (way.length === 2) return `M${text(start)}Q${text(second)} ${text(end)}`;
  return `M${[start, ...points.slice(1, -1), end].map(text).join('L')}`;
}

/** The head of an arrow as an SVG path. */
export function arrowHead(way: readonly Field[]): string {
  const points = corners(way);
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return '';
  const tip = towards(last, before, GAP);
  const base = towards(tip, before, HEAD * 1.3);
  const [dx, dy] = [(tip.x - base.x) * 0.55, (tip.y - base.y) * 0.55];
  const corner = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${corner(tip.x, tip.y)}L${corner(base.x - dy, base.y + dx)}L${corner(base.x + dy, base.y - dx)}Z`;
}
