// Button icons, in the colour of the button's text.
import { circle, symbol } from './pen.mjs';

const HUNDRED = '0 0 100 100';
const BROAD = { colour: 'currentColor', wobble: 0.6 };
const FINE = { colour: 'currentColor', quill: false };
const TINT = { loose: 0, shift: [0, 0], opacity: 0.18 };

/** An icon of broad lines, with an optional tint below them and optional fine lines and dots above. */
const sign =
  (broad, { tint, fine, dots, thin = 4 } = {}) =>
  (p) => {
    if (tint) p.wash(tint, 'currentColor', TINT);
    p.ink(broad, 7, BROAD);
    if (fine) p.ink(fine, thin, FINE);
    if (dots) p.dots(dots, 4.5, 'currentColor');
  };

const bell = 'M18 72C28 64 24 50 27 38C30 24 40 19 50 19C60 19 70 24 73 38C76 50 72 64 82 72Z';
const sheet = 'M40 28H86V90H40Z';
const flame = 'M46 6C57 18 60 27 56 34C52 40 40 40 36 34C32 27 35 18 46 6Z';
const dish = 'M10 76H78C76 88 66 92 44 92C22 92 12 88 10 76Z';
const eye = 'M6 52C20 30 36 24 50 24C64 24 80 30 94 52C80 72 64 78 50 78C36 78 20 72 6 52Z';
const ribbon = 'M10 20C36 14 64 14 90 20V64C76 67 62 68.500 50 68.500L30 88L32 67.500C24 67 16 65.500 10 64Z';

const SIGNS = {
  share: sign('M50 62V10M32 28L50 9L68 28M30 44H16V90H84V44H70'),
  copy: sign(sheet + 'M28 72H14V10H60V16', { tint: sheet, fine: 'M50 44H76M50 58H76M50 72H66' }),
  bell: sign(bell + 'M50 18V9M40 82C43 91 57 91 60 82', { tint: bell, fine: 'M37 44C38 36 42 31 47 30' }),
  undo: sign('M30 14L11 34L32 52M12 34H58C100 34 98 86 56 86H30'),
  // A candle in its stick.
  hint: sign(flame + dish + 'M35 76V50H57V76M76 80C94 86 98 66 82 68', {
    tint: flame + dish,
    fine: 'M46 50V44M16 28L24 31M76 28L68 31M22 8L28 15M70 8L64 15',
  }),
  chart: sign('M14 8V88H94M22 72C34 70 38 40 50 44C60 48 64 56 70 40C75 26 82 20 92 16', {
    tint: 'M14 88V74C34 70 38 40 50 44C60 48 64 56 70 40C75 26 82 20 92 16V88Z',
    fine: 'M14 64H94M14 40H94M14 16H94M38 10V88M62 10V88M86 10V88',
    thin: 1.5,
  }),
  book: sign(
    'M50 26C40 16 24 14 8 17V79C24 76 40 78 50 88C60 78 76 76 92 79V17C76 14 60 16 50 26ZM50 26V86',
    {
      tint: 'M50 26C60 16 76 14 92 17V79C76 76 60 78 50 88Z',
      fine: 'M19 34C26 33.500 33 35 39 38M19 48C26 47.500 33 49 39 52M19 62C26 61.500 33 63 39 66M81 34C74 33.500 67 35 61 38M81 48C74 47.500 67 49 61 52M81 62C74 61.500 67 63 61 66',
    },
  ),
  eye: sign(eye + circle(50, 51, 14), {
    tint: eye,
    dots: [[50, 51, 6]],
    fine: 'M22 24L16 14M50 14V5M78 24L84 14',
  }),
  chat: sign(ribbon, { tint: ribbon, fine: 'M26 34C42 31 58 31 74 34M26 50C36 48 46 47.500 56 48' }),
  turn: sign('M84 40C76 20 56 10 36 18C12 28 6 60 24 78C42 96 74 90 84 66M88 16L85 42L60 36'),
};

export function icons() {
  return Object.entries(SIGNS).map(([id, draw]) => symbol(id, HUNDRED, draw));
}
