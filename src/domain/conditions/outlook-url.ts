import { type Side, winds } from '../dive-sites/facts.ts';
import { isDay } from '../dive-sites/page-urls.ts';
import { type SiteType, type SkillLevel, siteTypes, skillLevels } from '../dive-sites/terms.ts';
import { readPlaceSlug } from '../geo/near.ts';
import { readSeaUrl } from './sea-url.ts';
import type { Sea } from './verdict/factor.ts';

export interface SiteChoice {
  skill?: SkillLevel | undefined;
  type?: SiteType | undefined;
}

export interface OutlookUrl extends Sea, SiteChoice {
  region?: string | undefined;
  /** The centre of the search: the slug of a place, or the id of a dive site. */
  near?: string | undefined;
  date?: string | undefined;
  /** Sides from which the sites must be sheltered, joined by dots. */
  lee?: string | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: unknown) =>
  values.find((value) => value === text);

/** Reads the sides of `lee`, clockwise from north. */
export const leeSides = (lee: unknown): Side[] => {
  const named = String(lee ?? '').split('.');
  return winds.filter((side) => named.includes(side));
};

/**
 * Reads the valid values of an address. If it has a valid region and a place, the region applies.
 */
export function readOutlookUrl(search: Record<string, unknown>): OutlookUrl {
  const url: OutlookUrl = readSeaUrl(search);
  const [region, date] = [search.region, search.date].map((value) => String(value ?? ''));
  const near = readPlaceSlug(search.near);
  if (region && /^[a-z0-9-]{1,100}$/.test(region)) url.region = region;
  else if (near) url.near = near;
  if (date && isDay(date)) url.date = date;
  const lee = leeSides(search.lee).join('.');
  if (lee) url.lee = lee;
  const skill = oneOf(skillLevels, search.skill);
  const type = oneOf(siteTypes, search.type);
  return { ...url, ...(skill && { skill }), ...(type && { type }) };
}
