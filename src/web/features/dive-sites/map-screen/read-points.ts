import type { SitePoints } from '../../../../contract/dive-sites/dive-sites.ts';
import type { MarkedSite } from '../map/site-index.ts';

/** Reads the points for clusters (5 kB), which the map shows until it needs all rows (29 kB). */
export async function readPoints(): Promise<MarkedSite[]> {
  const answer = await fetch('/api/dive-sites/points');
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { id: ids, remote, ...columns }: SitePoints = await answer.json();
  const named = new Map(remote.map((site) => [site.id, site]));
  return ids.map(
    (id, row) =>
      ({
        id,
        latitude: columns.latitude[row],
        longitude: columns.longitude[row],
        skillLevel: columns.skillLevel[row],
        ...named.get(id),
      }) as MarkedSite,
  );
}
