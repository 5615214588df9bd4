import { curve, type Point } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';

export type BladeAt = (along: number, across: number) => Point;

/** Points of a blade that leaves x, y at an angle and bends by `curl` up to its tip: 0 to 1 along, in units across. */
export const bladeAt =
  (x: number, y: number, angle: number, long: number, curl = 0): BladeAt =>
  (along, across) => {
    const turn = angle + curl * along;
    const mean = angle + (curl * along) / 2;
    return [
      x + Math.cos(mean) * long * along - Math.sin(turn) * across,
      y + Math.sin(mean) * long * along + Math.cos(turn) * across,
    ];
  };

/** A blade whose half width is `wide` times `profile` at even steps; `teeth` make its edge jagged. */
export function bladeOf(
  at: BladeAt,
  wide: number,
  profile: readonly number[],
  teeth = 0,
  from = 0,
): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  profile.forEach((share, i) => {
    const t = from + ((1 - from) * i) / (profile.length - 1);
    const tooth = teeth && i > 0 && i < profile.length - 1 ? teeth * (i % 2 ? 1 : -1) : 0;
    upper.push([...at(t, -wide * share * (1 + tooth)), teeth && i % 2 ? 1 : 0] as Point);
    lower.unshift([...at(t, wide * share * (1 - tooth)), teeth && i % 2 ? 0 : 1] as Point);
  });
  const points = [...upper, ...lower];
  return curve(teeth ? points : points.map(([px, py]): Point => [px, py]));
}

/** A root-like holdfast: each root forks and curls over the rock. */
export function rootHoldfast(
  x: number,
  y: number,
  size: number,
  { base, shade }: { base: string; shade: string },
) {
  const r = random(123);
  let d = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 4 - 1;
    const bend: Point = [x + t * size * 0.62, y + size * (0.02 + 0.16 * (1 - Math.abs(t)))];
    const end: Point = [x + t * size * r.between(0.9, 1.15), y + size * r.between(0.42, 0.6)];
    const fork: Point = [end[0] + size * r.between(-0.26, 0.26), end[1] + size * 0.05];
    d += `M${x} ${y - 6}Q${bend.map((v) => v.toFixed(1)).join(' ')} ${end.map((v) => v.toFixed(1)).join(' ')}`;
    d += `M${((bend[0] + end[0]) / 2).toFixed(1)} ${((bend[1] + end[1]) / 2).toFixed(1)}L${fork.map((v) => v.toFixed(1)).join(' ')}`;
  }
  return stroke(d, shade, 16) + stroke(d, base, 8);
}
