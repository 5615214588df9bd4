import { directions, openToWindKm } from '../shelter/exposure.ts';
import { packSides } from '../shelter/sides.ts';
import type { FactorInput } from './factor.ts';
import { exposureTo, type StatedShelter } from './sea-factors.ts';

/** Whether `shelteredFrom` was checked, by the record of where a site's facts come from. */
export function isShelterChecked(
  provenance: Readonly<Record<string, { confidence: string } | undefined>> | null,
): boolean {
  const confidence = provenance?.shelteredFrom?.confidence;
  return confidence !== undefined && confidence !== 'memory';
}

/**
 * The sides from which a site is sheltered, packed: neither open nor partly open to wind waves, by the
 * rule of the verdict. Where nothing is known, none.
 */
export function shelteredSides(site: StatedShelter, fetchKm: FactorInput['fetchKm']): number {
  return packSides(
    (side) =>
      exposureTo({ site, fetchKm }, directions.indexOf(side) * 22.5, openToWindKm) === 'sheltered',
  );
}
