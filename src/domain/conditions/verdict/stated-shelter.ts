import { directions } from '../shelter/exposure.ts';
import type { VerdictSite } from './factor.ts';

export type StatedShelter = Pick<
  VerdictSite,
  'shelteredFrom' | 'isShelterChecked' | 'shelterSides'
>;

/** The basis of a site's stated shelter from a direction; null if none is stated. */
export function saidShelter(site: StatedShelter, sector: number): 'memory' | 'checked' | null {
  const isSaid = (site.shelteredFrom ?? []).some((wind) => {
    const apart = Math.abs(directions.indexOf(wind) - sector);
    return Math.min(apart, 16 - apart) <= 1;
  });
  if (!isSaid) return null;
  return site.isShelterChecked ? 'checked' : 'memory';
}
