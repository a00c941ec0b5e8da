// Sanssouci's board: grounds, card backs, reward marks and ornaments.
import { box, circle, foliage, pattern, place, symbol } from './pen.mjs';
import { laurels } from './shared_sprites.mjs';

const HUNDRED = '0 0 100 100';
const mirror = (d, width) => place(d, { x: width, sx: -1 });

const LETTER = 'M11 -9C5 -19 -14 -16 -14 1C-14 18 8 18 12 9V2H2M7 2H16';
const SCROLL =
  'M0 0C10 -2 20 4 20 12C20 18 12 19 11 14C10.500 11 14 10 15 12M0 0C-2 10 4 20 12 20C18 20 19 12 14 11M4 4C8 4 10 7 10 10';

function back(p, w, h) {
  const cx = w / 2,
    cy = h / 2,
    cream = { colour: 'back-line' };
  p.flat(box(0, 0, w, h), 'back');
  p.ink(box(4, 4, w - 8, h - 8), 1.3, cream).ink(box(7, 7, w - 14, h - 14), 0.7, cream);
  for (const [x, y, sx, sy] of [
    [10, 10, 1, 1],
    [w - 10, 10, -1, 1],
    [10, h - 10, 1, -1],
    [w - 10, h - 10, -1, -1],
  ])
    p.ink(place(SCROLL, { x, y, sx: sx * 0.75, sy: sy * 0.75 }), 0.9, cream);
  laurels(p, cx, cy, 0.92, 'back-line', 'back-line');
  p.ink(place(LETTER, { x: cx, y: cy, sx: 0.9 }), 3, cream);
}

function frame(p) {
  p.ink(box(3, 3, 94, 144), 2).ink(box(6.5, 6.5, 87, 137), 0.8);
  for (const [x, y, sx, sy] of [
    [7, 7, 1, 1],
    [93, 7, -1, 1],
    [7, 143, 1, -1],
    [93, 143, -1, -1],
  ])
    p.ink(place(SCROLL, { x, y, sx: sx * 0.6, sy: sy * 0.6 }), 0.9);
}

function mission(p) {
  const letter = 'M9 27L90 24L92 78L11 81Z';
  p.flat('M14 82L94 79L97 83L20 87Z', 'wash-shadow');
  p.flat(letter, 'wash-cream').wash('M11 80L42 53L50 60L58 52L92 77L88 79Z', 'wash-cream-deep', {
    loose: 0.4,
  });
  p.ink(letter, 2.1).ink('M9 27L50 60L90 24M11 80L42 53M91 77L58 52', 1.4);
  p.flat(circle(50, 57, 13), 'wash-red').wash(
    'M60 49C65 58 58 70 45 68C55 65 60 58 60 49Z',
    'wash-red-deep',
    { loose: 0.4 },
  );
  p.ink(foliage(circle(50, 57, 13), 7, 6), 1.7)
    .ink(circle(50, 57, 8.6), 0.9)
    .ink(place(LETTER, { x: 50, y: 57, sx: 0.34 }), 1.5);
  p.hatch(66, 78, 86, 77, 8, 2, -3, 0.7);
}

function stack(p) {
  for (const [x, y] of [
    [24, 40],
    [19, 32],
    [14, 24],
    [9, 16],
  ]) {
    const c = `M${x} ${y}L${x + 66} ${y - 2}L${x + 68} ${y + 48}L${x + 1} ${y + 50}Z`;
    p.flat(c, 'wash-cream').ink(c, 1.7, { quill: true });
    p.hatch(x + 66, y + 8, x + 67, y + 44, 1, 1, 0, 0.5);
  }
  p.wash('M15 21L70 19.500L71.500 60L15.500 61Z', 'wash-leaf', { loose: 0.5 }).ink(
    'M15 21L70 19.500L71.500 60L15.500 61Z',
    0.9,
  );
  laurels(p, 43, 40, 0.5, 'wash-leaf-deep', 'wash-leaf-deep');
  p.ink(place(LETTER, { x: 43, y: 40, sx: 0.55 }), 2.1);
}

