import { packSides } from '../../dive-sites/facts.ts';
import { directions, openToWindKm } from '../shelter/exposure.ts';
import type { FactorInput } from './factor.ts';
import { exposureTo, type StatedShelter } from './stated-shelter.ts';

export function isShelterChecked(
  provenance: Readonly<Record<string, { confidence: string } | undefined>> | null,
): boolean {
  const confidence = provenance?.shelteredFrom?.confidence;
  return confidence !== undefined && confidence !== 'memory';
}

/** Packed; no side where nothing is known. */
export function shelteredSides(site: StatedShelter, fetchKm: FactorInput['fetchKm']): number {
  return packSides(
    (side) =>
      exposureTo({ site, fetchKm }, directions.indexOf(side) * 22.5, openToWindKm) === 'sheltered',
  );
}
