import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { ink, mix, paper, sand, shallow } from '../palette.ts';

/** Points as snout to tail, middle to side: seen from above, a little from its left. */
export const seen = (outline: string): Point[] =>
  parsePoints(outline).map(([along, across, corner]) => [
    along - across * 0.06,
    across * (across < 0 ? 0.84 : 0.94) + 20,
    corner ?? 0,
  ]);
export const other = (outline: string) =>
  outline.replace(/,(-?)([\d.]+)/g, (_, minus, y) => `,${minus ? '' : '-'}${y}`);
export const bothSides = (half: string) => `${half} ${other(half).split(' ').reverse().join(' ')}`;

const base = mix('#A8845A', sand, 0.12);
const shade = mix(base, ink, 0.42);
const light = mix(base, paper, 0.36);
const tailLine: Point[] = [...seen('450,0 560,-8 680,-14 800,4 910,30'), [1000, 42]];

/** Black and white rings along the rear half of the tail, paler and wider at its end. */
function banded() {
  const d = taper(tailLine, 40, 9);
  const rings = [690, 752, 810, 864, 914, 962]
    .map((x, i) => curve(`${x},-60 ${x + 30 - i * 2},-60 ${x + 34 - i * 2},110 ${x + 4},110`))
    .join('');
  return (
    shape(d, mix(base, shade, 0.35)) +
    stroke(d, mix(ink, shade, 0.3), 5) +
    inside(
      d,
      shape(curve('676,-80 1010,-80 1010,140 670,140'), mix(ink, shade, 0.15)) +
        shape(rings, mix(paper, sand, 0.2)),
    )
  );
}

/** Faint blue spots, and fine dark freckles between them. */
function coat() {
  const r = random(71);
  const blue = seen(
    '150,120 190,176 236,210 250,130 300,170 330,100 190,70 270,56 350,54 390,90 420,50 150,-120 200,-182 246,-206 244,-124 304,-160 336,-96 196,-66 276,-50 354,-56 396,-84 424,-46',
  );
  let freckles = '';
  for (let i = 0; i < 90; i++) {
    const [point] = seen(`${r.between(60, 450).toFixed(1)},${r.between(-230, 230).toFixed(1)}`);
    if (point) freckles += disc(point[0], point[1], r.between(2, 4));
  }
  return (
    shape(freckles, mix(base, shade, 0.6)) +
    shape(blue.map(([x, y], i) => disc(x, y, 9 + (i % 3) * 2)).join(''), mix(base, shade, 0.3)) +
    shape(
      blue.map(([x, y], i) => disc(x, y, 6.5 + (i % 3) * 2)).join(''),
      mix(mix('#A9CBE0', shallow, 0.3), base, 0.22),
    )
  );
}

/** The dark mask that runs across both eyes. */
const mask = () =>
  shape(
    curve(
      seen(
        '72,0 66,40 74,84 96,112 132,106 146,70 140,30 142,0 140,-30 146,-70 132,-106 96,-112 74,-84 66,-40',
      ),
    ),
    mix('#4A3222', ink, 0.3),
    'opacity="0.85"',
  );

const eyes = () =>
  ['108,58 148,66', '108,-58 148,-66']
    .map((o) => {
      const [eye = [0, 0], hole = [0, 0]] = seen(o);
      return (
        shape(disc(hole[0], hole[1], 19, 11), mix(base, ink, 0.85)) +
        shape(disc(eye[0], eye[1], 22, 18), shade) +
        shape(disc(eye[0] - 1, eye[1] - 3, 19, 14), mix(base, light, 0.5)) +
        shape(disc(eye[0] - 4, eye[1] - 1, 12, 9.5), mix(sand, paper, 0.5)) +
        shape(disc(eye[0] - 5, eye[1] - 1, 8, 7), ink)
      );
    })
    .join('');

/** Neotrygon from above: a kite of a disc, dark mask across the eyes, weak blue spots, banded tail. */
export const blueSpottedMaskray = animal(() => {
  const body = curve(
    seen(
      bothSides(
        '0,0 22,34 56,92 100,162 150,222 196,256 226,252 286,214 350,156 410,96 440,60 452,20',
      ),
    ),
  );
  const pelvic = '408,30^ 424,84 456,100 484,86 490,58 470,20^';
  return (
    stroke(curve(seen('600,8 660,16 720,16 790,8'), false), shade, 8) +
    banded() +
    shape(curve(seen('560,-10^ 640,-36 716,-34^ 650,-16')), light) +
    shape(curve(seen(pelvic)), mix(base, shade, 0.35)) +
    shape(curve(seen(other(pelvic))), mix(base, shade, 0.5)) +
    modelled(
      body,
      { base, light, shade },
      shape(
        curve(seen('56,0 100,84 200,118 310,92 400,50 480,0 400,-50 310,-92 200,-118 100,-84')),
        mix(base, light, 0.3),
      ) +
        coat() +
        mask() +
        stroke(curve(seen('190,0 300,2 400,0 470,0'), false), mix(base, shade, 0.55), 7),
      { light: 9, shade: 13 },
    ) +
    eyes()
  );
});
