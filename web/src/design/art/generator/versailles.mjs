// Sprites of Versailles. Gardens are seen from above, because players rotate the tiles.
import { box, circle, foliage, pattern, place, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';
const ring = (n, draw, start = 0) =>
  Array.from({ length: n }, (_, i) => draw(start + (i * 360) / n, i)).join('');
const around = (d, n, start = 0, x = 50, y = 50, sx = 1) =>
  ring(n, (turn) => place(d, { x, y, turn, sx }), start);

/** A round flower with `n` petals. */
function daisy(p, x, y, r, n) {
  const petals = around('M-2 -7C-7 -12 -6 -20 0 -21C6 -20 7 -12 2 -7Z', n, 0, x, y, r / 21);
  p.flat(petals, 'v-yellow')
    .ink(petals, r > 15 ? 1.3 : 1)
    .flat(circle(x, y, r * 0.36), 'v-yellow-deep')
    .ink(circle(x, y, r * 0.36), 1);
  if (r > 15)
    p.ink(around('M0 -11V-16', n, 0, x, y, r / 21), 0.7).dots(
      [
        [x - 2, y - 2],
        [x + 2, y - 1],
        [x, y + 2.5],
      ],
      0.8,
    );
}

const EMBLEMS = {
  yellow(p) {
    const leaves = around('M0 -26C5 -30 5 -38 0 -43C-5 -38 -5 -30 0 -26Z', 4, 0);
    p.flat(leaves, 'wash-leaf').ink(leaves, 1);
    for (const [x, y] of [
      [23, 23],
      [77, 23],
      [77, 77],
      [23, 77],
    ])
      daisy(p, x, y, 13, 8);
    daisy(p, 50, 50, 25, 12);
  },
  green(p) {
    const outer = box(11, 11, 78, 78),
      inner = 'M22 22V78H78V22Z';
    p.flat('M22 22H78V26H26V78H22ZM62 38L67 43V67H42L38 62Z', 'wash-shadow');
    p.wash(outer + inner, 'v-green', { loose: 0.5, shift: [0.3, 0.4] }).wash(
      'M83 17L89 11V89H11L17 83H83Z',
      'v-green-deep',
      { loose: 0.4 },
    );
    p.wash(box(37, 37, 26, 26), 'v-green', { loose: 0.4 }).wash(
      'M58 42L63 37V63H37L42 58H58Z',
      'v-green-deep',
      { loose: 0.4 },
    );
    p.ink(outer, 2.2)
      .ink(box(22, 22, 56, 56), 1.8, { quill: true })
      .ink(box(37, 37, 26, 26), 1.9, { quill: true })
      .ink(
        box(15, 15, 70, 70) + box(42, 42, 16, 16) + 'M37 37L42 42M63 37L58 42M63 63L58 58M37 63L42 58',
        0.8,
      );
    for (const [x, y] of [
      [16.5, 16.5],
      [83.5, 16.5],
      [83.5, 83.5],
      [16.5, 83.5],
    ]) {
      const ball = foliage(circle(x, y, 8), 4, 5);
      p.flat(ball, 'v-green')
        .ink(ball, 1.3)
        .ink(`M${x - 3} ${y - 1}C${x - 2} ${y - 4} ${x + 1} ${y - 4} ${x + 2} ${y - 3}`, 0.8);
    }
    p.hatch(88, 28, 88, 72, 14, -3.5, 3, 0.7).hatch(28, 88, 72, 88, 14, 3, -3.5, 0.7);
  },
  white(p) {
    const corner = (r) => (i) => [
      50 + r * Math.cos(((22.5 + i * 45) * Math.PI) / 180),
      50 + r * Math.sin(((22.5 + i * 45) * Math.PI) / 180),
    ];
    const eight = (r) => 'M' + Array.from({ length: 8 }, (_, i) => corner(r)(i).join(' ')).join('L') + 'Z';
    const facet = (i) => `M50 50L${corner(34)(i).join(' ')}L${corner(34)(i + 1).join(' ')}Z`;
    p.flat(place(eight(42), { x: 2.5, y: 3 }), 'wash-shadow')
      .flat(eight(42), 'v-white')
      .flat(eight(34), 'v-white-roof')
      .flat(facet(6) + facet(7) + facet(0), 'v-white-deep')
      .flat(facet(4), 'v-white');
    p.ink(eight(42), 2)
      .ink(eight(34), 1.8, { quill: true })
      .ink(around('M0 0V-34', 8, 22.5), 1.1);
    p.ink(eight(25) + eight(16), 0.7)
      .flat(circle(50, 50, 6), 'v-gold')
      .ink(circle(50, 50, 6), 1.5)
      .ink(circle(50, 50, 2.4), 0.9);
    for (const i of [6, 7, 0]) p.shade(facet(i), { gap: 5, angle: i * 45 + 45, w: 0.6 });
  },
  blue(p) {
    p.flat(circle(52, 53, 41), 'wash-shadow')
      .flat(circle(50, 50, 40), 'v-rim')
      .flat(circle(50, 50, 33), 'v-blue')
      .wash('M74 30C88 50 72 82 46 82C66 74 76 54 74 30Z', 'v-blue-deep', { loose: 0.6 });
    p.ink(circle(50, 50, 40), 2.2)
      .ink(circle(50, 50, 33), 1.7, { quill: true })
      .ink(around('M0 -33.500V-39.500', 16), 0.8);
    p.ink(
      'M50 26C63 26 74 37 74 50M50 74C37 74 26 63 26 50M30 38C34 31 40 28 44 27M70 62C66 69 60 72 56 73',
      0.9,
    ).ink(circle(50, 50, 14), 0.8);
    const jet = around('M0 -4C-4 -10 -3 -16 0 -20C3 -16 4 -10 0 -4Z', 8);
    p.flat(jet, 'v-foam')
      .ink(jet, 1)
      .flat(circle(50, 50, 4.5), 'v-foam')
      .ink(circle(50, 50, 4.5), 1.2);
    p.hatch(82, 66, 66, 84, 7, 3, 3, 0.7);
  },
  red(p) {
    const diamond = 'M50 4L96 50L50 96L4 50Z',
      inside = 'M50 14L86 50L50 86L14 50Z';
    p.wash(diamond, 'wash-leaf', { loose: 0.5, shift: [0.3, 0.4] })
      .flat(inside, 'v-red-ground')
      .ink(diamond, 2)
      .ink(inside, 1.2);
    p.hatch(54, 93, 93, 54, 13, -3, -3, 0.7);
    const tulip = 'M0 -9C-10 -12 -12 -22 -9 -31L-4 -24L0 -33L4 -24L9 -31C12 -22 10 -12 0 -9Z',
      leaf = 'M0 -3C4 -6 12 -8 18 -18C19 -9 12 -1 0 -3Z';
    const leaves = around(leaf, 4),
      tulips = around(tulip, 4);
    p.flat(leaves, 'wash-leaf')
      .ink(leaves, 0.9)
      .flat(tulips, 'v-red')
      .wash(around('M2 -10C10 -12 12 -22 9 -30L4 -24L2 -28Z', 4), 'v-red-deep', { loose: 0.3 })
      .ink(tulips, 1.5)
      .ink(around('M0 -11C-2 -16 -3 -20 -3.500 -23M0 -11C2 -16 3 -20 3.500 -23', 4), 0.7);
    p.flat(circle(50, 50, 5), 'v-yellow').ink(circle(50, 50, 5), 1.2);
  },
};
const TYPES = Object.keys(EMBLEMS);

const TEXTURES = {
  yellow: (p) =>
    p.dots(
      [
        [5, 5],
        [17.5, 17.5],
        [15, 4, 0.5],
        [6, 15, 0.5],
        [22, 10, 0.5],
        [11, 22, 0.5],
      ],
      0.9,
      'v-yellow-line',
    ),
  green: (p) =>
    p.ink('M3 7C4 4 7 4 8 7M15 19C16 16 19 16 20 19M15 6C16 4 18 4 19 6M4 18C5 16 7 16 8 18', 0.8, {
      colour: 'v-green-line',
    }),
  white: (p) => p.ink('M0 12.500L12.500 0L25 12.500L12.500 25Z', 0.7, { colour: 'v-white-line', wobble: 0 }),
  blue: (p) =>
    p.ink(
      'M0 6C4 3 8 3 12.500 6C17 9 21 9 25 6M0 18.500C4 15.500 8 15.500 12.500 18.500C17 21.500 21 21.500 25 18.500',
      0.8,
      { colour: 'v-blue-line', wobble: 0 },
    ),
  red: (p) =>
    p.ink(
      'M6 9.500C3.500 9 3 6 3.500 3.500L5 5.500L6 3L7 5.500L8.500 3.500C9 6 8.500 9 6 9.500ZM6 9.500V12M18.500 22C16 21.500 15.500 18.500 16 16L17.500 18L18.500 15.500L19.500 18L21 16C21.500 18.500 21 21.500 18.500 22ZM18.500 22V24.500',
      0.8,
      { colour: 'v-red-line' },
    ),
};

/** Where the wash of a ground dried unevenly. */
function bloom(p) {
  const loose = { loose: 2.5, opacity: 0.16, shift: [0, 0] };
  p.wash(
    'M6 30C14 8 40 2 62 5C84 8 97 22 96 46C95 60 84 62 78 74C70 92 44 98 24 94C8 90 2 76 5 58C7 48 2 42 6 30Z',
    'currentColor',
    loose,
  );
  p.wash(
    'M52 60C66 52 90 50 97 62C99 78 92 94 74 97C58 98 44 92 44 80C44 72 46 64 52 60ZM4 8C14 2 30 3 36 8C38 16 26 24 16 28C8 30 3 26 3 18Z',
    'currentColor',
    { ...loose, opacity: 0.17 },
  );
}

const field = (type) => (p) =>
  p
    .flat(box(0, 0, 100, 100), `v-${type}-ground`)
    .use('v-bloom', { width: 100, height: 100, colour: `v-${type}-line` })
    .pattern('M0 0H100V100H0Z', `v-garden-pattern-${type}`)
    .use(`v-emblem-${type}`, { width: 100, height: 100 });

/** The king's sun. Its rays take the colours in turn. */
function sunFace(p, colours, { x = 50, y = 50, k = 1, face = 'v-gold', line = 'ink' } = {}) {
  const n = colours.length;
  const put = (d, turn = 0) => place(d, { x, y, turn, sx: k });
  colours.forEach((colour, i) => {
    const ray = put('M-8 -22C-7 -30 -2 -37 0 -44C2 -37 7 -30 8 -22Z', (i * 360) / n);
    p.flat(ray, colour).ink(ray, 1.3 * k, { colour: line });
  });
  p.ink(
    ring(n, (turn) => put('M0 -23C-2 -29 2 -32 0 -37', turn), 180 / n),
    1.6 * k,
    { colour: line },
  );
  p.flat(put(circle(0, 0, 22)), face).ink(put(circle(0, 0, 22)), 2 * k, { colour: line, quill: true });
  p.ink(
    put(
      'M-11 -6C-9 -9 -5 -9 -3 -6M11 -6C9 -9 5 -9 3 -6M-10 -4C-8 -6 -5 -6 -4 -4C-6 -2.500 -8 -2.500 -10 -4M10 -4C8 -6 5 -6 4 -4C6 -2.500 8 -2.500 10 -4M0 -4C-1 1 -3 4 0 5M-7 9C-3 13 3 13 7 9M-3 14C-1 15 1 15 3 14M-14 4C-13 6 -11 7 -9 6M14 4C13 6 11 7 9 6',
    ),
    1 * k,
    { colour: line },
  );
  return p;
}

function joker(p) {
  p.flat(box(0, 0, 100, 100), 'v-joker-ground').use('v-bloom', {
    width: 100,
    height: 100,
    colour: 'v-gold-line',
  });
  p.ink(around('M0 -48V-60M-5 -47L-8 -60M5 -47L8 -60', 10, 18), 0.7, { colour: 'ink-soft' });
  const order = ['v-yellow', 'v-green', 'v-white', 'v-blue', 'v-red'];
  sunFace(p, [...order, ...order]);
}

function site(p) {
  p.flat(box(0, 0, 100, 100), 'v-site-ground')
    .use('v-bloom', { width: 100, height: 100, colour: 'v-site-line' })
    .pattern('M0 0H100V100H0Z', 'v-garden-pattern-site');
  p.ink('M21 21L79 21M79 21L79 79M79 79L21 79M21 79L21 21', 0.9, { wobble: 0.6 }).ink(
    'M24 24L76 76M76 24L24 76',
    0.7,
    { colour: 'ink-soft', wobble: 0.6 },
  );
  const heap = foliage('M32 58C30 46 42 36 54 38C66 40 74 50 68 60C62 70 36 70 32 58Z', 6, 3);
  p.flat(heap, 'wash-earth')
    .wash('M66 44C74 52 68 66 54 67C44 68 36 66 33 60C46 64 62 58 66 44Z', 'wash-earth-deep', { loose: 0.6 })
    .ink(heap, 1.5)
    .hatch(50, 65, 66, 56, 7, 2, -4, 0.7);
  const blade = 'M44 46L56 34C62 36 66 42 66 46C60 52 54 54 48 52Z',
    turned = place(blade, { x: -8, y: 8 });
  p.ink('M48 50L84 14M80 10L88 18', 2.4).flat(turned, 'wash-stone').ink(turned, 1.5);
  for (const [x, y] of [
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ]) {
    const stake = box(x - 4, y - 4, 8, 8);
    p.flat(place(stake, { x: 3, y: 3 }), 'wash-shadow')
      .flat(stake, 'wash-gold')
      .ink(stake, 1.4)
      .ink(`M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`, 0.7);
  }
}

/** A large medal, its device 60 wide. */
const medal = (device, ground) => (p) => {
  const rim = foliage(circle(50, 50, 44), 5, 9);
  p.flat(circle(52, 53, 45), 'wash-shadow')
    .flat(rim, 'v-gold')
    .wash('M82 22C104 54 78 96 40 92C72 88 88 56 82 22Z', 'wash-gold-deep', { loose: 0.5 })
    .ink(rim, 1.7);
  p.flat(circle(50, 50, 37), ground)
    .ink(circle(50, 50, 37), 1.8, { quill: true })
    .ink(circle(50, 50, 40.5), 0.7)
    .hatch(88, 62, 70, 86, 9, 2.5, 2.5, 0.7);
  p.use(device, { x: 20, y: 20, width: 60, height: 60 });
};

function king(p) {
  const cloak = 'M38 34C26 38 18 56 10 92C28 97 74 97 92 92C84 56 74 38 62 34L50 42Z',
    lining =
      'M40 38C34 54 28 76 26 94L36 95C38 78 42 60 47 44ZM60 38C66 54 72 76 76 94L66 95C64 78 58 60 53 44Z';
  p.flat('M6 94L18 90H86L99 94L84 98H20Z', 'wash-shadow');
  p.wash(cloak, 'v-royal', { loose: 0.5 }).wash(
    'M62 36C72 50 78 72 78 95L92 92C84 56 74 40 62 36Z',
    'v-royal-deep',
    { loose: 0.5 },
  );
  // Coat, breeches and stockings between the folds of the cloak.
  p.flat('M44 40H56L60 76H40Z', 'v-red')
    .flat('M41 76H49L48 93H42ZM51 76H59L58 93H52Z', 'wash-cream')
    .flat(lining, 'wash-cream');
  const wig =
    'M50 7C43 4 36 8 37 15C31 18 31 25 34 28C29 33 31 40 36 42C37 46 43 46 44 42L43 24H57L56 42C57 46 63 46 64 42C69 40 71 33 66 28C69 25 69 18 63 15C64 8 57 4 50 7Z';
  p.flat(wig, 'wash-earth').wash(
    'M56 7C64 6 63 12 63 15C69 18 69 25 66 28C71 33 69 40 64 42C63 46 57 46 56 42L57 24C60 18 60 12 56 7Z',
    'wash-earth-deep',
    { loose: 0.3 },
  );
  p.flat('M43 19H57V27C57 35 53 38 50 38C47 38 43 35 43 27Z', 'wash-skin').flat(
    'M45 37C47 40 53 40 55 37L57 48L50 54L43 48Z',
    'wash-cream',
  );
  p.ink(cloak, 2.2)
    .ink(lining, 1.1)
    .ink(foliage(wig, 4, 6), 1.3)
    .ink('M43 20V27C43 35 47 38 50 38C53 38 57 35 57 27V20', 1.2)
    .ink('M43 20C46 17 54 17 57 20', 1);
  p.dots([
    [46.8, 26, 0.9],
    [53.2, 26, 0.9],
  ]).ink(
    'M50 26C49.500 29 49 30 50.500 30.500M47 33C49 34.500 51 34.500 53 33M45 23.500L48 23M52 23L55 23.500M38 20C40 21 40 24 38 25M36 32C38 33 39 36 37 38M62 20C60 21 60 24 62 25M64 32C62 33 61 36 63 38',
    0.8,
  );
  p.ink(
    'M43 48L50 54L57 48M46 42C45 46 48 48 47 51M54 42C55 46 52 48 53 51M50 54V76M40 76H60M42 76V92M49 78V92M51 78V92M58 76V92',
    0.9,
  ).ink('M40 93H49M51 93H60', 2.4);
  // Ermine and lilies.
  p.ink(
    'M38 56L37 60M35 68L34 72M32 80L31 84M62 56L63 60M65 68L66 72M68 80L69 84M42 50L41.500 53M58 50L58.500 53',
    1.4,
  );
  const lily =
    'M0 -4C2 -2 1.500 1 0 3C-1.500 1 -2 -2 0 -4ZM-1 2C-3 2 -4.500 0 -3.500 -2M1 2C3 2 4.500 0 3.500 -2M-2 2.500H2M0 3V5';
  p.ink(
    [
      [25, 62],
      [19, 80],
      [30, 50],
      [75, 62],
      [81, 80],
      [70, 50],
    ]
      .map(([x, y]) => place(lily, { x, y, sx: 1.1 }))
      .join(''),
    1,
    { colour: 'v-gold-line' },
  );
  // Sceptre.
  p.flat(circle(86, 55, 3.2), 'wash-skin')
    .ink('M86 30V94', 2, { colour: 'v-gold-line' })
    .ink(circle(86, 55, 3.2), 1);
  const top = 'M86 12C91 17 90 23 86 28C82 23 81 17 86 12ZM85 26C79 27 76 22 78 18M87 26C93 27 96 22 94 18';
  p.flat('M86 12C91 17 90 23 86 28C82 23 81 17 86 12Z', 'v-gold').ink(top + 'M80 29H92', 1.4);
  p.ink('M64 40C70 44 76 50 84 54', 1.2).hatch(84, 66, 90, 90, 9, -5, 2, 0.7);
}

function ludwig(p) {
  const bust =
    'M50 8C42 5 34 10 35 18C29 21 29 29 32 32C27 37 29 45 34 47C33 52 37 55 41 54C32 57 24 62 21 72H79C76 62 68 57 59 54C63 55 67 52 66 47C71 45 73 37 68 32C71 29 71 21 65 18C66 10 58 5 50 8Z';
  const plinth = 'M36 72H64L60 80H40ZM30 80H70V85H30ZM26 85H74V93H26Z';
  p.flat('M28 94L36 89H80L92 92L80 96H36Z', 'wash-shadow');
  p.wash(bust + plinth, 'wash-stone', { loose: 0.4 }).wash(
    'M58 8C66 8 66 14 65 18C71 21 71 29 68 32C73 37 71 45 66 47C67 52 63 55 59 54C68 57 76 62 79 72H62C64 60 56 54 58 46C62 34 62 18 58 8ZM56 72H64L60 80H56ZM60 81H70V85H74V93H60Z',
    'wash-stone-deep',
    { loose: 0.4 },
  );
  p.ink(bust, 2.2)
    .ink(plinth, 1.8, { quill: true })
    .ink('M42 22C45 18 55 18 58 22V32C58 41 54 46 50 46C46 46 42 41 42 32Z', 1.3);
  p.ink(
    'M45 29C46.500 28 48 28 49 29M51 29C52 28 53.500 28 55 29M50 29C49 33 48.500 35 50.500 36M46.500 40C49 41.500 51 41.500 53.500 40M44.500 26L48.500 25.500M51.500 25.500L55.500 26',
    1,
  );
  p.ink(
    'M38 16C41 17 42 20 40 22M36 26C39 27 40 30 38 32M34 37C37 38 38 41 36 43M38 48C41 48 42 51 41 53M62 16C59 17 58 20 60 22M64 26C61 27 60 30 62 32M66 37C63 38 62 41 64 43M62 48C59 48 58 51 59 53M46 12C48 13 49 15 48 17M54 12C52 13 51 15 52 17',
    0.9,
  );
  p.ink(
    'M41 54C44 60 48 64 50 66C52 64 56 60 59 54M30 64C36 60 42 62 46 70M70 64C64 60 58 62 54 70M46 48L50 52L54 48',
    1,
  )
    .hatch(66, 60, 76, 70, 6, -4, 3, 0.7)
    .hatch(64, 91, 72, 91, 5, 1.5, -4, 0.7)
    .hatch(67, 22, 68, 44, 7, -4, 1.5, 0.7);
}

const SCROLL =
  'M0 0C10 -2 20 4 20 12C20 18 12 19 11 14C10.500 11 14 10 15 12M0 0C-2 10 4 20 12 20C18 20 19 12 14 11M4 4C8 4 10 7 10 10';
const corners = (w, h, m, k) =>
  [
    [m, m, k, k],
    [w - m, m, -k, k],
    [m, h - m, k, -k],
    [w - m, h - m, -k, -k],
  ]
    .map(([x, y, sx, sy]) => place(SCROLL, { x, y, sx, sy }))
    .join('');

function numberCard(p) {
  p.flat('M4 2H96C98 2 98 4 98 4V146C98 148 96 148 96 148H4C2 148 2 146 2 146V4C2 2 4 2 4 2Z', 'wash-bed')
    .ink(box(3, 3, 94, 144), 1.9, { quill: true })
    .ink(box(6.5, 6.5, 87, 137), 0.8)
    .ink(corners(100, 150, 8, 0.6), 1, { colour: 'v-gold-line' });
  sunFace(p, Array(10).fill('v-gold'), { x: 50, y: 24, k: 0.3 });
  p.ink('M30 26C24 22 18 24 14 28M70 26C76 22 82 24 86 28', 1);
  p.ink(
    'M50 132C44 128 38 128 34 132C38 136 44 136 50 132C56 136 62 136 66 132C62 128 56 128 50 132ZM34 132C28 130 22 132 18 136M66 132C72 130 78 132 82 136',
    1,
    { colour: 'v-gold-line' },
  );
}

function tileBack(p) {
  p.flat(box(0, 0, 100, 100), 'v-back')
    .ink(box(4, 4, 92, 92), 1.3, { colour: 'v-back-line' })
    .ink(box(7, 7, 86, 86), 0.7, { colour: 'v-back-line' })
    .ink(corners(100, 100, 10, 0.7), 0.9, { colour: 'v-back-line' });
  sunFace(p, Array(12).fill('v-back-line'), { k: 0.74, face: 'v-back', line: 'v-back-line' });
}

export function versailles() {
  return [
    ...TYPES.map((type) => pattern(`v-garden-pattern-${type}`, 25, TEXTURES[type])),
    pattern('v-garden-pattern-joker', 25, (p) =>
      p.ink('M12.500 3V8M12.500 17V22M3 12.500H8M17 12.500H22M6 6L9 9M19 6L16 9M6 19L9 16M19 19L16 16', 0.7, {
        colour: 'v-gold-line',
      }),
    ),
    pattern('v-garden-pattern-site', 25, (p) =>
      p.ink('M3 5L7 3M14 8L18 6M6 15L10 13M18 19L22 17M10 22L13 20.500', 0.8, { colour: 'v-site-line' }).dots(
        [
          [12, 4, 0.7],
          [21, 11, 0.7],
          [4, 21, 0.7],
        ],
        0.7,
        'v-site-line',
      ),
    ),
    symbol('v-bloom', HUNDRED, bloom),
    ...TYPES.map((type) => symbol(`v-emblem-${type}`, HUNDRED, EMBLEMS[type])),
    ...TYPES.map((type) => symbol(`v-garden-${type}`, HUNDRED, field(type))),
    symbol('v-joker', HUNDRED, joker),
    symbol('v-site', HUNDRED, site),
    ...TYPES.map((type) => symbol(`v-chip-${type}`, HUNDRED, medal(`v-emblem-${type}`, `v-${type}-ground`))),
    symbol('v-site-mark', HUNDRED, (p) => {
      const spade = place('M-11 4H11V18C11 28 4 34 0 38C-4 34 -11 28 -11 18Z', { x: 50, y: 50, turn: 45 }),
        second = place('M-11 4H11V18C11 28 4 34 0 38C-4 34 -11 28 -11 18Z', { x: 50, y: 50, turn: -45 });
      p.ink('M50 50L84 16M78 10L90 22M50 50L16 16M10 22L22 10', 4)
        .flat(spade + second, 'wash-stone')
        .ink(spade, 2.2)
        .ink(second, 2.2);
    }),
    symbol('v-site-chip', HUNDRED, medal('v-site-mark', 'v-site-ground')),
    symbol('v-king', HUNDRED, king),
    symbol('v-ludwig', HUNDRED, ludwig),
    symbol('v-number-card', '0 0 100 150', numberCard),
    symbol('v-tile-back', HUNDRED, tileBack),
    symbol('versailles-tile-back', HUNDRED, (p) => p.use('v-tile-back', { width: 100, height: 100 })),
    symbol('v-sun', HUNDRED, (p) => sunFace(p, Array(12).fill('v-gold'))),
  ];
}
