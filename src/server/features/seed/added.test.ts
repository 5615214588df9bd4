import { expect, test } from 'vitest';
import { onBothDatabases, type TestApp } from '../../../../tests/support/both-databases.ts';
import { seedMarker } from '../../platform/seed/marker.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { readSeedSpecies, readSeedSurveys } from '../../platform/seed/species.ts';
import { createDiveSites } from '../../resources/dive-sites/write.ts';
import { fillAtFirstStart } from './first-start.ts';

const wreck = readSeedDiveSites().find(({ name }) => name === 'Dunbar, The Gap');
const survey = readSeedSurveys().sites.find(({ site }) => site === wreck?.name);

/** A database as an earlier release filled it, with a site under its former name and another of the owner's. */
async function olderSite(open: () => Promise<TestApp>) {
  const app = await open();
  const { database } = app.services;
  await database.insertInto('contentVersions').values(seedMarker()).execute();
  if (!wreck) throw new Error('the seed has the wreck');
  const [former, namesake] = await createDiveSites(app.services, [
    { ...wreck, name: survey?.formerly ?? '' },
    { ...wreck, name: wreck.name, latitude: wreck.latitude - 1 },
  ]);
  const count = async (table: 'species' | 'surveyRecords' | 'articles') =>
    (await database.selectFrom(table).select('id').execute()).length;
  return { ...app, database, count, former, namesake };
}

onBothDatabases('a database of an earlier release', (open) => {
  test('gets species and the surveys of its sites once', async () => {
    const { services, database, count, former } = await olderSite(open);
    expect(await fillAtFirstStart(services)).toEqual({ species: readSeedSpecies().length });
    expect(await count('species')).toBe(readSeedSpecies().length);
    expect(await count('articles')).toBe(0);
    const records = await database.selectFrom('surveyRecords').selectAll().execute();
    expect(records).toHaveLength(survey?.species.length ?? -1);
    expect(new Set(records.map(({ diveSiteId }) => diveSiteId))).toEqual(new Set([former?.id]));

    await database.deleteFrom('species').execute();
    expect(await fillAtFirstStart(services)).toBeUndefined();
    expect(await count('species')).toBe(0);
  });

  test('keeps species that it has', async () => {
    const { services, database, count } = await olderSite(open);
    await fillAtFirstStart(services);
    const marker = seedMarker('species').resource;
    await database.deleteFrom('contentVersions').where('resource', '=', marker).execute();
    await database.deleteFrom('species').where('slug', '!=', 'snapper').execute();
    expect(await fillAtFirstStart(services)).toEqual({});
    expect(await count('species')).toBe(1);
  });
});