function bag(p) {
  const sack = 'M41 32C22 42 7 66 13 82C18 94 82 94 87 82C93 66 78 42 59 32Z';
  p.flat('M14 88L24 84H88L97 88L84 94H26Z', 'wash-shadow');
  p.wash(sack, 'wash-leaf').wash(
    'M62 35C76 50 82 74 62 91C76 91 84 88 87 82C93 66 78 44 62 35Z',
    'wash-leaf-deep',
  );
  p.wash('M31 12C38 18 43 11 50 16C57 11 62 18 69 12L60 29H40Z', 'wash-leaf', { loose: 0.5 });
  p.ink(sack, 2.2)
    .ink('M40 29L31 12C38 18 43 11 50 16C57 11 62 18 69 12L60 29', 1.7)
    .ink(
      'M38 28.500C44 31 56 31 62 28.500V32.500C56 35 44 35 38 32.500ZM61 32C70 33 75 41 71 49M61 33C66 37 67 44 63 51',
      1.4,
    );
  p.ink(
    'M45 36C38 46 32 58 31 70M50 37C49 46 48 54 48 60M56 36C62 44 66 52 68 60M44 27L40 19M50 27V19M56 27L60 19',
    0.9,
  );
  p.hatch(74, 54, 82, 86, 12, -7, 4, 0.7);
}

function crown(p) {
  const c =
      'M16 72C14 58 11 46 7 35C15 42 24 47 32 49C36 40 43 28 50 19C57 28 64 40 68 49C76 47 85 42 93 35C89 46 86 58 84 72Z',
    band = 'M15 72C36 78 64 78 85 72V84C64 90 36 90 15 84Z';
  p.wash(c, 'wash-gold', { loose: 0.5 }).wash(
    'M53 24C60 38 62 56 60 75L84 72C86 58 89 46 93 36C84 43 76 47 68 49Z',
    'wash-gold-deep',
    { loose: 0.5 },
  );
  p.flat(band, 'wash-red').wash('M62 77L85 73V84L62 88Z', 'wash-red-deep', { loose: 0.3 });
  p.ink(c, 2.1).ink(band, 1.9, { quill: true });
  const balls = [
      [7, 31, 4.6],
      [50, 14, 5.2],
      [93, 31, 4.6],
    ]
      .map((b) => circle(...b))
      .join(''),
    gems =
      'M50 77.500L55 81.500L50 85.500L45 81.500ZM28 76L31.500 80L28 84L24.500 80ZM72 76L75.500 80L72 84L68.500 80Z';
  p.flat(balls, 'wash-gold').ink(balls, 1.7, { quill: true }).flat(gems, 'wash-cream').ink(gems, 0.9);
  p.ink(
    'M50 26C46 38 44 54 44 70M50 26C54 38 56 54 56 70M15 44C20 52 24 62 26 71M85 44C80 52 76 62 74 71',
    0.8,
  ).hatch(66, 56, 84, 64, 8, 2, 7, 0.7);
}

function medal(p) {
  const ribbon = 'M34 6H66L58 34H42Z';
  p.flat(ribbon, 'wash-red')
    .wash('M54 6H66L58 34H52Z', 'wash-red-deep', { loose: 0.3 })
    .ink(ribbon, 1.8, { quill: true })
    .ink('M44 6L47 32M56 6L53 32', 0.8);
  p.wash(circle(50, 62, 31), 'wash-gold').wash(
    'M74 44C88 62 74 92 46 92C68 84 76 66 74 44Z',
    'wash-gold-deep',
    { loose: 0.5 },
  );
  p.flat(circle(50, 62, 23), 'wash-bed')
    .ink(foliage(circle(50, 62, 31), 6, 3), 1.8)
    .ink(circle(50, 62, 23), 1.3)
    .hatch(72, 78, 80, 66, 6, 3, 3, 0.7);
}

