import type { Position } from '../positions.ts';

/** What the open water around a site is looked up by: a moved site has another one. */
export const fetchKey = ({ latitude, longitude }: Position, errorKm: number | null) =>
  `${latitude},${longitude},${errorKm ?? '-'}`;
