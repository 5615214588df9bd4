import { paths } from '../../../contract/paths.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import { CopyError, storeCopy } from './copies.ts';

/** Guides read at once. */
const atOnce = 2;

export interface RegionCopy {
  name: string;
  slug: string;
  sites: readonly Pick<SiteRef, 'id' | 'name'>[];
}

/**
 * Stores the page of a region and all of its guides; one that is no longer there is left out.
 * @param onProgress gets how many pages are stored
 * @throws CopyError where the rest can't be stored; what is stored stays
 */
export async function storeRegion(
  region: RegionCopy,
  onProgress: (stored: number) => void,
  signal: AbortSignal,
) {
  const waiting = [
    { path: paths.region(region.slug), title: region.name },
    ...region.sites.map(({ id, name }) => ({ path: paths.diveSite(id), title: name })),
  ];
  let stored = 0;
  const missing: string[] = [];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      if (signal.aborted) return;
      try {
        await storeCopy({ ...page, region: region.name });
      } catch (error) {
        if (!(error instanceof CopyError) || !/no longer there/.test(error.message)) {
          waiting.length = 0;
          throw error;
        }
        missing.push(page.title);
      }
      stored += 1;
      onProgress(stored);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { missing };
}
