interface RecordedRange {
  south: number;
  north: number;
  sites: number;
}

/** Minimum number of sites that show a species' range. */
const fewestSites = 12;
/** Tolerance in degrees of latitude: animals that travel are seen beyond the surveyed sites. */
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

/** Whether a species may occur at a latitude, since one name can mean different fish. */
export function maySwimAt(range: RecordedRange | undefined, latitude: number): boolean {
  if (!range || range.sites < fewestSites) return true;
  return latitude > range.south - reach && latitude < range.north + reach;
}
