// The palace, the ground, the cards and the ornaments of the plan.
import { box, circle, foliage, pattern, place, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';

function palace(p) {
  p.wash('M10 60H890V118H10Z', 'wash-gold', { step: 20 });
  p.wash('M6 46H350V60H6ZM550 46H894V60H550Z', 'wash-stone', { step: 14 });
  p.wash('M380 40C380 10 420 4 450 4C480 4 520 10 520 40Z', 'wash-leaf', { step: 8 });
  p.wash('M350 40H550V118H350Z', 'wash-gold', { step: 14 });
  p.flat(box(0, 118, 900, 42), 'wash-gravel');
  p.ink('M4 60H350M550 60H896M4 46H350M550 46H896M8 60V118M892 60V118M350 40V118M550 40V118M345 40H555M345 46H555', 2);
  p.ink('M380 40C380 12 420 6 450 6C480 6 520 12 520 40M450 6V0M420 38C422 20 436 8 450 7C464 8 478 20 480 38', 2);
  for (let i = 0; i < 9; i++) {
    const x = i * 100 + 50, y = 70;
    const door = `M${x - 13} 118V${y + 12}C${x - 13} ${y - 4} ${x + 13} ${y - 4} ${x + 13} ${y + 12}V118Z`;
    p.wash(door, 'wash-sky', { step: 6 });
    p.ink(door, 1.8).ink(`M${x} ${y}V118M${x - 13} 90H${x + 13}M${x - 13} 104H${x + 13}`, 1);
    for (const s of [-30, 30]) p.ink(`M${x + s - 4} 64H${x + s + 4}M${x + s - 3} 66C${x + s - 6} 80 ${x + s + 2} 90 ${x + s - 3} 116M${x + s + 3} 66C${x + s + 6} 80 ${x + s - 1} 90 ${x + s + 3} 116`, 1.2);
  }
  p.ink('M0 118H900M0 123H900M0 157H900', 1.800);
}

function back(p, w, h) {
  const cx = w / 2, cy = h / 2;
  p.flat(box(0, 0, w, h), 'wash-leaf-deep');
  p.ink(box(5, 5, w - 10, h - 10), 1.6, { colour: 'wash-cream' }).ink(box(8.5, 8.5, w - 17, h - 17), 0.8, { colour: 'wash-cream' });
  laurelPaths(p, cx, cy, 1, 'wash-cream');
  p.ink(`M${cx + 11} ${cy - 9}C${cx + 5} ${cy - 19} ${cx - 14} ${cy - 16} ${cx - 14} ${cy + 1}C${cx - 14} ${cy + 18} ${cx + 8} ${cy + 18} ${cx + 12} ${cy + 9}V${cy + 2}H${cx + 2}`, 3.6, { colour: 'wash-cream' });
}

function laurelPaths(p, cx, cy, k, colour) {
  let d = '', stem = '';
  for (const side of [-1, 1]) {
    stem += `M${cx} ${cy + 30 * k}C${cx + side * 22 * k} ${cy + 28 * k} ${cx + side * 32 * k} ${cy + 6 * k} ${cx + side * 22 * k} ${cy - 22 * k}`;
    for (let i = 0; i < 7; i++) {
      const a = Math.PI / 2 - side * (0.35 + i * 0.33), x = cx + Math.cos(a) * 27 * k, y = cy + Math.sin(a) * 28 * k;
      for (const t of [-1, 1]) d += place('M0 0C2.500 -3 6 -3 9 0C6 2.500 2.500 2 0 0Z', { x, y, turn: (a * 180) / Math.PI - side * 90 + t * 38, sx: k });
    }
  }
  p.flat(d, colour).ink(stem, 1.2 * k, { colour });
}

function frame(p) {
  p.ink(box(3, 3, 94, 144), 2).ink(box(6, 6, 88, 138), 0.9);
  for (const [x, y, sx, sy] of [[6, 6, 1, 1], [94, 6, -1, 1], [6, 144, 1, -1], [94, 144, -1, -1]]) p.ink(place('M0 14C6 13 13 6 14 0M0 9C4 8 8 4 9 0', { x, y, sx, sy }), 1.1);
}

function mission(p) {
  const letter = box(10, 26, 80, 54);
  p.wash(letter, 'wash-cream', { step: 8 }).wash('M10 80L42 52L50 58L58 52L90 80Z', 'wash-cream-deep', { step: 6 });
  p.ink(letter, 2.5).ink('M10 26L50 58L90 26M10 80L42 52M90 80L58 52', 1.8);
  p.wash(circle(50, 57, 13), 'wash-red', { step: 5 }).wash('M60 50C64 60 56 70 46 68C56 64 60 58 60 50Z', 'wash-red-deep', { step: 4 });
  p.ink(foliage(circle(50, 57, 13), 7, 6), 2.2).ink(circle(50, 57, 8), 1.2).ink('M53 54C50 50 45 53 46 58C47 63 54 62 54 58H51', 1.7);
}

function stack(p) {
  for (const [x, y] of [[20, 34], [16, 26], [12, 18]]) { const c = `M${x} ${y}H${x + 62}V${y + 52}H${x}Z`; p.flat(c, 'wash-cream').ink(c, 2); }
  p.wash(box(18, 24, 50, 40), 'wash-leaf', { step: 7 }); p.ink(box(18, 24, 50, 40), 1.2).ink('M51 38C47 32 35 34 35 44C35 54 48 54 51 49V45H45', 2.2);
}

function bag(p) {
  const sack = 'M40 32C20 44 8 70 16 84C22 94 78 94 84 84C92 70 80 44 60 32Z';
  p.wash(sack, 'wash-leaf', { step: 6 }).wash('M62 36C78 52 82 76 62 91C76 91 82 88 84 84C92 70 80 46 62 36Z', 'wash-leaf-deep', { step: 6 });
  p.wash('M34 12C42 18 58 18 66 12L60 30H40Z', 'wash-leaf', { step: 5 });
  p.ink(sack, 2.6).ink('M40 30L32 12C38 18 43 10 50 16C57 10 62 18 68 12L60 30M38 29H62M38 33H62M62 32C70 34 74 42 70 50M62 33C66 38 66 44 62 52', 2);
  p.ink('M46 36C40 48 36 60 38 72M54 36C58 46 60 54 60 62', 1.200).hatch(70, 56, 76, 86, 10, -8, 3, 0.9);
}

function crown(p) {
  const c = 'M14 74L8 32L30 50L50 18L70 50L92 32L86 74Z';
  p.wash(c, 'wash-gold', { step: 5 }).wash('M52 22L60 74H86L92 34L70 52Z', 'wash-gold-deep', { step: 5 });
  p.ink(c, 2.6).ink('M14 74H86V84H14Z', 2.4); p.wash(box(14, 75, 72, 9), 'wash-red', { step: 5 });
  const balls = [[8, 28, 5], [50, 14, 5.500], [92, 28, 5]].map((b) => circle(...b)).join(''); p.wash(balls, 'wash-gold', { step: 3 }).ink(balls, 2);
  p.hatch(70, 56, 82, 70, 6, 4, -6, 0.9);
}

function laurel(p) { laurelPaths(p, 50, 50, 1.35, 'wash-leaf-deep'); }

function medal(p) { const d = foliage(circle(50, 50, 36), 9, 3); p.wash(circle(50, 50, 38), 'wash-gold', { step: 6 }).ink(d, 2.4).ink(circle(50, 50, 28), 1.6); }
function smallHat(p) { const h = 'M6 62C20 54 26 54 28 46C30 18 70 18 72 46C74 54 80 54 94 62C78 78 22 78 6 62Z'; p.wash(h, 'wash-gold', { step: 6 }).ink(h, 2.8).ink('M28 47C40 56 60 56 72 47', 1.8); p.wash('M28 40C40 50 60 50 72 40L73 48C60 57 40 57 27 48Z', 'wash-red', { step: 5 }); }
function thistle(p) {
  p.wash('M36 44C34 60 66 60 64 44Z', 'wash-leaf', { step: 4 }).wash('M34 44L28 14L40 28L50 8L60 28L72 14L66 44Z', 'wash-plum', { step: 4 });
  p.ink('M34 44L28 14L40 28L50 8L60 28L72 14L66 44M36 44C32 62 68 62 64 44Z', 2.4).ink('M50 57V92M50 84L30 76L34 70L20 62M50 78L70 70L66 64L80 56', 2.4);
}

function corner(p) {
  p.wash('M0 0H100V16H16V100H0Z', 'wash-leaf', { step: 6, shift: [0, 0] }).ink('M2 100V2H100M16 100V16H100', 2.2);
  p.wash(circle(34, 34, 12), 'wash-leaf', { step: 5 }).ink(foliage(circle(34, 34, 12), 5, 2), 2).ink('M24 100C24 70 40 60 60 60C60 40 70 24 100 24', 1.2);
}

function compass(p) {
  p.ink(circle(50, 52, 30), 1.6).ink(circle(50, 52, 26), 0.9);
  let dark = '', star = '';
  for (let i = 0; i < 4; i++) { star += place('M0 -38L7 -7L0 0Z', { x: 50, y: 52, turn: i * 90 }); dark += place('M0 -38L-7 -7L0 0Z', { x: 50, y: 52, turn: i * 90 }); }
  for (let i = 0; i < 4; i++) { star += place('M0 -24L5 -9L0 0Z', { x: 50, y: 52, turn: 45 + i * 90 }); dark += place('M0 -24L-5 -9L0 0Z', { x: 50, y: 52, turn: 45 + i * 90 }); }
  p.flat(star, 'wash-cream').flat(dark, 'ink').ink(star + dark, 1);
  p.ink('M46 11V2L54 11V2', 1.6);
}

function cartouche(p) {
  const c = 'M40 14H360C362 26 376 30 386 30V70C376 70 362 74 360 86H40C38 74 24 70 14 70V30C24 30 38 26 40 14Z';
  p.wash(c, 'wash-cream', { step: 14 }).ink(c, 2).ink('M46 20H354C358 30 370 35 380 36V64C370 65 358 70 354 80H46C42 70 30 65 20 64V36C30 35 42 30 46 20Z', 1);
}

function paths(p) {
  const cross = 'M38 0H62V30C66 32 68 34 70 38H100V62H70C68 66 66 68 62 70V100H38V70C34 68 32 66 30 62H0V38H30C32 34 34 32 38 30Z';
  p.flat(cross, 'wash-gravel').flat(circle(50, 50, 36), 'wash-gravel').ink(circle(50, 50, 36), 1);
  p.ink('M38 0V16M62 0V16M38 100V84M62 100V84M0 38H16M0 62H16M100 38H84M100 62H84', 1.2, { over: 0 });
}

const lines = [
  pattern('row-pattern-1', 20, (p) => p.dots([[5, 5, 0.9], [15, 15, 0.9]])),
  pattern('row-pattern-2', 20, (p) => p.ink('M0 5H20M0 15H20', 0.7, { over: 0, wobble: 0 })),
  pattern('row-pattern-3', 20, (p) => p.ink('M0 20L20 0M-5 5L5 -5M15 25L25 15', 0.7, { wobble: 0 })),
  pattern('row-pattern-4', 20, (p) => p.ink('M10 6V14M6 10H14', 0.8)),
  pattern('row-pattern-5', [24, 16], (p) => p.ink('M0 8C4 2 8 2 12 8C16 14 20 14 24 8', 0.8, { over: 0, wobble: 0 })),
  pattern('row-pattern-6', [20, 16], (p) => p.ink('M0 12L10 4L20 12', 0.8, { wobble: 0 })),
  pattern('gravel', 24, (p) => p.dots([[4, 4], [13, 7], [20, 3], [7, 14], [17, 15], [22, 20], [3, 21], [12, 21]].map(([x, y]) => [x, y, 0.7]), 0.7, 'wash-gravel-deep')),
  pattern('meadow', 40, (p) => p.ink('M6 12L5 8M8 12L8 7M10 12L12 8M26 30L25 26M28 30L28 25M30 30L32 26M30 8L31 5M12 32L11 29', 0.7, { colour: 'ink-soft' })),
];

export function garden() {
  return [
    symbol('palace', '0 0 900 160', palace),
    symbol('card-back', '0 0 100 150', (p) => back(p, 100, 150)), symbol('tile-back', HUNDRED, (p) => back(p, 100, 100)), symbol('card-frame', '0 0 100 150', frame),
    ...Object.entries({ mission, stack, bag, crown, laurel, 'mark-motif': medal, 'mark-gardener': smallHat, 'mark-penalty': thistle, corner, compass, paths }).map(([id, draw]) => symbol(id, HUNDRED, draw)),
    symbol('cartouche', '0 0 400 100', cartouche),
    ...lines,
  ];
}
