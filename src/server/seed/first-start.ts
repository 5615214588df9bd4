import type { Services } from '../http/context.ts';
import { isFilled } from './marker.ts';

/**
 * Fills a new database from seed/. Loads the code that reads the seed only then, to save memory at later starts.
 * @returns how many of each resource were added, or undefined where there was nothing to do
 */
export async function fillAtFirstStart(services: Services) {
  if (await isFilled(services.database)) return undefined;
  const { fillEmptyDatabase } = await import('./seed.ts');
  return fillEmptyDatabase(services);
}
