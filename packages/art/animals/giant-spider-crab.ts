import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, polygon, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { group, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, honey, ink, kelp, mix, paper, rust } from '../palette.ts';

const base = mix('#C8582E', coral, 0.35);
const shade = mix(base, ink, 0.4);

const both = (d: string) => d + group(d, 'transform="translate(1000 0) scale(-1 1)"');

const legs = [
  '430,-10 320,-170 200,-270 60,-250 -10,-90',
  '410,50 260,-60 100,-90 0,20 -40,180',
  '410,100 270,80 130,130 60,240 50,370',
  '430,150 330,190 240,270 210,350 240,450',
];

function leg(line: string, colour: string) {
  const at = along(parsePoints(line), 16);
  const joints = [4, 8, 12].map((i) => {
    const { x, y, angle } = at[i] ?? { x: 0, y: 0, angle: 0 };
    const [nx, ny] = [Math.sin(angle) * 15, -Math.cos(angle) * 15];
    return `M${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}L${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}`;
  });
  return (
    shape(
      taper(
        at.map(({ x, y }): Point => [x, y]),
        44,
        12,
      ),
      colour,
    ) + stroke(joints.join(''), mix(colour, ink, 0.3), 6)
  );
}

const claw =
  leg('456,-70 390,-170 380,-270 430,-320', base) +
  shape(
    curve('408,-300 446,-300 470,-350 478,-400^ 452,-372 440,-362 432,-404^ 404,-372 394,-330'),
    mix(base, paper, 0.25),
  );

/** Spines round the shell, the longest behind. */
const spines = parsePoints('436,-90 402,-40 372,30 362,100 386,170 436,222').map(([x, y]) => {
  const size = Math.hypot(x - 500, y - 60);
  const [dx, dy] = [(x - 500) / size, (y - 60) / size];
  return polygon([
    [x - dy * 13, y + dx * 13],
    [x + dx * 36, y + dy * 36],
    [x + dy * 13, y - dx * 13],
  ]);
});

/** Weed and sponge that grow on the shell. */
function tufts() {
  const r = random(17);
  const green = mix(kelp, '#5B7B3A', 0.5);
  const frond = (x: number, y: number, turn: number, long: number) =>
    shape(
      taper(
        [
          [x, y],
          [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5 - 8],
          [x + Math.cos(turn) * long, y + Math.sin(turn) * long],
        ],
        20,
        5,
      ),
      mix(green, kelp, r()),
    );
  return (
    [-2.6, -2.2, -1.8, -1.4, -1, -0.6]
      .map((turn, i) => frond(462 + i * 6, 92, turn, 74 + (i % 3) * 16))
      .join('') +
    shape(blot(548, 116, 34, r), honey) +
    shape(blot(542, 108, 19, r), mix(honey, paper, 0.35)) +
    [2.6, 2.1, 1.6, 1.1]
      .map((turn, i) => frond(470 + i * 12, 176, turn, 60 + (i % 2) * 20))
      .join('')
  );
}

/** Leptomithrax gaimardii from above: a pear of spines on eight long legs, weed and sponge on its shell. */
export const giantSpiderCrab = animal(() => {
  const lumps = parsePoints(
    '500,-70 470,-20 530,-24 440,50 560,46 500,30 424,120 576,150 460,180 530,196',
  );
  return (
    both(legs.map((line, i) => leg(line, i % 2 ? base : mix(base, shade, 0.35))).join('')) +
    both(claw) +
    both(shape(spines.join(''), mix(base, rust, 0.25))) +
    both(shape(curve('494,-130^ 470,-190 452,-222 464,-160 460,-110^'), mix(base, honey, 0.3))) +
    modelled(
      curve(
        '500,-150 546,-136 570,-80 606,-20 634,70 622,160 570,222 500,240 430,222 378,160 366,70 394,-20 430,-80 454,-136',
      ),
      { base, light: mix(base, paper, 0.4), shade },
      stroke(
        'M430 -40Q470 0 440 70M570 -40Q530 0 560 70M440 70Q500 110 560 70',
        mix(base, rust, 0.5),
        7,
      ) +
        shape(lumps.map(([x, y]) => disc(x, y, 15)).join(''), mix(base, honey, 0.4)) +
        shape(lumps.map(([x, y]) => disc(x + 3, y + 4, 6)).join(''), mix(base, rust, 0.4)),
      { light: 14, shade: 38 },
    ) +
    tufts() +
    both(shape(disc(446, -116, 13), ink))
  );
});
