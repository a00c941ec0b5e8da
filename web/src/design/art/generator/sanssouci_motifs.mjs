// The nine motifs of Sanssouci. Light comes from the upper left, so shadows lie to the right.
import { box, circle, foliage, place, symbol } from './pen.mjs';

const OUTLINE = 2,
  LINE = 1.2,
  FINE = 0.9,
  HATCH = 0.7;

/** A shadow on the ground, from (x, y) to the right. */
const ground = (p, x, y, length) => {
  p.flat(`M${x - 8} ${y + 1}L${x} ${y - 3}h${length}l-7 4Z`, 'wash-shadow');
};

function labyrinth(p) {
  const outer = 'M42 92H8V8H92V92H59V82H82V18H18V82H42Z';
  const inner = 'M42 27H27V74H73V27H58V36H64V65H36V36H42Z';
  p.wash(box(10, 10, 80, 80), 'wash-gravel', { loose: 0.4 });
  p.flat(
    'M18 18H82V21H21V60H18ZM18 70H21V82H18ZM59 82V90H62V82ZM73 27H76V46H73ZM73 55H76V77H30V74H73ZM36 36H42V39H39V65H36Z',
    'wash-shadow',
  );
  p.wash(outer + inner + box(73, 46, 9, 9) + box(18, 60, 9, 9), 'motif-a', { loose: 0.5 });
  p.wash(
    'M87 12L92 9V92H59V87H87ZM12 87L9 92H42V87ZM68.500 30L73 27V74H27L31 69.500H68.500Z',
    'motif-a-deep',
    { loose: 0.4, shift: [0.2, 0.2] },
  );
  p.wash(circle(50, 51, 7), 'motif-a-deep');
  p.ink(outer, OUTLINE).ink(inner, 2.1).ink('M73 46H82M73 55H82M18 60H27M18 69H27', LINE);
  p.ink(
    'M12 12.500H87.500M12.500 12V87.500H41M87.500 13V87.500H60M31 31H41M31 31.500V69.500H68.500M68.500 69V31.500H59',
    HATCH,
  );
  p.ink(foliage(circle(50, 51, 7), 3.4, 4), LINE).ink(
    'M46.500 50C48 47 51 47 52 49M50 54C52 55 54 53 54 51',
    FINE,
  );
  p.hatch(91, 14, 91, 90, 26, -3, 2.5, HATCH)
    .hatch(61, 91, 86, 91, 9, 2.5, -3, HATCH)
    .hatch(12, 91, 39, 91, 10, 2.5, -3, HATCH);
  p.hatch(72, 30, 72, 68, 12, -3, 2.5, HATCH).hatch(33, 73, 66, 73, 12, 2.5, -3, HATCH);
  p.dots(
    [
      [10.3, 24],
      [10.2, 40],
      [10.4, 58],
      [10.2, 76],
      [26, 10.3],
      [44, 10.2],
      [62, 10.4],
      [78, 10.2],
      [29, 44],
      [29.2, 60],
      [46, 67],
    ],
    0.55,
  );
}

