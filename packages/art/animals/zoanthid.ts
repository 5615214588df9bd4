import { animal } from '../kit/fish.ts';
import { curve, num, type Point, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { group, inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { honey, ink, mix, ochre, paper, rust } from '../palette.ts';

const butter = '#F3C93A';
const shade = mix(butter, ochre, 0.5);

/** Where the disc is, its half-width, how round it looks, its tilt in degrees, and the foot of its stalk. */
type Polyp = {
  x: number;
  y: number;
  size: number;
  open: number;
  tilt: number;
  foot: [number, number];
};

const polyps: Polyp[] = [
  { x: 330, y: -270, size: 96, open: 0.5, tilt: -14, foot: [380, 60] },
  { x: 640, y: -300, size: 92, open: 0.46, tilt: 12, foot: [600, 60] },
  { x: 120, y: -130, size: 98, open: 0.62, tilt: -26, foot: [240, 110] },
  { x: 870, y: -150, size: 100, open: 0.6, tilt: 26, foot: [760, 110] },
  { x: 480, y: -120, size: 116, open: 0.78, tilt: -4, foot: [490, 130] },
  { x: 706, y: 20, size: 110, open: 0.82, tilt: 14, foot: [660, 170] },
  { x: 270, y: 40, size: 112, open: 0.86, tilt: -14, foot: [330, 180] },
];

const closed: [x: number, y: number, tilt: number, size: number][] = [
  [880, 120, 16, 0.9],
  [500, 150, -4, 1],
  [110, 130, -18, 0.85],
];

/** Tentacles of one ring, each a slim taper that droops a little. */
function ring(count: number, from: number, to: number, wide: number, seed: number) {
  const r = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + r.between(-0.12, 0.12)) / count) * Math.PI * 2 + seed * 0.37;
    const out = to * r.between(0.93, 1.05);
    const veer = r.between(-0.09, 0.09);
    const at = (k: number, t: number): Point => [Math.cos(turn + t) * k, Math.sin(turn + t) * k];
    const side = wide / 2 / from;
    return curve([
      at(from, -side),
      at((from + out) / 2, veer * 0.4 - side * 0.6),
      at(out, veer),
      at((from + out) / 2, veer * 0.4 + side * 0.6),
      at(from, side),
    ]);
  }).join('');
}

function stalk({ x, y, size, foot: [fx, fy] }: Polyp) {
  const spine = [0, 0.3, 0.6, 0.85, 1].map((t): [number, number, number] => [
    fx + (x - fx) * t,
    fy + (y - fy) * t + Math.sin(t * Math.PI) * 14,
    size * (0.42 - Math.sin(t * Math.PI) * 0.08 + t * 0.1),
  ]);
  const d = tube(spine);
  const lit = spine.map(([px, py, half]): Point => [px - half * 0.5, py]);
  const dark = spine.map(([px, py, half]): Point => [px + half * 0.75, py]);
  return (
    shape(d, mix(butter, ochre, 0.24)) +
    inside(
      d,
      stroke(curve(dark, false), mix(butter, mix(ochre, rust, 0.2), 0.42), size * 0.34) +
        stroke(curve(lit, false), mix(butter, paper, 0.3), size * 0.1),
    )
  );
}

/** The daisy: an outer ring that lies low, an inner ring that stands up, a disc with a slit. */
function daisy({ x, y, size, open, tilt }: Polyp, i: number) {
  return group(
    shape(ring(17, 78, 206, 19, 3 + i * 7), shade) +
      shape(ring(17, 78, 202, 14, 3 + i * 7), mix(butter, ochre, 0.16)) +
      shape(disc(0, 6, 100), shade) +
      shape(disc(0, 0, 98), butter) +
      shape(ring(17, 80, 168, 19, 4 + i * 7), mix(shade, butter, 0.25)) +
      shape(ring(17, 80, 165, 13, 4 + i * 7), mix(butter, paper, 0.36)) +
      shape(disc(0, 4, 80), mix(butter, ochre, 0.42)) +
      shape(disc(0, 9, 74), mix(butter, honey, 0.45)) +
      shape(disc(0, 2, 34, 26), mix(butter, paper, 0.3)) +
      shape(curve('-26,4^ 0,-5 26,4^ 0,11'), mix(rust, ink, 0.3)),
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${num(size / 100)} ${num((size / 100) * open)})"`,
  );
}

/** A polyp that has drawn its tentacles in: a knob with a puckered top. */
const bud = ([x, y, tilt, size]: (typeof closed)[number]) =>
  group(
    shape(
      curve('-52,70 -50,0 -58,-50 -40,-84 0,-94 40,-84 58,-50 50,0 52,70'),
      mix(butter, ochre, 0.24),
    ) +
      shape(curve('8,70 30,0 34,-50 20,-90 46,-78 58,-50 50,0 52,70'), shade) +
      stroke('M0 -92L-6 -60M-22 -88L-26 -58M22 -88L18 -58', shade, 6) +
      stroke('M-40 -50Q-36 -10 -38 40', mix(butter, paper, 0.35), 8),
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})"`,
  );

/** Parazoanthus: yellow daisies linked at the base, two rings of slim tentacles round a slit mouth. */
export const yellowZoanthid = animal(() => {
  const r = random(223);
  const sponge = mix(rust, '#7A4A5A', 0.5);
  const rock = curve(
    '10,250^ 50,150 150,90 260,96 360,50 500,66 620,44 740,90 860,86 950,150 990,250^ 900,296 740,310 560,300 400,314 240,300 90,292',
  );
  const mat = curve(
    '90,180 160,120 280,120 380,66 500,90 620,60 720,110 830,120 910,176 840,196 790,186 700,226 620,200 520,224 420,196 320,228 220,190 150,204',
  );
  const pores = Array.from({ length: 26 }, () =>
    blot(r.between(60, 940), r.between(220, 300), r.between(4, 9), r, 0.6),
  );
  return (
    polyps
      .slice(0, 2)
      .map((one, i) => stalk(one) + daisy(one, i))
      .join('') +
    shape(rock, sponge) +
    inside(
      rock,
      shape(
        curve('0,250 150,230 320,262 500,240 700,262 860,226 1000,250 1000,330 0,330'),
        mix(sponge, ink, 0.36),
      ) + shape(pores.join(''), mix(sponge, ink, 0.6)),
    ) +
    shape(mat, mix(butter, ochre, 0.4)) +
    polyps.slice(2, 4).map(stalk).join('') +
    polyps.slice(2, 4).map(daisy).join('') +
    closed.slice(0, 1).map(bud).join('') +
    closed.slice(2).map(bud).join('') +
    polyps.slice(4).map(stalk).join('') +
    closed.slice(1, 2).map(bud).join('') +
    polyps.slice(4).map(daisy).join('')
  );
});
