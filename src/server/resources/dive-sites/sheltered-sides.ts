import { setTimeout as pause } from 'node:timers/promises';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import {
  isShelterChecked,
  shelteredSides,
} from '../../../domain/conditions/verdict/sheltered-sides.ts';
import { parsePosition } from '../../../domain/geo/positions.ts';
import type { Services } from '../../platform/http/context.ts';
import { hourlyMs, recordRuns } from '../../platform/jobs/job-runs.ts';
import { createSerialWorker } from '../../platform/jobs/serial-worker.ts';
import { createPause } from '../../platform/turns/turns.ts';
import { columnsFor, readFields } from './columns.ts';
import { countedShelter, isShelterKnown, prepareShelter, unknownShelter } from './open-water.ts';

/** Columns that determine the sheltered sides. */
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

/** Coordinates are numbers in requests and strings in answers. */
type ShelterFacts = Pick<
  DiveSite,
  Exclude<(typeof sideColumns)[number], 'latitude' | 'longitude'>
> &
  Record<'latitude' | 'longitude', number | string>;

const sitePosition = ({ latitude, longitude }: ShelterFacts) =>
  parsePosition({ latitude: String(latitude), longitude: String(longitude) });

/** Packs a site's sheltered sides for `isShelteredFrom`; slow for a position not yet prepared. */
function packedShelterSides(site: ShelterFacts): number {
  const position = sitePosition(site);
  const { shelteredFrom, shelterSides, provenance, water } = site;
  return shelteredSides({
    site: { shelteredFrom, shelterSides, water, isShelterChecked: isShelterChecked(provenance) },
    ...(position ? countedShelter(site, position) : unknownShelter),
  });
}

/** Version of the rules in `shelteredSides`. The server recomputes sides of an older version. */
const sidesModel = 2;

/** Returns the columns of a site's sides, null for a new position until `measureSides` runs. */
export function knownSides(site: ShelterFacts) {
  const position = sitePosition(site);
  const isKnown = !position || isShelterKnown(position, site.positionErrorKm);
  return isKnown
    ? { shelteredSides: packedShelterSides(site), sidesModel }
    : { shelteredSides: null, sidesModel: null };
}

const maxPerRun = 300;

/**
 * Measures sites without sides and sites of an earlier model in another thread. The sites keep
 * their versions, because no owner changed them. @returns the number of sites
 */
export async function measureSides({
  database,
  content,
}: Pick<Services, 'database' | 'content'>): Promise<number> {
  const rows = await database
    .selectFrom('diveSites')
    .select(['version', 'shelteredSides', ...columnsFor(sideColumns)])
    .where(({ eb, or }) => or([eb('sidesModel', 'is', null), eb('sidesModel', '<', sidesModel)]))
    .orderBy('id')
    .limit(maxPerRun)
    .execute();
  const changed: { id: number; version: number; sides: number }[] = [];
  const same: number[] = [];
  const pauseBetween = createPause({ rests: true });
  for (const row of rows) {
    const { id, version } = row;
    const facts = readFields(row, sideColumns);
    const position = sitePosition(facts);
    if (position && facts.type !== 'freshwater')
      await prepareShelter(position, facts.positionErrorKm);
    await pauseBetween();
    const sides = packedShelterSides(facts);
    if (sides === row.shelteredSides) same.push(id);
    else changed.push({ id, version, sides });
  }
  // Equal sides need no content write, which would invalidate caches.
  if (same.length > 0) {
    await database.updateTable('diveSites').set({ sidesModel }).where('id', 'in', same).execute();
  }
  if (changed.length === 0) return same.length;
  await content.write('dive-sites', async (transaction) => {
    for (const { id, version, sides } of changed) {
      await pauseBetween();
      await transaction
        .updateTable('diveSites')
        .set({ shelteredSides: sides, sidesModel })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute();
    }
  });
  return rows.length;
}

const intervalMs = 3_600_000;
/** Delay before measuring, so that sites saved one after another are measured together. */
const waitMs = 200;

/** Measures new positions after each write of dive sites, and remaining ones every hour. */
export function startMeasuring(services: Services) {
  const task = async (signal: AbortSignal) => {
    await pause(waitMs, undefined, { signal, ref: false });
    await measureSides(services);
  };
  const worker = createSerialWorker(
    recordRuns(services, 'measuring the shelter of dive sites', hourlyMs, task),
    (error) => services.logger.error(error, 'the shelter of new dive sites could not be measured'),
    intervalMs,
  );
  services.content.onChange(({ resource }) => {
    if (resource === 'dive-sites') worker.wake();
  });
  return worker.start();
}