function statue(p) {
  const base = box(24, 86.5, 52, 6),
    dado = 'M31 86.500V73H69V86.500Z',
    cornice = 'M26 68H74L70 73H30Z';
  const body =
    'M45 20.500C45 23 42 24 39 25C35 26 33 30 31 35L28.500 39.500C27.500 42 29 43.500 31 44.500L39 48C36 54 33 61 31.500 67.500H66C66 60 63 53 59.500 47.500C57 43 56.500 39 57.500 34C62 32 69 25 74 14.500C75 12 72 10.500 70.500 13C66.500 19 62 23 57 24.500C53 24.500 51 23.500 51 20.500Z';
  const elbow = 'M37.500 31.500C40 35 41.500 38.500 42 42C39.500 42 36.500 41 35 38.500Z';
  const head =
    'M41 12.500C41 8 44.500 5.500 48 6C52.500 6.500 54.500 9.500 53.500 13C56 14 56 17.500 53 18C51 18.500 51 20 51 22L45 21C42.500 21 41.500 20 42 17.500L40 15.500Z';
  ground(p, 74, 88, 18);
  p.wash(base + dado + cornice + body + elbow + head, 'motif-b', { loose: 0.4 });
  p.wash(
    'M55 25C51 33 53 40 55 47C58 54 59 61 58 67.500H66C66 60 63 53 59.500 47.500C57 43 56.500 39 57.500 34C62 32 69 25 73 16L70 20C65 26 60 27 55 25ZM58 73H69V86.500H58ZM62 68H74L70 73H60Z',
    'motif-b-deep',
    { loose: 0.4 },
  );
  p.ink(body, OUTLINE)
    .ink(elbow, LINE)
    .ink(head, 1.7, { quill: true })
    .ink(base + cornice, 2)
    .ink('M31 73V86.500M69 73V86.500', 2);
  p.ink(
    'M39 48C45 48 52 45 57 39M42 42C43 44 42 46 40 47M45 31C46.500 33 48.500 33 50 31.500M52 25C50 30 46 36 42 39M55 26C54 31 50 37 43 42',
    LINE,
  );
  p.ink(
    'M42 48.500C39 55 38 61 37.500 66.500M46 48C44 52 43.500 54 45 57C44 60 43.500 63 44 66.500M50.500 47C52 54 51 60 52 66.500M54 44.500C57 53 58.500 59 58.500 66.500M57 42.500C60 51 62 58 62.500 66.500M39 48C35 54 34 58 36 62',
    FINE,
  );
  p.ink(
    'M48 6.500C46 8.500 48 11 51 11.500M53.500 13C50.500 14 48 13 47 11M43 13H44.500M42.500 17.500H44',
    FINE,
  );
  const leaf = 'M0 0C1.500 -3 4.500 -3.500 7 -2C5.500 0.500 3 1.500 0 0Z';
  const wreath = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      place(leaf, {
        x: 74 + 4.6 * Math.cos(i * 0.9 + 2.2),
        y: 9.5 + 4.6 * Math.sin(i * 0.9 + 2.2),
        turn: i * 51.5 + 245,
      }),
    )
    .join('');
  p.flat(wreath, 'motif-b')
    .ink(wreath, FINE)
    .ink(circle(74, 9.5, 4.6), LINE);
  p.ink(box(37, 76.5, 26, 6.5), FINE);
  p.hatch(64, 74.5, 64, 85.5, 6, 4.5, -1, HATCH)
    .hatch(60, 50, 66, 65, 8, -4, 2.5, HATCH)
    .hatch(58, 90, 74, 90, 7, 1.5, -2.5, HATCH)
    .hatch(62, 30, 71, 18, 5, 1.5, 2, HATCH);
}

function pavilion(p) {
  const roof = 'M50 14C54 28 68 37 93 43L89 49.500H11L7 43C32 37 46 28 50 14Z';
  ground(p, 84, 93.5, 12);
  p.wash(box(18, 50, 64, 33), 'motif-c-deep', { shift: [0, 0], opacity: 0.6 });
  p.wash(
    'M26 83V62C27 55 36 55 37 62V83ZM63 83V62C64 55 73 55 74 62V83ZM45 83V60C46 54 54 54 55 60V83Z',
    'wash-shadow',
    { loose: 0.2 },
  );
  p.wash(roof + circle(50, 10, 3.6), 'motif-c', { loose: 0.5 });
  p.wash('M51 18C57 32 70 38 92 43.500L88 49.500H62C62 40 57 31 51 18Z', 'motif-c-deep', {
    shift: [0, 0],
    loose: 0.4,
  });
  p.flat(
    box(17.5, 50, 7, 33) + box(37.5, 50, 7, 33) + box(55.5, 50, 7, 33) + box(75.5, 50, 7, 33),
    'wash-cream',
  );
  p.wash('M11 83H89V87.500H94V92.500H6V87.500H11Z', 'wash-cream', { loose: 0.4 }).wash(
    'M62 83H89V87.500H94V92.500H60Z',
    'wash-cream-deep',
    { loose: 0.4 },
  );
  p.ink(roof, OUTLINE).ink(circle(50, 10, 3.6) + 'M50 6.500V2.500', 1.8);
  p.ink(
    'M17.500 50V83M24.500 50V83M37.500 50V83M44.500 50V83M55.500 50V83M62.500 50V83M75.500 50V83M82.500 50V83',
    LINE,
  );
  p.ink(
    'M24.500 62C25.500 53 36.500 53 37.500 62M44.500 60C46 52.500 54 52.500 55.500 60M62.500 62C63.500 53 74.500 53 75.500 62',
    LINE,
  );
  p.ink('M11 83H89V87.500M11 87.500V83M6 87.500H94V92.500H6Z', 2);
  p.ink(
    'M49 21C45 33 34 39 24 43M50 21V43M51 21C55 33 66 39 76 43M8 43.500H92M15.500 53H26.500M35.500 53H46.500M53.500 53H64.500M73.500 53H84.500M15.500 80H26.500M35.500 80H46.500M53.500 80H64.500M73.500 80H84.500',
    FINE,
  );
  p.ink(
    'M11 46.500C15 49.500 18 46 20 46.500C24 49.500 27 46 29 46.500C33 49.500 36 46 38 46.500C42 49.500 45 46 47 46.500C51 49.500 54 46 56 46.500C60 49.500 63 46 65 46.500C69 49.500 72 46 74 46.500C78 49.500 81 46 83 46.500',
    HATCH,
  );
  p.shade('M55 28C61 37 72 40 86 43H72C64 40 58 36 55 28Z', { gap: 2, angle: -65, w: HATCH });
  p.hatch(81.5, 54, 81.5, 80, 9, -3, 1.5, HATCH)
    .hatch(61.5, 54, 61.5, 80, 9, -2.5, 1.5, HATCH)
    .hatch(64, 91.5, 91, 91.5, 11, 1.5, -2.5, HATCH);
}

