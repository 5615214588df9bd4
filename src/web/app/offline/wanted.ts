import { paths } from '../../../contract/paths.ts';
import { chartBytes } from '../../../domain/offline/offline-paths.ts';
import type { Saved } from '../../../domain/saved/saved.ts';
import { tripStops } from '../../../domain/trips/trip.ts';
import type { OfflineCopy } from '../saved-records/database.ts';
import { type Copied, mapCopy, tripsCopy } from './copied.ts';

export function wantedPages({ sites, pages, lists, trips }: Saved): Copied[] {
  const wanted = new Map<string, Copied>();
  const want = (page: Copied) => wanted.set(page.path, page);
  if (lists.length + trips.length > 0) want(tripsCopy);
  for (const { id, name } of [
    ...sites,
    ...lists.flatMap((list) => list.sites),
    ...trips.flatMap(tripStops),
  ]) {
    want({ path: paths.diveSite(id), title: name });
  }
  if (sites.length + lists.length + trips.length > 0) want(mapCopy);
  for (const { id, title } of pages) want({ path: id, title });
  return [...wanted.values()];
}

/** The size of copies in bytes; parts of the chart shared by several guides count once. */
export const bytesOfCopies = (copies: readonly OfflineCopy[]) =>
  copies.reduce((sum, { bytes }) => sum + bytes, 0) +
  chartBytes(new Set(copies.flatMap(({ requests }) => requests)));
