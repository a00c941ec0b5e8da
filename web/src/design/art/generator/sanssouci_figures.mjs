// The figures of Sanssouci: nobles, gardener and boar.
import { circle, foliage, place, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';
const NEAR = { loose: 0.4, shift: [0.4, 0.5] };
const mirror = (d, width) => place(d, { x: width, sx: -1 });

function gardener(p) {
  const hat =
    'M14 27C20 22 30 23 33 19C35 7 59 7 61 19C64 23 74 22 80 27C76 33 64 35 47 35C30 35 18 33 14 27Z';
  const face = 'M37 33C36 42 40 49 47 49C54 49 58 42 57 33Z';
  const coat =
    'M40 48C33 49 28 53 26 60L20 68L26 73L33 66C33 71 32 75 31 79H63C62 73 61 68 61 63L66 66L76 57L72 51L66 55C64 51 60 48 54 48L47 53Z';
  p.flat('M22 93L34 90H70L84 93L70 95.500H34Z', 'wash-shadow');
  p.wash('M33 79L32 92H45L47 82L49 92H62L61 79Z', 'wash-earth', NEAR).wash(
    'M54 79L55 92H62L61 79Z',
    'wash-earth-deep',
    NEAR,
  );
  p.wash(coat, 'wash-leaf', NEAR).wash(
    'M56 49C58 58 58 68 57 79H63C62 73 61 68 61 63L66 66L76 57L72 51L66 55C64 51 60 48 56 49Z',
    'wash-leaf-deep',
    NEAR,
  );
  p.flat('M40 53H54L56 62L58 82C52 85 42 85 36 82L38 62Z', 'wash-cream').wash(
    'M52 53H54L56 62L58 82L52 84C54 74 54 64 52 53Z',
    'wash-cream-deep',
    NEAR,
  );
  p.wash(face, 'wash-skin', NEAR);
  p.wash(hat, 'wash-gold', NEAR).wash(
    'M52 11C60 14 58 20 62 22C70 24 76 24 79 28C74 33 64 34 54 34.500C58 28 57 18 52 11Z',
    'wash-gold-deep',
    NEAR,
  );
  p.wash('M33 19C40 24 54 24 61 19L62 23C54 28 40 28 32 23Z', 'wash-red', { loose: 0.3, shift: [0, 0] });
  p.wash('M9 68H26V87H9Z', 'wash-water', NEAR).wash('M18 68H25V87H17Z', 'wash-water-deep', NEAR);
  p.flat(circle(22, 66, 3) + circle(74.5, 54, 3.3), 'wash-skin');
  p.ink(hat, 2.2)
    .ink('M33 19C40 24 54 24 61 19M32 23C40 28 54 28 62 23', 1.2)
    .ink('M37 34C36 43 40 49 47 49C54 49 58 43 57 34', 1.8, { quill: true });
  p.dots([
    [43, 39, 1.1],
    [51, 39, 1.1],
  ]).ink(
    'M47 39.500C46 42 46.500 42.500 48 42.500M43 44.500C45 47 50 47 52 44M40.500 42.500L41.500 43M53.500 43L54.500 42.500',
    0.9,
  );
  p.ink(coat, 2.1).ink(
    'M40 53H54L56 62L58 82C52 85 42 85 36 82L38 62ZM40 53L39 49M54 53L56 49M38 62H56M41 67H53V74C50 76 44 76 41 74Z',
    1.1,
  );
  p.ink('M33 82L32 92H45L47 84L49 92H62L61 82', 2).ink('M31 92.500H45.500M48.500 92.500H63.500', 2.4);
  p.ink(circle(22, 66, 3), 1.3);
  p.ink('M9 69C9 67 26 67 26 69V87H9ZM10 69C12 58 22 58 25 69M9 82L4 72M2 73.500L6.500 70', 1.8, {
    quill: true,
  }).ink('M9 73H26M9 83H26', 0.8);
  p.ink('M75 95V18', 2.4)
    .ink(circle(74.5, 54, 3.3), 1.3)
    .ink('M62 17.500H88', 2.2)
    .ink('M63 17V9.500M69 17V8.500M75 17V8.500M81 17V8.500M87 17V9.500', 1.6);
  p.hatch(60, 55, 61, 77, 9, -3.5, 2, 0.7)
    .hatch(22.5, 74, 22.5, 85, 6, 2.5, -1.5, 0.7)
    .hatch(60, 15, 60, 19, 3, -3, 1, 0.7)
    .hatch(66, 32, 76, 28, 6, 2, -2.5, 0.7)
    .hatch(70, 60, 74, 57, 3, -2, -3, 0.7);
  p.ink(
    'M24 25C22 26 20 26.500 18 27.500M34 29C30 30 27 29 25 29M40 13C38 15 37 17 37 19M46 11.500C45 14 45 17 45 20',
    0.7,
  );
}

function noble(p) {
  const coat = 'M37 61C23 64 12 72 9 92.500H91C88 72 77 64 63 61L50 70Z';
  const wig =
    'M34 26C28 28 27 33 29 37C24 39 24 45 28 47C24 50 25 56 29 57C29 62 35 64 39 61L40 48V28ZM66 26C72 28 73 33 71 37C76 39 76 45 72 47C76 50 75 56 71 57C71 62 65 64 61 61L60 48V28Z';
  const hat = 'M9 20C19 22 26 17 32 12C42 4 58 4 68 12C74 17 81 22 91 20C87 31 70 28 50 28C30 28 13 31 9 20Z';
  p.wash(coat, 'wash-plum').wash('M64 62C67 74 64 84 61 92.500H90C88 73 78 64 64 62Z', 'wash-plum-deep');
  p.wash(wig, 'wash-hair', NEAR);
  p.flat('M39 27H61V44C61 54 56 61 50 61C44 61 39 54 39 44Z', 'wash-skin').wash(
    'M56 29H61V44C61 54 56 61 50 61C55 56 57 46 56 29Z',
    'wash-shadow',
    { loose: 0.3 },
  );
  p.flat('M40 59C43 64 57 64 60 59L57 92.500H43Z', 'wash-cream');
  p.ink(coat, 2.2)
    .ink(foliage(wig, 5, 2), 1.3)
    .ink(
      'M31 34C34 33 36 35 34 37M31 44C34 43 36 45 34 47M32 54C35 53 36 55 35 57M69 34C66 33 64 35 66 37M69 44C66 43 64 45 66 47M68 54C65 53 64 55 65 57',
      0.9,
    );
  p.ink('M39 28V44C40 54 45 61 50 61C55 61 60 54 61 44V28', 1.6);
  p.wash(hat, 'wash-plum-deep', NEAR)
    .ink(hat, 2.2)
    .ink('M14 23C24 25 29 20 34 16C44 9 56 9 66 16C71 20 76 25 86 23', 1.2, { colour: 'line-gold' });
  p.ink('M72 16C78 8 86 6 90 9C84 9 80 13 77 18', 1.2)
    .flat('M72 16C78 8 86 6 90 9C84 9 80 13 77 18Z', 'wash-cream')
    .ink('M72 16C78 8 86 6 90 9C84 9 80 13 77 18Z', 1.2);
  p.dots([
    [45, 40, 1.3],
    [55, 40, 1.3],
  ]).ink(
    'M50 40C49 44 48.500 47 50.500 48M46 53C48 55 52 55 54 53M42 36C43 35 46 35 47.500 36M52.500 36C54 35 57 35 58 36',
    1.1,
  );
  p.ink(
    'M40 60C43 65 57 65 60 60M41 66C44 69 47 66 50 69C53 66 56 69 59 66M42 73C45 76 47 73 50 76C53 73 55 76 58 73M43 80C45 83 48 80 50 83C52 80 55 83 57 80M50 69V73M50 76V80',
    0.9,
  ).ink('M38.500 62C38 72 41 84 43 92M61.500 62C62 72 59 84 57 92', 1.4);
  p.dots(
    [
      [34, 76, 1.3],
      [36, 84, 1.3],
      [32, 69, 1.3],
    ],
    1,
    'line-gold',
  );
  p.hatch(66, 70, 82, 90, 11, 5, -4.5, 0.7);
}

const FACE = 'M25.700 17C25 24 26.500 30 30 30C33.500 30 35 24 34.300 17C33 14 27 14 25.700 17Z';
const features = (p) =>
  p
    .dots([
      [28.2, 22, 0.65],
      [31.8, 22, 0.65],
    ])
    .ink('M30 22.500V24.800H30.700M28.500 27C29.300 27.800 30.700 27.800 31.500 27', 0.6);

/** A gentleman without a hat, 60 by 100, whose coat has the current colour. */
function gent(p) {
  const half =
    'M25.500 31.500C20.500 32 17.500 35 16.500 40L12.500 53L18 55.500L20.800 47C20.500 57 17 67 13.500 75.500C17 78 23 79 27 78.500C26 64 26.500 48 28.500 37Z';
  const leg = 'M24.500 78C24 84 25 88 24.500 91.500L20.500 94.500H28.500L29 78Z';
  const cuff = 'M12.800 49.500L19.500 52L18.300 57L11.200 54.500Z';
  p.flat('M10 94.500L20 92H44L54 94.500L44 97H18Z', 'wash-shadow');
  p.flat(leg + mirror(leg, 60), 'wash-cream').flat(half + mirror(half, 60), 'currentColor');
  p.flat('M28 36C26.500 48 26 58 26 67L30 71L34 67C34 58 33.500 48 32 36Z', 'wash-cream').flat(
    cuff + mirror(cuff, 60),
    'wash-cream-deep',
  );
  p.wash(
    'M38 32C40 44 38 60 40 78L46.500 75.500C43 67 39.500 57 39.200 47L42 55.500L47.500 53L43.500 40C42.500 35 41 32.500 38 32Z',
    'wash-shadow',
    NEAR,
  );
  p.flat(circle(14, 58, 2.4) + circle(46, 58, 2.4), 'wash-skin');
  const curls = [
    [23.3, 19],
    [22.6, 23.5],
    [23.3, 28],
  ]
    .map(([x, y]) => circle(x, y, 2.7) + circle(60 - x, y, 2.7))
    .join('');
  const crown = 'M25 20C22 11 38 11 35 20C34 15.500 26 15.500 25 20Z';
  p.flat(FACE, 'wash-skin')
    .flat(curls + crown, 'wash-hair')
    .flat('M27 30L30 33L33 30L34.500 40L30 44L25.500 40Z', 'wash-cream');
  p.ink(half + mirror(half, 60), 1.6, { quill: true }).ink(leg + mirror(leg, 60), 1.2);
  p.ink(cuff + mirror(cuff, 60) + 'M26 67L30 71L34 67M30 44V69', 0.9)
    .ink(curls + crown + FACE, 0.9)
    .ink(circle(14, 58, 2.4) + circle(46, 58, 2.4), 0.9);
  p.ink(
    'M27 31L25.500 40L30 44L34.500 40L33 31M28.500 33C28 36 29.500 38 28.500 41M31.500 33C32 36 30.500 38 31.500 41M21 66H25M39 66H35M24.500 85H28.500M31.500 85H35.500',
    0.7,
  );
  p.dots(
    [
      [30, 48],
      [30, 53],
      [30, 58],
      [30, 63],
      [24.5, 48],
      [24, 55],
      [23.5, 62],
    ],
    0.55,
  );
  p.hatch(42.5, 62, 45, 75, 6, -3.5, 1.5, 0.55).hatch(37, 82, 36, 90, 4, -2.5, 0.8, 0.55);
  features(p);
}

/** A lady without hair ornaments, 60 by 100, whose gown has the current colour. */
function lady(p) {
  const skirt = 'M26 47C15 49 8 60 5.500 92C18 96 42 96 54.500 92C52 60 45 49 34 47L30 50Z';
  const bodice =
    'M24 34.500C23.500 39 25 43 26 47.500L30 50.500L34 47.500C35 43 36.500 39 36 34.500C33 37 27 37 24 34.500Z';
  const sleeve = 'M23.500 33.500C18.500 35 16.500 40 16 44.500L21.500 46.500C22 43 24 41 24.800 39Z';
  const lace = foliage('M15 44.500L22.500 46.500L21.500 50.500L14 48Z', 2, 3);
  const hair =
    'M25 23C20.500 15 22 5 30 4.500C38 5 39.500 15 35 23C35 18 33.500 15.500 30 15.500C26.500 15.500 25 18 25 23Z';
  const curls = [
    [23.5, 25],
    [22.5, 29.5],
  ]
    .map(([x, y]) => circle(x, y, 2.3) + circle(60 - x, y, 2.3))
    .join('');
  p.flat('M4 94L14 91H50L58 94L48 97H12Z', 'wash-shadow');
  p.flat(skirt + bodice + sleeve + mirror(sleeve, 60), 'currentColor');
  p.flat(
    'M30 50.500C25 64 20 78 19 94.500C26 95.500 34 95.500 41 94.500C40 78 35 64 30 50.500Z',
    'wash-cream',
  );
  p.wash(
    'M34 48C42 60 46 76 46 94L54.500 92C52 60 45 49 34 48ZM33 37C35 40 33 45 31 50L34 47.500C35 43 36.500 39 36 35Z',
    'wash-shadow',
    NEAR,
  );
  p.flat(
    'M28 28V32C26 33 24 33.500 22.500 34.500C26 38 34 38 37.500 34.500C36 33.500 34 33 32 32V28ZM17 48L23 54L25 51.500L20.500 47.500ZM43 48L44.500 52L41.500 54L39.500 47.500Z',
    'wash-skin',
  ).flat(circle(24, 53.5, 2.1) + circle(43.5, 53, 2.2), 'wash-skin');
  p.flat(lace + mirror(lace, 60), 'wash-cream')
    .flat(FACE, 'wash-skin')
    .flat(hair + curls, 'wash-hair');
  p.ink(skirt + sleeve + mirror(sleeve, 60), 1.6, { quill: true }).ink(bodice, 1.1);
  p.ink(lace + mirror(lace, 60), 0.7)
    .ink('M17.500 49.500L22.500 54.500M21.500 49L24.500 51.500M42.500 49.500V52', 0.9)
    .ink(circle(24, 53.5, 2.1) + circle(43.5, 53, 2.2) + hair + curls + FACE, 0.9);
  p.ink('M30 50.500C25 64 20 78 19 94.500M30 50.500C35 64 40 78 41 94.500', 1);
  p.ink(
    'M19.500 86C22 89 24 86 26 88.500C28 90 30 87 32 89C34 90 36 87 40.500 87M21 78C24 81 26 78 28 80C30 82 32 79 34 81C36 81 38 79 39 79M28 40L32 41M28 43L32 44M26 8C24 11 24 15 25 17M30 6C29 9 29 12 30 14M34 8C36 11 36 14 35 17',
    0.7,
  );
  p.ink('M22 54C16 62 12 76 11 91M38 54C44 62 47 76 48 91', 0.7);
  p.hatch(49, 68, 52, 91, 10, -3.5, 1.5, 0.55);
  features(p);
}

const tricorn =
  'M14 15C19.500 15.500 20.500 8 30 8C39.500 8 40.500 15.500 46 15C43 20 37 18 30 18C23 18 17 20 14 15Z';
function hat(p, colour, feather) {
  p.wash(tricorn, colour, NEAR)
    .ink(tricorn, 1.5, { quill: true })
    .ink('M17 16C22 17 23 11 30 11C37 11 38 17 43 16', 0.7, { colour: 'line-gold' });
  if (feather) {
    const f = 'M40 13C42 6 48 3 53 5C49 6 46 10 44 14Z';
    p.flat(f, feather).ink(f, 0.9).ink('M42 12.500C45 8 48 6 51 5.500', 0.6);
  }
}

const rose = (x, y, r) => foliage(circle(x, y, r), r * 0.8, Math.round(x * 3 + y));

const NOBLES = [
  // A labyrinth on the plan he unrolls.
  [
    'n-gent',
    'wash-leaf',
    (p) => {
      hat(p, 'wash-leaf-deep');
      const plan = 'M2 46L22 44.500L23 65L3 66.500Z';
      p.flat(plan, 'wash-cream')
        .ink(plan, 1.4, { quill: true })
        .ink('M12 64V60.500H6.500V49.500H18.500V60.500H15M12.500 57H10V53H15V57', 1.1)
        .flat(circle(23, 60, 2), 'wash-skin')
        .ink(circle(23, 60, 2), 0.8);
    },
  ],
  // A bust in her hand, a laurel in her hair.
  [
    'n-lady',
    'wash-stone',
    (p) => {
      let leaves = '';
      for (let i = 0; i < 5; i++) {
        const l = place('M0 0C1.500 -2.500 4 -3 6 -2C5 0.500 2.500 1 0 0Z', {
          x: 23 + i * 1.1,
          y: 16 - i * 2.6,
          turn: -100 + i * 14,
        });
        leaves += l + mirror(l, 60);
      }
      p.flat(leaves, 'wash-leaf-deep').ink(leaves, 0.6);
      const bust =
        'M48 33C44.500 33 43.500 38 45 41C45.500 43 46 44 45.500 45.500C42 46.500 40 48.500 40 52H57C57 48.500 55 46.500 51.500 45.500C51 44 51.500 43 52 41C53.500 38 52 33 48 33ZM43.500 55.500L45.500 52H51.500L53.500 55.500Z';
      p.flat(bust, 'wash-stone')
        .wash(
          'M49 33.500C52.500 34 53 38 51.500 41L51 45C55 46 57 48.500 57 52H51C51 48 49 44 50 40Z',
          'wash-stone-deep',
          NEAR,
        )
        .ink(bust, 1.1)
        .ink('M44.500 37C46 35 50 35 52.500 37', 0.7)
        .dots([
          [46.8, 39, 0.5],
          [49.8, 39, 0.5],
        ]);
    },
  ],
  // A parasol like the roof of a pavilion.
  [
    'n-lady',
    'wash-gold',
    (p) => {
      const roof =
        'M45 3C46.500 12 51 16.500 59.500 19C58 22 56 20 54 20C52 22 50 21 49 20.500C47 22.500 44 22.500 42 20.500C40.500 22 38.500 21.500 37 20C35 20.500 33 22 31 19C39.500 16.500 43.500 12 45 3Z';
      p.ink('M45 20V56', 1.5, { quill: true })
        .wash(roof, 'wash-gold', NEAR)
        .wash('M46 8C47 14 52 18 58.500 19.500L54 20L49 20.500C49 16 48 12 46 8Z', 'wash-gold-deep', NEAR);
      p.ink(roof, 1.3).ink(
        'M45 5C45 12 45 16 45.500 21.500M44.500 7C43 13 40 17 37 20M45.500 7C47 13 50 17 54 20M45 3V0.500',
        0.7,
      );
    },
  ],
  // A clipped bird on his glove.
  [
    'n-gent',
    'wash-lime',
    (p) => {
      hat(p, 'wash-lime-deep', 'wash-lime');
      const bird =
        'M37 45C38.500 40.500 43.500 40.500 45 44C46.500 46.500 52 46 57 38C61 47 58 55 50 56C44 57 40 54 39 49.500Z';
      p.flat(bird, 'wash-lime')
        .wash('M57 41C58 48 54 52 46 53C48 56 54 56 57 52C59 48 59 44 57 41Z', 'wash-lime-deep', NEAR)
        .ink(bird, 1.2)
        .ink(
          'M44 49C45 48 46 49 45.500 50M48 51C49 50 50 51 49.500 52M52 48C53 47 54 48 53.500 49M43 52C44 51 45 52 44.500 53',
          0.6,
        )
        .ink('M37 45L32.500 47.500L38 48.500', 0.9)
        .dots([[41.5, 45, 0.9]]);
    },
  ],
  // A stone step under his foot, a cane in his hand.
  [
    'n-gent',
    'wash-brick',
    (p) => {
      hat(p, 'wash-brick-deep', 'wash-cream');
      const steps = 'M38 97V90H46V83H54V76H60V97Z';
      p.flat(steps, 'wash-brick')
        .wash('M46 97V90L54 83V76H60V97Z', 'wash-brick-deep', NEAR)
        .ink(steps, 1.5, { quill: true })
        .ink('M38 90H46M46 83H54', 0.9);
      p.ink('M13 54V95', 1.7, { quill: true })
        .flat(circle(13, 52.5, 2.3), 'wash-gold')
        .ink(circle(13, 52.5, 2.3), 1);
    },
  ],
  // Her feathers fall like water.
  [
    'n-lady',
    'wash-water',
    (p) => {
      const jets =
        'M30 6V0.500M29 4C25 -0.500 18 1 17.500 9M31 4C35 -0.500 42 1 42.500 9M28.500 8C25 4.500 21 6 20.500 12M31.500 8C35 4.500 39 6 39.500 12';
      p.ink(jets, 1.6, { colour: 'line-water' }).dots(
        [
          [17, 12.5, 0.9],
          [43, 12.5, 0.9],
          [20, 15.5, 0.8],
          [40, 15.5, 0.8],
        ],
        1,
        'line-water',
      );
      const cup = 'M37 46H52C52 51 49 53 44.500 53C40 53 37 51 37 46Z';
      p.flat(cup, 'wash-stone')
        .ink(cup + 'M44.500 53V58M40.500 58.500H48.500', 1.1)
        .ink('M44.500 46V39M44 41C41 37 38.500 39 38.500 44M45 41C48 37 50.500 39 50.500 44', 1, {
          colour: 'line-water',
        });
    },
  ],
  // Roses in her hair and arm.
  [
    'n-lady',
    'wash-rose',
    (p) => {
      const at = [
        [24, 10, 3.6],
        [30, 6.5, 4],
        [36, 10, 3.6],
        [42, 47, 4.2],
        [49, 44, 4.2],
        [49, 51.5, 4.2],
        [55, 48, 3.8],
      ];
      p.ink('M43 54L38 64M46 55L43 65M48 55L48 65', 1.1, { colour: 'line-leaf' });
      p.flat(at.map((a) => circle(...a)).join(''), 'wash-rose-deep')
        .ink(at.map((a) => rose(...a)).join(''), 0.9)
        .ink(
          at
            .map(([x, y, r]) =>
              place('M-2 0.500C-2 -2.500 2.500 -2.500 2.200 0.500C2 2 -0.500 2 -0.500 0.500', {
                x,
                y,
                sx: r / 4,
              }),
            )
            .join(''),
          0.7,
        );
    },
  ],
  // A learned man in a long gown, with herbs.
  [
    null,
    null,
    (p) => {
      const gown =
        'M24 32C18 34 15 40 13.500 48L11 56L17 58C15 70 12 82 10 92C22 96 38 96 50 92C48 82 45 70 43 58L49 56L46.500 48C45 40 42 34 36 32Z';
      const beard =
        'M24.500 22C22 34 25 45 30 50C35 45 38 34 35.500 22C34.500 25.500 33 26 30 26C27 26 25.500 25.500 24.500 22Z';
      p.flat('M6 94L14 91H50L58 94L48 97H12Z', 'wash-shadow');
      p.wash(gown, 'wash-earth', NEAR).wash(
        'M37 33C41 50 40 76 42 94L50 92C48 82 45 70 43 58L49 56L46.500 48C45 40 42 34 37 33Z',
        'wash-earth-deep',
        NEAR,
      );
      p.flat(FACE, 'wash-skin')
        .flat(beard, 'wash-hair')
        .flat(circle(14, 59, 2.3) + circle(46, 59, 2.3), 'wash-skin');
      const cap = 'M22.500 18C22 9 26 6.500 30 6.500C34 6.500 38 9 37.500 18C33 15.500 27 15.500 22.500 18Z';
      p.wash(cap, 'wash-earth-deep', NEAR)
        .ink(cap, 1.4, { quill: true })
        .ink(gown, 1.6, { quill: true })
        .ink(beard + FACE, 0.9)
        .ink('M28 30C28 36 29 41 30 44M32 30C32 36 31 40 30.500 43', 0.6);
      p.ink(
        'M17 58C19 52 21 48 22 44M43 58C41 52 39 48 38 44M30 48V94M22 62C21 74 19 84 18 93M38 62C39 74 41 84 42 93',
        0.8,
      ).ink('M19.500 62C26 65 34 65 40.500 62', 1.2);
      p.hatch(44, 68, 47, 90, 9, -4, 1.5, 0.55)
        .dots([
          [28.2, 21, 0.65],
          [31.8, 21, 0.65],
        ])
        .ink(circle(14, 59, 2.3) + circle(46, 59, 2.3), 0.9);
      p.ink(
        'M46 64V40M46 58C41 56 40 52 41 48M46 58C51 56 52 52 51 48M46 51C42 49 42 45 43 42M46 51C50 49 50 45 49 42M46 45C44 42 44.500 39 46 36M46 45C48 42 47.500 39 46 36',
        1.3,
        { colour: 'line-leaf' },
      )
        .ink('M51 50L54 40M49 58L55 48', 1, { colour: 'line-leaf' })
        .ink('M54 41L55.500 35M55 49L57.500 43.500', 2, { colour: 'line-plum', quill: false });
      const book = 'M4 55L16 53V69L4 71Z';
      p.flat(book, 'wash-red').ink(book, 1.2).ink('M6 55V70M8 60L14 59', 0.7);
    },
  ],
  // Grapes in his hand, a glass in the other.
  [
    'n-gent',
    'wash-plum',
    (p) => {
      hat(p, 'wash-plum-deep', 'wash-leaf');
      const grapes = [
        [42.5, 62],
        [47.5, 61.5],
        [52.5, 62],
        [45, 66.5],
        [50, 66.5],
        [47.5, 71],
      ]
        .map(([x, y]) => circle(x, y, 2.9))
        .join('');
      p.flat(grapes, 'wash-plum')
        .wash(grapes, 'wash-shadow', { shift: [0.8, 0.8], loose: 0.2 })
        .ink(grapes, 1);
      const leaf =
        'M47.500 60C44 60 42 58 41.500 55C44 56 46 55 47.500 53C49 55 51 56 53.500 55C53 58 51 60 47.500 60Z';
      p.flat(leaf, 'wash-leaf').ink(leaf, 0.9);
      const glass = 'M8 45H17C17 51 15 53 12.500 53C10 53 8 51 8 45Z';
      p.flat(glass, 'wash-red').ink(glass + 'M12.500 53V60M9 60.500H16', 1);
    },
  ],
];

function boar(p) {
  const body =
    'M7 57C5 61 6 66 10 67C16 71 23 75 30 76C31 81 31 86 30 91.500H38.500L41 78C48 80 57 80 63 77C65 82 66 86 65.500 91.500H74C76 84 77 78 79 73C87 68 90 58 88 48C85 34 71 27 55 27C47 27 41 30 37 34C34 27 28 25 25 27C24 32 25 37 28 41C22 47 15 52 7 57Z';
  p.flat('M18 92L32 88H80L92 91L78 95H30Z', 'wash-shadow');
  p.wash('M44 78L43 89H50L52 78ZM58 78L57 89H63L64 78Z', 'wash-earth-deep', NEAR);
  p.wash(body, 'wash-earth').wash(
    'M88 50C84 64 66 70 44 68C36 68 28 68 22 70C26 74 28 75 30 76L30 91.500H38.500L41 78C48 80 57 80 63 77L65.500 91.500H74L79 73C87 68 90 58 88 50Z',
    'wash-earth-deep',
  );
  p.ink(body, 2.2).ink('M44 79L43.500 89H50L51 80M57.500 79L57 89H64', 1.3);
  p.ink('M87 44C93 43 95 37 91 36C88 36 88 40 91 41', 1.5);
  const mane =
    'M37 33L38 26L43 29L45 21.500L50 26L53 19.500L58 25L62 19.500L65 26.500L71 22.500L72 29.500L78 27.500L78 33';
  p.flat(mane + 'L60 30L44 32Z', 'wash-earth-deep').ink(mane, 1.5);
  p.ink('M7 57C9 58 11 62 10 67M8 64C13 66 18 67 24 66', 1.3)
    .flat('M17 67C15 62 16 58 19 56C19.500 60 20.500 63 22 66Z', 'wash-cream')
    .ink('M17 67C15 62 16 58 19 56C19.500 60 20.500 63 22 66', 1.2);
  p.ink('M28 30C29 34 31 36 33 37M30 55C33 60 33 66 31 70M24 47C25 45.500 27 45.500 28 46.500', 1).dots([
    [27, 49.5, 1.7],
    [7.8, 60, 0.8],
    [8, 63, 0.8],
  ]);
  p.flat(circle(26.5, 49, 0.5), 'wash-cream');
  p.hatch(44, 37, 80, 41, 12, 2.5, 4, 0.8)
    .hatch(40, 47, 80, 52, 13, 2.5, 4, 0.8)
    .hatch(42, 58, 76, 62, 11, 2.5, 4, 0.8)
    .hatch(68, 74, 84, 60, 8, -2.5, -3, 0.7);
  // He has helped himself to a rose.
  p.ink('M14 69C11 73 10 76 10 80', 1.3, { colour: 'line-leaf' });
  p.flat('M11 74C15 72 18 74 19 77C15 78 12 77 11 74Z', 'wash-leaf')
    .flat(circle(9.5, 84, 5.5), 'wash-rose-deep')
    .ink(foliage(circle(9.5, 84, 5.5), 4, 3) + 'M7 85C6.500 81 12 81 12 84C12 87 8.500 86 9 84', 1.1)
    .ink('M11 74C15 72 18 74 19 77C15 78 12 77 11 74Z', 0.8);
}

function boarFlee(p) {
  const body =
    'M9 50C6 54 7 59 11 60C17 64 24 67 31 67L18 76L15 85L22 86L26 80L41 71C50 73 58 72 64 69L75 76L80 85L87 84L84 75L75 64C85 59 89 50 86 42C82 30 67 24 53 25C46 26 41 28 38 31C35 24 29 23 26 25C25 30 27 34 30 37C24 42 17 46 9 50Z';
  p.flat('M26 93L38 90H72L82 93L70 95H38Z', 'wash-shadow');
  p.wash('M42 70L34 82L38 88L44 84L52 72ZM60 71L66 82L62 88L56 85L54 72Z', 'wash-earth-deep', NEAR).ink(
    'M42 71L34 82L38 88L44 84L52 72M61 71L66 82L62 88L56 85L54 73',
    1.3,
  );
  p.wash(body, 'wash-earth').wash(
    'M86 46C80 58 62 63 44 62C34 61 26 62 20 63C24 66 28 67 31 67L41 71C50 73 58 72 64 69L75 76L80 85L87 84L84 75L75 64C85 59 89 50 86 46Z',
    'wash-earth-deep',
  );
  p.ink(body, 2.2).ink('M86 40C91 37 94 31 95 25M93 27C97 27 98 22 94 21', 1.5);
  const mane = 'M38 30L40 22L45 26L48 18L53 24L57 17L61 24L66 19L68 26L74 23L75 30L80 29L80 34';
  p.flat(mane + 'L60 28L44 29Z', 'wash-earth-deep').ink(mane, 1.5);
  p.ink('M9 50C11 51 13 55 11 60M10 57C15 60 20 60 26 58', 1.3)
    .flat('M19 60C17 55 18 51 21 49C21.500 53 22.500 56 24 59Z', 'wash-cream')
    .ink('M19 60C17 55 18 51 21 49C21.500 53 22.500 56 24 59', 1.2);
  p.ink('M29 28C30 31 32 33 34 34M32 49C35 53 35 58 33 62M24 40C26 38 29 38 31 40', 1)
    .flat(circle(28.5, 44, 2.6), 'wash-cream')
    .ink(circle(28.5, 44, 2.6), 0.9)
    .dots([
      [27.7, 44.3, 1.3],
      [9.8, 53.5, 0.8],
      [10, 56.5, 0.8],
    ]);
  p.hatch(46, 34, 78, 37, 11, 3, 3.5, 0.8)
    .hatch(42, 44, 78, 47, 12, 3, 3.5, 0.8)
    .hatch(44, 54, 74, 56, 10, 3, 3.5, 0.8);
  p.ink('M90 52C94 51 96 52 98 51M89 60C93 59 96 60 99 59M90 68C92 67.500 95 68 97 67.500', 1.2);
  p.ink(
    foliage('M84 92C84 87 89 86 91 89C94 86 99 88 98 92', 3, 4) + foliage('M70 93C70 90 74 89 76 91', 2.4, 2),
    1.1,
  );
}

export function sanssouciFigures() {
  return [
    symbol('gardener', HUNDRED, gardener),
    symbol('noble', HUNDRED, noble),
    symbol('n-gent', '0 0 60 100', gent),
    symbol('n-lady', '0 0 60 100', lady),
    ...NOBLES.map(([body, colour, draw], i) =>
      symbol(`noble-${'abcdefghi'[i]}`, '0 0 60 100', (p) => {
        if (body) p.use(body, { width: 60, height: 100, colour });
        draw(p);
      }),
    ),
    symbol('boar', HUNDRED, boar),
    symbol('boar-flee', HUNDRED, boarFlee),
  ];
}
