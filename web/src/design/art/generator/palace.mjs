// The palace on its terrace, with the gravel it stands on.
import { box, circle, foliage, pattern, place, symbol } from './pen.mjs';

const mirror = (d, width) => place(d, { x: width, sx: -1 });

/** One axis of the palace, 100 wide: a garden door between two caryatids. */
function bay(p) {
  const door = 'M35.500 124V84C35.500 70 64.500 70 64.500 84V124Z',
    frame = 'M31 124V83C31 65 69 65 69 83V124';
  p.wash(frame + 'Z', 'wash-cream', { loose: 0.3, shift: [0.3, 0.3] })
    .flat(door, 'wash-glass')
    .wash('M50 73C60 73 64.500 77 64.500 84V124H58V84C58 79 55 75 50 73Z', 'wash-shadow', { loose: 0.3 });
  p.ink(frame, 1.3)
    .ink(door, 1.5)
    .ink('M50 74V124M35.500 86H64.500M35.500 99H64.500M35.500 112H64.500M42.500 76V124M57.500 76V124', 0.7);
  // A shell over the arch.
  p.flat('M43 70C43 62 57 62 57 70C53 72 47 72 43 70Z', 'wash-cream').ink(
    'M43 70C43 62 57 62 57 70C53 72 47 72 43 70ZM50 71V64.500M46.500 70.500L45.500 66M53.500 70.500L54.500 66',
    0.8,
  );
  const herm =
    'M9 66H25V69H9ZM17 70.500C19 70.500 20 72 20 74C20 76 19 77.500 17 77.500C15 77.500 14 76 14 74C14 72 15 70.500 17 70.500ZM14 77C11 76 9.500 73 10 69.500M20 77C23 76 24.500 73 24 69.500M14 77.500C11.500 82 12.500 88 14 92L12.500 96C13.500 104 14.500 112 14.500 118H19.500C19.500 112 20.500 104 21.500 96L20 92C21.500 88 22.500 82 20 77.500';
  const both = herm + mirror(herm, 100);
  p.wash(
    'M14 77C11 83 12.500 90 14 93L12.500 96L14.500 118H19.500L21.500 96L20 92C21.500 88 22.500 82 20 77ZM86 77C89 83 87.500 90 86 93L87.500 96L85.500 118H80.500L78.500 96L80 92C78.500 88 77.500 82 80 77Z' +
      circle(17, 74, 3) +
      circle(83, 74, 3),
    'wash-stone',
    { loose: 0.2, shift: [0.3, 0.3] },
  );
  p.ink(both, 0.9).ink(
    'M12.500 96C16 98 18 98 21.500 96M78.500 96C82 98 84 98 87.500 96M11 118H23V124H11ZM77 118H89V124H77Z',
    0.8,
  );
  p.hatch(28, 80, 28, 122, 12, 2, -1.5, 0.5).hatch(92, 72, 92, 122, 13, 3, -2, 0.5);
}

/** A stretch of balustrade with an urn, 100 wide. */
function rail(p) {
  p.wash(box(0, 44, 100, 12), 'wash-cream', { loose: 0, shift: [0, 0] });
  let d = '';
  for (let x = 7; x < 97; x += 7.2)
    if (Math.abs(x - 50) > 7)
      d += `M${x} 47.500C${x - 2.2} 50 ${x - 2.2} 52 ${x} 55.500C${x + 2.2} 52 ${x + 2.2} 50 ${x} 47.500Z`;
  p.ink(d, 0.7);
  const urn =
    'M46.500 44L48 40C44 37 43.500 33 45 30H55C56.500 33 56 37 52 40L53.500 44ZM46 30C46 26 54 26 54 30M50 27V24';
  p.flat(box(44, 44, 12, 12) + urn, 'wash-stone').ink(box(44, 44, 12, 12) + urn, 1);
}

