import { type Dot, type Pen, TAU } from './stage.ts';

/** Rounds a line of points into one path: curves between the midpoints. */
export function trace(pen: Pen, points: readonly Dot[], closed = true) {
  const list = closed && points[0] && points[1] ? [...points, points[0], points[1]] : points;
  pen.beginPath();
  let before: Dot | undefined;
  let started = false;
  for (const p of list) {
    if (before) {
      const mx = (before.x + p.x) / 2;
      const my = (before.y + p.y) / 2;
      if (started) pen.quadraticCurveTo(before.x, before.y, mx, my);
      else if (closed) pen.moveTo(mx, my);
      else {
        pen.moveTo(before.x, before.y);
        pen.lineTo(mx, my);
      }
      started = true;
    }
    before = p;
  }
  if (closed) pen.closePath();
  else if (before) pen.lineTo(before.x, before.y);
}

/** Straight-edged outline. */
export function corners(pen: Pen, points: readonly Dot[]) {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  pen.closePath();
}

/** Fills a rounded outline. */
export function blot(pen: Pen, points: readonly Dot[], colour: string) {
  trace(pen, points);
  pen.fillStyle = colour;
  pen.fill();
}

/** An ellipse as the current path. */
export function disc(pen: Pen, x: number, y: number, rx: number, ry = rx, angle = 0) {
  pen.beginPath();
  pen.ellipse(x, y, Math.abs(rx), Math.abs(ry), angle, 0, TAU);
}

/** Fills the current path, with the plate below it showing on one edge as if the print had slipped. */
export function slip(
  pen: Pen,
  path: () => void,
  colour: string,
  below: string,
  dx = -2.4,
  dy = -2,
) {
  pen.save();
  pen.translate(dx, dy);
  path();
  pen.fillStyle = below;
  pen.fill();
  pen.restore();
  path();
  pen.fillStyle = colour;
  pen.fill();
}

/** Both edges of a line whose half-width is `half` at its share `s` of the length, as one outline. */
export function ribbon(line: readonly Dot[], half: (s: number) => number, other = half): Dot[] {
  const left: Dot[] = [];
  const right: Dot[] = [];
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)] ?? p;
    const b = line[Math.min(line.length - 1, i + 1)] ?? p;
    const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const nx = (b.y - a.y) / size;
    const ny = -(b.x - a.x) / size;
    const s = i / (line.length - 1);
    left.push({ x: p.x + nx * half(s), y: p.y + ny * half(s) });
    right.unshift({ x: p.x - nx * other(s), y: p.y - ny * other(s) });
  });
  return [...left, ...right];
}
