interface Offset {
  minutes: number;
  source: string | null;
}

export function offsetWords({ minutes, source }: Offset, station: string): string {
  const apart = `${Math.abs(minutes)} minutes ${minutes < 0 ? 'before' : 'after'} ${station}`;
  return `The times here are ${apart}.${source ? ` Source: ${source}.` : ''}`;
}

/** What a site's tides go by, and how far they can be trusted. */
export const stationWords = (
  station: string,
  {
    distanceKm,
    offset,
    note,
  }: { distanceKm: number | null; offset: Offset | null; note: string | null },
): string =>
  [
    `Tide at ${station}, ${Math.round(distanceKm ?? 0)} km away.`,
    offset && offsetWords(offset, station),
    note,
  ]
    .filter(Boolean)
    .join(' ');
