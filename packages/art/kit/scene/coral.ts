import { nth } from '../list.ts';
import { box, curve, num, type Point, taper } from '../outline.ts';
import { clip, disc, tone } from '../plate.ts';
import { shape, stroke } from '../print.ts';
import { random } from '../random.ts';

/** A sea fan. */
export function fan(x: number, y: number, size: number, seed: number, colour: string, angle = -90) {
  const r = random(seed);
  const lines: string[][] = [[], [], [], [], []];
  const grow = (px: number, py: number, a: number, l: number, depth: number) => {
    const qx = px + Math.cos(a) * l;
    const qy = py + Math.sin(a) * l;
    nth(lines, Math.min(depth, 4)).push(
      `M${num(px)} ${num(py)}Q${num((px + qx) / 2 + r.between(-4, 4))} ${num((py + qy) / 2)} ${num(qx)} ${num(qy)}`,
    );
    if (depth < 5)
      for (const s of depth === 0 ? [-0.62, 0.05, 0.58] : [-0.34, 0.36])
        grow(qx, qy, a + s + r.between(-0.14, 0.14), l * r.between(0.72, 0.88), depth + 1);
  };
  grow(x, y, (angle * Math.PI) / 180, size * 0.24, 0);
  return lines
    .map((l, i) => stroke(l.join(''), colour, (size / 100) * nth([6.5, 4.4, 3.2, 2.4, 1.9], i)))
    .join('');
}

/** Plate coral on its stalk. */
export function plateCoral(
  x: number,
  y: number,
  width: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  let out = shape(
    curve([
      [x - width * 0.08, y + width * 0.34, 1],
      [x - width * 0.07, y + width * 0.1],
      [x - width * 0.2, y, 1],
      [x + width * 0.2, y, 1],
      [x + width * 0.08, y + width * 0.1],
      [x + width * 0.1, y + width * 0.34, 1],
    ]),
    shade,
  );
  const tops: Point[] = [];
  for (let i = 0; i <= 9; i++)
    tops.push([
      x + (i / 9 - 0.5) * width,
      y - Math.sin((i / 9) * Math.PI) * width * 0.07 + r.between(-5, 3),
    ]);
  const under: Point[] = [...tops]
    .reverse()
    .map(([px, py], i) => [px, py + Math.sin((i / 9) * Math.PI) * width * 0.1 + 6]);
  const d = curve([...tops, ...under]);
  out +=
    shape(d, colour) +
    clip(
      d,
      shape(
        curve([
          ...under.map(([a, b]) => [a, b - width * 0.045] as Point),
          [x - width * 0.6, y + width],
          [x + width * 0.6, y + width],
        ]),
        shade,
      ),
    );
  return (
    out +
    stroke(
      curve(
        tops.map(([a, b]) => [a, b + 3] as Point),
        false,
      ),
      light,
      4,
    )
  );
}

/** Staghorn, fingers up. */
export function staghorn(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  light: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI / 2 + (i / 8 - 0.5) * 1.9 + r.between(-0.1, 0.1);
    const l = size * r.between(0.7, 1.05);
    const mid: Point = [x + Math.cos(a) * l * 0.5 + (i - 4) * 3, y + Math.sin(a) * l * 0.5];
    const tip: Point = [x + Math.cos(a * 0.94 - 0.09) * l, y + Math.sin(a) * l];
    out += shape(taper([[x + (i - 4) * 5, y + 6], mid, tip], size * 0.13, size * 0.06), colour);
    const b: Point = [mid[0] + Math.cos(a + 0.7) * l * 0.34, mid[1] + Math.sin(a + 0.7) * l * 0.34];
    out +=
      shape(
        taper([mid, [(mid[0] + b[0]) / 2, (mid[1] + b[1]) / 2], b], size * 0.09, size * 0.05),
        colour,
      ) +
      shape(disc(tip[0], tip[1], size * 0.04), light) +
      shape(disc(b[0], b[1], size * 0.035), light);
  }
  return out;
}

/** A rounded massive coral. */
export function boulderCoral(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  const d = curve([
    [x - size, y + 10, 1],
    [x - size * 0.94, y - size * 0.36],
    [x - size * 0.56, y - size * 0.74],
    [x, y - size * 0.82],
    [x + size * 0.58, y - size * 0.66],
    [x + size * 0.96, y - size * 0.28],
    [x + size, y + 10, 1],
  ]);
  let lines = '';
  for (let i = 0; i < 7; i++) {
    const py = y - size * 0.7 + i * size * 0.13;
    lines += curve(
      Array.from(
        { length: 9 },
        (_, j) =>
          [
            x - size + (j / 8) * size * 2,
            py + Math.sin(j * 1.9 + i) * size * 0.05 + r.between(-3, 3),
          ] as Point,
      ),
      false,
    );
  }
  return (
    shape(d, colour) +
    clip(
      d,
      tone(box(x - size, y - size * 0.5, size * 2, size * 0.6), shade, 0, 0.9) +
        stroke(lines, shade, size * 0.03) +
        stroke(
          curve(
            [
              [x - size * 0.8, y - size * 0.44],
              [x - size * 0.4, y - size * 0.72],
              [x, y - size * 0.74],
            ],
            false,
          ),
          light,
          size * 0.06,
        ),
    )
  );
}
