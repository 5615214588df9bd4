import { animal } from '../kit/fish.ts';
import { curve, type Point, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { mix, paper, reef, shallow } from '../palette.ts';

const bell = curve(`
  8,40 30,-60 100,-160 220,-236 360,-276 500,-288 640,-276 780,-236 900,-160 970,-60 992,40
  960,92 860,136 690,166 500,176 310,166 140,136 40,92
`);

/** A horseshoe, open towards the middle of the bell: `x`, `y` its middle, `turn` the way it opens, in degrees. */
const horseshoe = (x: number, y: number, turn: number) => {
  const points = Array.from({ length: 15 }, (_, i): Point => {
    const a = ((turn + 64 + (i / 14) * 232) * Math.PI) / 180;
    return [x + Math.cos(a) * 98, y + Math.sin(a) * 54];
  });
  return curve(points, false);
};

/** Aurelia, moon jellyfish: a translucent saucer, four mauve horseshoes, a short fringe round the rim. */
export const moonJellyfish = animal(() => {
  const r = random(109);
  const glass = mix(shallow, paper, 0.42);
  const shade = mix(shallow, reef, 0.3);
  const mauve = '#9C6FB4';
  const shoes: [number, number, number][] = [
    [500, -192, 90],
    [306, -86, 0],
    [694, -86, 180],
    [500, 20, -90],
  ];
  const fringe = Array.from({ length: 86 }, (_, i) => {
    const a = (i / 85) * Math.PI;
    const x = 500 - Math.cos(a) * 484;
    const y = 62 + Math.sin(a) * 108;
    const long = r.between(40, 74);
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(r.between(-8, 8) - Math.cos(a) * 8).toFixed(1)} ${(long / 2).toFixed(1)} ${(-Math.cos(a) * 22 + r.between(-8, 8)).toFixed(1)} ${long.toFixed(1)}`;
  });
  const arms = [
    '410,130 380,230 400,320 350,400',
    '590,130 624,240 596,330 650,420',
    '466,150 470,250 440,350 470,450',
    '530,150 540,240 560,330 530,400',
  ].map((line) => {
    const points = parsePoints(line);
    return (
      shape(taper(points, 64, 16), mix(glass, mauve, 0.2)) +
      stroke(curve(points, false), mix(mauve, paper, 0.35), 8)
    );
  });
  const canals = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2 + 0.13;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${(500 + c * 330).toFixed(1)} ${(-70 + s * 172).toFixed(1)}L${(500 + c * 474).toFixed(1)} ${(-58 + s * 222).toFixed(1)}`;
  });
  return (
    arms.join('') +
    stroke(fringe.join(''), mix(shade, paper, 0.2), 6) +
    shape(bell, glass) +
    inside(
      bell,
      shape(
        curve('0,40 140,100 500,140 860,100 1010,20 1000,220 500,240 0,220'),
        shade,
        'opacity="0.5"',
      ) +
        shape(disc(500, -86, 330, 186), mix(glass, paper, 0.4)) +
        stroke(canals.join(''), mix(shade, paper, 0.35), 6),
    ) +
    stroke(shoes.map(([x, y, turn]) => horseshoe(x, y, turn)).join(''), mauve, 44) +
    stroke(
      shoes.map(([x, y, turn]) => horseshoe(x, y, turn)).join(''),
      mix(mauve, paper, 0.45),
      14,
    ) +
    stroke(bell, mix(shade, reef, 0.3), 6) +
    stroke(curve('70,-70 130,-150 230,-212 340,-246', false), paper, 14)
  );
});
