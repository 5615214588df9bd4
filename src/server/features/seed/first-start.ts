import type { Services } from '../../platform/http/context.ts';
import { isFilled, unfilledResources } from '../../platform/seed/marker.ts';

/** Imports the seed's reader only where needed, to save memory. @returns records added; undefined for nothing to do */
export async function fillAtFirstStart(services: Services) {
  const { database } = services;
  const isNew = !(await isFilled(database));
  if (!isNew && (await unfilledResources(database)).length === 0) return undefined;
  const { fillAddedResources, fillEmptyDatabase } = await import('./seed.ts');
  return isNew ? fillEmptyDatabase(services) : fillAddedResources(services);
}
