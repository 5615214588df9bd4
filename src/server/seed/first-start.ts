import type { Services } from '../http/context.ts';
import { isFilled } from './marker.ts';

/** Loads the seed's code on demand to save memory. @returns undefined where nothing was to do */
export async function fillAtFirstStart(services: Services) {
  if (await isFilled(services.database)) return undefined;
  const { fillEmptyDatabase } = await import('./seed.ts');
  return fillEmptyDatabase(services);
}
