import type { Reads } from '../../app/reads.ts';
import { settingsQuery } from '../../app/site.ts';
import { diveSiteQuery } from '../../features/dive-sites/parts/queries.ts';
import { emergencyHead, emergencyPlace } from '../../features/emergency/load.ts';

/** Not cached, since the page would then contain the whole record. */
async function readSite(reads: Reads, site: string) {
  const query = diveSiteQuery(site);
  return reads.peek(query) ?? query.run(await import('../../app/api.ts'));
}

/** The head of the emergency page, and the dive site that its address names. */
export async function loadEmergency(reads: Reads, site: string | undefined) {
  const { siteUrl } = await reads.ensure(settingsQuery);
  // The numbers matter more than the position, so an unknown site is left out.
  const found = site && (await readSite(reads, site).catch(() => undefined));
  return { head: emergencyHead(siteUrl), place: found ? emergencyPlace(found) : undefined };
}
