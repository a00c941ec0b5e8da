// Portraits of seats before the game: a person, a bot or nobody, each in an oval frame.
import { box, circle, place, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';
const NEAR = { loose: 0.3, shift: [0.3, 0.4] };
const mirror = (d) => place(d, { x: 100, sx: -1 });

/** An oval frame that hangs from a bow. */
function frame(p) {
  const outer = circle(50, 55, 37, 42),
    inner = 'M19 55A31 36 0 0 0 81 55A31 36 0 0 0 19 55Z';
  p.flat(circle(52, 57, 38, 42), 'wash-shadow').flat(circle(50, 55, 33, 38), 'wash-bed');
  p.wash(outer + inner, 'wash-gold', { loose: 0, shift: [0, 0], rim: false }).wash(
    'M83 36C92 66 74 97 46 97C40 97 34 95 30 91C58 98 82 76 81 50Z',
    'wash-gold-deep',
    { loose: 0.2, shift: [0, 0] },
  );
  p.ink(outer, 2)
    .ink(circle(50, 55, 31, 36), 1.5)
    .ink(circle(50, 55, 34.4, 39.4), 0.6);
  const bow =
    'M50 12C43 2 30 1 27 8C29 15 42 17 50 13C58 17 71 15 73 8C70 1 57 2 50 12ZM46 14L38 23L45 21L50 15L55 21L62 23L54 14';
  p.flat(bow + 'Z', 'wash-red')
    .ink(bow, 1.4)
    .flat(circle(50, 12, 3.6), 'wash-red-deep')
    .ink(circle(50, 12, 3.6), 1.2)
    .ink('M33 7C38 7 42 9 45 11M67 7C62 7 58 9 55 11', 0.7);
}

/** A profile cut out of black paper. */
function person(p) {
  p.use('seat-frame', { width: 100, height: 100 });
  const cut =
    'M60 35C62 38 63.500 40 64 43C66 46 69 49.500 70 51.500C70 53 67.500 53.500 66.500 54C66.500 55.500 68 56 68 57C68 58 66.500 58 66.500 58.700C67.500 59.500 67.500 60.500 66.500 61.500C67 63.500 66.500 66 64 67C61 68 58.500 67.500 57.500 69.500C62 70 66 72 65.500 75C67.500 77 66 80 64 80.500C65 83 63.500 85.500 61 86C52 91 38 88 31 81C33 76 38 73.500 42 71.500C43 69 43 67 42 65C37 66 33 64 32 60C28 58 27 54 29 50C27 40 31 29 42 25.500C50 23 58 27 60 35Z';
  const queue =
    'M31 57C25 53 21 55 20.500 58.500C23 60 27 60.500 30.500 60C26 62 24 66 25.500 69.500C29 69 32 66 33 62Z';
  const tail = 'M31 61C28 68 27 74 29 81C33 78 35 72 35 64Z';
  p.flat(cut + queue + tail, 'currentColor').ink(cut, 1, { colour: 'currentColor' });
  const paper = { colour: 'wash-bed', quill: false };
  p.ink(
    'M35 45C40 42 48 42.500 50 45.500C50 49 42 51.500 36 49.500M35.500 54C40 51.500 47 52 49 54.500C48.500 58 42 60 37 58.500M41 63.500C45 64 48 61 50 58C52 62 54 66 57 68.500',
    1.3,
    paper,
  )
    .ink('M59 36.500C55 34 50 36 48.500 40M35 40C37 33 43 29 50 29.500M41 38C43 34.500 46 33 50 33', 1, paper)
    .ink(
      'M44 72C48 75 52 77 56 71M58 73C59 75 62 75 64.500 75M57 78C60 80 62 80 63.500 80M29.500 59.500L33.500 61.500',
      1.1,
      paper,
    );
}

/** The bot: a clockwork gentleman with a key in his side. */
function bot(p) {
  p.use('seat-frame', { width: 100, height: 100 });
  const coat =
    'M40 63C31 64.500 26 69 24 78C30 86 40 90.500 50 90.500C60 90.500 70 86 76 78C74 69 69 64.500 60 63L50 67Z';
  const face = 'M37 38H63V53C63 60 58 65.500 50 65.500C42 65.500 37 60 37 53Z';
  const hat =
    'M24 33C32 35 33 25 41 22.500C46 20.500 54 20.500 59 22.500C67 25 68 35 76 33C73 42 62 39.500 50 39.500C38 39.500 27 42 24 33Z';
  p.wash(coat, 'wash-water', NEAR).wash(
    'M60 64C64 72 62 83 56 90C64 89 71 85 76 78C74 69 69 65 60 64Z',
    'wash-water-deep',
    NEAR,
  );
  // The key.
  const key =
    'M73 62.500C70 57 74 51 79 53C82 54.500 82 58.500 79.500 60C83 60 85 64 82.500 67C79.500 71 73.500 68 73.500 64Z';
  p.ink('M66 70L74 64', 3.4)
    .flat(key, 'wash-gold')
    .ink(key, 1.6, { quill: true })
    .ink(circle(78, 56.5, 1.2) + circle(79, 64, 1.3), 1.1);
  p.flat(face, 'wash-cream').wash(
    'M57 39H63V53C63 60 58 65 52 65.500C57 60 58 50 57 39Z',
    'wash-cream-deep',
    NEAR,
  );
  const curls = circle(34.5, 46, 3.8) + circle(34.5, 53.5, 3.8);
  p.flat(curls + mirror(curls), 'wash-hair').ink(curls + mirror(curls), 1.2);
  p.ink(face, 1.8, { quill: true })
    .wash(hat, 'wash-earth-deep', NEAR)
    .ink(hat, 2)
    .ink('M28 36C36 37 37 28 43 26C47 24.500 53 24.500 57 26C63 28 64 37 72 36', 1, { colour: 'line-gold' });
  // A jaw on a hinge, eyes of glass, cheeks of enamel.
  p.flat(circle(44.5, 47, 3.6) + circle(55.5, 47, 3.6), 'wash-glass')
    .ink(circle(44.5, 47, 3.6) + circle(55.5, 47, 3.6), 1.2)
    .dots([
      [44.5, 47, 1.5],
      [55.5, 47, 1.5],
    ])
    .flat(circle(41.5, 54, 2.4) + circle(58.5, 54, 2.4), 'wash-rose')
    .ink('M50 48V53M44 57.500H56M44 57.500V64M56 57.500V64', 1.2)
    .ink('M46.500 60.500H53.500', 0.9);
  // Wheels behind a window in his chest.
  const gear = Array.from({ length: 10 }, (_, i) =>
    place(box(-1.4, -9.4, 2.8, 3.4), { x: 50, y: 78.5, turn: i * 36 }),
  ).join('');
  p.flat(circle(50, 78.5, 9.8), 'wash-bed')
    .flat(gear, 'wash-gold')
    .ink(gear, 0.8)
    .flat(circle(50, 78.5, 6.4), 'wash-gold')
    .ink(circle(50, 78.5, 6.4), 1.2)
    .ink(circle(50, 78.5, 2), 1)
    .ink('M50 72.500V76.500M50 80.500V84.500M44 78.500H48M52 78.500H56', 0.9);
  p.ink(coat, 1.9, { quill: true })
    .ink('M41 63L44 70M59 63L56 70', 1)
    .dots(
      [
        [33, 74, 1.2],
        [34, 80, 1.2],
        [67, 74, 1.2],
        [66, 80, 1.2],
      ],
      1,
      'line-gold',
    );
}

/** The empty seat: a chair in the garden. */
function free(p) {
  p.use('seat-frame', { width: 100, height: 100 });
  p.wash('M20 66C32 62 68 62 80 66C76 79 66 90 50 90.500C34 90 24 79 20 66Z', 'wash-leaf', {
    loose: 0,
    shift: [0, 0],
    rim: false,
    opacity: 0.55,
  }).flat('M33 82L62 79L74 80L70 84L44 87Z', 'wash-shadow');
  const back = circle(50, 40, 14, 15.5),
    seat = 'M33 62C36 58 64 58 67 62L69 66.500C62 70 38 70 31 66.500Z';
  p.ink('M34.500 69L32 85.500M65.500 69L68 85.500', 3).ink('M41 60L40 56M59 60L60 56', 2.6);
  p.ink('M40.500 69V79M59.500 69V79', 2);
  p.flat(back, 'wash-cream')
    .wash('M58 28C66 36 65 48 56 54C60 46 61 36 58 28Z', 'wash-cream-deep', NEAR)
    .ink(back, 2.6)
    .ink(circle(50, 40, 10.6, 12), 0.9);
  // Cane work.
  p.shade(circle(50, 40, 10.6, 12), { angle: 45, gap: 4.6, w: 0.7 }).shade(circle(50, 40, 10.6, 12), {
    angle: -45,
    gap: 4.6,
    w: 0.7,
  });
  p.flat(seat, 'wash-rose')
    .wash('M56 59C62 59 66 60 67 62L69 66.500C64 69 58 69 52 69C56 66 58 63 56 59Z', 'wash-rose-deep', NEAR)
    .ink(seat, 2)
    .ink('M31.500 66.500V69.500C38 73 62 73 68.500 69.500V66.500', 1.5, { quill: true });
  const crest =
    'M44 25.500C44 20.500 48 21.500 50 19.500C52 21.500 56 20.500 56 25.500C53 27.500 47 27.500 44 25.500Z';
  p.flat(crest, 'wash-gold').ink(crest, 1.2);
  p.ink('M26 80C26 77 25 76 24.500 75M28 81V76M74 76C74 74 75 73 75.500 72M72 77V72', 1, {
    colour: 'line-leaf',
  });
}

export function seats() {
  return [
    symbol('seat-frame', HUNDRED, frame),
    symbol('seat-person', HUNDRED, person),
    symbol('seat-bot', HUNDRED, bot),
    symbol('seat-free', HUNDRED, free),
  ];
}
