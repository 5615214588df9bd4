import { windLabels, type winds } from '../../dive-sites/facts.ts';

/** The sixteen directions of fetch figures, from north, clockwise. */
export const directions = [
  ...['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'],
  ...['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'],
] as const;

/** The sector of a course in degrees, 0 to 15. */
export const sectorAt = (degrees: number) =>
  Math.round((((degrees % 360) + 360) % 360) / 22.5) % 16;

export const exposureKinds = ['open', 'part', 'sheltered'] as const;
export type Exposure = (typeof exposureKinds)[number];

export const exposureLabels: Record<Exposure, string> = {
  open: 'Open',
  part: 'Partly open',
  sheltered: 'Sheltered',
};

/** Minimum kilometres of open water on a side that is open to swell, or to wind waves. */
export const openToSwellKm = 100;
export const openToWindKm = 5;

/** Exposure of each direction. Swell bends, so two on each side of an open direction are `part`. */
export function exposures(fetchKm: readonly number[], openKm: number): Exposure[] {
  const isOpen = (direction: number) => (fetchKm[(direction + 16) % 16] ?? 0) >= openKm;
  return fetchKm.map((_, direction) => {
    if (isOpen(direction)) return 'open';
    return [-2, -1, 1, 2].some((side) => isOpen(direction + side)) ? 'part' : 'sheltered';
  });
}

/** The name of a direction, e.g. "south-south-east". */
export function directionText(degrees: number): string {
  const code: string = directions[sectorAt(degrees)] ?? 'N';
  const words = (one: string) => windLabels[one as (typeof winds)[number]];
  return code.length < 3 ? words(code) : `${words(code.slice(0, 1))}-${words(code.slice(1))}`;
}
