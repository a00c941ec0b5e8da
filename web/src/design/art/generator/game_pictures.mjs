// The picture of each game on the start page, drawn as a print with a paper margin.
import { box, circle, commands, foliage, place, symbol } from './pen.mjs';

const EXACT = { loose: 0, shift: [0, 0] };
const NEAR = { loose: 0.3, shift: [0.3, 0.4] };
const mirror = (d) => place(d, { x: 300, sx: -1 });
const both = (d) => d + mirror(d);

/** Path data with every point mapped by a function. */
const bend = (d, to) =>
  commands(d)
    .map(
      ({ type, points }) =>
        type +
        points
          .map((q) =>
            to(q)
              .map((v) => v.toFixed(2))
              .join(' '),
          )
          .join(' '),
    )
    .join('');

/** The margin of the print hides what runs over its edge. */
function margin(p) {
  p.flat('M0 0H300V170H0ZM7 7V163H293V7Z', 'wash-bed')
    .ink(box(7, 7, 286, 156), 1.6, { quill: true })
    .ink(box(3.5, 3.5, 293, 163), 0.7);
}

/** A clipped yew, its foot at (x, y). */
const cone = (x, y, h) =>
  `M${x - h * 0.28} ${y}C${x - h * 0.2} ${y - h * 0.5} ${x - 1} ${y - h} ${x} ${y - h}C${x + 1} ${y - h} ${x + h * 0.2} ${y - h * 0.5} ${x + h * 0.28} ${y}Z`;
const coneShade = (x, y, h) =>
  `M${x + h * 0.02} ${y - h * 0.9}C${x + h * 0.18} ${y - h * 0.5} ${x + h * 0.24} ${y - h * 0.2} ${x + h * 0.28} ${y}H${x + h * 0.06}C${x + h * 0.12} ${y - h * 0.4} ${x + h * 0.08} ${y - h * 0.6} ${x + h * 0.02} ${y - h * 0.9}Z`;
function yews(p, list, w = 1) {
  const all = list.map((a) => cone(...a)).join('');
  p.flat(all, 'wash-leaf')
    .flat(list.map((a) => coneShade(...a)).join(''), 'wash-leaf-deep')
    .ink(all, w);
}

