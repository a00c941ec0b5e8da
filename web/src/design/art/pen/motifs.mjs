// The nine motifs of Sanssouci. Light falls from the upper left.
import { box, circle, foliage, place, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';
const OUTLINE = 3, DETAIL = 1.7, FINE = 1;

function labyrinth(p) {
  const outer = 'M42 92H8V8H92V92H59V82H82V18H18V82H42Z';
  const inner = 'M42 27H27V74H73V27H58V36H64V65H36V36H42Z';
  const walls = 'M73 46H82V55H73ZM18 60H27V69H18Z';
  p.wash(outer + inner + walls, 'motif-a', { step: 4, loose: 0.5 });
  p.wash('M85 11H92V92H60V86H85ZM10 86H42V92H8ZM67 30H73V74H30V69H67Z', 'motif-a-deep', { step: 5, loose: 0.5, shift: [0.2, 0.2] });
  p.wash(circle(50, 51, 6.5), 'motif-a-deep', { step: 4 });
  p.ink(outer, OUTLINE).ink(inner, 2.6).ink('M73 46H82M73 55H82M18 60H27M18 69H27', 2.2);
  p.ink(foliage(circle(50, 51, 6.5), 3, 4), 1.9);
  p.ink('M12 11.5H88M11.5 12V88', FINE, { colour: 'ink' });
  p.hatch(89, 16, 89, 90, 24, -4, 3, 0.9).hatch(62, 88, 86, 88, 8, 3, -3.5, 0.9).hatch(11, 90, 38, 90, 9, 3, -3.5, 0.9);
  p.hatch(71, 32, 71, 71, 11, -3.5, 3, 0.9).hatch(32, 72, 64, 72, 10, 3, -3.5, 0.9);
}

function statue(p) {
  const base = 'M28 92V86H72V92Z', dado = 'M34 86V73H66V86Z', cornice = 'M30 73V67H70V73Z';
  const body = 'M44 21C40 23 36 25 34 29C31 35 29 40 31 44C33 47 37 47 39 45C37 53 36 60 33 67H64C64 58 61 48 59 41C58 37 59 34 60 32C66 28 71 21 75 11C76 7 72 6 70 9C67 16 63 20 57 23C54 23 52 22 50 21Z';
  p.wash(base + dado + cornice + body + circle(47, 14.5, 7), 'motif-b', { step: 4, loose: 0.5 });
  p.wash('M54 24C50 36 56 50 55 67H65C64 54 60 44 59 36L61 31ZM55 74H66V86H55ZM60 68H70V72H60ZM50 9C55 11 55 20 49 21H52L55 16Z', 'motif-b-deep', { step: 4, loose: 0.4 });
  p.ink(body, OUTLINE).ink(circle(47, 14.5, 7), 2.7);
  p.ink(base + dado + cornice, 2.6);
  p.ink('M39 45C43 46 48 44 51 40M38 30C38 36 36 40 35 43M45 46C43 54 42 60 42 66M51 42C51 52 49 58 50 66M56 40C57 50 57 58 58 66M56 30C54 33 53 36 51 40', DETAIL);
  p.ink('M41 13C42 9 46 7 51 9M44 17L46 17.5', 1.4);
  p.ink('M41 76H57V83H41Z', 1.2);
  p.hatch(60, 75, 60, 85, 5, 5, -1.5, 0.9).hatch(58, 45, 62, 64, 6, -5, 2.5, 0.9);
  p.ink('M70 8C68 4 71 3 72 6M75 9C79 6 80 9 76 11M73 7C76 3 78 5 75 8', 1.5);
}

function pavilion(p) {
  const roof = 'M50 13C54 27 68 36 92 43L88 49H12L8 43C32 36 46 27 50 13Z';
  p.wash('M17 50H83V83H17Z', 'motif-c-deep', { shift: [0, 0], opacity: 0.55 });
  p.wash(roof, 'motif-c', { step: 4, loose: 0.5 });
  p.wash('M53 22C58 32 70 38 90 44L86 49H58C60 40 56 32 53 22Z', 'motif-c-deep', { step: 4, shift: [0, 0] });
  p.flat('M17 50H25V83H17ZM37.500 50H44.500V83H37.500ZM55.500 50H62.500V83H55.500ZM75 50H83V83H75Z', 'wash-cream');
  p.wash('M11 83H89V87H94V92H6V87H11Z', 'wash-cream-deep', { step: 4, loose: 0.4 });
  p.ink(roof, OUTLINE).ink(circle(50, 9.5, 3.6), 2.4);
  p.ink('M17.500 50V83M25 50V83M37.500 50V83M44.500 50V83M55.500 50V83M62.500 50V83M75 50V83M82.500 50V83', 2);
  p.ink('M25 61C26 53 36 53 37.500 61M44.500 59C46 53 54 53 55.500 59M62.500 61C64 53 74 53 75 61', DETAIL);
  p.ink('M11 83H89V87.500H11ZM6 87.500H94V92.500H6Z', 2.4);
  p.ink('M49 20C45 32 34 39 26 43M50 20C50 30 50 37 50 43M51 20C55 32 66 39 74 43', 1.3);
  p.ink('M10 43.500H90', 1.2);
  p.shade('M55 30C60 38 70 40 86 45L84 48H58Z', { gap: 2.6, angle: -60 });
}

function topiary(p) {
  const bird = 'M13 26L22 20C25 12 35 12 38 20C40 27 44 31 51 30C63 29 75 22 84 8C91 22 87 42 68 48C58 54 42 54 34 46C28 40 27 34 25 28Z';
  const disc = 'M27 64C27 56 38 54 50 54C62 54 73 56 73 64C73 71 62 73 50 73C38 73 27 71 27 64Z';
  p.wash('M36 82L41 93H59L64 82V77H36Z', 'wash-brick', { step: 4, loose: 0.4 }).wash('M54 82L53 93H60L64 82Z', 'wash-brick-deep', { step: 4, loose: 0.3 });
  p.wash(disc + bird, 'motif-d', { step: 4, loose: 0.6 });
  p.wash('M84 14C85 28 76 38 62 40C52 42 42 42 33 40C36 50 50 53 64 48C82 44 90 28 84 14ZM34 68C46 71 60 69 72 61C74 68 66 73 50 73C42 73 36 71 34 68Z', 'motif-d-deep', { step: 4, loose: 0.5, shift: [0, 0] });
  p.ink(bird, OUTLINE).ink(foliage(disc, 5, 3), 2.3).ink('M47 50V54M53 50V54M47 73V77M53 73V77', 2);
  p.ink('M33 77H67V82H33ZM36.500 82L41 93H59L63.500 82', 2.6);
  p.dots([[30, 20, 1.5]]);
  p.ink('M81 16C76 26 66 33 54 35M84 22C80 32 70 38 58 41M83 30C78 37 70 42 60 45', 1.3);
  p.ink('M38 34C40 33 41 35 40 37M44 39C46 38 48 40 46 42M36 42C38 41 40 43 39 45M50 45C52 44 54 46 52 48M36 62C38 60 40 61 40 63M48 60C50 58 52 59 52 61M60 62C62 60 64 62 63 64M44 67C46 65 48 66 47 68', 1.2);
  p.hatch(60, 84, 57, 92, 4, -4, 0.5, 0.9);
}

function stairs(p) {
  const n = 5, w = 14, h = 13, dx = 9, dy = -8;
  let profile = 'M8 91', treads = '', risers = '', lines = '';
  for (let i = 0; i < n; i++) {
    const x = 8 + i * w, y = 91 - i * h;
    profile += `V${y - h}H${x + w}`;
    risers += `M${x} ${y}V${y - h}l${dx} ${dy}v${h}Z`;
    treads += `M${x} ${y - h}h${w}l${dx} ${dy}h${-w}Z`;
    lines += `M${x} ${y - h}l${dx} ${dy}M${x + dx} ${y - h + dy}h${w}`;
    if (i) lines += `M${x + dx} ${y + dy}v${-h}`;
  }
  profile += 'V91Z';
  p.wash(treads, 'wash-cream', { step: 3, loose: 0.3, shift: [0, 0] });
  p.wash(risers, 'motif-e', { step: 3, loose: 0.3, shift: [0, 0] });
  p.wash(profile, 'motif-e-deep', { step: 5, loose: 0.4 });
  p.wash('M78 26L87 18V83L78 91Z', 'motif-e', { step: 5 });
  p.ink(profile, OUTLINE).ink(lines, 2).ink('M17 83V78M78 26L87 18V83L78 91', 2.4);
  p.shade('M24 88V80H38V66H52V54H66V40H76V88Z', { gap: 3.4, angle: -55, w: 0.9 });
}

function fountain(p) {
  p.wash('M50 10C30 8 20 24 22 46L30 48C30 34 36 24 47 22V48H53V22C64 24 70 34 70 48L78 46C80 24 70 8 50 10Z', 'motif-f', { step: 4, loose: 0.6, shift: [0, 0.4] });
  p.wash('M44 58H56L54 66C54 70 58 74 62 78H38C42 74 46 70 46 66Z', 'wash-stone', { step: 4 });
  p.wash('M8 78C8 70 92 70 92 78C92 88 76 93 50 93C24 93 8 88 8 78Z', 'wash-stone', { step: 5 });
  p.wash(circle(50, 77, 37, 5.5), 'motif-f-deep', { step: 5, shift: [0, 0] });
  p.wash('M27 48H73C70 56 60 59 50 59C40 59 30 56 27 48Z', 'motif-f-deep', { step: 4, shift: [0, 0] });
  p.ink('M24 48H76C72 57 61 60 50 60C39 60 28 57 24 48Z', 2.7).ink('M45 60C46 66 46 68 41 75M55 60C54 66 54 68 59 75', 2.4);
  p.ink('M8 78C8 70 92 70 92 78C92 88 76 93 50 93C24 93 8 88 8 78Z', OUTLINE).ink('M14 78C18 84 82 84 86 78', DETAIL);
  p.ink('M50 46V11M49 22C36 22 29 34 29 46M51 22C64 22 71 34 71 46M49 11C31 8 20 24 21 45M51 11C69 8 80 24 79 45', 2.1);
  p.ink('M19 52V58M21 64V70M81 52V58M79 64V69M32 64V70M68 63V69', 1.8);
  p.dots([[40, 8, 1.4], [60, 8, 1.4], [50, 6.500, 1.6], [15, 46, 1.300], [85, 46, 1.300]]);
  p.hatch(62, 88, 86, 83, 9, 1.5, -3.500, 0.9).hatch(60, 57, 70, 52, 5, 2, -3, 0.9);
}

function rose(x, y, r) {
  return { disc: circle(x, y, r), ink: foliage(circle(x, y, r), r * 0.75, Math.round(x + y)) + `M${x - r * 0.4} ${y + r * 0.1}C${x - r * 0.4} ${y - r * 0.6} ${x + r * 0.5} ${y - r * 0.6} ${x + r * 0.4} ${y}C${x + r * 0.3} ${y + r * 0.5} ${x - r * 0.2} ${y + r * 0.4} ${x - r * 0.1} ${y}` };
}

function roseArch(p) {
  const arch = 'M10 92V48C10 24 28 9 50 9C72 9 90 24 90 48V92H73V50C73 36 64 26 50 26C36 26 27 36 27 50V92Z';
  p.wash(arch, 'wash-leaf', { step: 5, loose: 0.9 });
  p.ink('M12 92V50C12 26 28 11 50 11C72 11 88 26 88 50V92M26 92V50C26 36 36 27 50 27C64 27 74 36 74 50V92', 2.3);
  p.ink('M12 84H26M12 62H26M88 84H74M88 62H74M17 32L30 39M83 32L70 39M36 15L41 29M64 15L59 29M12 73L26 84M74 73L88 84', 1.3);
  const roses = [[19, 78, 8], [17, 58, 9], [20, 38, 8.5], [33, 22, 9], [50, 17, 9.5], [67, 22, 9], [80, 38, 8.5], [83, 58, 9], [81, 78, 8]].map((r) => rose(...r));
  p.wash(roses.map((r) => r.disc).join(''), 'motif-g', { step: 4, loose: 0.5, shift: [0, 0] });
  p.wash([[20, 80, 5], [18, 60, 6], [21, 40, 5.5], [34, 24, 6], [51, 19, 6], [68, 24, 6], [81, 40, 5.5], [84, 60, 6], [82, 80, 5]].map((c) => circle(...c)).join(''), 'motif-g-deep', { step: 4, loose: 0.6, shift: [0.500, 0.500] });
  p.ink(roses.map((r) => r.ink).join(''), 1.9, { step: 4 });
  p.ink('M6 92.500H30M70 92.500H94', 2.4);
}

function herbSpiral(p) {
  const spiral = (r0, r1, turns, k = 0.78, cx = 50, cy = 55) => {
    const n = Math.round(turns * 24);
    return 'M' + Array.from({ length: n + 1 }, (_, i) => {
      const t = i / n, a = Math.PI * 0.62 + t * turns * 2 * Math.PI, r = r0 + (r1 - r0) * t;
      return `${(cx + Math.cos(a) * r).toFixed(1)} ${(cy - t * 6 + Math.sin(a) * r * k).toFixed(1)}`;
    }).join('L');
  };
  p.wash(circle(50, 56, 42, 34), 'motif-h', { step: 6, loose: 0.8 });
  p.wash('M90 50C94 76 70 92 46 90C66 86 82 74 82 54Z', 'motif-h-deep', { step: 5 });
  p.ink(spiral(43, 7, 2.4), OUTLINE, { step: 5 }).ink(spiral(37, 2.5, 2.35), 2, { step: 5 });
  p.ink('M36 90L37.500 84', 2);
}

function vine(p) {
  p.ink('M16 8V92M84 8V92M10 20H90M10 44H90M10 68H90', 2.2);
  const grapes = [[34, 40], [50, 40], [66, 40], [42, 53], [58, 53], [34, 55, 0], [50, 66], [42, 66, 0], [58, 66, 0], [50, 79]];
  const berries = [[35, 42], [50, 41], [65, 42], [28, 51], [42, 54], [58, 54], [72, 51], [35, 65], [50, 67], [65, 65], [42, 78], [58, 78], [50, 89]];
  p.flat(berries.map(([x, y]) => circle(x, y, 8.5)).join(''), 'motif-i');
  p.wash(berries.map(([x, y]) => circle(x + 2, y + 2, 5.5)).join(''), 'motif-i-deep', { step: 3.5, loose: 0.5, shift: [0, 0] });
  p.ink(berries.map(([x, y]) => circle(x, y, 8.2)).join(''), 2);
  const leaf = 'M50 34C40 36 30 34 24 28C28 26 28 22 24 18C32 18 36 16 38 10C42 14 46 14 50 8C54 14 58 14 62 10C64 16 68 18 76 18C72 22 72 26 76 28C70 34 60 36 50 34Z';
  p.wash(leaf, 'wash-leaf', { step: 4, loose: 0.5 });
  p.ink(leaf, 2.4).ink('M50 34V14M50 30L34 20M50 30L66 20', 1.3);
  void grapes;
}

export function motifs() {
  return [labyrinth, statue, pavilion, topiary, stairs, fountain, roseArch, herbSpiral, vine].map((draw, i) => symbol(`motif-${'abcdefghi'[i]}`, HUNDRED, draw));
}
