import type { Database } from '../database/open.ts';

/** The row of content_versions that says that seed/ has filled the database. */
export const seedMarker = { resource: 'seed', version: 1 };

export async function isFilled(database: Database): Promise<boolean> {
  const marker = await database
    .selectFrom('contentVersions')
    .select('resource')
    .where('resource', '=', seedMarker.resource)
    .executeTakeFirst();
  return marker !== undefined;
}
