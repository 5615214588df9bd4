import { packSides } from '../../dive-sites/facts.ts';
import { directions } from '../shelter/exposure.ts';
import { type Shelter, sideExposure } from './arriving-sea.ts';

export function isShelterChecked(
  provenance: Readonly<Record<string, { confidence: string } | undefined>> | null,
): boolean {
  const confidence = provenance?.shelteredFrom?.confidence;
  return confidence !== undefined && confidence !== 'memory';
}

/** The sheltered sides of a site as a bit mask; 0 if its shelter is unknown. */
export function shelteredSides(shelter: Shelter): number {
  return packSides(
    (side) => sideExposure(shelter, directions.indexOf(side) * 22.5) === 'sheltered',
  );
}