function sanssouci(p) {
  p.flat(box(0, 0, 300, 110), 'wash-sky');
  p.ink('M30 22C40 18 52 19 60 22M40 26H70M226 18C240 14 252 16 262 19M236 22H252', 0.8, {
    colour: 'ink-soft',
  });
  const trees = foliage('M0 62V38C12 28 24 34 34 32C48 26 60 38 74 44L96 62Z', 8, 4);
  p.wash(both(trees), 'wash-leaf-deep', { ...EXACT, rim: false }).ink(both(trees), 1);
  p.ink(
    both('M16 46C20 42 26 44 26 48M38 42C43 39 48 42 47 46M58 50C62 48 66 50 66 53M8 56C12 53 16 55 16 58'),
    0.8,
  );
  // The palace on its hill.
  const dome = 'M134 33C134 21 142 18 150 18C158 18 166 21 166 33Z';
  p.flat(box(86, 38, 128, 18) + box(132, 33, 36, 23), 'wash-gold')
    .flat(box(190, 38, 24, 18) + box(160, 33, 8, 23), 'wash-gold-deep')
    .flat(dome, 'wash-copper')
    .flat('M156 19C163 22 162 28 161 33H166C166 23 161 19 156 19Z', 'wash-copper-deep');
  let doors = '';
  for (const x of [95, 107, 119, 142, 150, 158, 181, 193, 205])
    doors += `M${x - 2.6} 55V47C${x - 2.6} 43 ${x + 2.6} 43 ${x + 2.6} 47V55Z`;
  p.flat(doors, 'wash-glass').ink(doors, 0.8);
  p.ink(dome, 1.4)
    .ink('M130 33H170M84 38H132M168 38H216M86 38V56M214 38V56M132 34V56M168 34V56', 1.3)
    .ink(
      'M86 40.500H132M168 40.500H214M132 37H168M142 32C142 26 146 20 149.500 18.500M158 32C158 26 154 20 150.500 18.500M150 18V13M90 38V35M102 38V35M114 38V35M126 38V35M174 38V35M186 38V35M198 38V35M210 38V35',
      0.8,
    );
  const slope = 'M0 120V76C40 66 70 58 88 55H212C230 58 260 66 300 76V120Z';
  p.wash(slope, 'wash-lime', { ...EXACT, rim: false }).ink(
    'M0 76C40 66 70 58 88 55M212 55C230 58 260 66 300 76',
    1,
  );
  // Terraces, each wall bent inwards in the middle and grown over with vines.
  const arc = (y, half, sag) => `M${150 - half} ${y + sag}Q150 ${y - sag} ${150 + half} ${y + sag}`;
  const STEPS = [
    [57, 104, 1.5, 8, 4.5],
    [70, 132, 2.5, 10, 6],
    [86.5, 160, 3.5, 12, 8],
  ];
  for (const [y, half, sag, wall, walk] of STEPS) {
    const band = (y0, y1) =>
      `${arc(y0, half, sag)}L${150 + half} ${y1 + sag}Q150 ${y1 - sag} ${150 - half} ${y1 + sag}Z`;
    p.flat(band(y + wall, y + wall + walk + 4), 'wash-gravel')
      .flat(band(y - 2, y + wall), 'wash-leaf')
      .flat(band(y + wall * 0.55, y + wall), 'wash-leaf-deep');
    let posts = '',
      vines = '';
    const n = Math.round(half / 11);
    for (let i = -n; i <= n; i++) {
      if (Math.abs(i) < 2) continue;
      const u = i / (n + 0.4),
        x = 150 + u * half,
        dy = sag * 2 * u * u;
      posts += `M${x} ${y + dy}V${y + wall + dy}`;
      vines += `M${x + 2} ${y + wall * 0.5 + dy}Q${x + 5} ${y + wall * 0.1 + dy} ${x + 7} ${y + wall * 0.6 + dy}`;
    }
    p.ink(posts + vines, 0.7);
    p.ink(arc(y - 2, half, sag) + arc(y + wall, half, sag), 1.3).ink(arc(y + 0.5, half, sag), 0.7);
    yews(
      p,
      [-0.76, -0.36, 0.36, 0.76].map((u) => [
        150 + u * half,
        y + wall + walk * 0.7 + sag * (2 * u * u - 0.2),
        walk * 2,
      ]),
      0.9,
    );
  }
  // Lawn, stairs.
  p.wash('M0 114Q150 104 300 114V170H0Z', 'wash-lime', { ...EXACT, rim: false });
  p.ink('M0 114Q150 104 300 114', 1.2);
  p.flat('M143 55H157L172 114H128Z', 'wash-cream').flat('M154 55H157L172 114H165Z', 'wash-cream-deep');
  let steps = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 13,
      y = 57 + t ** 1.2 * 56,
      h = 7 + (y - 55) * 0.255;
    steps += `M${150 - h} ${y}H${150 + h}`;
  }
  p.ink(steps, 0.8).ink('M143 55L128 114M157 55L172 114', 1.4);
  // Basin.
  p.flat(
    'M128 111H172L180 118C232 122 236 152 196 160L204 170H96L104 160C64 152 68 122 120 118Z',
    'wash-gravel',
  );
  p.ink('M120 118C68 122 64 152 104 160L96 170M180 118C232 122 236 152 196 160L204 170', 0.9);
  const rim = circle(150, 137, 54, 17),
    pool = circle(150, 135.5, 48, 13.5);
  p.flat(circle(152, 140, 55, 17), 'wash-shadow')
    .flat(rim, 'wash-stone')
    .flat('M96 137A54 17 0 0 0 204 137L198 135.500A48 13.500 0 0 1 102 135.500Z', 'wash-stone-deep');
  p.flat(pool, 'wash-water').flat(
    'M198 135.500A48 13.500 0 0 1 140 148.700C176 148 192 140 190 128C195 130 198 133 198 135.500Z',
    'wash-water-deep',
  );
  p.ink(rim, 1.7)
    .ink(pool, 1.2)
    .ink(
      'M118 138C124 141 132 142 138 142M162 143C172 143 180 141 184 138M112 133C114 130 120 127 126 126M172 127C178 128 184 130 187 132',
      0.8,
      { colour: 'line-water' },
    );
  // The great jet, falling like a willow.
  const rise = 'M150 134V70',
    fall = both(
      'M150 70C145 62 139 70 138 86C137 100 138 112 136 128M150 78C147 72 143 78 143 92C143 104 144 116 143 131M150 66C142 54 131 66 130 88C129 98 131 106 129 116',
    );
  p.ink(rise, 5.5, { colour: 'v-foam', quill: false })
    .ink(fall, 3.2, { colour: 'v-foam', quill: false })
    .ink(both('M148.500 132L149 72') + fall, 0.8, { colour: 'line-water' });
  const splash = foliage(circle(150, 134.5, 22, 4), 5, 6);
  p.flat(splash + circle(150, 133, 16, 5), 'v-foam')
    .ink(splash, 0.8, { colour: 'line-water' })
    .ink('M122 137C132 144 168 144 178 137', 0.9, { colour: 'line-water' });
  // Box hedges with clipped balls.
  const top = 'M0 124L62 119L80 124L52 137L0 140Z',
    front = 'M0 140L52 137V147L0 151Z',
    side = 'M52 137L80 124V132L52 147Z',
    bed = 'M0 128L58 123L68 125L47 133L0 136Z';
  p.flat(both(top + front), 'wash-leaf')
    .flat(both(side) + both('M0 145L52 142V147L0 151Z'), 'wash-leaf-deep')
    .flat(both(bed), 'wash-earth');
  p.ink(both(top + front + side), 1.3).ink(both(bed), 0.8);
  const roses = [
    [10, 131],
    [22, 130],
    [34, 128.5],
    [46, 127],
    [16, 133.5],
    [28, 132.5],
    [40, 131],
  ]
    .map(([x, y]) => circle(x, y, 2))
    .join('');
  p.flat(both(roses), 'wash-rose-deep').ink(both(roses), 0.7);
  p.hatch(4, 149.5, 50, 146, 12, 1.5, -4, 0.6).hatch(250, 146, 296, 149.5, 12, 1.5, -4, 0.6);
  orange(p, 62, 158);
  lady(p, 209, 84, 0.78);
  margin(p);
}

