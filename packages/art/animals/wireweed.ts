import { animal } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { dune, fern, honey, ink, mix, rust, sand } from '../palette.ts';
import { bladeAt, bladeOf } from './seaweed-blade.ts';

const green = mix('#5C7F3A', honey, 0.1);
const dark = mix(green, ink, 0.42);
const light = mix(green, fern, 0.55);
const wire = mix(mix(rust, '#3A2A1E', 0.6), ink, 0.3);
const profile = [0.5, 0.9, 1, 1, 1, 0.98, 0.96, 0.8];

/** A tuft of short leaves, each twisted half round towards its tip. */
function tuft(r: Random, x: number, y: number, angle: number, size: number) {
  let far = '';
  let near = '';
  const count = 7;
  for (let i = 0; i < count; i++) {
    const turn = angle + (i / (count - 1) - 0.5) * 2.3 + r.between(-0.12, 0.12);
    const long = size * r.between(0.8, 1.15) * (1 - Math.abs(i / (count - 1) - 0.5) * 0.3);
    const at = bladeAt(x, y, turn, long, r.between(-0.5, 0.5));
    const wide = size * 0.1;
    const back = i % 2 === 0;
    const leaf = bladeOf(at, wide, profile);
    const twist = curve([
      at(0.5, -wide),
      at(0.7, -wide * 0.2),
      at(1, wide * 0.9),
      at(1.02, -wide),
      at(0.75, -wide * 1.2),
    ]);
    const one = shape(leaf, back ? dark : green) + inside(leaf, shape(twist, back ? green : light));
    if (back) far += one;
    else near += one;
  }
  return far + near;
}

type Twig = { from: Point; bend: Point; to: Point; width: number };

/** A wiry stem that branches, with a tuft at the tip of each twig. */
function bush(r: Random, from: Point, lean: number, high: number) {
  const twigs: Twig[] = [];
  const tips: [Point, number][] = [];
  const grow = (start: Point, angle: number, long: number, depth: number) => {
    const turn = angle + r.between(-0.12, 0.12);
    const end: Point = [start[0] + Math.cos(turn) * long, start[1] + Math.sin(turn) * long];
    const bend: Point = [
      (start[0] + end[0]) / 2 + r.between(-0.1, 0.1) * long,
      (start[1] + end[1]) / 2 + r.between(-0.08, 0.08) * long,
    ];
    twigs.push({ from: start, bend, to: end, width: 11 - depth * 2 });
    if (depth === 3) {
      tips.push([end, turn]);
      return;
    }
    const spread = depth === 0 ? 0.5 : 0.55;
    grow(end, turn - spread * r.between(0.7, 1.1), long * 0.74, depth + 1);
    grow(end, turn + spread * r.between(0.5, 1.1), long * 0.7, depth + 1);
    if (depth === 2 && r.chance(0.5)) {
      const [bx, by] = bend;
      tips.push([[bx, by], turn + (r.chance(0.5) ? 0.9 : -0.9)]);
    }
  };
  grow(from, -Math.PI / 2 + lean, high * 0.38, 0);
  const wires = twigs
    .map(({ from: [ax, ay], bend: [bx, by], to: [cx, cy], width }) =>
      stroke(
        `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${bx.toFixed(1)} ${by.toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)}`,
        wire,
        width,
      ),
    )
    .join('');
  return wires + tips.map(([[x, y], turn]) => tuft(r, x, y, turn, 74)).join('');
}

/** Amphibolis antarctica: wiry, dark, branching stems, tufts of short twisted leaves at their tips. */
export const wireweed = animal(() => {
  const r = random(151);
  const ground = curve(
    '60,286 200,262 380,270 560,256 760,268 950,284 900,306 700,314 400,316 160,308',
  );
  return (
    bush(r, [640, 270], 0.2, 430) +
    bush(r, [330, 272], -0.18, 440) +
    bush(r, [480, 276], 0.02, 560) +
    bush(r, [790, 280], 0.26, 330) +
    shape(ground, mix(sand, dune, 0.6)) +
    inside(ground, stroke('M120 296Q300 276 480 292T880 290', mix(dune, ink, 0.16), 7)) +
    stroke('M200 282Q360 270 500 280T800 284', wire, 9)
  );
});
