import type { Position } from '../geo/positions.ts';

type MapApp = 'Apple Maps' | 'Google Maps';

/** The map app of a device: Apple Maps on Apple devices, Google Maps on all others. */
export const mapAppFor = (userAgent: string): MapApp =>
  /\b(iPhone|iPad|iPod|Macintosh)\b/.test(userAgent) ? 'Apple Maps' : 'Google Maps';

const written = ({ latitude, longitude }: Position) => `${latitude},${longitude}`;

export function driveLink(from: Position, to: Position, app: MapApp): string {
  if (app === 'Apple Maps') {
    const query = new URLSearchParams({ saddr: written(from), daddr: written(to), dirflg: 'd' });
    return `https://maps.apple.com/?${query}`;
  }
  const query = new URLSearchParams({
    api: '1',
    origin: written(from),
    destination: written(to),
    travelmode: 'driving',
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
