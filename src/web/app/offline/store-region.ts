import { paths } from '../../../contract/paths.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import { mapCopy } from './copied.ts';
import { storeCopies, storeCopy } from './copies.ts';

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
  const missing = await storeCopies(pages, onProgress, signal);
  if (missing.length > 0 && !signal.aborted) await storeCopy(regionCopy(missing.length));
  return { missing };
}
