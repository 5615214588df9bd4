import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import {
  isShelterChecked,
  shelteredSides,
} from '../../../domain/conditions/verdict/sheltered-sides.ts';
import { parsePosition } from '../../../domain/geo/positions.ts';
import type { Services } from '../../platform/http/context.ts';
import { columnsFor, readFields } from './columns.ts';
import { countedShelter, isShelterKnown, prepareShelter, unknownShelter } from './open-water.ts';

/** Columns that the sheltered sides follow from. */
export const sideColumns = [
  'latitude',
  'longitude',
  'positionErrorKm',
  'type',
  'water',
  'shelteredFrom',
  'shelterSides',
  'provenance',
] as const;

/** A position may be in numbers, as it is sent, or in texts, as it is answered. */
type ShelterFacts = Pick<
  DiveSite,
  Exclude<(typeof sideColumns)[number], 'latitude' | 'longitude'>
> &
  Record<'latitude' | 'longitude', number | string>;

const sitePosition = ({ latitude, longitude }: ShelterFacts) =>
  parsePosition({ latitude: String(latitude), longitude: String(longitude) });

/** More sites at once than this are measured later. */
const mostAtOnce = 10;

/** Measures new positions in another thread, so that saving them holds nobody up. */
export async function prepareSides(sites: readonly ShelterFacts[]): Promise<void> {
  if (sites.length > mostAtOnce) return;
  for (const site of sites) {
    const position = sitePosition(site);
    if (position && site.type !== 'freshwater')
      await prepareShelter(position, site.positionErrorKm);
  }
}

/** The sides that shelter a site, packed, as `isShelteredFrom` reads them; slow for a new position that is not prepared. */
export function packedShelterSides(site: ShelterFacts): number {
  const position = sitePosition(site);
  const { shelteredFrom, shelterSides, provenance, water } = site;
  return shelteredSides({
    site: { shelteredFrom, shelterSides, water, isShelterChecked: isShelterChecked(provenance) },
    ...(position ? countedShelter(site, position) : unknownShelter),
  });
}

/** The sides of a site whose position is measured; null where the hourly task measures it. */
export function knownSides(site: ShelterFacts): number | null {
  const position = sitePosition(site);
  const isKnown = !position || isShelterKnown(position, site.positionErrorKm);
  return isKnown ? packedShelterSides(site) : null;
}

/** The sides of sites that are saved together; null where the hourly task measures them. */
export const sidesWhenSaved = (sites: readonly ShelterFacts[]): (number | null)[] =>
  sites.map((site) => (sites.length <= mostAtOnce ? packedShelterSides(site) : knownSides(site)));

const mostPerRun = 300;

/** Measures the sites that came without their sides: from an import of many, or from before they were stored. */
export async function measureSides({
  database,
  content,
}: Pick<Services, 'database' | 'content'>): Promise<number> {
  const rows = await database
    .selectFrom('diveSites')
    .select(['version', ...columnsFor(sideColumns)])
    .where('shelteredSides', 'is', null)
    .orderBy('id')
    .limit(mostPerRun)
    .execute();
  const measured: { id: number; version: number; sides: number }[] = [];
  for (const row of rows) {
    const { id, version } = row;
    const facts = readFields(row, sideColumns);
    await prepareSides([facts]);
    measured.push({ id, version, sides: packedShelterSides(facts) });
    await yieldToOthers();
  }
  if (measured.length === 0) return 0;
  await content.write('dive-sites', async (transaction) => {
    for (const { id, version, sides } of measured) {
      await transaction
        .updateTable('diveSites')
        .set({ shelteredSides: sides, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute();
    }
  });
  return measured.length;
}
