import { animal } from '../kit/fish.ts';
import { along, curve, type Point, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { dune, ink, mix, paper, sand } from '../palette.ts';

const pale = mix(paper, '#D9D3B8', 0.5);
const dark = mix(ink, '#4A3B2C', 0.4);

/** One eel from its hole to its snout, `half` units from its middle line to its side. */
function eel(spine: Point[], half: number, seed: number): string {
  const r = random(seed);
  const steps = along(spine, 60);
  const widths = steps.map(({ x, y, t }): [number, number, number] => [
    x,
    y,
    t < 0.9 ? half * (0.9 + 0.1 * t) : half * (1.02 - ((t - 0.9) / 0.1) ** 2 * 0.72),
  ]);
  const body = tube(widths);
  const across = (at: number, offset: number): [number, number] => {
    const { x, y, angle } = steps[at] ?? { x: 0, y: 0, angle: 0 };
    return [x - Math.sin(angle) * offset, y + Math.cos(angle) * offset];
  };
  const freckles = steps
    .slice(1, 57)
    .flatMap((_, i) =>
      [-0.72, -0.3, 0.12, 0.55].map((side) =>
        across(i + 1, (side + r.between(-0.16, 0.16)) * half),
      ),
    )
    .map(([x, y]) =>
      blot(x + r.between(-3, 3), y + r.between(-5, 5), half * r.between(0.07, 0.13), r),
    )
    .join('');
  const bold = [51, 33]
    .map((at) => disc(...across(at, half * 0.2), half * 0.52, half * 0.6))
    .join('');
  const [gazeX, gazeY] = across(57, half * 0.28);
  return (
    shape(body, pale) +
    inside(
      body,
      shape(freckles, dark) +
        shape(
          body,
          mix(pale, ink, 0.45),
          `opacity="0.35" transform="translate(${half * 1.15} 0)"`,
        ) +
        shape(bold, dark),
    ) +
    shape(disc(gazeX, gazeY, half * 0.36), pale) +
    shape(disc(gazeX, gazeY, half * 0.27), ink) +
    shape(disc(gazeX - half * 0.09, gazeY - half * 0.1, half * 0.08), paper)
  );
}

const hole = (x: number, y: number, size: number) =>
  shape(disc(x, y, size * 1.9, size * 0.7), mix(dune, ink, 0.12)) +
  shape(disc(x, y - size * 0.1, size * 1.3, size * 0.44), mix(dune, ink, 0.5));

/** Heteroconger hassi: three of a colony that stand in their holes and face the current. */
export const spottedGardenEel = animal(() => {
  const ground = curve(
    '40,330^ 120,296 260,272 420,280 560,262 720,276 880,290 960,330^ 820,372 620,388 400,386 180,368',
  );
  return (
    shape(ground, mix(sand, dune, 0.5)) +
    stroke(
      'M150 336Q260 316 360 330M520 352Q640 336 760 350M660 312Q760 300 840 316',
      mix(dune, ink, 0.1),
      8,
    ) +
    hole(760, 300, 20) +
    eel(
      [
        [760, 300],
        [764, 180],
        [748, 60],
        [752, -60],
        [730, -130],
        [672, -152],
        [630, -138],
      ],
      21,
      3,
    ) +
    hole(250, 306, 20) +
    eel(
      [
        [250, 306],
        [246, 220],
        [262, 120],
        [252, 40],
        [214, 4],
        [168, 10],
        [142, 28],
      ],
      21,
      5,
    ) +
    hole(510, 330, 28) +
    eel(
      [
        [510, 330],
        [516, 180],
        [494, 20],
        [506, -150],
        [500, -300],
        [462, -390],
        [384, -416],
        [320, -392],
      ],
      30,
      8,
    )
  );
});
