import { readDiveSite } from '../../features/dive-sites/parts/queries.ts';
import { emergencyHead, emergencyPlace } from '../../features/emergency/load.ts';

/** The head of the emergency page, and the dive site of its address. */
export async function loadEmergency(siteUrl: string, site: string | undefined) {
  // The page is useful without the site's position, so an unknown site is left out.
  const found = site && (await readDiveSite(site).catch(() => undefined));
  return { head: emergencyHead(siteUrl), place: found ? emergencyPlace(found) : undefined };
}
