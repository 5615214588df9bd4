import type { Services } from '../http/context.ts';
import type { Database } from './open.ts';

/** The row of content_versions which says that content/ was read once. */
export const starterMarker = { noun: 'starter', version: 1 };

/** Tells whether a database was ever filled from content/. */
export async function isFilled(database: Database): Promise<boolean> {
  const marker = await database
    .selectFrom('contentVersions')
    .select('noun')
    .where('noun', '=', starterMarker.noun)
    .executeTakeFirst();
  return marker !== undefined;
}

/**
 * Fills a new database from content/. What reads it is loaded only then.
 * @returns how many of each noun were added, or undefined where there was nothing to do
 */
export async function fillAtFirstStart(services: Services) {
  if (await isFilled(services.database)) return undefined;
  const { fillEmptyDatabase } = await import('./starter.ts');
  return fillEmptyDatabase(services);
}