function smallHat(p) {
  const h = 'M5 60C18 52 25 52 27 45C29 17 71 17 73 45C75 52 82 52 95 60C80 78 20 78 5 60Z';
  p.flat('M14 74L86 72L96 76L80 82H24Z', 'wash-shadow');
  p.wash(h, 'wash-gold').wash(
    'M60 26C72 32 70 46 74 48C78 54 84 54 94 60C82 74 60 75 46 74C66 66 68 40 60 26Z',
    'wash-gold-deep',
    { loose: 0.5 },
  );
  p.flat('M27 43C40 51 60 51 73 43L74.500 50C60 59 40 59 25.500 50Z', 'wash-red').ink(
    'M27 43C40 51 60 51 73 43M25.500 50C40 59 60 59 74.500 50',
    1.3,
  );
  p.ink(h, 2.3)
    .ink(
      'M12 60C18 58 22 60 24 62M32 66C40 68 46 67 50 68M60 67C68 67 74 64 80 62M38 30C35 34 34 38 34 41M50 25C49 30 49 36 50 42M61 29C64 33 65 37 65 41',
      0.8,
    )
    .hatch(68, 36, 70, 42, 4, -3, 1, 0.7)
    .hatch(70, 69, 88, 61, 7, 2, -3, 0.7);
}

function thistle(p) {
  const flower =
      'M35 45C30 34 27 24 27 13C33 18 36 22 38 27C39 20 41 13 44 7C47 13 49 19 50 25C51 19 53 13 56 7C59 13 61 20 62 27C64 22 67 18 73 13C73 24 70 34 65 45Z',
    cup = 'M34 44C36 41 64 41 66 44C70 54 62 63 50 63C38 63 30 54 34 44Z';
  const leaf =
      'M50 86C44 78 38 80 34 84C35 77 30 74 22 75C27 71 25 66 17 63C26 62 30 60 31 54C36 60 40 62 46 64C44 70 47 78 50 86Z',
    right = mirror(leaf, 100);
  p.wash(flower, 'wash-plum', { loose: 0.5 }).wash(
    'M54 10C58 22 56 36 52 44L65 44C70 34 73 24 72 15L62 27Z',
    'wash-plum-deep',
    { loose: 0.4 },
  );
  p.wash(leaf + right + cup, 'wash-leaf', { loose: 0.4 }).wash(
    'M54 43C58 50 54 60 50 63C62 63 70 54 66 44ZM55 66L64 60L68 55L74 62L83 64L74 68L77 75L66 76L66 84L58 79L50 86Z',
    'wash-leaf-deep',
    { loose: 0.4 },
  );
  p.ink(flower, 1.9, { quill: true })
    .ink(leaf + right, 1.5)
    .ink(cup, 2)
    .ink('M50 64V96', 2.2);
  p.shade(cup, { gap: 4.2, angle: -45, w: 0.9 }).shade(cup, { gap: 4.2, angle: 45, w: 0.9 });
  p.ink(
    'M40 42C38 34 36 28 33 22M46 41C45 32 44 24 44 16M54 41C55 32 56 24 56 16M60 42C62 34 64 28 67 22M48 74C42 70 34 68 27 66M52 74C58 70 66 68 73 66',
    0.8,
  );
}

function corner(p) {
  const hedge = 'M0 0H100V12H12V100H0Z';
  p.wash(hedge, 'wash-leaf', { loose: 0, shift: [0, 0], rim: false })
    .flat('M12 12H100V15H15V100H12Z', 'wash-shadow')
    .flat('M8 8H100V12H12V100H8Z', 'wash-leaf-deep');
  p.ink('M1 100V1H100M12 100V12H100', 1.8, { over: 0, quill: true }).ink('M8 100V8H100', 0.7, { over: 0 });
  p.hatch(16, 11.5, 97, 11.5, 22, 2, -3, 0.6).hatch(11.5, 18, 11.5, 97, 22, -3, 2, 0.6);
  // Box embroidery.
  const scroll =
    'M22 22C44 20 62 30 60 44C58 56 42 54 44 44C45 38 52 39 51 44M22 22C20 44 30 62 44 60C56 58 54 42 44 44M26 52C26 70 32 84 44 86C52 87 54 78 48 76C44 75 43 80 46 81M52 26C70 26 84 32 86 44C87 52 78 54 76 48C75 44 80 43 81 46M30 76C26 84 24 92 24 100M76 30C84 26 92 24 100 24';
  p.ink(scroll, 1.6, { colour: 'line-leaf' });
  const leaves = [
    [34, 66, 100],
    [60, 38, -20],
    [66, 29, -50],
    [29, 62, 140],
    [27, 86, 120],
    [86, 27, -40],
  ]
    .map(([x, y, turn]) => place('M0 0C2 -4 6 -5 10 -3C8 2 4 3 0 0Z', { x, y, turn }))
    .join('');
  p.flat(leaves, 'wash-leaf')
    .ink(leaves, 0.7)
    .flat(circle(34, 34, 5), 'wash-rose')
    .ink(foliage(circle(34, 34, 5), 3.4, 2), 1);
}

