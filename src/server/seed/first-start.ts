import type { Services } from '../http/context.ts';
import { isFilled, unfilledResources } from './marker.ts';

/**
 * Fills a new database from seed/, and an older one with the resources that joined seed/ since. Loads the code
 * that reads the seed only then, to save memory at later starts.
 * @returns how many of each resource were added, or undefined where there was nothing to do
 */
export async function fillAtFirstStart(services: Services) {
  const { database } = services;
  const isNew = !(await isFilled(database));
  if (!isNew && (await unfilledResources(database)).length === 0) return undefined;
  const { fillAddedResources, fillEmptyDatabase } = await import('./seed.ts');
  return isNew ? fillEmptyDatabase(services) : fillAddedResources(services);
}