/** An orange tree in its tub, the foot at (x, y). */
function orange(p, x, y) {
  const at = (d) => place(d, { x, y });
  const crown = at(foliage(circle(0, -50, 20, 18), 8, 3)),
    tub = at('M-11 -18H11L9 0H-9Z');
  p.flat(at('M-10 0L4 -3H20L26 0L12 4H-6Z'), 'wash-shadow').ink(at('M0 -18V-36'), 3);
  p.flat(crown, 'wash-leaf')
    .wash(at('M14 -64C22 -52 18 -36 2 -32C18 -30 24 -44 20 -56Z'), 'wash-leaf-deep', NEAR)
    .ink(crown, 1.5, { quill: true });
  const fruit = [
    [-10, -54],
    [2, -60],
    [10, -48],
    [-4, -44],
    [12, -58],
    [-14, -44],
  ]
    .map(([u, v]) => at(circle(u, v, 2.8)))
    .join('');
  p.flat(fruit, 'wash-brick').ink(fruit, 0.9);
  p.flat(tub, 'wash-cream')
    .flat(at('M4 -18H11L9 0H3Z'), 'wash-cream-deep')
    .ink(tub + at('M-11 -13.500H11M-9.500 -4H9.500'), 1.2);
}

/** A lady under a parasol. */
function lady(p, x, y, k) {
  const at = (d) => place(d, { x, y, sx: k });
  const skirt = at('M26 47C15 49 6 62 3 95C18 100 42 100 57 95C54 62 45 49 34 47L30 50Z'),
    bodice = at('M23 34C22.500 39 25 43 26 48L30 51L34 48C35 43 37.500 39 37 34C33 37 27 37 23 34Z');
  const hair = at('M24 25C18 16 20 4 30 3C40 4 42 16 36 25C36 19 34 16 30 16C26 16 24 19 24 25Z'),
    face = at('M25.500 18C25 25 26.500 31 30 31C33.500 31 35 25 34.500 18C33 15 27 15 25.500 18Z');
  p.flat(at('M2 97L14 92H60L76 96L58 101H12Z'), 'wash-shadow');
  p.flat(skirt + bodice, 'wash-plum').flat(
    at('M34 48C43 60 47 78 47 98L57 95C54 62 45 49 34 48Z'),
    'wash-plum-deep',
  );
  p.flat(at('M30 51C25 64 20 80 19 97.500C26 99 34 99 41 97.500C40 80 35 64 30 51Z'), 'wash-cream');
  p.flat(at('M28 29V32L22 34.500C26 38 34 38 38 34.500L32 32V29Z') + face, 'wash-skin').flat(
    hair + at(circle(22.5, 27, 2.8) + circle(37.5, 27, 2.8)),
    'wash-hair',
  );
  const arms = at('M22 35C17 38 14 45 14 50L20 54L22 47ZM38 35C43 38 46 42 47 46L42 51L38 45Z');
  p.flat(arms, 'wash-plum')
    .ink(skirt, 1.6, { quill: true })
    .ink(bodice + arms + hair + face + at(circle(22.5, 27, 2.8) + circle(37.5, 27, 2.8)), 1);
  p.ink(at('M30 51C25 64 20 80 19 97.500M30 51C35 64 40 80 41 97.500'), 1).ink(
    at('M20 88C23 92 26 88 30 91C34 88 37 92 40 88M21 79C25 83 27 79 30 82C33 79 36 83 39 79'),
    0.8,
  );
  p.dots(
    [
      [28, 23],
      [32, 23],
    ].map(([u, v]) => [x + u * k, y + v * k]),
    0.7,
  ).ink(at('M28.500 27.500C29.500 28.500 30.500 28.500 31.500 27.500'), 0.7);
  p.hatch(x + 50 * k, y + 66 * k, x + 54 * k, y + 94 * k, 8, -3.5, 1.5, 0.6);
  // The parasol leans over her shoulder.
  const roof = place(
    'M0 -22C-13 -22 -25 -13 -28 2C-25 -1 -21 -1 -18.500 2C-16 -1 -12 -1 -9.500 2C-7 -1 -2.500 -1 0 2C2.500 -1 7 -1 9.500 2C12 -1 16 -1 18.500 2C21 -1 25 -1 28 2C25 -13 13 -22 0 -22Z',
    { x: x + 37 * k, y: y + 3 * k, turn: 12, sx: k * 1.1 },
  );
  p.ink(at('M45 52L36.500 2'), 1.7)
    .flat(at(circle(45, 49, 2.6)), 'wash-skin')
    .ink(at(circle(45, 49, 2.6)), 0.9);
  p.flat(roof, 'wash-gold').flat(
    place('M4 -22C12 -16 17 -8 18.500 2C21 -1 25 -1 28 2C25 -12 16 -21 4 -22Z', {
      x: x + 37 * k,
      y: y + 3 * k,
      turn: 12,
      sx: k * 1.1,
    }),
    'wash-gold-deep',
  );
  p.ink(roof, 1.5, { quill: true }).ink(
    place(
      'M0 -22V1M0 -22C-8 -16 -10 -6 -9.500 1M0 -22C8 -16 10 -6 9.500 1M0 -22C-13 -18 -18 -8 -18.500 1M0 -22C13 -18 18 -8 18.500 1M0 -22V-26',
      { x: x + 37 * k, y: y + 3 * k, turn: 12, sx: k * 1.1 },
    ),
    0.8,
  );
}