function palace(p) {
  p.wash(box(4, 62, 892, 62), 'wash-gold', { loose: 0.4, shift: [0, 0] });
  for (let i = 0; i < 9; i++)
    if (i !== 4) p.use('palace-rail', { x: i * 100, y: 0, width: 100, height: 160 });
  p.ink('M2 44H394M506 44H898M2 56.500H394M506 56.500H898M0 62H394M506 62H900', 1.6, { quill: true });
  p.ink('M2 59H394M506 59H898M4 62V124M896 62V124', 1);
  // The rotunda stands forward, under its dome.
  const dome = 'M397 40C397 15 424 8 450 8C476 8 503 15 503 40Z';
  p.flat('M507 60L520 66V124H507Z', 'wash-shadow').flat(box(393, 46, 114, 78), 'wash-gold');
  p.flat('M488 48H507V124H488Z', 'wash-shadow');
  p.wash(dome, 'wash-copper').wash(
    'M462 9C484 14 486 28 484 40H503C503 17 482 10 462 9Z',
    'wash-copper-deep',
  );
  p.flat(box(385, 40, 130, 9) + box(389, 56, 122, 5), 'wash-cream');
  for (let i = 0; i < 9; i++) p.use('palace-bay', { x: i * 100, y: 0, width: 100, height: 160 });
  p.ink(dome, 2.2).ink(
    'M424 39C425 24 437 12 449 9M476 39C475 24 463 12 451 9M450 9V39M402 27C436 22 464 22 498 27',
    0.9,
  );
  for (const x of [422, 450, 478])
    p.flat(circle(x, 29, 5.5, 6.5), 'wash-glass')
      .ink(circle(x, 29, 5.5, 6.5), 1.3)
      .ink(`M${x - 5} 29H${x + 5}M${x} 23V35`, 0.6);
  p.flat(circle(450, 4.5, 3), 'wash-gold')
    .ink(circle(450, 4.5, 3), 1.2)
    .hatch(486, 14, 499, 36, 9, -4, 4, 0.7);
  p.ink('M385 40H515V49H385ZM389 56H511V61H389Z', 1.7, { quill: true }).ink(
    'M393 49V56M507 49V56M393 61V124M507 61V124',
    1.6,
  );
  p.ink(
    'M385 43.500H515M398 52.500C404 50.500 410 54.500 416 52.500C422 50.500 428 54.500 434 52.500C440 50.500 446 54.500 452 52.500C458 50.500 464 54.500 470 52.500C476 50.500 482 54.500 488 52.500C494 50.500 498 54.500 502 52.500',
    0.8,
  );
  // The terrace, where the guests of honour stand.
  p.flat(box(0, 124, 900, 36), 'wash-gravel')
    .flat('M0 124H900V128L860 131H30L0 128Z', 'wash-shadow')
    .pattern(box(0, 124, 900, 30), 'gravel');
  p.ink('M0 124H900', 2.2).ink('M0 153.500H900M0 159H900', 1.3);
  let blocks = '';
  for (let x = 22; x < 900; x += 45) blocks += `M${x} 153.500V159`;
  p.ink(blocks, 0.8);
  // Vines creep over the edge of the uppermost terrace.
  let vines = '';
  for (let x = 44; x < 900; x += 90)
    vines += foliage(`M${x - 13} 157C${x - 8} 151 ${x + 8} 151 ${x + 13} 157Z`, 3.4, x);
  p.flat(vines, 'wash-leaf').ink(vines, 0.9);
}

export function palaceParts() {
  return [
    pattern('gravel', 24, (p) =>
      p.dots(
        [
          [4, 4],
          [13, 7, 0.5],
          [20, 3],
          [7, 14, 0.5],
          [17, 15],
          [22, 20, 0.5],
          [3, 21, 0.6],
          [12, 20],
          [9, 9, 0.4],
          [18, 9, 0.4],
        ],
        0.75,
        'wash-gravel-deep',
      ),
    ),
    symbol('palace-bay', '0 0 100 160', bay),
    symbol('palace-rail', '0 0 100 160', rail),
    symbol('palace', '0 0 900 160', palace),
  ];
}
