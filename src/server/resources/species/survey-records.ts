import { sql } from 'kysely';
import { batchesById } from '../../platform/database/batches.ts';
import { derive } from '../../platform/database/derive.ts';
import { nextTurn } from '../../platform/turns/turns.ts';

/** Rows read in one turn of the event loop. */
const batch = 3000;

/** Reads the survey records of all sites, even deleted ones. Only a new release changes them. */
const readSurveys = derive(['species'], async ({ database }) => {
  const surveys: { site: number; rlsId: number }[] = [];
  for (let last = [0, 0], more = true; more; ) {
    await nextTurn();
    const rows = await database
      .selectFrom('surveyRecords')
      .select(['diveSiteId as site', 'rlsId'])
      .where(sql<boolean>`(dive_site_id, rls_id) > (${sql.join(last)})`)
      .orderBy('diveSiteId')
      .orderBy('rlsId')
      .limit(batch)
      .execute();
    for (const row of rows) surveys.push(row);
    const end = rows.at(-1);
    last = [end?.site ?? 0, end?.rlsId ?? 0];
    more = rows.length === batch;
  }
  return surveys;
});

/** Reads the names of each surveyed species, sorted by scientific name. */
export const readSurveyedSpecies = derive(['species'], async ({ database }) => {
  const rows = await database
    .selectFrom('surveySpecies')
    .select(['rlsId', 'scientificName', 'names'])
    .execute();
  return rows
    .map(({ names, ...one }) => ({ ...one, names: JSON.parse(names) as string[] }))
    .sort((one, other) => (one.scientificName < other.scientificName ? -1 : 1));
});

const readPlaces = derive(['dive-sites'], async ({ database }) => {
  const places = new Map<number, { region: string; latitude: number }>();
  const batches = batchesById(batch, async (after) => {
    await nextTurn();
    return database
      .selectFrom('diveSites')
      .select(['id', 'region', 'latitude'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
  });
  for await (const rows of batches) {
    for (const { id, ...place } of rows) places.set(id, place);
  }
  return places;
});

/** Reads the recorded species of each existing dive site. */
export const readRecords = derive(['species', 'dive-sites'], async (services) => {
  const [surveys, places] = await Promise.all([readSurveys(services), readPlaces(services)]);
  await nextTurn();
  return surveys.flatMap(({ site, rlsId }) => {
    const place = places.get(site);
    return place ? [{ rlsId, id: site, ...place }] : [];
  });
});
