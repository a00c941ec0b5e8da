// Portraits of the bots, each in the oval frame of a seat: the four levels are four garden people.
import { circle, foliage, place, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';
const NEAR = { loose: 0.3, shift: [0.3, 0.4] };
const mirror = (d) => place(d, { x: 100, sx: -1 });
const both = (d) => d + mirror(d);

/** A face with its shadow side, cheeks, eyes, brows, nose and mouth. */
function face(p, { outline, mouth, brows, eyes = 47.5 }) {
  p.flat(outline, 'wash-skin').wash(
    'M58 40C62 44 62.500 50 61.500 55C60 61 56 65 51 66C56 60 58.500 50 58 40Z',
    'wash-brick',
    { ...NEAR, opacity: 0.35 },
  );
  p.wash(both(circle(42.5, 54, 2.8, 2)), 'wash-rose', { ...NEAR, rim: false, opacity: 0.8 });
  p.ink(outline, 1.7, { quill: true });
  p.dots(
    [
      [44.5, eyes, 1.35],
      [55.5, eyes, 1.35],
    ],
    1.2,
  );
  p.ink(brows, 1.1).ink('M50.500 48.500C51 51 52.500 53 51.500 54.200C50.800 54.800 49.600 54.600 49 54', 1);
  p.ink(mouth, 1.2);
}

const EGG =
  'M38.500 46C38.500 36 61.500 36 61.500 46C61.500 56 57.500 66.500 50 66.500C42.500 66.500 38.500 56 38.500 46Z';

/** Lotte: a girl with braids, freckles, a straw hat and an apron. */
function lotte(p) {
  p.use('seat-frame', { width: 100, height: 100 });
  const dress =
    'M42 65C34 67 28 71 25 78.500C31 86 40 90.500 50 90.500C60 90.500 69 86 75 78.500C72 71 66 67 58 65L50 70Z';
  p.wash(dress, 'wash-leaf', NEAR).wash(
    'M58 66C63 73 62 83 57 90C64 88 70 84 75 78.500C72 71 66 67 58 66Z',
    'wash-leaf-deep',
    NEAR,
  );
  const apron = 'M41 71C44 74 56 74 59 71L62 89.500C55 92 45 92 38 89.500Z';
  p.flat(apron, 'wash-cream').ink(apron, 1.2).ink('M41 71L38 66.500M59 71L62 66.500', 1.2);
  p.flat('M45.500 62H54.500V69C52 71 48 71 45.500 69Z', 'wash-skin').ink('M45.500 63V69M54.500 63V69', 1.2);
  p.ink(dress, 1.9, { quill: true });
  // Braids.
  const braid = [0, 1, 2, 3].map((i) => circle(34.5 - i * 1.2, 56 + i * 5.2, 3.6 - i * 0.35, 3.2)).join('');
  p.flat(both(braid), 'wash-brick').ink(both(braid), 1.1);
  const bow = 'M30.500 75.500L26 72.500V79.500L30.500 76.500L35 79.500V72.500Z';
  p.flat(both(bow), 'wash-red').ink(both(bow), 1);
  const hair =
    'M36 52C34 40 40 33 50 33C60 33 66 40 64 52C61 50 60 45 57 42C52 45 45 45 42 42C40 45 39 50 36 52Z';
  face(p, {
    outline: EGG,
    brows:
      'M42 43.500C43.500 42.300 45.500 42.300 46.700 43.200M53.300 43.200C54.500 42.300 56.500 42.300 58 43.500',
    mouth: 'M44.500 57.500C46.500 61.500 53.500 61.500 55.500 57.500M46.500 59C48.500 60 51.500 60 53.500 59',
  });
  p.dots(
    [
      [41.5, 51.5],
      [44, 52.5],
      [42.5, 54.5],
      [56.5, 52.5],
      [58.5, 51.5],
      [57.5, 54.5],
    ],
    0.55,
    'wash-brick-deep',
  );
  p.flat(hair, 'wash-brick').ink(hair, 1.4);
  // The straw hat with a ribbon and a daisy.
  const brim = 'M24 38C30 32 70 32 76 38C72 43.500 61 41 50 41C39 41 28 43.500 24 38Z';
  const crown =
    'M37 35.500C36.500 26 42 22.500 50 22.500C58 22.500 63.500 26 63 35.500C55 33.500 45 33.500 37 35.500Z';
  p.wash(crown, 'wash-gold', NEAR).ink(crown, 1.7, { quill: true });
  p.flat(
    'M37 35.500V31.500C45 29.500 55 29.500 63 31.500V35.500C55 33.500 45 33.500 37 35.500Z',
    'wash-red',
  ).ink('M37 31.500C45 29.500 55 29.500 63 31.500', 1);
  p.wash(brim, 'wash-gold', NEAR)
    .wash(
      'M56 41C64 41 72 43 76 38C72 34.500 66 33.800 60 33.500C66 36 63 39.500 56 41Z',
      'wash-gold-deep',
      NEAR,
    )
    .ink(brim, 1.9, { quill: true })
    .ink('M29 37.500C38 34.500 62 34.500 71 37.500M42 27C47 25.500 53 25.500 58 27', 0.7);
  const petals = Array.from({ length: 6 }, (_, i) =>
    place('M0 0C-2.200 -2 -1.600 -5 0 -5.200C1.600 -5 2.200 -2 0 0Z', { x: 61, y: 31.5, turn: i * 60 }),
  ).join('');
  p.flat(petals, 'wash-cream')
    .ink(petals, 0.7)
    .flat(circle(61, 31.5, 1.5), 'wash-gold-deep')
    .ink(circle(61, 31.5, 1.5), 0.6);
}

/** Merian: a lady in black with a cap, a wide collar and a butterfly. */
function merian(p) {
  p.use('seat-frame', { width: 100, height: 100 });
  const dress =
    'M41 66C32 67 26 71 23.500 78C30 86 40 90.500 50 90.500C60 90.500 70 86 76.500 78C74 71 68 67 59 66Z';
  p.wash(dress, 'wash-plum', NEAR).wash(
    'M60 67C65 74 64 83 58 90C66 88 72 84 76.500 78C74 71 68 67 60 67Z',
    'wash-plum-deep',
    NEAR,
  );
  p.ink(dress, 1.9, { quill: true });
  const cap =
    'M34 58C29 40 36 26 50 26C64 26 71 40 66 58C64 60 61.500 59 61 56C62 46 58 39 50 39C42 39 38 46 39 56C38.500 59 36 60 34 58Z';
  const hair = 'M38 50C37 41 42 36 50 36C58 36 63 41 62 50C59 47 56 43.500 50 43C44 43.500 41 47 38 50Z';
  p.flat('M45 62H55V69C52 71.500 48 71.500 45 69Z', 'wash-skin').ink('M45 63V68M55 63V68', 1.2);
  const collar =
    'M44.500 66C38 67 33 70 31 75C36 80 43 82 49 80.500L50 77L51 80.500C57 82 64 80 69 75C67 70 62 67 55.500 66L50 72Z';
  p.flat(collar, 'wash-cream').ink(collar, 1.4, { quill: true });
  p.ink('M33 75.500C38 79 43.500 80 48 78.500M67 75.500C62 79 56.500 80 52 78.500', 0.7);
  face(p, {
    outline: EGG,
    brows:
      'M41.800 44.200C43.500 42.600 45.800 42.700 47 43.800M53 43.800C54.200 42.700 56.500 42.600 58.200 44.200',
    mouth: 'M45.500 59.500C48 61 52 61 54.500 59.300',
  });
  p.flat(hair, 'wash-earth-deep').ink(hair, 1.2);
  p.flat(cap, 'wash-cream')
    .wash('M59 30C67 37 70 46 66 58C64 60 61.500 59 61 56C62 47 62 38 59 30Z', 'wash-cream-deep', NEAR)
    .ink(cap, 1.8, { quill: true })
    .ink('M37 52C36 42 41 35 50 35C59 35 64 42 63 52', 0.8)
    .hatch(41, 30.5, 47, 28, 4, 1.5, 4, 0.7)
    .hatch(53, 28, 59, 30.5, 4, -1.5, 4, 0.7);
  // A butterfly rests on the collar.
  const wings =
    'M0 0C-3 -7 -11 -8 -11.500 -3C-11.500 1 -5 2 0 1C-6 2 -9 6 -6.500 8.500C-4 10 -0.500 5 0 1C0.500 5 4 10 6.500 8.500C9 6 6 2 0 1C5 2 11.500 1 11.500 -3C11 -8 3 -7 0 0Z';
  const butterfly = place(wings, { x: 66, y: 68, turn: 18, sx: 0.95 });
  p.flat(butterfly, 'wash-gold').ink(butterfly, 1.1);
  p.dots(
    [
      [59.5, 63, 0.9],
      [74.5, 67.5, 0.9],
    ],
    0.9,
    'wash-red-deep',
  ).ink(place('M0 -1V8M0 -1C-1 -4 -3 -5 -4 -5M0 -1C1 -4 3 -5 4 -5', { x: 66, y: 68, turn: 18, sx: 0.95 }), 1);
}

/** Repton: a gentleman with side-whiskers, a high collar and a plan. */
function repton(p) {
  p.use('seat-frame', { width: 100, height: 100 });
  const coat =
    'M41 64C31 65.500 25 70 22.500 78C29 86 40 90.500 50 90.500C60 90.500 71 86 77.500 78C75 70 69 65.500 59 64L50 72Z';
  p.wash(coat, 'wash-water', NEAR).wash(
    'M60 65C66 73 64 83 58 90C66 88 73 84 77.500 78C75 70 69 66 60 65Z',
    'wash-water-deep',
    NEAR,
  );
  const lapels = 'M41.500 64L38 71L46.500 84L50 78L53.500 84L62 71L58.500 64L50 72Z';
  p.flat(lapels, 'wash-gold').ink(lapels, 1.2).ink(coat, 1.9, { quill: true });
  const cravat =
    'M42 60C45 66.500 55 66.500 58 60L59.500 67C56 70.500 44 70.500 40.500 67ZM47 68L44.500 76L50 74L55.500 76L53 68Z';
  p.flat(cravat, 'wash-cream').ink(cravat, 1.3);
  face(p, {
    outline: 'M38.500 45C38.500 34 61.500 34 61.500 45C61.500 55 58 65 50 65C42 65 38.500 55 38.500 45Z',
    brows: 'M41.500 43.500L47 42.800M53 42.800C54.500 41.800 57 42 58.500 43.300',
    mouth: 'M45 58.800C48 59.800 51.500 59.800 55.500 57.600',
  });
  // Hair that is combed forward, and whiskers.
  const hair =
    'M36.500 56C33.500 50 33 38 38.500 32C44 26 57 25.500 62 32C67 38 66.500 50 63.500 56C61.500 55 61 51 61.500 47C60 44 59.500 41 57 38.500C53 40.500 46 41 41.500 38C40.500 41 40 44 38.500 47C39 51 38.500 55 36.500 56Z';
  p.wash(hair, 'wash-earth', NEAR)
    .wash(
      'M59 30C66 36 67 49 63.500 56C61.500 55 61 51 61.500 47C62 40 61.500 35 59 30Z',
      'wash-earth-deep',
      NEAR,
    )
    .ink(hair, 1.7, { quill: true })
    .ink(
      'M40 36C44 32 50 31 55 32.500M44 38C47 36 51 35.500 54.500 36M36.500 44C36 47 36.200 50 36.800 52.500M63.500 44C64 47 63.800 50 63.200 52.500',
      0.8,
    );
  // The plan of a garden under his arm.
  const roll = 'M61 73L80 64.500C82 66 83 69 82.500 71.500L64.500 80.500Z';
  p.flat(roll, 'wash-cream').ink(roll, 1.4, { quill: true });
  const end = place(circle(0, 0, 2.2, 4), { x: 63, y: 76.6, turn: -24 });
  p.flat(end, 'wash-cream-deep')
    .ink(end, 1.2)
    .ink(place('M0 -1.500C1.400 -1 1.400 2 0 2', { x: 63, y: 76.6, turn: -24 }), 0.7);
  const ribbon = 'M71 68.500L74 67.200L77 74.300L74 75.800Z';
  p.flat(ribbon, 'wash-red').ink(ribbon, 0.9);
}

/** Le Nôtre: the king's gardener with a full wig, lace and a medal on a ribbon. */
function lenotre(p) {
  p.use('seat-frame', { width: 100, height: 100 });
  const coat =
    'M40 66C30 67 25 71 22.500 78C29 86 40 90.500 50 90.500C60 90.500 71 86 77.500 78C75 71 70 67 60 66Z';
  p.wash(coat, 'wash-red', NEAR).wash(
    'M61 67C66 74 65 83 59 90C66 88 73 84 77.500 78C75 71 70 67 61 67Z',
    'wash-red-deep',
    NEAR,
  );
  p.ink(coat, 1.9, { quill: true });
  // The wig falls over both shoulders.
  const fall =
    'M50 22C38 20 30 27 29.500 38C25 44 25.500 52 27.500 57C23.500 63 25 71 30 75C35 77.500 40 75 41.500 71C43 65 40 60 38.500 55L38 44L50 36Z';
  const wig = both(foliage(mirror(fall), 5.5, 4));
  p.flat(wig, 'wash-earth')
    .wash(
      'M62 52C66 58 64 70 59 72C62 77 70 77 73.500 73C76 68 76 62 72.500 57C74 52 74 46 71 42C70 48 67 51 62 52Z',
      'wash-earth-deep',
      NEAR,
    )
    .ink(wig, 1.5);
  face(p, {
    outline:
      'M38.500 46C38.500 35 61.500 35 61.500 46C61.500 57 57.500 67 50 67C42.500 67 38.500 57 38.500 46Z',
    brows: 'M41.500 43.600C43.500 41.500 46 42 47.200 43.400M52.800 43.400C54 42 56.500 41.500 58.500 43.600',
    mouth: 'M46 60.200C48.500 62.400 51.500 62.400 54 60.200',
  });
  // A thin moustache, as at court.
  p.ink('M50 56.600C48 58.200 45.500 58 44 56M50 56.600C52 58.200 54.500 58 56 56', 1.2);
  const front =
    'M37.500 50C37 40 43 34.500 50 38C57 34.500 63 40 62.500 50C66 47 68 38 64 31C60 24 53 22.500 50 25.500C47 22.500 40 24 36 31C32 38 34 47 37.500 50Z';
  p.wash(front, 'wash-earth', NEAR)
    .wash(
      'M60 27C68 33 68 44 62.500 50C62.500 43 61 37 57 35C61 33 61.500 30 60 27Z',
      'wash-earth-deep',
      NEAR,
    )
    .ink(front, 1.4)
    .ink('M50 25.500C49.500 29 49.500 34 50 38', 1);
  const curls = [
    [33, 45],
    [32, 56],
    [32.5, 66],
  ]
    .map(([x, y]) =>
      place('M-4 1C-4 -3 2 -4 3 0C3.500 3.500 -1 4 -1 1C-1 -0.500 0.800 -0.600 1 0.500', { x, y }),
    )
    .join('');
  p.ink(both(curls), 0.9).ink('M40 32C42 29 45 28 47 29M60 32C58 29 55 28 53 29', 0.8);
  // Lace, and the medal of the king.
  const lace = foliage('M44 68C46 66 54 66 56 68L58.500 81C54 84 46 84 41.500 81Z', 3.4, 6);
  p.flat(lace, 'wash-cream').ink(lace, 1.2).ink('M47 70L45.500 80M50 70V81M53 70L54.500 80', 0.7);
  const ribbon = 'M66 70L71 70L69.500 78L67.500 78Z';
  p.flat(ribbon, 'wash-water')
    .ink(ribbon, 0.9)
    .flat(circle(68.5, 80.5, 3.2), 'wash-gold')
    .ink(circle(68.5, 80.5, 3.2), 1.1)
    .ink(circle(68.5, 80.5, 1.2), 0.7);
}

export function botPortraits() {
  return [
    symbol('bot-apprentice', HUNDRED, lotte),
    symbol('bot-gardener', HUNDRED, merian),
    symbol('bot-architect', HUNDRED, repton),
    symbol('bot-lenotre', HUNDRED, lenotre),
  ];
}