function topiary(p) {
  const bird =
    'M22 20.500C25 12 35 12 38 20C40 27 44 31 51 30C63 29 76 21 85 8C92 22 88 42 69 48C59 54 42 54 34 46C28 40 26 34 24.500 28Z';
  const disc =
    'M27 63.500C27 56 38 54.500 50 54.500C62 54.500 73 56 73 63.500C73 70 62 72.500 50 72.500C38 72.500 27 70 27 63.500Z';
  ground(p, 62, 92.5, 26);
  p.wash('M33.500 77H66.500V82H63.500L59 93H41L36.500 82H33.500Z', 'wash-brick', { loose: 0.4 }).wash(
    'M55 82L54 93H59L63.500 82H66.500V77H56Z',
    'wash-brick-deep',
    { loose: 0.3 },
  );
  p.wash(disc + bird, 'motif-d', { loose: 0.6 }).wash('M24 20L12.500 26L25 28Z', 'wash-gold', { loose: 0.3 });
  p.wash(
    'M86 13C87 28 77 37 63 40C53 42 43 42 32 39C35 50 50 53 65 48.500C84 44 92 28 86 13ZM33 67C46 70 62 68 72.500 60C74 68 66 72.500 50 72.500C42 72.500 36 70 33 67Z',
    'motif-d-deep',
    { loose: 0.4, shift: [0, 0] },
  );
  p.ink(foliage(bird, 4.6, 8) + foliage(disc, 4.6, 3), 1.6).ink('M22 20.500L12.500 26L24.500 28', LINE);
  p.ink('M47.500 51V55M52.500 51V55M47.500 72V77M52.500 72V77', 2).ink(
    'M33.500 77H66.500V82H33.500ZM36.500 82L41 93H59L63.500 82',
    2,
  );
  p.dots([[30.5, 20.5, 1.7]]);
  p.ink('M83 16C78 26 68 32.500 56 34.500M86 22C81 32 71 38 59 40.500M86.500 29C81 38 72 42 62 45', FINE);
  p.ink(
    'M36 28C38 27 39 29 38 31M40 35C42 34 43 36 42 38M47 38C49 37 51 39 49 41M33 37C35 36 37 38 36 40M42 44C44 43 46 45 44 47M52 45C54 44 56 46 54 48M33 62C35 60 37 61 37 63M43 59C45 57 47 58 47 60M55 59C57 57 59 58 59 60M64 63C66 61 68 62 67 64M49 66C51 64 53 65 53 67M40 67C42 65 44 66 43 68',
    FINE,
  );
  p.hatch(62, 84, 58.5, 92, 5, -4, 0.5, HATCH)
    .hatch(63, 69, 71, 64, 5, 1, -3, HATCH)
    .hatch(57, 51, 80, 40, 9, 1.5, -4, HATCH);
}

