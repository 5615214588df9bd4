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
  /** Depth of the lower edge, in metres. */
  bottom: number;
  sky: number;
  /** Depth in metres that is drawn as long as the whole width. */
  square: number;
  shore: boolean;
}

/** The depth in metres at a share of the way from the top (0) to the deepest point (1). */
export const down = ({ top, deepest }: Span, share: number) => top + (deepest - top) * share;

export function depthAt(line: readonly Place[], across: number): number {
  const next = line.findIndex(([x]) => x >= across);
  const [x1 = 0, d1 = 0] = line[next < 0 ? line.length - 1 : next] ?? [];
  const [x0 = x1, d0 = d1] = line[Math.max(0, next - 1)] ?? [];
  return x1 === x0 ? d1 : d0 + ((d1 - d0) * (across - x0)) / (x1 - x0);
}

/** Points of an outline; each use states their units. */
export type Corners = readonly (readonly [number, number])[];

/** @param numbers x and y of each corner in turn */
export const corners = (numbers: readonly number[]): Corners =>
  numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
