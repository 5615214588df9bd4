interface Offset {
  minutes: number;
  source: string | null;
}

export function offsetText({ minutes, source }: Offset, station: string): string {
  const apart = `${Math.abs(minutes)} minutes ${minutes < 0 ? 'before' : 'after'} ${station}`;
  return `The times here are ${apart}.${source ? ` Source: ${source}.` : ''}`;
}

/** The reference of a site's tides, and the limits of their accuracy. */
export const stationText = (
  station: string,
  {
    distanceKm,
    offset,
    note,
  }: { distanceKm: number | null; offset: Offset | null; note: string | null },
): string =>
  [
    `Tide at ${station}, ${Math.round(distanceKm ?? 0)} km away.`,
    offset && offsetText(offset, station),
    note,
  ]
    .filter(Boolean)
    .join(' ');