function stairs(p) {
  const n = 5,
    half = (i) => 33 - i * 3.1;
  let treads = '',
    risers = '',
    lines = '',
    shade = '';
  for (let i = 0; i < n; i++) {
    const y = 92 - i * 12,
      a = half(i),
      b = half(i + 1);
    risers += `M${50 - a} ${y}H${50 + a}V${y - 7}H${50 - a}Z`;
    treads += `M${50 - a} ${y - 7}H${50 + a}L${50 + b} ${y - 12}H${50 - b}Z`;
    lines += `M${50 - a} ${y - 7}H${50 + a}M${50 - b} ${y - 12}H${50 + b}`;
    shade += `M${50 + a * 0.2} ${y - 0.6}H${50 + a}V${y - 6.4}H${50 + a * 0.35}Z`;
  }
  const side = (f) => [
    `M${f(17)} 92V66L${f(32.5)} 30V36L${f(23)} 92Z`,
    `M${f(5)} 92V68H${f(17)}V92Z`,
    `M${f(24.5)} 34V19H${f(33)}V32L${f(31)} 36Z`,
    circle(f(11), 58, 6),
    circle(f(28.7), 10.5, 4.7),
  ];
  const left = side((x) => x),
    right = side((x) => 100 - x);
  ground(p, 88, 92.5, 11);
  p.wash(treads, 'wash-cream', { loose: 0.2, shift: [0, 0] });
  p.wash(risers, 'motif-e', { loose: 0.2, shift: [0, 0] }).wash(shade, 'motif-e-deep', {
    loose: 0.2,
    shift: [0, 0],
  });
  p.wash([...left, ...right].join(''), 'motif-e', { loose: 0.4 });
  p.wash(
    `M11 92V70H17V92ZM89 92V70H95V92ZM77 91L67.500 36L69 33L83 66V92ZM28.500 32V20H33V31ZM71.500 32V20H75.500V33ZM14 53.500C18 57 16 63 11 64C14 61 15 57 14 53.500ZM92 53.500C96 57 94 63 89 64C92 61 93 57 92 53.500Z`,
    'motif-e-deep',
    { loose: 0.3 },
  );
  p.flat(
    'M3.500 65H18.500V69H3.500ZM81.500 65H96.500V69H81.500ZM23 16H34.500V19.500H23ZM65.500 16H77V19.500H65.500Z',
    'wash-cream',
  );
  p.ink(lines, LINE);
  p.ink([...left, ...right].join(''), 2).ink(
    'M3.500 65H18.500V69H3.500ZM81.500 65H96.500V69H81.500ZM23 16H34.500V19.500H23ZM65.500 16H77V19.500H65.500ZM23 92H77',
    LINE,
  );
  p.ink('M34 31.500H66M8 73H14V88H8ZM86 73H92V88H86Z', FINE);
  p.shade(shade, { gap: 2.6, angle: -58, w: HATCH });
  p.hatch(94, 72, 94, 90, 7, -3, 1.5, HATCH)
    .hatch(16, 72, 16, 90, 7, -3, 1.5, HATCH)
    .hatch(81.5, 66, 81.5, 90, 9, -3, 1.5, HATCH)
    .hatch(15.5, 57, 14, 61.5, 3, -3, 1, HATCH)
    .hatch(93.5, 57, 92, 61.5, 3, -3, 1, HATCH);
}

