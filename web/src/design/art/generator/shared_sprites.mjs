// Sprites that all pages share.
import { circle, foliage, place, symbol } from './pen.mjs';
import { icons } from './icons.mjs';
import { palaceParts } from './palace.mjs';
import { seats } from './seat_portraits.mjs';
import { vignettes } from './game_pictures.mjs';

const HUNDRED = '0 0 100 100';

export function gloriette(p) {
  const hill = 'M2 93C14 80 30 75 50 75C70 75 86 80 98 93Z';
  const left = 'M6 41H35V75H6Z',
    right = 'M65 41H94V75H65Z',
    middle = 'M34 26H66V75H34Z',
    attic = 'M38 17H62V25H38Z';
  const arches =
    'M41 75V52C41 39 59 39 59 52V75ZM9.500 75V58C9.500 50 19 50 19 58V75ZM22.500 75V58C22.500 50 32 50 32 58V75ZM68 75V58C68 50 77.500 50 77.500 58V75ZM81 75V58C81 50 90.500 50 90.500 58V75Z';
  p.wash(left + right, 'wash-gold', { loose: 0.4 })
    .flat(middle + attic, 'wash-cream')
    .wash('M58 18H62V25H66V75H58ZM78 42H94V75H78Z', 'wash-gold-deep', { loose: 0.4 });
  p.flat(arches, 'wash-sky')
    .flat('M41 75V60L59 66V75ZM9.500 75V66L32 70V75ZM68 75V70L90.500 66V75Z', 'wash-leaf')
    .ink(arches, 1.6, { quill: true });
  p.wash(hill, 'wash-leaf', { loose: 0.4 }).wash(
    'M60 76C76 77 88 82 98 93H56C68 88 68 81 60 76Z',
    'wash-leaf-deep',
    { loose: 0.4 },
  );
  const path = 'M44 75H56L64 93H36Z';
  p.flat(path, 'wash-gravel')
    .ink('M44 76L36 93M56 76L64 93', 1.2)
    .ink('M43 79.500H57M41 84H59M39 88.500H61', 0.9);
  p.ink('M4 41H34M66 41H96M6 41V76M94 41V76M31.500 26H68.500M34 26V75M66 26V75M38 25V17H62V25', 2)
    .ink('M4 45.500H34M66 45.500H96M33 30.500H67M36 20H64', 0.9)
    .ink(hill, 2);
  const rail =
    'M10 41V36M16 41V36M22 41V36M28 41V36M72 41V36M78 41V36M84 41V36M90 41V36M6 35.500H33M67 35.500H94';
  p.ink(rail, 1.2).ink('M50 17V3', 1.8);
  const flag = 'M51 3.500C57 1 60 7 68 4.500C66 7 66 9 68 11.500C60 13.500 57 8 51 11Z';
  p.flat(flag, 'wash-red').ink(flag, 1.3);
  p.hatch(68, 91, 92, 91, 9, 3, -5, 0.8)
    .hatch(92.5, 50, 92.5, 73, 8, -2, 1.5, 0.8)
    .hatch(64.5, 33, 64.5, 72, 12, -3.5, 2, 0.8)
    .hatch(12, 90, 30, 83, 6, 2, 3, 0.8);
}

function sun(p) {
  const rays = Array.from({ length: 12 }, (_, i) =>
    place(i % 2 ? 'M-4 -26L0 -38L4 -26Z' : 'M-6 -26C-6 -33 -2 -38 0 -45C2 -38 6 -33 6 -26Z', {
      x: 50,
      y: 50,
      turn: i * 30,
    }),
  ).join('');
  p.flat(rays, 'wash-gold')
    .ink(rays, 1.5)
    .wash(circle(50, 50, 23), 'wash-gold', { loose: 0.4 })
    .ink(circle(50, 50, 23), 2.3)
    .hatch(68, 54, 56, 68, 7, -4, -2, 0.9);
}

