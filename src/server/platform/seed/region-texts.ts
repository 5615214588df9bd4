import { notFound } from '../http/errors.ts';
import { type RegionSeed, readSeedRegionMaps, readSeedRegions } from './regions.ts';

/** Texts of regions from seed/, read once, because they change only with a release. */
export const regionTexts = readOnce(readSeedRegions);

export const regionMaps = readOnce(readSeedRegionMaps);

export function readOnce<Value>(read: () => Value) {
  let value: Value | undefined;
  return (): Value => {
    value ??= read();
    return value;
  };
}

export function regionText(slug: string): RegionSeed {
  const region = regionTexts().find((one) => one.slug === slug);
  if (!region) throw notFound('Region not found');
  return region;
}

export const regionSlug = (name: string): string | null =>
  regionTexts().find((one) => one.name === name)?.slug ?? null;

export const regionSlugs = () => regionTexts().map(({ slug }) => slug);
