/** A place: share of the width from the land, then metres below the surface. */
export type Place = readonly [across: number, metres: number];

/** A part of the drawing. Animals rest on solid parts and pass through others. */
export interface Part {
  kind: 'rock' | 'hull' | 'wreckage' | 'pile' | 'deck' | 'seam' | 'hollow';
  places: readonly Place[];
}

export interface Span {
  top: number;
  deepest: number;
  /** The y coordinate of the lower edge. */
  bottom: number;
  sky: number;
  /** The metres of depth that measure as much as the whole width. */
  square: number;
  shore: boolean;
}

export function depthAt(line: readonly Place[], across: number): number {
  const next = line.findIndex(([x]) => x >= across);
  const [x1 = 0, d1 = 0] = line[next < 0 ? line.length - 1 : next] ?? [];
  const [x0 = x1, d0 = d1] = line[Math.max(0, next - 1)] ?? [];
  return x1 === x0 ? d1 : d0 + ((d1 - d0) * (across - x0)) / (x1 - x0);
}

/** Points of an outline, in units that its user states. */
export type Corners = readonly (readonly [number, number])[];

/** @param numbers x and y of each corner in turn */
export const corners = (numbers: readonly number[]): Corners =>
  numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
