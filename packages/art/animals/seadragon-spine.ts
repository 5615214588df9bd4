import { nth } from '../kit/list.ts';
import { along, lengthsAlong, type Point } from '../kit/outline.ts';

export type SeadragonOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  light?: string;
  mark?: string;
  leaf?: string;
};

type Spine = [number, number, number][];

export type SpinePoint = { x: number; y: number; half: number; angle: number; t: number };

/** Finer spine through the given points so that rings and spots can follow it. */
export function fineSpine(rough: Spine, count: number): SpinePoint[] {
  const line = along(
    rough.map(([x, y]) => [x, y] as Point),
    count,
  );
  const lengths = lengthsAlong(rough);
  const total = nth(lengths, lengths.length - 1);
  return line.map((p) => {
    const want = p.t * total;
    let j = 1;
    while (j < rough.length - 1 && nth(lengths, j) < want) j++;
    const s = Math.min(
      1,
      Math.max(0, (want - nth(lengths, j - 1)) / (nth(lengths, j) - nth(lengths, j - 1) || 1)),
    );
    const e = s * s * (3 - 2 * s);
    return { ...p, half: nth(rough, j - 1)[2] + (nth(rough, j)[2] - nth(rough, j - 1)[2]) * e };
  });
}

export const off = (
  p: { x: number; y: number; angle: number },
  ahead: number,
  out: number,
): Point => [
  p.x + Math.cos(p.angle) * ahead + Math.sin(p.angle) * out,
  p.y + Math.sin(p.angle) * ahead - Math.cos(p.angle) * out,
];
