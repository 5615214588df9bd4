import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../contract/paths.ts';
import { pageHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';
import { readDiveSite } from '../../features/dive-sites/parts/queries.ts';

function toPlace({ name, region, latitude, longitude, positionErrorKm }: DiveSite) {
  return { name, region, latitude, longitude, positionErrorKm };
}

/** @param id the ID of the dive site in the page's address */
export async function loadEmergency(siteUrl: string, id: string | undefined) {
  const head = pageHead({
    title: `Diving Emergency | ${site.name}`,
    description:
      'Whom to call in a diving emergency in Australia: 000, then the Divers Emergency Service on 1800 088 200. What to say, what to do, stings, and hospitals with a chamber.',
    url: `${siteUrl}${paths.emergency}`,
  });
  // The page is useful without the site's position, so an unknown site is left out.
  const found = id && (await readDiveSite(id).catch(() => undefined));
  return { head, place: found ? toPlace(found) : undefined };
}