function fountain(p) {
  ground(p, 84, 88.5, 12);
  p.wash(
    'M50 9C29 7 18 24 20 46L29 48C29 34 36 25 47 23L48 48H52L53 23C64 25 71 34 71 48L80 46C82 24 71 7 50 9Z',
    'motif-f',
    { loose: 0.6, shift: [0, 0.4] },
  );
  p.wash(
    'M45 59H55C54.500 66 56 70 61 76H39C44 70 45.500 66 45 59ZM8 78C8 70 92 70 92 78C92 88 76 93 50 93C24 93 8 88 8 78ZM24 48H76C72 57 61 60 50 60C39 60 28 57 24 48Z',
    'wash-stone',
    { loose: 0.5 },
  );
  p.wash(
    'M66 91.500C82 89 92 84 92 78L86 79C84 84 76 88 66 91.500ZM58 59.500C68 58 74 54 76 48L70 49C68 54 64 57 58 59.500Z',
    'wash-stone-deep',
    { loose: 0.3 },
  );
  p.wash(circle(50, 77, 37, 5.2), 'motif-f-deep', { shift: [0, 0] }).wash(
    'M41 72H59L62 80H38Z',
    'wash-stone',
    { loose: 0.3 },
  );
  p.ink('M24 48C24 46 76 46 76 48C72 57 61 60 50 60C39 60 28 57 24 48Z', OUTLINE).ink(
    'M25 49C32 51 68 51 75 49',
    FINE,
  );
  p.ink('M45 60C46 66 45 70 40 77M55 60C54 66 55 70 60 77', 2).ink(
    'M44.500 64H55.500M38 78.500C44 81 56 81 62 78.500',
    FINE,
  );
  p.ink('M8 78C8 70 92 70 92 78C92 88 76 93 50 93C24 93 8 88 8 78Z', OUTLINE).ink(
    'M13 77C15 84 85 84 87 77',
    LINE,
  );
  p.ink(
    'M50 46V12M48.500 23C36 24 29.500 34 29.500 46M51.500 23C64 24 70.500 34 70.500 46M49 10C30 8 19.500 24 20.500 45M51 10C70 8 80.500 24 79.500 45',
    LINE,
  );
  p.ink(
    'M47 15C33 15 25 29 25 45M53 15C67 15 75 29 75 45M47.500 46V26M52.500 46V26M46 19C37 20 30 27 27 38M54 19C63 20 70 27 73 38',
    FINE,
    { colour: 'motif-f-deep' },
  );
  p.ink('M18.500 51V57M20.500 62V68M81.500 51V57M79.500 62V68M30 62V69M70 62V69M25 56V60M75 56V60', LINE, {
    colour: 'motif-f-deep',
  });
  p.dots([
    [41, 7, 1.3],
    [59, 7, 1.3],
    [50, 5.5, 1.5],
    [14, 44, 1.2],
    [86, 44, 1.2],
    [33, 10, 1],
    [67, 10, 1],
  ]);
  p.ink('M22 76.500C28 75 34 76 38 77M64 78.500C70 77 76 77 80 76M28 80C32 79 36 80 40 80.500', FINE);
  p.hatch(66, 90, 89, 83, 11, 1.2, -3.2, HATCH)
    .hatch(60, 58.5, 72, 52.5, 7, 1.5, -3, HATCH)
    .hatch(54, 62, 57, 73, 5, -3, 1, HATCH);
}

function roseArch(p) {
  const arch =
    'M11 92V50C11 25 28 10 50 10C72 10 89 25 89 50V92H74V50C74 36 64 27 50 27C36 27 26 36 26 50V92Z';
  p.wash(arch, 'wash-leaf', { loose: 1 });
  p.wash('M80 30C86 40 89 46 89 54V92H81V54C81 44 78 38 74 32Z', 'wash-leaf-deep', { loose: 0.6 });
  p.ink(
    'M11 92V50C11 25 28 10 50 10C72 10 89 25 89 50V92M26 92V50C26 36 36 27 50 27C64 27 74 36 74 50V92',
    2,
  );
  p.ink(
    'M11 90L26 80M11 80L26 90M74 90L89 80M74 80L89 90M11 70L26 60M11 60L26 70M74 70L89 60M74 60L89 70',
    HATCH,
  );
  const leaf = 'M0 0C3 -4 8 -4 11 0C8 3 3 3 0 0ZM1 0H9';
  const leaves = [
    [24, 68, 20],
    [15, 69, 170],
    [13, 47, 215],
    [27, 48, 10],
    [24, 29, 60],
    [26, 30, 240],
    [41, 12, 250],
    [42, 26, 80],
    [59, 12, 290],
    [58, 26, 100],
    [76, 29, 120],
    [76, 30, -50],
    [74, 48, 170],
    [87, 47, -35],
    [76, 68, 170],
    [85, 69, 10],
  ]
    .map(([x, y, turn]) => place(leaf, { x, y, turn, sx: 0.85 }))
    .join('');
  p.flat(leaves, 'wash-leaf-deep').ink(leaves, FINE);
  const at = [
    [18.5, 81, 8],
    [17, 59, 9.2],
    [21, 38, 8.5],
    [33.5, 21.5, 9],
    [50, 16.5, 9.8],
    [66.5, 21.5, 9],
    [79, 38, 8.5],
    [83, 59, 9.2],
    [81.5, 81, 8],
  ];
  p.flat(at.map(([x, y, r]) => circle(x, y, r * 0.95)).join(''), 'motif-g');
  p.wash(at.map(([x, y, r]) => circle(x + r * 0.2, y + r * 0.2, r * 0.6)).join(''), 'motif-g-deep', {
    loose: 0.5,
    shift: [0.3, 0.3],
  });
  p.ink(at.map(([x, y, r]) => foliage(circle(x, y, r), r * 0.8, Math.round(x + y))).join(''), LINE);
  p.ink(
    at
      .map(([x, y, r]) =>
        place('M-4 1C-5 -5 5 -6 5 0C5 5 -2 5 -2 1C-2 -2 2 -2 2 0M-6 3C-3 8 4 8 6.500 3', { x, y, sx: r / 9 }),
      )
      .join(''),
    FINE,
  );
  p.ink('M5 92.500H32M68 92.500H95', 2);
  ground(p, 90, 95, 6);
}