function compass(p) {
  let light = '',
    dark = '';
  for (let i = 0; i < 4; i++) {
    light += place('M0 -25L5.500 -9L0 0Z', { x: 50, y: 54, turn: 45 + i * 90 });
    dark += place('M0 -25L-5.500 -9L0 0Z', { x: 50, y: 54, turn: 45 + i * 90 });
  }
  p.wash(circle(50, 54, 30), 'wash-sky', { loose: 0.6 })
    .ink(circle(50, 54, 30), 1.4)
    .ink(circle(50, 54, 27), 0.7);
  let ticks = '';
  for (let i = 0; i < 32; i++) ticks += place('M0 -27V-30', { x: 50, y: 54, turn: i * 11.25 });
  p.ink(ticks, 0.7, { wobble: 0.1 })
    .flat(light, 'wash-cream')
    .flat(dark, 'wash-gold-deep')
    .ink(light + dark, 0.8);
  light = dark = '';
  for (let i = 0; i < 4; i++) {
    light += place('M0 -39L8 -8L0 0Z', { x: 50, y: 54, turn: i * 90 });
    dark += place('M0 -39L-8 -8L0 0Z', { x: 50, y: 54, turn: i * 90 });
  }
  p.flat(light, 'wash-cream').flat(dark, 'ink').ink(light, 1);
  p.flat('M50 2C54 6 55 9 53 12H47C45 9 46 6 50 2Z', 'accent').ink(
    'M50 2C54 6 55 9 53 12C57 8 60 9 59 12C58 13 56 13 55 12.500M47 12C45 9 46 6 50 2M47 12C43 8 40 9 41 12C42 13 44 13 45 12.500M44 14H56',
    1,
  );
}

function cartouche(p) {
  const c =
    'M52 12H348C350 22 360 27 372 28V72C360 73 350 78 348 88H52C50 78 40 73 28 72V28C40 27 50 22 52 12Z';
  p.wash(c, 'wash-bed', { loose: 0.8 }).flat(
    'M56 88H350C352 80 362 75 374 74V76C366 78 356 82 353 92H58Z',
    'wash-shadow',
  );
  p.ink(c, 2).ink(
    'M57 17H343C347 26 356 31 367 32.500V67.500C356 69 347 74 343 83H57C53 74 44 69 33 67.500V32.500C44 31 53 26 57 17Z',
    0.8,
  );
  for (const f of [(d) => d, (d) => mirror(d, 400)]) {
    const scroll = f(
      'M28 40C14 38 4 30 8 20C12 12 24 16 21 24C19 29 13 26 15 22M28 60C14 62 4 70 8 80C12 88 24 84 21 76C19 71 13 74 15 78M28 44C20 46 16 48 10 50C16 52 20 54 28 56',
    );
    const leaf = f('M13 50C9 44 5 44 2 46.500C5 48 5 52 2 53.500C5 56 9 56 13 50Z');
    p.ink(scroll, 1.5).flat(leaf, 'wash-leaf').ink(leaf, 0.9);
  }
  const shell = 'M184 14C182 2 218 2 216 14C208 18 192 18 184 14Z';
  p.flat(shell, 'wash-gold')
    .ink(shell, 1.5)
    .ink(
      'M200 16V5.500M193 15.500L190 7.500M207 15.500L210 7.500M184 14C176 10 168 12 164 17M216 14C224 10 232 12 236 17',
      0.9,
    );
  let bar = 'M140 92H260V96H140Z',
    dark = '';
  for (let i = 0; i < 6; i++) if (i % 2 === 0) dark += box(140 + i * 20, 92, 20, 4);
  p.flat(box(140, 92, 120, 4), 'wash-cream')
    .flat(dark, 'ink')
    .ink(bar, 0.8);
}

