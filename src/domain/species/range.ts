export interface RecordedRange {
  south: number;
  north: number;
  sites: number;
}

/** Fewer sites say little about where a species lives. */
const fewestSites = 12;
/** Degrees: animals that travel are named some way beyond the surveyed sites. */
const reach = 8;

export function recordedRanges(
  records: Iterable<{ slug: string; latitude: number }>,
): Map<string, RecordedRange> {
  const ranges = new Map<string, RecordedRange>();
  for (const { slug, latitude } of records) {
    const { south, north, sites } = ranges.get(slug) ?? {
      south: latitude,
      north: latitude,
      sites: 0,
    };
    ranges.set(slug, {
      south: Math.min(south, latitude),
      north: Math.max(north, latitude),
      sites: sites + 1,
    });
  }
  return ranges;
}

/** Common names are shared: a snapper of the coral seas is another fish than a southern one. */
export function maySwimAt(range: RecordedRange | undefined, latitude: number): boolean {
  if (!range || range.sites < fewestSites) return true;
  return latitude > range.south - reach && latitude < range.north + reach;
}