/** Perspective projection of a ground point (across, away); the vanishing point lies under the sun. */
const view = ([u, d]) => [150 + (u * 100) / (100 + d), 46 + (120 * 100) / (100 + d)];
const plan = (d) => bend(d, view);
const plans = (d) => plan(d) + mirror(plan(d));

function versailles(p) {
  p.flat(box(0, 0, 300, 60), 'wash-sky');
  // The sun over the axis.
  for (const r of [62, 44, 31])
    p.wash(circle(150, 34, r), 'wash-gold', { ...EXACT, rim: false, opacity: 8 / r });
  let beams = '';
  for (let i = -10; i <= 10; i++) {
    const a = (i * 9.2 * Math.PI) / 180,
      r = i % 2 ? 44 : 34;
    beams += `M${150 + Math.sin(a) * r} ${34 - Math.cos(a) * r}L${150 + Math.sin(a) * 150} ${34 - Math.cos(a) * 150}`;
  }
  p.ink(beams, 0.8, { colour: 'line-gold' });
  const hills = 'M0 50C30 43 60 47 96 46C130 45 170 45 204 46C240 47 270 43 300 50V60H0Z';
  p.flat(hills, 'wash-copper').ink('M0 50C30 43 60 47 96 46C130 45 170 45 204 46C240 47 270 43 300 50', 0.9);
  const rays = Array.from({ length: 16 }, (_, i) =>
    place(i % 2 ? 'M-2 -11L0 -17L2 -11Z' : 'M-3 -11C-3 -16 -1 -19 0 -24C1 -19 3 -16 3 -11Z', {
      x: 150,
      y: 34,
      turn: i * 22.5,
    }),
  ).join('');
  p.flat(rays, 'v-gold')
    .ink(rays, 0.9)
    .flat(circle(150, 34, 12), 'v-gold')
    .ink(circle(150, 34, 12), 1.5, { quill: true });
  p.dots(
    [
      [146, 32],
      [154, 32],
    ],
    1,
  ).ink(
    'M150 32V36.500H151M145 38.500C147.500 41 152.500 41 155 38.500M143.500 29C145 28 147 28 148 29M152 29C153 28 155 28 156.500 29',
    0.9,
  );
  // Ground and canal.
  const forest = foliage('M0 70V54C30 50 60 53 90 51L136 52V70Z', 7, 5);
  p.flat('M0 60H300V170H0Z', 'wash-gravel').flat(both(forest), 'wash-leaf-deep').ink(both(forest), 0.9);
  const lawn = plan('M-128 250L-128 2600L128 2600L128 250Z'),
    canal = plan('M-52 320C-52 270 52 270 52 320L52 2600H-52Z');
  p.flat(lawn, 'wash-lime')
    .ink(plans('M90 250V2600'), 0.7)
    .flat(canal, 'v-blue')
    .ink(canal, 1.1)
    .ink('M143 74H147M154 73H158M148 58H150', 0.7, { colour: 'v-foam' });
  const sail = 'M151 59V68H146C147 65 149 61 151 59Z';
  p.flat(sail, 'wash-cream').ink(sail + 'M144.500 69C147 71.500 152 71.500 154.500 69Z', 0.9);
  // Walls of clipped trees.
  const wood = (u, near, far, h) => {
    const [a, b] = view([u, near]),
      [c, e] = view([u, far]);
    return {
      wall: `M${a} ${b}L${c} ${e}V${e - (h * 100) / (100 + far)}L${a} ${b - (h * 100) / (100 + near)}Z`,
      x: a,
      y: b,
      t: b - (h * 100) / (100 + near),
    };
  };
  const alley = wood(128, 300, 2600, 74);
  const block = `M${alley.x} ${alley.y}V${alley.t}H300V${alley.y}Z`;
  const room = wood(222, 30, 300, 74);
  p.flat(both(alley.wall), 'wash-leaf-deep')
    .flat(both(block), 'wash-leaf')
    .ink(both(alley.wall + block), 1.1);
  p.hatch(alley.x + 4, alley.y - 1, 202, alley.y - 1, 5, 0, -14, 0.6).hatch(
    296 - alley.x,
    alley.y - 1,
    98,
    alley.y - 1,
    5,
    0,
    -14,
    0.6,
  );
  p.flat(mirror(room.wall), 'wash-leaf').flat(room.wall, 'wash-leaf-deep').ink(both(room.wall), 1.4);
  let arches = '';
  for (let i = 0; i < 5; i++) {
    const d = 60 + i * 48,
      [x0, y0] = view([222, d]),
      [x1, y1] = view([222, d + 26]),
      s = 100 / (100 + d);
    arches += `M${x0} ${y0}V${y0 - 38 * s}Q${(x0 + x1) / 2} ${y0 - 62 * s} ${x1} ${y1 - 38 * s * 0.86}V${y1}Z`;
  }
  p.flat(both(arches), 'back').ink(both(arches), 1);
  // Embroidered beds around the basin.
  const bed = 'M36 10H196V262H53A98 98 0 0 0 36 79Z',
    inner = 'M45 19H186V250H66A108 108 0 0 0 45 73Z';
  p.flat(plans(bed), 'wash-leaf')
    .flat(plans(inner), 'v-red-ground')
    .ink(plans(bed), 1.3)
    .ink(plans(inner), 0.9);
  const twice = (d, u) => d + place(d, { x: 2 * u, sx: -1 });
  const leaf = 'M0 0C-4 7 -3 16 0 21C3 16 4 7 0 0Z';
  const fan = (u, d, k, turns) => turns.map((turn) => place(leaf, { x: u, y: d, turn, sx: k })).join('');
  const low = twice(
      'M115 29C100 22 82 25 75 37C69 50 79 63 92 59C102 55 99 43 90 45M77 34C66 27 54 31 51 43C49 55 60 63 67 57C72 52 67 46 62 49',
      115,
    ),
    high = twice('M146 84C126 78 112 98 118 116C123 132 141 130 141 116C141 105 130 106 130 114', 146);
  p.ink(plans(low + high + place(high, { x: 38, y: 38, sx: 0.78, sy: 1.3 })), 1.9, { colour: 'line-leaf' });
  const leaves =
    fan(115, 31, 1.2, [-62, -31, 0, 31, 62]) +
    twice(fan(75, 38, 0.8, [60, 100]) + fan(51, 42, 0.7, [40]), 115) +
    fan(146, 90, 1.8, [-24, 0, 24]);
  p.flat(plans(leaves), 'line-leaf');
  const petals = [
    [115, 28, 3.5],
    [91, 51, 4],
    [139, 51, 4],
    [63, 52, 3.5],
    [167, 52, 3.5],
    [130, 116, 6],
    [162, 116, 6],
    [140, 190, 7],
    [164, 190, 7],
  ]
    .map(([u, d, r]) => circle(u, d, r))
    .join('');
  p.flat(plans(petals), 'v-red').ink(plans(petals), 0.6);
  yews(
    p,
    [
      [44, 14, 17],
      [192, 14, 17],
      [192, 256, 9],
    ].flatMap(([u, d, h]) => {
      const [x, y] = view([u, d]);
      return [
        [x, y, h],
        [300 - x, y, h],
      ];
    }),
    1,
  );
  // The basin on the axis.
  const rim = plan(circle(0, 172, 76)),
    pool = plan(circle(0, 172, 64));
  p.flat(rim, 'v-rim').flat(pool, 'v-blue').ink(rim, 1.4).ink(pool, 1);
  const jets = both('M150 91C149 80 142 78 140 90M150 91C149 76 136 75 132 94') + 'M150 92V70';
  p.ink(jets, 2.2, { colour: 'v-foam', quill: false }).ink(jets, 0.8, { colour: 'line-water' });
  king(p, 150, 98, 0.62);
  margin(p);
}

