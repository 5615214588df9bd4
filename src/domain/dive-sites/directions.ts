import type { Position } from '../geo/positions.ts';

/** A car park or a boat ramp; the dive itself lies in the sea. */
export interface Destination extends Position {
  kind: 'parking' | 'ramp';
}

export function roadDestination(site: {
  access: string | null;
  points: readonly (Position & { kind: string })[] | null;
}): Destination | undefined {
  const byBoat = site.access === 'boat' || site.access === 'liveaboard';
  const order = byBoat ? (['ramp', 'parking'] as const) : (['parking', 'ramp'] as const);
  for (const kind of order) {
    const point = site.points?.find((one) => one.kind === kind);
    if (point) return { kind, latitude: point.latitude, longitude: point.longitude };
  }
  return undefined;
}
