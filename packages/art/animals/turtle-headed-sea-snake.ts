import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { dune, ink, mix, paper, sand } from '../palette.ts';

const cream = mix(sand, dune, 0.5);
const black = mix('#23282A', ink, 0.35);
const shade = mix(cream, ink, 0.5);

/** The line of the body, and how thick it is from the nape to the paddle. */
const line = along(
  [
    [118, -30],
    [190, -64],
    [290, -30],
    [370, 66],
    [470, 104],
    [560, 44],
    [630, -66],
    [730, -96],
    [814, -30],
    [872, 26],
    [940, 36],
    [1012, 10],
  ] as Point[],
  61,
);
const thick = (t: number) => {
  const paddle = t > 0.85 ? Math.sin(((t - 0.85) / 0.15) * Math.PI * 0.9) * 34 : 0;
  return (
    30 + 14 * Math.sin(Math.PI * Math.min(1, t * 1.1)) - (18 * Math.max(0, t - 0.6)) / 0.4 + paddle
  );
};

/** Bands across the body, their edges bowed. */
const bands = () => {
  let d = '';
  for (let i = 1; i < line.length - 2; i += 3) {
    const [a, b] = [line[i], line[i + 1]];
    if (!a || !b) continue;
    const across = (p: typeof a, side: number, grow: number): Point => [
      p.x - Math.sin(p.angle) * 60 * side + Math.cos(p.angle) * grow,
      p.y + Math.cos(p.angle) * 60 * side + Math.sin(p.angle) * grow,
    ];
    d += curve([
      across(a, -1, -5),
      [a.x - Math.cos(a.angle) * 1, a.y - Math.sin(a.angle) * 1],
      across(a, 1, -5),
      across(b, 1, 9),
      [b.x + Math.cos(b.angle) * 14, b.y + Math.sin(b.angle) * 14],
      across(b, -1, 9),
    ]);
  }
  return shape(d, black);
};

/** Short and blunt, a few large scales on the lip, as on a turtle's beak. */
const head = () => {
  const d = curve(
    '170,-82 130,-86 84,-84 46,-72 18,-50 4,-24 6,-2 22,14 54,22 96,20 134,10 168,-8',
  );
  return (
    shape(d, black) +
    inside(
      d,
      shape(d, mix(black, paper, 0.22)) +
        shape(d, black, 'transform="translate(3 11)"') +
        shape(
          curve('-10,-8 14,-14 30,-10 52,-16 78,-20 112,-18 140,-4 140,6 110,10 70,8 36,6 6,6'),
          mix(black, cream, 0.5),
        ) +
        shape(curve('146,-110 172,-110 180,20 150,20'), cream) +
        shape(curve('6,6 40,8 76,10 120,8 150,-6 140,40 10,40'), mix(cream, shade, 0.3)),
    ) +
    stroke('M32 -14L34 8M66 -20Q70 -6 68 8M112 -20Q116 -6 112 8', black, 5) +
    stroke(curve('6,6 34,8 70,9 110,8 134,-2', false), mix(black, shade, 0.2), 5) +
    stroke(curve('22,-54 40,-62 60,-66', false), mix(black, paper, 0.45), 4) +
    shape(disc(17, -34, 4.5), mix(black, paper, 0.5)) +
    shape(disc(66, -40, 14, 13), mix(sand, paper, 0.2)) +
    shape(disc(65, -40, 9.5), ink) +
    shape(disc(61, -44, 3), paper)
  );
};

/** Emydocephalus annulatus, banded: small and stocky, a short blunt head with large lip scales, a paddle for a tail. */
export const turtleHeadedSeaSnake = animal(() => {
  const spine = line.map(({ x, y, t }): [number, number, number] => [x, y, thick(t)]);
  return (
    modelled(tube(spine), { base: cream, light: mix(cream, paper, 0.6), shade }, bands(), {
      light: 7,
      shade: 15,
    }) + head()
  );
});