/** A small plant that stands at (x, y). */
function herb(p, kind, x, y) {
  const put = (d) => place(d, { x, y, sx: 1.25 });
  if (kind === 'lavender') {
    p.ink(put('M0 0V-9M0 0L-4 -8M0 0L4 -8'), FINE, { colour: 'line-leaf' });
    p.ink(put('M0 -8V-13M-4 -7L-6 -11.500M4 -7L6 -11.500'), 2.2, { colour: 'line-plum', quill: false });
  } else if (kind === 'bush') {
    const d = put(foliage('M-6 0C-7 -6 -3 -9 0 -9C4 -9 7 -6 6 0Z', 2.8, Math.round(x)));
    p.flat(d, 'wash-leaf').ink(d, FINE);
  } else {
    p.ink(
      put(
        'M0 0C0 -5 0 -9 1 -13M0 -4C-3 -5 -5 -7 -5 -9M0 -4C3 -5 5 -7 5 -9M0 -8C-2 -9 -4 -11 -3.500 -12.500M0.500 -8C3 -9 4 -11 4 -12.500',
      ),
      1.7,
      { colour: 'line-leaf', quill: false },
    );
  }
}

const HERBS = {
  0: [
    ['lavender', 27, 49],
    ['fern', 76, 44],
    ['bush', 15, 62],
    ['lavender', 26, 75],
    ['bush', 46, 80],
    ['fern', 82, 82],
  ],
  1: [
    ['bush', 33, 45],
    ['lavender', 70, 40],
    ['bush', 66, 57],
    ['fern', 34, 58],
  ],
  2: [
    ['lavender', 50, 31],
    ['bush', 59, 32],
  ],
};

function herbSpiral(p) {
  // The top edge of a dry wall that winds up a mound: `t` turns from its foot.
  const at = (t, down = 0) => {
    const a = Math.PI * 0.3 + t * 2 * Math.PI,
      r = 45 - t * 16,
      z = t * 17;
    return [53 + Math.cos(a) * r, 66 + Math.sin(a) * r * 0.52 - z + down];
  };
  const run = (from, to, down = 0) => {
    const n = Math.max(2, Math.ceil(Math.abs(to - from) * 14));
    return Array.from({ length: n + 1 }, (_, i) => at(from + ((to - from) * i) / n, down));
  };
  const smooth = (points) => {
    let d = `M${points[0].join(' ')}`;
    for (let i = 1; i < points.length - 1; i++)
      d += `Q${points[i].join(' ')} ${(points[i][0] + points[i + 1][0]) / 2} ${(points[i][1] + points[i + 1][1]) / 2}`;
    return d + `L${points.at(-1).join(' ')}`;
  };
  const tall = 11;
  ground(p, 78, 90, 16);
  p.wash(`M${at(0, tall).join(' ')}C86 86 88 76 ${at(1, tall).join(' ')}L${at(0).join(' ')}Z`, 'motif-h', {
    loose: 0.2,
  });
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 2.45],
  ]) {
    p.wash(smooth([...run(from, to)]) + 'Z', 'motif-h-deep', { loose: 0.3, shift: [0, 0] });
    // The wall shows its face wherever it turns to us.
    for (const [a, b] of [
      [from, from + 0.35],
      [from + 0.86, to],
    ].filter(([a, b]) => b > a && a < 2.4)) {
      const stop = Math.min(b, 2.45),
        top = run(a, stop),
        bottom = run(stop, a, tall);
      p.wash(smooth(top) + smooth(bottom).replace('M', 'L') + 'Z', 'motif-h', { loose: 0.2, shift: [0, 0] });
      p.ink(smooth(top), 2, { step: 5 }).ink(smooth(bottom), LINE, { step: 5 });
      const n = Math.round((stop - a) * (34 - from * 10));
      let joints = '';
      for (let i = 0; i <= n; i++) {
        const t = a + ((stop - a) * i) / Math.max(1, n),
          up = i % 2;
        const [x, y] = at(t, up ? 0.5 : tall / 2);
        joints += `M${x} ${y}v${tall / 2 - 0.5}`;
      }
      p.ink(joints, HATCH).ink(smooth(run(a, stop, tall / 2)), HATCH, { step: 5 });
    }
    p.ink(smooth(run(from + 0.34, Math.min(from + 0.87, 2.45))), 2, { step: 5 });
    if (from === 0)
      p.ink(
        smooth([at(0), at(0, tall)]) + `M${at(0, tall).join(' ')}C86 86 88 76 ${at(1, tall).join(' ')}`,
        1.8,
      );
    for (const [kind, x, y] of HERBS[from]) herb(p, kind, x, y);
  }
}

