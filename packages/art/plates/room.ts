import type { Point } from '../kit/outline.ts';
import type { Extent } from './extents.ts';

export type Box = { left: number; right: number; top: number; bottom: number };
export type Spot = { x: number; y: number; long: number; angle: number; flip: boolean };

/** The room that a drawing takes at a spot. */
export function boxAround(
  [left, right, top, bottom]: Extent,
  { x, y, long, angle, flip }: Spot,
): Box {
  const turn = (angle * Math.PI) / 180;
  const corners = [left, right].flatMap((across) =>
    [top, bottom].map((down) => {
      const u = (flip ? -across : across) * long;
      const v = down * long;
      return [
        x + u * Math.cos(turn) - v * Math.sin(turn),
        y + u * Math.sin(turn) + v * Math.cos(turn),
      ];
    }),
  );
  const xs = corners.map(([u = 0]) => u);
  const ys = corners.map(([, v = 0]) => v);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

export const meet = (a: Box, b: Box, apart = 0) =>
  a.left - apart < b.right &&
  a.right + apart > b.left &&
  a.top - apart < b.bottom &&
  a.bottom + apart > b.top;

/** Whether a point lies inside an outline. */
export function holds(outline: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, k = outline.length - 1; i < outline.length; k = i++) {
    const [ax = 0, ay = 0] = outline[i] ?? [];
    const [bx = 0, by = 0] = outline[k] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Places inside the oval of a box, as shares of its width and height; its corners are water around most animals. */
const probes: readonly (readonly [number, number])[] = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((v) =>
  [0, 1, 2, 3, 4, 5, 6].map((i): [number, number] => {
    const half = Math.sqrt(1 - (2 * v - 1) ** 2) / 2;
    return [0.5 + (i / 3 - 1) * half, v];
  }),
);

/** The share of a box, 0 to 1, that lies over rock, hulls and piles. */
export function coveredBy(solids: readonly (readonly Point[])[], box: Box): number {
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const hit = probes.filter(([u, v]) =>
    solids.some((outline) => holds(outline, box.left + u * wide, box.top + v * high)),
  );
  return hit.length / probes.length;
}

/** How far in from both ends of what lies its ground begins, as a share of its length. */
const overhang = 0.2;

/** Whether rock is under both ends of a box and its middle. */
export function carriedBy(solids: readonly (readonly Point[])[], box: Box): boolean {
  const wide = box.right - box.left;
  const below = box.bottom + 26;
  return [overhang, 0.5, 1 - overhang].every((share) =>
    solids.some((outline) => holds(outline, box.left + wide * share, below)),
  );
}
