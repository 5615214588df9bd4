import { animal } from '../kit/fish.ts';
import { along, curve, type Point } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { dune, fern, ink, mix, ochre, sand } from '../palette.ts';

const green = mix('#4F8040', fern, 0.12);
const dark = mix(green, ink, 0.4);
const light = mix(green, fern, 0.5);
const fibre = mix(mix(ochre, dune, 0.35), ink, 0.3);

/** A ribbon with parallel veins and a rounded end, along a line. */
function ribbon(through: Point[], wide: number, tone: number, old: boolean) {
  const line = along(through, 44);
  const half = (t: number) =>
    wide * (t < 0.06 ? 0.7 : t > 0.95 ? Math.sqrt(1 - ((t - 0.95) / 0.05) ** 2 * 0.9) : 1);
  const side = (at: number): Point[] =>
    line.map(({ x, y, angle, t }) => [
      x - Math.sin(angle) * half(t) * at,
      y + Math.cos(angle) * half(t) * at,
    ]);
  const d = curve([...side(-1), ...side(1).reverse()]);
  const colour = tone === 0 ? dark : tone === 1 ? green : mix(green, light, 0.4);
  const end = line[line.length - 1];
  return (
    shape(d, colour) +
    inside(
      d,
      stroke(curve(side(-0.62), false), tone ? light : mix(dark, green, 0.5), wide * 0.5) +
        stroke(curve(side(0.3), false), mix(colour, ink, 0.16), 2.4) +
        (old && end
          ? stroke(
              `M${end.x - 40} ${end.y}L${end.x + 40} ${end.y}`,
              mix(fibre, dune, 0.4),
              70,
              'opacity="0.8"',
            )
          : ''),
    )
  );
}

/** A shoot: two to four ribbons from a sheath of fibres. */
function shoot(r: Random, x: number, y: number, count: number, high: number, sway: number) {
  let out = '';
  for (let i = 0; i < count; i++) {
    const long = high * r.between(0.72, 1.04);
    const lean = (i - (count - 1) / 2) * 54 + r.between(-22, 22);
    const drift = sway * r.between(0.7, 1.3);
    out += ribbon(
      [
        [x + (i - count / 2) * 5, y],
        [x + lean * 0.35, y - long * 0.36],
        [x + lean * 0.7 + drift * 0.34, y - long * 0.7],
        [x + lean + drift, y - long * 0.95 + Math.abs(drift) * 0.12],
      ],
      9.5,
      (i + count) % 3,
      r.chance(0.22),
    );
  }
  const sheath = curve([
    [x - 22, y + 12],
    [x - 18, y - 30],
    [x - 7, y - 62],
    [x + 8, y - 60],
    [x + 18, y - 28],
    [x + 22, y + 12],
  ]);
  return (
    out +
    shape(sheath, fibre) +
    inside(
      sheath,
      stroke(
        [-14, -7, 0, 7, 14].map((o) => `M${x + o} ${y + 14}L${x + o * 0.5} ${y - 70}`).join(''),
        mix(fibre, dune, 0.5),
        3,
      ),
    )
  );
}

/** A stalk with its spike of green fruit. */
const fruit = (x: number, y: number) =>
  stroke(`M${x} ${y}Q${x + 26} ${y - 180} ${x + 70} ${y - 350}`, mix(light, dark, 0.3), 8) +
  [
    [70, -352, -0.3],
    [86, -320, 0.7],
    [52, -312, -0.9],
    [72, -282, 0.6],
    [38, -274, -1],
  ]
    .map(([dx = 0, dy = 0, turn = 0]) => {
      const d = `M${x + dx} ${y + dy}q${14 + turn * 16} -22 ${turn * 34} -44q${-20 + turn * 4} 16 ${-turn * 34} 44Z`;
      return stroke(d, dark, 12) + shape(d, light) + stroke(d, light, 7);
    })
    .join('');

/** Posidonia australis: flat ribbons with rounded ends, from fibrous stems along a runner in the sand. */
export const posidonia = animal(() => {
  const r = random(161);
  const ground = curve(
    '40,262 180,246 360,254 560,240 780,252 970,266 930,306 700,318 380,320 120,308',
  );
  return (
    shoot(r, 300, 254, 4, 480, 90) +
    shoot(r, 640, 250, 4, 520, 130) +
    shoot(r, 200, 258, 3, 410, 70) +
    shoot(r, 790, 258, 4, 430, 140) +
    fruit(560, 252) +
    shoot(r, 120, 266, 3, 310, 50) +
    shoot(r, 400, 262, 4, 560, 110) +
    shoot(r, 880, 266, 3, 330, 110) +
    shape(ground, mix(sand, dune, 0.6)) +
    inside(
      ground,
      stroke('M80 304Q300 284 520 300T940 290', mix(dune, ink, 0.14), 6) +
        stroke('M70 286Q260 276 440 284T900 284', fibre, 20) +
        stroke('M70 281Q260 271 440 279T900 279', mix(fibre, dune, 0.4), 5),
    )
  );
});
