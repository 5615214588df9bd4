import type { Position } from '../geo/positions.ts';

/** The road end of a dive site: a car park or a boat ramp. */
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

/** The web address of driving directions; every browser opens it, and phones may use an app. */
export const directionsUrl = ({ latitude, longitude }: Position) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;

/** The address that opens a device's map app; the web address if the device has none. */
export function mapAppUrl(to: Position, userAgent: string): string {
  const place = `${to.latitude},${to.longitude}`;
  if (/Android/.test(userAgent)) return `geo:${place}?q=${place}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  return directionsUrl(to);
}
