import { spongeClump } from '../../kit/growth/sponges.ts';
import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { fade, inside, shape, stroke } from '../../kit/print.ts';
import { blush, coral, honey, ink, mix, ochre, paper, rust } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { blockOf } from '../grounds/hull.ts';
import { crusted } from '../grounds/pier.ts';
import { area, groundOf, isNear, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { named, nudibranch, seahorse } from '../named.ts';
import type { Stage } from '../scene.ts';

const sponges = [coral, honey, '#8E5AA8', mix(coral, '#D84A6A', 0.5), ochre, blush];

/** A pyjama squid, some 7 cm: round, white, in dark stripes, buried to the eyes below. */
const pyjamaSquid = named('pyjama squid', (x: number, y: number, long: number) => {
  const s = long / 200;
  const body = curve('-70,40^ -84,0 -70,-50 -30,-84 20,-88 66,-60 86,-10 78,40^');
  const stripes = [-58, -34, -8, 18, 44, 66]
    .map((px, i) => `M${px} 44Q${px * 0.92} ${-20 - i} ${px * 0.46 + 4} -84`)
    .join('');
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})">${
    shape(
      curve('70,-20^ 110,-40 118,0 84,20^') + curve('-70,-20^ -108,-40 -116,0 -82,20^'),
      mix(paper, blush, 0.3),
    ) +
    shape(body, paper) +
    inside(body, stroke(stripes, '#4A2A22', 9)) +
    shape(disc(-36, 22, 15) + disc(34, 22, 15), honey) +
    shape('M-48 18q12 16 24 0ZM22 18q12 16 24 0Z', ink)
  }</g>`;
});

/** A blue-ringed octopus, lit: rings on the mantle and arms that curl. */
const blueRinged = named('blue-ringed octopus', (x: number, y: number, long: number) => {
  const s = long / 240;
  const arms = [
    '0,20 -50,40 -90,20 -116,44',
    '4,26 -30,60 -70,66 -92,92',
    '14,28 6,70 -20,90 -14,116',
    '28,26 50,64 40,92 64,108',
    '36,18 84,36 100,70 128,66',
  ]
    .map((d) => stroke(curve(d, false), mix(honey, ochre, 0.4), 17))
    .join('');
  const mantle = curve('-6,20^ -20,-20 0,-70 50,-84 84,-54 74,-6 40,24^');
  const rings = [
    [20, -40, 11],
    [52, -54, 10],
    [46, -16, 10],
    [6, 0, 8],
    [-48, 38, 7],
    [-50, 62, 7],
    [44, 62, 7],
    [82, 40, 7],
    [0, 66, 7],
  ]
    .map(
      ([cx = 0, cy = 0, w = 0]) =>
        `<circle cx="${cx}" cy="${cy}" r="${w}" fill="none" stroke="#2E7FE0" stroke-width="5"/>`,
    )
    .join('');
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})">${arms}${shape(mantle, mix(honey, ochre, 0.3))}${rings}${shape(disc(0, -6, 6), ink)}</g>`;
});

const greatPile: Point[] = [
  [250, 40, 1],
  [392, 40, 1],
  [398, 420],
  [408, 790, 1],
  [236, 790, 1],
  [246, 420],
];

/** The piles behind it, by the mist before each. */
const piles = [
  { x: 520, wide: 22, mist: 0.72 },
  { x: 640, wide: 26, mist: 0.6 },
  { x: 780, wide: 22, mist: 0.72 },
  { x: 930, wide: 26, mist: 0.6 },
  { x: 1076, wide: 34, mist: 0.4 },
  { x: 100, wide: 30, mist: 0.5 },
];

/** The great pile in the light of a torch, sponge of every colour on it. */
function litPile(stage: Stage) {
  const { r } = stage;
  const wood = mix(rust, ochre, 0.3);
  const d = curve(greatPile);
  let crust = '';
  for (let i = 0; i < 150; i++) {
    const y = 240 + r() ** 0.7 * 520;
    const px = 244 + r() * 160;
    const size = r.between(9, 26) * (0.6 + (y - 240) / 700);
    crust += shape(
      disc(px, y, size, size * r.between(0.6, 1.2)),
      mix(r.pick(sponges), wood, r.between(0, 0.3)),
    );
  }
  return (
    shape(d, wood) +
    inside(
      d,
      shape('M238 40h50v760h-50Z', mix(wood, ink, 0.5)) +
        shape('M370 40h50v760h-50Z', mix(wood, paper, 0.12)),
    ) +
    crust +
    [
      [398, 430, 84],
      [408, 560, 110],
      [246, 650, 100],
      [400, 690, 120],
      [260, 520, 76],
    ]
      .map(([x = 0, y = 0, s = 0], i) => spongeClump(x, y, s, 20 + i, sponges))
      .join('')
  );
}

/** After dark, when the good things get up: one pile in the torch, its lodgers on it, the rest a hall of shadow. */
export const edithburghJetty: Hand = {
  draw: (stage) => {
    const { surface: y = 120 } = stage;
    const sand = sandOf(stage, 660, 650, false);
    const hall = piles
      .map(({ x, wide, mist }) => crusted(stage, x, y - 70, 690 - mist * 40, wide, mist, false))
      .join('');
    const deck =
      shape(`M-20 ${y - 92}H1240v30H-20Z`, mix(ink, rust, 0.25)) +
      stroke(
        `M-20 ${y - 122}H1240${[40, 200, 360, 520, 680, 840, 1000, 1160].map((x) => `M${x} ${y - 122}v30`).join('')}`,
        mix(ink, rust, 0.25),
        5,
      );
    const stairs =
      stroke(`M830 ${y - 70}L1000 470M880 ${y - 70}L1050 470`, mix(stage.mid, rust, 0.3), 9) +
      stroke(
        Array.from({ length: 10 }, (_, i) => `M${846 + i * 16} ${y - 40 + i * 44}h50`).join(''),
        mix(stage.mid, rust, 0.3),
        7,
      );
    const glow = fade('#FBE9B0', 0.62, 0, { x1: 1, y1: 0, x2: 0, y2: 0 });
    const beam = `${glow.defs}<path d="M712 500L392 250L250 300L250 800L420 800Z" fill="${glow.fill}"/>`;
    const pool = shape(disc(430, 752, 330, 46), mix(stage.coast.sand, stage.sand.colour, 0.35));
    return groundOf([{ svg: hall + deck + stairs }, sand, { svg: pool + litPile(stage) + beam }], {
      open: area(480, 200, 500, 300),
      floor: sand.floor,
      growth: 'none',
      solids: [
        greatPile,
        ...piles
          .filter(isNear)
          .map(({ x, wide, mist }) => blockOf(x - wide / 2, x + wide / 2, y - 70, 690 - mist * 40)),
      ],
    });
  },
  hour: 'night',
  surface: 120,
  shore: 'town',
  cast: (stage) => ({
    front:
      diversOf(stage)(716, 470, 300, -4, { suit: '#10202A', trim: honey, fin: coral }) +
      seahorse(440, 392, 130, -4) +
      blueRinged(520, 716, 100) +
      nudibranch(630, 736, 96, 0) +
      pyjamaSquid(734, 722, 70),
  }),
};
