import type { Database } from '../database/open.ts';

/** The row of content_versions which says that content/ was read once. */
export const seedMarker = { resource: 'seed', version: 1 };

/** Tells whether a database was ever filled from content/. */
export async function isFilled(database: Database): Promise<boolean> {
  const marker = await database
    .selectFrom('contentVersions')
    .select('resource')
    .where('resource', '=', seedMarker.resource)
    .executeTakeFirst();
  return marker !== undefined;
}