function paths(p) {
  const arm = (d) => [0, 90, 180, 270].map((turn) => place(d, { x: 50, y: 50, turn })).join('');
  const walks =
    arm('M-12 -41V-50H12V-41Z') +
    circle(50, 50, 43) +
    'M13.500 50A36.500 36.500 0 0 0 86.500 50A36.500 36.500 0 0 0 13.500 50Z';
  p.flat(walks, 'wash-gravel').pattern(walks, 'gravel');
  p.wash(circle(50, 50, 36), 'wash-bed', { opacity: 0.62, loose: 0.4, shift: [0, 0] });
  p.ink(arm('M-12 -50V-41.300A43 43 0 0 0 -41.300 -12H-50'), 1.2, { over: 0 });
  p.ink(arm('M-14.500 -50V-43A45.500 45.500 0 0 0 -43 -14.500H-50'), 0.6, { over: 0, colour: 'ink-soft' });
  p.ink(circle(50, 50, 36.5), 1.2).ink(circle(50, 50, 34.5), 0.6, { colour: 'ink-soft' });
}

const soft = { colour: 'ink-soft', wobble: 0, over: 0 };
const lines = [
  pattern('row-pattern-1', 16, (p) =>
    p.dots(
      [
        [4, 4],
        [12, 12],
      ],
      0.9,
      'ink-soft',
    ),
  ),
  pattern('row-pattern-2', [24, 8], (p) => p.ink('M0 4C8 3.600 16 4.400 24 4', 0.7, soft)),
  pattern('row-pattern-3', 12, (p) => p.ink('M-1 13L13 -1M-1 1L1 -1M11 13L13 11', 0.7, soft)),
  pattern('row-pattern-4', 18, (p) =>
    p.ink(
      'M9 6.500V11.500M6.500 9H11.500M0 -2.500V2.500M-2.500 0H2.500M18 -2.500V2.500M15.500 0H20.500M0 15.500V20.500M-2.500 18H2.500M18 15.500V20.500M15.500 18H20.500',
      0.8,
      soft,
    ),
  ),
  pattern('row-pattern-5', [24, 12], (p) =>
    p.ink('M0 6C4 1.500 8 1.500 12 6C16 10.500 20 10.500 24 6', 0.7, soft),
  ),
  pattern('row-pattern-6', [16, 12], (p) => p.ink('M0 9L8 3L16 9', 0.7, soft)),
  pattern('meadow', 48, (p) =>
    p.ink(
      'M6 13C6 11 5 9 4.500 8M8 13V7M10 13C10 11 11.500 9 12.500 8.500M28 34C28 32 27 30 26 29M30 34V28M32 34C32 32 33 30 34.500 29.500M38 12C38 10.500 38.500 9 39 8M40 12C40.500 11 41 10 42 9.500M14 38C14 36.500 13.500 35 13 34M16 38C16 36.500 16.500 35.500 17.500 35M22 21L22.500 19',
      0.7,
      { colour: 'meadow', wobble: 0.2 },
    ),
  ),
  pattern('hedge', [24, 12], (p) => {
    p.flat(box(0, 0, 24, 12), 'wash-leaf')
      .flat(box(0, 8, 24, 4), 'wash-leaf-deep')
      .ink('M0 1H24M0 11.500H24', 1.2, { over: 0, wobble: 0 })
      .ink(
        'M2 11L4 8.500M8 11L10 8.500M14 11L16 8.500M20 11L22 8.500M5 4.500C6 3.500 7 4 7 5M16 5.500C17 4.500 18 5 18 6',
        0.6,
      );
  }),
];

export function sanssouciBoard() {
  const bySquare = {
    mission,
    stack,
    bag,
    crown,
    'mark-motif': medal,
    'mark-gardener': smallHat,
    'mark-penalty': thistle,
    corner,
    compass,
    paths,
  };
  return [
    symbol('card-back', '0 0 100 150', (p) => back(p, 100, 150)),
    symbol('tile-back', HUNDRED, (p) => back(p, 100, 100)),
    symbol('card-frame', '0 0 100 150', frame),
    ...Object.entries(bySquare).map(([id, draw]) => symbol(id, HUNDRED, draw)),
    symbol('cartouche', '0 0 400 100', cartouche),
    ...lines,
  ];
}
