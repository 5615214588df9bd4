import { mix } from '../../palette.ts';
import { nth } from '../list.ts';
import { box, curve, num, type Point, taper } from '../outline.ts';
import { inside, shaded, shape, stroke } from '../print.ts';
import { random } from '../random.ts';
import { blot } from '../spots.ts';
import { sunk, tints } from './foot.ts';

/** Hard corals that look like tables: Acropora plates on a stub, `x`, `y` the foot, seen a little from below or above (`tilt` < 0 from below). */
export function plateCoral(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
  tilt = 1,
): string {
  const r = random(seed);
  const t = tints(colour);
  const lean = r.between(-0.12, 0.12) * width;
  const top = y - height;
  const thick = width * 0.075;
  const rim: Point[] = [];
  const count = 15;
  for (let i = 0; i <= count; i++) {
    const u = i / count;
    rim.push([
      x + lean + (u - 0.5) * width,
      top +
        Math.sin(u * Math.PI) * -thick * 0.25 * tilt +
        r.between(-0.12, 0.12) * thick +
        (u - 0.5) * lean * 0.5,
    ]);
  }
  const under: Point[] = [
    [x + width * 0.26 + lean * 0.8, top + thick * 1.7],
    [x + width * 0.1 + lean * 0.4, top + thick * 3.1],
    [x + width * 0.07, y, 1],
    [x - width * 0.1, y, 1],
    [x - width * 0.08 + lean * 0.4, top + thick * 2.9],
    [x - width * 0.24 + lean * 0.8, top + thick * 1.5],
  ];
  const d = curve([
    ...rim.map((p, i) => (i === 0 || i === count ? ([p[0], p[1], 0] as Point) : p)),
    [nth(rim, count)[0] - width * 0.02, nth(rim, count)[1] + thick * 0.7],
    ...under,
    [nth(rim, 0)[0] + width * 0.02, nth(rim, 0)[1] + thick * 0.7],
  ]);
  let fingers = '';
  for (let u = 0.02; u < 0.98; u += 9 / width) {
    const i = Math.min(count - 1, Math.floor(u * count));
    const px = x + lean + (u - 0.5) * width;
    const py = nth(rim, i)[1] + (nth(rim, i + 1)[1] - nth(rim, i)[1]) * (u * count - i);
    const h = r.between(0.5, 1.1) * Math.min(13, width * 0.03);
    fingers += `M${num(px - 3)} ${num(py + 3)}l${num(r.between(0, 2.4))} ${num(-h - 3)}l${num(r.between(2, 4))} ${num(h + 3)}Z`;
  }
  const lit = curve([
    ...rim,
    ...[...rim].reverse().map(([px, py]) => [px, py + thick * 0.45] as Point),
  ]);
  return (
    shape(fingers, t.light) +
    shape(d, t.base) +
    inside(
      d,
      shape(lit, t.light) +
        shaded(box(x - width, top + thick * 0.55, width * 2, height), t.shade, 0.5, 1),
    ) +
    sunk(d, x, y, width, height * 0.55)
  );
}

/** Thickets of staghorn: forked fingers with pale tips. */
export function staghorn(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
): string {
  const r = random(seed);
  const t = tints(colour);
  let back = '';
  let front = '';
  let tips = '';
  const branch = (
    px: number,
    py: number,
    a: number,
    long: number,
    thick: number,
    depth: number,
    dark: boolean,
  ) => {
    const qx = px + Math.cos(a) * long;
    const qy = py + Math.sin(a) * long;
    const d = taper(
      [
        [px, py],
        [(px + qx) / 2 + r.between(-3, 3), (py + qy) / 2],
        [qx, qy],
      ],
      thick,
      thick * 0.62,
    );
    if (dark) back += d;
    else front += d;
    if (depth > 0) {
      branch(
        px + (qx - px) * 0.5,
        py + (qy - py) * 0.5,
        a + r.between(0.35, 0.75) * (r.chance(0.5) ? 1 : -1),
        long * 0.62,
        thick * 0.72,
        depth - 1,
        dark,
      );
      branch(qx, qy, a + r.between(-0.45, 0.45), long * 0.66, thick * 0.68, depth - 1, dark);
    } else if (!dark) tips += blot(qx, qy, thick * 0.5, r);
  };
  const count = Math.max(4, Math.round(width / 26));
  for (let i = 0; i < count; i++) {
    const u = (i + r()) / count - 0.5;
    branch(
      x + u * width * 0.7,
      y + 8,
      -Math.PI / 2 + u * 1.5 + r.between(-0.2, 0.2),
      height * r.between(0.36, 0.5),
      height * 0.1,
      2,
      i % 2 === 0,
    );
  }
  return (
    shape(back, t.shade) +
    shape(front, t.base) +
    shape(tips, t.light) +
    sunk(back + front, x, y, width, height * 0.35)
  );
}

/** Rounded massive coral (Porites bommie) or boulder. */
export function dome(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
  marks = true,
): string {
  const r = random(seed);
  const t = tints(colour);
  const points: Point[] = [[x - width * 0.42, y + 24]];
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (1 - i / 8);
    points.push([
      x + Math.cos(a) * width * 0.5 * r.between(0.94, 1.05),
      y - Math.sin(a) ** 0.8 * height * r.between(0.92, 1.06),
    ]);
  }
  points.push([x + width * 0.42, y + 24]);
  const d = curve(points);
  let lines = '';
  if (marks)
    for (let i = 0; i < width / 9; i++) {
      const px = x + r.between(-0.45, 0.4) * width;
      const py = y - r.between(0.1, 0.9) * height;
      lines += stroke(
        curve(
          [
            [px, py],
            [px + 8, py - 5],
            [px + 15, py + 2],
            [px + 24, py - 3],
          ],
          false,
        ),
        t.shade,
        2.4,
      );
    }
  return (
    shape(d, t.base) +
    inside(
      d,
      shape(
        curve(
          points.map(
            ([px, py], i) =>
              [px - width * 0.07, py + (i > 0 && i < 10 ? height * 0.05 : 0)] as Point,
          ),
        ),
        mix(t.base, t.light, 0.3),
      ) +
        lines +
        shaded(box(x - width, y - height * 0.75, width * 2, height + 20), t.shade, 0, 1),
    ) +
    sunk(d, x, y + 10, width, height * 0.5)
  );
}
