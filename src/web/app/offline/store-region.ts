import { paths } from '../../../contract/paths.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import { mapCopy } from './copied.ts';
import { storeCopy } from './copies.ts';
import { isGone } from './stored-answers.ts';

export interface RegionCopy {
  name: string;
  slug: string;
  sites: readonly Pick<SiteRef, 'id' | 'name'>[];
}

/** Stores the pages of a region, without deleted guides. @throws CopyError; stored pages stay */
export async function storeRegion(
  region: RegionCopy,
  onProgress: (stored: number) => void,
  signal: AbortSignal,
) {
  const own = { path: paths.region(region.slug), title: region.name, region: region.name };
  const regionCopy = (lost: number) => ({ ...own, regionPages: region.sites.length + 1 - lost });
  const pages = [
    regionCopy(0),
    ...region.sites.map(({ id, name }) => ({
      path: paths.diveSite(id),
      title: name,
      region: region.name,
    })),
    mapCopy,
  ];
  const missing: string[] = [];
  for (const [index, page] of pages.entries()) {
    if (signal.aborted) break;
    try {
      await storeCopy(page);
    } catch (error) {
      if (!isGone(error)) throw error;
      missing.push(page.title);
    }
    onProgress(index + 1);
  }
  if (missing.length > 0 && !signal.aborted) await storeCopy(regionCopy(missing.length));
  return { missing };
}
