// The people and the boar of Sanssouci.
import { box, circle, foliage, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';
const SMALL = { step: 4, loose: 0.4, shift: [0.4, 0.5] };

function gardener(p) {
  const coat = 'M38 40C30 43 27 50 26 60L20 66L24 71L32 65V76H64V62L72 58L76 50L70 47L65 52C64 46 62 42 58 40Z';
  const hat = 'M18 29C22 25 32 25 34 22C36 10 60 10 62 22C64 25 74 25 80 29C70 36 28 36 18 29Z';
  p.wash('M34 76L33 92H45L48 80L51 92H63L62 76Z', 'wash-earth', SMALL);
  p.wash(coat, 'wash-leaf', SMALL).wash('M56 42C58 52 58 64 56 76H64V62L72 58L76 50L70 47L65 52C64 46 62 42 58 40Z', 'wash-leaf-deep', SMALL);
  p.wash('M40 42L38 76C38 82 58 82 58 76L55 42L53 52H43Z', 'wash-cream', SMALL);
  p.wash('M39 29C39 42 58 42 58 29Z', 'wash-skin', SMALL);
  p.wash(hat, 'wash-gold', SMALL).wash('M52 14C62 16 60 24 64 25C72 26 76 28 78 30C70 34 58 34 48 34C56 30 56 20 52 14Z', 'wash-gold-deep', { ...SMALL, opacity: 0.7 });
  p.wash('M8 68H26V86H8Z', 'wash-water', SMALL);
  p.ink(hat, 2.4).ink('M34 23C40 27 56 27 62 23', 1.5).ink('M39 32C39 43 58 43 58 32', 2);
  p.ink('M41 38C43 47 54 47 56 38', 1.4).dots([[45, 35, 0.9], [52, 35, 0.9]]);
  p.ink(coat, 2.3).ink('M42 42L43 53H54L55 42M43 53C39 60 38 70 38 77C42 82 54 82 58 77C58 70 57 60 54 53', 1.6);
  p.ink('M34 76L33 92H46L48 82L51 92H64L62 76', 2.2);
  p.ink('M8 69H26V87H8ZM10 69C10 60 24 60 24 69M8 80L2 70M1 71L5 68', 2);
  p.ink('M75 92V16', 2.6).ink('M64 16H88M65 16V9M71 16V8M77 16V8M82 16V8M87 16V9', 2);
  p.hatch(60, 55, 60, 73, 7, -4, 2, 0.9).hatch(22, 73, 22, 84, 5, 3, -1.500, 0.9).hatch(60, 18, 63, 27, 5, -4, 1.500, 0.8);
}

function noble(p) {
  const coat = 'M36 58C22 62 12 70 9 92H91C88 70 78 62 64 58L50 66Z';
  const wig = 'M33 24C26 26 25 34 28 37C22 40 22 48 27 50C24 56 30 61 36 58L40 50H60L64 58C70 61 76 56 73 50C78 48 78 40 72 37C75 34 74 26 67 24Z';
  const hat = 'M10 21C20 22 26 17 32 12C42 4 58 4 68 12C74 17 80 22 90 21C84 32 68 29 50 29C32 29 16 32 10 21Z';
  p.wash(coat, 'wash-plum', { step: 5 }).wash('M64 60C66 74 62 84 60 92H90C88 72 78 62 64 60Z', 'wash-plum-deep', { step: 5 });
  p.wash(wig, 'wash-hair', SMALL);
  p.wash('M38 27H62V44C62 54 56 60 50 60C44 60 38 54 38 44Z', 'wash-skin', SMALL);
  p.wash('M42 60L50 66L58 60L60 78L50 90L40 78Z', 'wash-cream', SMALL);
  p.wash(hat, 'wash-plum-deep', SMALL);
  p.ink(coat, 2.4).ink(foliage(wig, 5, 2), 1.8).ink('M38 29V45C39 55 45 60 50 60C55 60 61 55 62 45V29', 1.9);
  p.ink(hat, 2.5).ink('M14 23C24 26 28 21 34 17C44 10 56 10 66 17C72 21 76 26 86 23', 1.3, { colour: 'wash-gold' });
  p.dots([[44, 39, 1.3], [56, 39, 1.3]]).ink('M50 40L48.500 47H51M46 52C48 54 52 54 54 52M41.500 35L47 34M53 34L58.500 35', 1.4);
  p.ink('M42 60C40 66 46 70 42 76M58 60C60 66 54 70 58 76M50 66C48 72 53 76 50 84M36 60L44 92M64 60L56 92', 1.6);
  p.hatch(66, 70, 80, 88, 8, 6, -5, 0.9);
}

/** A gentleman, 60 wide and 100 high. */
function gent(p, c, { hat = true } = {}) {
  const coat = 'M23 32C18 33 16 37 15 44L13 54L18 56L20 51L13 77C22 81 38 81 47 77L40 51L42 56L47 54L45 44C44 37 42 33 37 32Z';
  p.wash('M23 74L22 93H28L30 78L32 93H38L37 74Z', 'wash-cream', SMALL);
  p.wash(coat, c, SMALL).wash('M37 33C38 50 40 66 40 79L47 77L41 52L46 53L45 44C44 37 42 33 37 32Z', `${c}-deep`, SMALL);
  p.wash('M26 32L24 66H36L34 32Z', 'wash-cream', SMALL);
  p.wash('M22 17C18 22 19 30 23 31H37C41 30 42 22 38 17Z', 'wash-hair', SMALL).wash('M25 16H35V24C35 31 25 31 25 24Z', 'wash-skin', SMALL);
  p.ink(coat, 1.9).ink('M26 33L24 67L30 69L36 67L34 33', 1.3).ink('M30 38V64', 0.8).ink('M23 79L22 92L18 94H28L30 80L32 94H42L38 92L37 79', 1.7);
  p.ink('M22 17C18 20 21 23 19 25C18 29 22 32 25 31M38 17C42 20 39 23 41 25C42 29 38 32 35 31M25 18V24C25 32 35 32 35 24V18', 1.4);
  p.dots([[28, 22, 0.7], [32, 22, 0.7]]).ink('M28 27C29 28 31 28 32 27', 0.9);
  if (hat) p.wash('M15 15C20 15 20 8 30 8C40 8 40 15 45 15C42 20 36 18 30 18C24 18 18 20 15 15Z', `${c}-deep`, SMALL).ink('M15 15C20 15 20 8 30 8C40 8 40 15 45 15C42 20 36 18 30 18C24 18 18 20 15 15Z', 1.8);
  p.hatch(41, 60, 44, 76, 6, -4, 1.5, 0.7);
}

/** A lady, 60 wide and 100 high. */
function lady(p, c, { hair = 'wash-hair', top = 6 } = {}) {
  const skirt = 'M25 47C14 50 7 64 5 93C20 96 40 96 55 93C53 64 46 50 35 47Z';
  const bodice = 'M22 33C20 38 23 44 25 48H35C37 44 40 38 38 33C34 36 26 36 22 33Z';
  const wig = `M22 24C19 16 20 ${top} 30 ${top}C40 ${top} 41 16 38 24C42 28 40 32 37 32L35 22H25L23 32C20 32 18 28 22 24Z`;
  p.wash(skirt + bodice, c, SMALL).wash('M36 50C42 62 44 78 44 95L55 93C53 66 46 52 36 50Z', `${c}-deep`, SMALL);
  p.wash('M28 48C22 60 19 78 19 94H41C41 78 38 60 32 48Z', 'wash-cream', SMALL);
  p.wash('M23 33C26 37 34 37 37 33L34 30H26Z', 'wash-skin', SMALL);
  p.wash(wig, hair, SMALL).wash('M25 19H35V25C35 32 25 32 25 25Z', 'wash-skin', SMALL);
  p.ink(skirt, 2).ink(bodice, 1.6).ink('M28 48C22 60 19 78 19 94M32 48C38 60 41 78 41 94', 1.2).ink('M20 82C26 86 34 86 41 82M20 74C26 78 34 78 40 74', 0.9);
  p.ink('M22 34C16 38 13 44 15 50L19 52M38 34C44 38 47 44 45 50L41 52', 1.8);
  p.ink(foliage(wig, 3.4, 5), 1.4).ink('M25 21V25C25 32 35 32 35 25V21', 1.3).dots([[28, 24, 0.7], [32, 24, 0.7]]).ink('M28.500 28.500C29 29.500 31 29.500 31.500 28.500', 0.9);
  p.hatch(46, 66, 50, 90, 8, -4, 2, 0.7);
}

const nobles = [
  (p) => { gent(p, 'wash-leaf'); p.flat(box(4, 44, 20, 20), 'wash-cream').ink(box(4, 44, 20, 20), 1.7).ink('M8 60V48H20V60H12V52H16V56', 1.5); },
  (p) => { lady(p, 'wash-stone', { hair: 'wash-stone' }); p.ink('M20 14C18 8 22 4 25 5M40 14C42 8 38 4 35 5', 1.6).wash('M41 44H55V50C55 56 41 56 41 50Z', 'wash-stone', SMALL).wash(circle(48, 40, 5), 'wash-stone', SMALL).ink(circle(48, 40, 5) + 'M43 46C40 48 40 54 42 56H54C56 54 56 48 53 46', 1.6); },
  (p) => { lady(p, 'wash-gold', { top: 10 }); const roof = 'M46 8C48 16 53 20 59 22H33C39 20 44 16 46 8Z'; p.wash(roof, 'wash-gold', SMALL).ink(roof, 1.8).ink('M46 22V52M46 8V4', 1.7).ink('M46 10V22M46 12C44 18 42 20 40 22M46 12C48 18 50 20 52 22', 0.9); },
  (p) => { lady(p, 'wash-lime'); const bird = 'M40 44L44 41C45 37 50 37 51 41C52 44 56 43 59 37C61 46 56 52 50 52C46 52 44 48 43 45Z'; p.wash(bird, 'wash-lime', SMALL).ink(bird, 1.6).dots([[47, 41, 0.8]]); },
  (p) => { gent(p, 'wash-brick'); p.ink('M50 46V94', 2).ink('M47 46H53', 2.4); const steps = 'M2 94V86H12V78H22V94Z'; p.wash(steps, 'wash-brick', SMALL).ink(steps, 1.8); },
  (p) => { lady(p, 'wash-water', { top: 12 }); p.ink('M30 12V2M29 8C24 3 18 5 18 12M31 8C36 3 42 5 42 12M29 4C22 -1 14 3 13 10M31 4C38 -1 46 3 47 10', 1.5, { colour: 'wash-water-deep' }); },
  (p) => { lady(p, 'wash-rose'); const r = [[44, 46, 5], [51, 42, 4.500], [52, 50, 4.500], [24, 9, 4], [31, 6, 4.500]]; p.wash(r.map((c) => circle(...c)).join(''), 'wash-rose-deep', SMALL).ink(r.map(([x, y, q]) => foliage(circle(x, y, q), 3, x)).join(''), 1.3); },
  (p) => { gent(p, 'wash-earth', { hat: false }); const s = 'M30 8C40 8 40 14 40 18H20C20 14 20 8 30 8Z'; p.wash(s, 'wash-earth-deep', SMALL).ink(s, 1.7); p.ink('M49 60V36M49 54C44 52 43 48 44 45M49 50C54 48 55 44 54 41M49 44C45 42 45 38 46 36M49 40C53 39 53 35 52 32', 1.7, { colour: 'wash-leaf-deep' }).ink('M46 56H52', 1.8); },
  (p) => { gent(p, 'wash-plum'); const g = [[44, 58], [50, 58], [47, 63], [53, 63], [44, 67], [50, 68], [47, 73]].map(([x, y]) => circle(x, y, 3.200)).join(''); p.flat(g, 'wash-plum-deep').ink(g, 1.2).ink('M47 55C48 52 50 51 51 50', 1.5); },
];

function boar(p) {
  const body = 'M20 62C12 58 8 56 6 60C5 64 8 68 14 69C18 74 24 76 28 75L30 90H37L38 77H62L63 90H70L72 74C82 70 90 60 86 46C82 32 66 26 52 28C44 28 38 31 34 36C30 32 24 32 25 38C26 42 28 44 27 46C22 50 20 56 20 62Z';
  p.wash(body, 'wash-earth', { step: 5 }).wash('M84 50C80 66 60 70 40 68L38 77H62L63 90H70L72 74C82 70 90 60 84 50Z', 'wash-earth-deep', { step: 5 });
  p.ink(body, 2.5).ink('M86 50C92 48 93 42 89 42', 1.8).ink('M14 68C16 62 19 62 19 66M6 60C9 60 11 63 11 66', 1.6);
  p.dots([[31, 51, 1.600], [8, 63, 0.9]]);
  p.hatch(38, 31, 78, 36, 14, 2, -6, 1.3).hatch(44, 42, 74, 46, 9, 3, 4, 1).hatch(46, 56, 78, 60, 9, 3, 4, 1).hatch(66, 70, 80, 62, 6, -2, -4, 0.9);
}

function boarFlee(p) {
  const body = 'M16 56C9 54 5 53 4 57C4 61 8 64 13 64C18 69 24 70 29 68L20 80L25 84L38 70C46 72 54 72 60 70L76 84L82 80L72 64C82 58 88 48 82 38C76 28 60 24 48 27C40 28 35 31 31 35C26 31 21 32 23 38C24 40 25 42 24 44C19 47 17 51 16 56Z';
  p.wash(body, 'wash-earth', { step: 5 }).wash('M82 44C76 58 58 64 40 64L38 70C46 72 54 72 60 70L76 84L82 80L72 64C82 58 86 50 82 44Z', 'wash-earth-deep', { step: 5 });
  p.ink(body, 2.5).ink('M83 40C88 36 92 32 94 27M92 28C96 28 96 24 93 24', 1.8).ink('M12 63C14 57 17 58 16 61', 1.6).ink('M40 70L34 82L39 85L46 72M58 71L64 86L69 84L66 71', 2);
  p.dots([[28, 47, 1.600], [6, 59, 0.9]]);
  p.hatch(36, 29, 74, 33, 14, 4, -5, 1.3).hatch(42, 40, 72, 44, 9, 3, 4, 1).hatch(44, 54, 72, 56, 8, 3, 4, 1);
  p.ink('M88 60H97M86 68H95M84 90H96M8 90H30M40 92H70', 1.500);
}

export function people() {
  return [
    symbol('gardener', HUNDRED, gardener), symbol('noble', HUNDRED, noble),
    ...nobles.map((draw, i) => symbol(`noble-${'abcdefghi'[i]}`, '0 0 60 100', draw)),
    symbol('boar', HUNDRED, boar), symbol('boar-flee', HUNDRED, boarFlee),
  ];
}