/** The king in small, his cane in his hand. */
function king(p, x, y, k) {
  const at = (d) => place(d, { x: x - 50 * k, y, sx: k });
  const cloak = at('M38 36C24 40 16 58 6 94C26 100 76 100 94 94C84 58 76 40 62 36L50 44Z'),
    fur = at(
      'M40 38C33 54 26 76 24 97L36 98C38 80 42 60 47 46ZM60 38C67 54 74 76 76 97L64 98C62 80 58 60 53 46Z',
    );
  const wig = at(
    'M50 5C42 1 34 6 35 14C28 18 28 26 32 29C26 34 28 43 34 45C36 50 43 49 44 44L43 22H57L56 44C57 49 64 50 66 45C72 43 74 34 68 29C72 26 72 18 65 14C66 6 58 1 50 5Z',
  );
  p.flat(at('M2 97L18 92H90L106 96L86 102H16Z'), 'wash-shadow');
  p.flat(cloak, 'v-royal').flat(at('M64 40C74 54 79 76 79 98L94 94C84 58 76 42 64 40Z'), 'v-royal-deep');
  p.flat(at('M43 42H57L61 78H39Z'), 'v-red').flat(
    fur + at('M41 78H49L48 96H42ZM51 78H59L58 96H52Z'),
    'wash-cream',
  );
  p.flat(wig, 'wash-earth-deep')
    .flat(at('M43 19H57V28C57 36 53 39 50 39C47 39 43 36 43 28Z'), 'wash-skin')
    .flat(at('M45 38C47 41 53 41 55 38L58 50L50 56L42 50Z'), 'wash-cream');
  p.ink(cloak, 1.7, { quill: true })
    .ink(fur, 0.9)
    .ink(wig, 1.2)
    .ink(at('M43 20V28C43 36 47 39 50 39C53 39 57 36 57 28V20M42 50L50 56L58 50M50 56V78M39 78H61'), 0.9);
  p.ink(at('M40 97H49M51 97H60'), 2)
    .dots(
      [
        [46.5, 27],
        [53.5, 27],
      ].map(([u, v]) => [x + (u - 50) * k, y + v * k]),
      0.7,
    )
    .ink(at('M47 34C49 35.500 51 35.500 53 34'), 0.7);
  p.ink(at('M37 60L36 65M33 76L32 81M63 60L64 65M67 76L68 81M31 88L30 92M69 88L70 92'), 1.1);
  const lily = 'M0 -5V4M-4 -2C-4 1 -1 1 0 2C1 1 4 1 4 -2';
  p.ink(
    [
      [22, 66],
      [16, 84],
      [78, 66],
      [85, 84],
    ]
      .map(([u, v]) => at(place(lily, { x: u, y: v })))
      .join(''),
    1.1,
    { colour: 'line-gold' },
  );
  p.ink(at('M90 34V98'), 1.6, { colour: 'line-gold', quill: false })
    .flat(at(circle(90, 33, 4.5)), 'v-gold')
    .ink(at(circle(90, 33, 4.5)), 1)
    .flat(at(circle(89, 56, 4)), 'wash-skin')
    .ink(at(circle(89, 56, 4) + 'M65 42C72 45 79 50 86 54'), 1);
}

/** The picture of each game, 300 by 170. */
export const GAME_PICTURES = { sanssouci, versailles };

export function vignettes() {
  return [
    symbol('vignette-sanssouci', '0 0 300 170', sanssouci),
    symbol('vignette-versailles', '0 0 300 170', versailles),
  ];
}