function moon(p) {
  const crescent =
    'M62 10C38 12 22 30 22 52C22 76 42 92 66 90C78 89 86 83 90 76C70 82 48 68 48 46C48 30 54 18 62 10Z';
  p.wash(crescent, 'wash-gold', { loose: 0.5 })
    .wash('M24 60C26 78 44 91 66 90C78 89 86 83 89 77C70 88 34 84 24 60Z', 'wash-gold-deep', { loose: 0.4 })
    .ink(crescent, 2.3);
  const star = 'M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z',
    stars =
      place(star, { x: 74, y: 32 }) +
      place(star, { x: 64, y: 54, sx: 0.6 }) +
      place(star, { x: 86, y: 52, sx: 0.5 });
  p.flat(stars, 'wash-gold').ink(stars, 1.1).hatch(34, 74, 62, 87, 10, 3, -4, 0.8);
}

function flourish(p) {
  for (const f of [(d) => d, (d) => place(d, { x: 300, sx: -1 })]) {
    p.ink(
      f(
        'M138 20C120 8 104 8 92 18C84 26 90 34 97 31C102 29 101 22 95 23M110 14C96 30 70 32 50 22C36 15 20 16 8 24',
      ),
      2,
    );
    p.ink(f('M128 22C112 34 92 36 78 28M66 26C58 12 40 8 30 16C25 21 29 27 34 25M8 24C5 26 3 24 5 22'), 1.1);
    const leaves = [
      [58, 25, 200],
      [48, 21, 160],
      [74, 29, 30],
      [40, 18, 20],
      [22, 18.5, 190],
    ]
      .map(([x, y, turn]) => f(place('M0 0C3 -4 8 -5 12 -2C9 2 4 3 0 0Z', { x, y, turn })))
      .join('');
    p.flat(leaves, 'wash-leaf').ink(leaves, 0.8);
  }
  const rose = foliage(circle(150, 20, 8), 5, 3);
  p.flat(rose, 'wash-rose')
    .ink(rose, 1.3)
    .ink(place('M-4 1C-5 -5 5 -6 5 0C5 5 -2 5 -2 1C-2 -2 2 -2 2 0', { x: 150, y: 20 }), 0.9);
}

export function laurels(p, cx, cy, k, colour, line) {
  let leaves = '',
    stem = '';
  for (const side of [-1, 1]) {
    stem += `M${cx - side * 3 * k} ${cy + 29 * k}C${cx + side * 24 * k} ${cy + 28 * k} ${cx + side * 33 * k} ${cy + 4 * k} ${cx + side * 20 * k} ${cy - 24 * k}`;
    for (let i = 0; i < 7; i++) {
      const a = Math.PI / 2 - side * (0.4 + i * 0.34),
        r = 28 - (i > 4 ? (i - 4) * 0.8 : 0),
        x = cx + Math.cos(a) * r * k,
        y = cy + Math.sin(a) * r * k;
      for (const t of [-34, 34])
        leaves += place('M0 0C2 -4 7 -5 11 -1C8 3 3 3 0 0Z', {
          x,
          y,
          turn: (a * 180) / Math.PI - side * 90 + t,
          sx: k,
        });
    }
  }
  p.wash(leaves, colour, { loose: 0.2, shift: [0.2, 0.3], rim: false }).ink(stem, 1.4 * k, { colour: line });
  return leaves;
}

function laurel(p) {
  const leaves = laurels(p, 50, 48, 1.28, 'wash-leaf', 'line-leaf');
  p.ink(leaves, 0.9);
  const bow =
    'M50 84C44 78 36 79 34 83C37 88 45 88 50 85C55 88 63 88 66 83C64 79 56 78 50 84ZM47 86L40 96L45 95L50 87L55 95L60 96L53 86';
  p.flat(bow + 'Z', 'wash-red').ink(bow, 1.4);
}

export function shared() {
  return [
    symbol('gloriette', HUNDRED, gloriette),
    symbol('sun', HUNDRED, sun),
    symbol('moon', HUNDRED, moon),
    symbol('flourish', '0 0 300 40', flourish),
    symbol('laurel', HUNDRED, laurel),
    ...palaceParts(),
    ...icons(),
    ...seats(),
    ...vignettes(),
  ];
}
