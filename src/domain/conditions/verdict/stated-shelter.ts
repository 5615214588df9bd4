import { directions } from '../shelter/exposure.ts';
import type { VerdictSite } from './factor.ts';

export type StatedShelter = Pick<
  VerdictSite,
  'shelteredFrom' | 'isShelterChecked' | 'shelterSides'
>;

/** The shelter from a direction that a site's guide states, from memory or checked; null without one. */
export function saidShelter(site: StatedShelter, sector: number): 'memory' | 'checked' | null {
  const isSaid = (site.shelteredFrom ?? []).some((wind) => {
    const apart = Math.abs(directions.indexOf(wind) - sector);
    return Math.min(apart, 16 - apart) <= 1;
  });
  if (!isSaid) return null;
  return site.isShelterChecked ? 'checked' : 'memory';
}
