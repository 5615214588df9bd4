import { directions, type Exposure, exposures, sectorAt } from '../shelter/exposure.ts';
import type { FactorInput, VerdictSite } from './factor.ts';

export type StatedShelter = Pick<
  VerdictSite,
  'shelteredFrom' | 'isShelterChecked' | 'shelterSides'
>;

const better: Record<Exposure, Exposure> = {
  open: 'part',
  part: 'sheltered',
  sheltered: 'sheltered',
};

/** The shelter from a direction that a site's guide states, from memory or checked; null without one. */
export function saidShelter(site: StatedShelter, sector: number): 'memory' | 'checked' | null {
  const isSaid = (site.shelteredFrom ?? []).some((wind) => {
    const apart = Math.abs(directions.indexOf(wind) - sector);
    return Math.min(apart, 16 - apart) <= 1;
  });
  if (!isSaid) return null;
  return site.isShelterChecked ? 'checked' : 'memory';
}

/** The exposure of a site to a direction; null where it is unknown. */
export function exposureTo(
  { site, fetchKm }: { site: StatedShelter; fetchKm: FactorInput['fetchKm'] },
  degrees: number,
  openKm: number,
): Exposure | null {
  const sector = sectorAt(degrees);
  const set = site.shelterSides?.[sector];
  if (set) return set;
  const measured = fetchKm ? (exposures(fetchKm, openKm)[sector] ?? null) : null;
  const said = saidShelter(site, sector);
  if (said === null) return measured;
  // A statement from memory improves the exposure by one step at most.
  return said === 'checked' ? 'sheltered' : better[measured ?? 'open'];
}
