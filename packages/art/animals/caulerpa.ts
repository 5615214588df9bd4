import { animal } from '../kit/fish.ts';
import { along, type Point, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { fern, honey, ink, mix } from '../palette.ts';

const green = mix('#4E9A2E', honey, 0.1);
const dark = mix(green, ink, 0.42);
const middling = mix(green, ink, 0.26);
const light = mix(green, fern, 0.6);

const path = (line: { x: number; y: number }[]) =>
  line.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const stem = (x: number, y: number, high: number, lean: number, step: number) =>
  along(
    [
      [x, y],
      [x + lean * 0.2, y - high * 0.4],
      [x + lean * 0.6, y - high * 0.75],
      [x + lean, y - high],
    ] as Point[],
    Math.round(high / step),
  );

/** A feather: side branches in one plane, all bent to the tip. */
function feather(x: number, y: number, high: number, lean: number) {
  const line = stem(x, y, high, lean, 43);
  let far = '';
  let near = '';
  for (const { x: px, y: py, angle, t } of line) {
    if (t < 0.12) continue;
    const long = 100 * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.74)) ** 0.7;
    for (const side of [-1, 1]) {
      const at = (turn: number, share: number): Point => [
        px + Math.cos(angle + side * turn) * long * share,
        py + Math.sin(angle + side * turn) * long * share,
      ];
      const d = taper([at(0, 0), at(1.05, 0.4), at(0.9, 0.75), at(0.72, 1.06)], 28, 9);
      if (side < 0) far += d;
      else near += d;
    }
  }
  return (
    shape(far, middling) +
    shape(near, green) +
    stroke(path(line), dark, 12) +
    stroke(path(line), light, 4)
  );
}

/** A bottle-brush: short branchlets all round the stem. */
function brush(x: number, y: number, high: number, lean: number, seed: number) {
  const r = random(seed);
  let far = '';
  let near = '';
  const line = stem(x, y, high, lean, 29);
  for (const { x: px, y: py, angle, t } of line) {
    if (t < 0.14) continue;
    for (const spread of [-1.3, -0.6, 0.6, 1.3]) {
      const a = angle + spread + r.between(-0.15, 0.15);
      const long = 40 * (t > 0.9 ? 0.7 : 1) * r.between(0.85, 1.1);
      const d = `M${px.toFixed(1)} ${py.toFixed(1)}l${(Math.cos(a) * long).toFixed(1)} ${(Math.sin(a) * long).toFixed(1)}`;
      if (Math.abs(spread) > 1) far += d;
      else near += d;
    }
  }
  return (
    stroke(far, middling, 16) +
    stroke(path(line), middling, 10) +
    stroke(path(line.filter(({ t }) => t > 0.16)), middling, 46) +
    stroke(near, mix(green, light, 0.16), 16)
  );
}

/** Strings of beads up a stem. */
function beads(x: number, y: number, high: number, lean: number) {
  const line = stem(x, y, high, lean, 20);
  let far = '';
  let near = '';
  let shine = '';
  line.forEach(({ x: px, y: py, angle, t }, i) => {
    if (t < 0.1 || i % 2) return;
    for (const side of [-1, 1]) {
      const out = 24 + (i % 4 ? 4 : 0);
      const [bx, by] = [px - Math.sin(angle) * side * out, py + Math.cos(angle) * side * out - 6];
      far += disc(bx + 3, by + 4, 23);
      near += disc(bx, by, 22);
      shine += disc(bx - 7, by - 8, 6);
    }
  });
  const tip = line[line.length - 1];
  if (tip) {
    near += disc(tip.x, tip.y - 8, 22);
    shine += disc(tip.x - 7, tip.y - 16, 6);
  }
  return (
    stroke(path(line), dark, 9) +
    shape(far, dark) +
    shape(near, mix(green, honey, 0.12)) +
    shape(shine, light)
  );
}

/** A runner over the ground, with rootlets below. */
function runner(through: Point[]) {
  const line = along(through, 40);
  const roots = line
    .filter((_, i) => i % 10 === 3)
    .map(
      ({ x, y }) =>
        `M${x.toFixed(1)} ${y.toFixed(1)}l-8 22l-12 16M${(x - 8).toFixed(1)} ${(y + 22).toFixed(1)}l10 18M${(x - 8).toFixed(1)} ${(y + 22).toFixed(1)}l-2 26`,
    )
    .join('');
  return (
    stroke(roots, mix(dark, honey, 0.3), 4) +
    stroke(path(line), dark, 17) +
    `<g transform="translate(-1 -3)">${stroke(path(line), mix(green, light, 0.3), 8)}</g>`
  );
}

/** Caulerpa of three kinds: green runners with upright feathers, bottle-brushes and strings of beads. */
export const caulerpa = animal(
  () =>
    feather(190, 226, 330, -40) +
    brush(540, 214, 420, 24, 172) +
    feather(330, 216, 440, 14) +
    runner([
      [60, 244],
      [240, 214],
      [430, 224],
      [580, 210],
      [690, 214],
    ] as Point[]) +
    beads(740, 262, 350, 6) +
    beads(880, 262, 260, 60) +
    runner([
      [640, 276],
      [760, 256],
      [880, 262],
      [980, 270],
    ] as Point[]),
);
