import { resourceTables } from '../../platform/database/resources.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { createSettings } from '../../platform/settings/store.ts';
import { readRelease } from './release.ts';
import { hashRelease } from './release-hash.ts';
import { seededResources } from './seeded-resources.ts';
import { isFilled, seedMarker } from './status.ts';
import { updateCatalogue } from './update.ts';

/** Fills an empty database; leaves a filled one as it is and returns undefined. */
export async function fillEmptyDatabase(services: Services) {
  const { database } = services;
  if (await isFilled(database)) return undefined;
  // An interrupted first start may have left some rows; nobody has edited them yet.
  const tables = seededResources.map((resource) => resourceTables[resource]);
  for (const table of [...tables, 'catalogueRecords', 'catalogueUpdates'] as const) {
    await database.deleteFrom(table).execute();
  }
  const release = readRelease(now(services));
  await updateCatalogue(services, release, { hash: hashRelease(), newRecords: 'at once' });
  await database.insertInto('contentVersions').values(seedMarker).execute();
  return Object.fromEntries(
    seededResources.map((resource) => [resource, release[resource].length]),
  );
}

/** Applies the catalogue of this release to a filled database, even if the database has it. */
export async function takeRelease(services: Services) {
  const settings = await createSettings(services).values();
  return updateCatalogue(services, readRelease(now(services)), {
    hash: hashRelease(),
    newRecords: settings.catalogue.newRecords === 'look' ? 'after a look' : 'at once',
    mailsOwner: true,
  });
}
