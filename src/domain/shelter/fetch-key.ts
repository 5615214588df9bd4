import type { Position } from '../positions.ts';

export const fetchKey = ({ latitude, longitude }: Position, errorKm: number | null) =>
  `${latitude},${longitude},${errorKm ?? '-'}`;