function vine(p) {
  p.wash('M13 6H18V94H13ZM82 6H87V94H82ZM8 19H92V23H8ZM8 45H92V49H8ZM8 71H92V75H8Z', 'wash-earth', {
    loose: 0.4,
  });
  p.ink(
    'M13 6H18V94H13ZM82 6H87V94H82ZM8 19H13M18 19H82M87 19H92V23H87M82 23H18M13 23H8V19M8 45H13M18 45H82M87 45H92V49H87M82 49H18M13 49H8V45M8 71H13M18 71H82M87 71H92V75H87M82 75H18M13 75H8V71',
    FINE,
  );
  const berries = [
    [27.5, 50],
    [72.5, 50],
    [35, 40],
    [50, 39],
    [65, 40],
    [42.5, 52.5],
    [57.5, 52.5],
    [34.5, 64],
    [65.5, 64],
    [50, 66],
    [42, 77.5],
    [58, 77.5],
    [50, 88],
  ];
  for (const group of [berries.slice(0, 2), berries.slice(2, 5), berries.slice(5, 9), berries.slice(9)]) {
    p.flat(group.map(([x, y]) => circle(x, y, 8.3)).join(''), 'motif-i');
    p.wash(
      group
        .map(
          ([x, y]) =>
            `M${x + 6} ${y - 5}C${x + 10} ${y + 2} ${x + 5} ${y + 9} ${x - 5} ${y + 6}C${x + 2} ${y + 5} ${x + 6} ${y + 1} ${x + 6} ${y - 5}Z`,
        )
        .join(''),
      'motif-i-deep',
      { loose: 0.5, shift: [0, 0] },
    );
    p.ink(group.map(([x, y]) => circle(x, y, 8.2)).join(''), 1.7, { quill: true });
    p.ink(
      group
        .map(([x, y]) => `M${x - 4.5} ${y - 1}C${x - 4.5} ${y - 3.5} ${x - 3} ${y - 5} ${x - 1} ${y - 5}`)
        .join(''),
      FINE,
      { colour: 'wash-cream' },
    );
  }
  const leaf =
    'M50 36C43 39 34 36 29 31C26 32 22 30 20 27C24 26 25 23 23 19C29 20 34 17 36 12C40 15 46 13 50 7C54 13 60 15 64 12C66 17 71 20 77 19C75 23 76 26 80 27C78 30 74 32 71 31C66 36 57 39 50 36Z';
  p.flat(leaf, 'wash-leaf').wash(
    'M50 10C54 16 60 16 64 13C66 18 70 20 76 20C74 24 76 27 79 28C76 31 72 32 70 31C66 36 56 38 51 36Z',
    'wash-leaf-deep',
    { loose: 0.4 },
  );
  p.ink(leaf, 2).ink('M50 35V14M50 31L31 24M50 31L69 24M50 26L41 17M50 26L59 17', FINE);
  p.ink('M77 24C84 26 88 34 82 38C78 40 75 35 79 33', 1.3, { colour: 'line-leaf' });
  p.hatch(58, 30, 70, 22, 5, 3, 3, HATCH);
}

export function sanssouciMotifs() {
  return [labyrinth, statue, pavilion, topiary, stairs, fountain, roseArch, herbSpiral, vine].map((draw, i) =>
    symbol(`motif-${'abcdefghi'[i]}`, '0 0 100 100', draw),
  );
}
