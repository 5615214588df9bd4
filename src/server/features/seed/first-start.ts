import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { hashRelease } from './release-hash.ts';
import { isFilled } from './status.ts';

async function hasRelease({ database }: DatabaseReader): Promise<boolean> {
  const last = await database
    .selectFrom('catalogueUpdates')
    .select('release')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.release === hashRelease();
}

/**
 * Fills an empty database from seed/, or applies a new release's catalogue to a filled database.
 * Imports the seed's reader only if needed, to save memory.
 * @returns counts of the changes; undefined if the database is up to date, or after an error
 */
export async function takeReleaseAtStart(
  services: Services,
): Promise<Readonly<Record<string, number>> | undefined> {
  const { database, logger } = services;
  if (!(await isFilled(database))) {
    const { fillEmptyDatabase } = await import('./seed.ts');
    return fillEmptyDatabase(services);
  }
  try {
    if (await hasRelease(services)) return undefined;
    const { takeRelease } = await import('./seed.ts');
    return { ...(await takeRelease(services)) };
  } catch (error) {
    // The site starts without the corrections; the next start tries again.
    logger.error(
      error,
      'the catalogue of this release could not be brought in: nothing was changed',
    );
    return undefined;
  }
}
