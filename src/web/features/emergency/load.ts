import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../contract/paths.ts';
import { pageHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';
import type { EmergencySite } from './emergency-page.tsx';

export const emergencyHead = (siteUrl: string) =>
  pageHead({
    title: `Diving Emergency | ${site.name}`,
    description:
      'Whom to call in a diving emergency in Australia: 000, then the Divers Emergency Service on 1800 088 200. What to say, what to do, stings, and hospitals with a chamber.',
    url: `${siteUrl}${paths.emergency}`,
  });

export function emergencyPlace(found: DiveSite): EmergencySite {
  const { name, region, latitude, longitude, positionErrorKm } = found;
  return { name, region, latitude, longitude, positionErrorKm };
}
