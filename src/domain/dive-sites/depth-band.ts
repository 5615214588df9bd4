export const depthBands = ['shallow', 'medium', 'deep'] as const;
type DepthBand = (typeof depthBands)[number];

export const depthBandLabels: Record<DepthBand, string> = {
  shallow: '0–10 m',
  medium: '10–20 m',
  deep: '20 m and more',
};

/** The depths in a text, in metres: "5–18 m" gives [5, 18]. */
export function readDepths(depthRange: string): number[] {
  return (depthRange.match(/\d+(?:[.]\d+)?/g) ?? []).map(Number);
}

/** The band of the largest number: to 10 m, to 20 m or deeper; undefined without a number. */
export function toDepthBand(depthRange: string): DepthBand | undefined {
  const depths = readDepths(depthRange);
  if (depths.length === 0) return undefined;
  const deepest = Math.max(...depths);
  if (deepest <= 10) return 'shallow';
  return deepest <= 20 ? 'medium' : 'deep';
}

/** The depths of a site in metres, from its numbers or its text; undefined without a maximum. */
export function depthSpan(site: {
  depthMin: number | null;
  depthMax: number | null;
  depthRange: string;
}): { min: number; max: number } | undefined {
  const depths = readDepths(site.depthRange);
  const max = site.depthMax ?? (depths.length > 0 ? Math.max(...depths) : undefined);
  if (max === undefined) return undefined;
  // A text with one number, such as "to 30 m", begins at the surface.
  const min = site.depthMin ?? (depths.length > 1 ? Math.min(...depths) : 0);
  return { min: Math.min(min, max), max };
}
