import type { OutlookSite } from '../../../../contract/conditions/outlook.ts';
import { isShelteredFrom, type Side, windLabels } from '../../../../domain/dive-sites/facts.ts';
import { capitalise } from '../../../../domain/text/format.ts';

export const isInLee = ({ shelteredSides }: OutlookSite, sides: readonly Side[]) =>
  sides.length > 0 && sides.every((side) => isShelteredFrom(shelteredSides, side));

export const sidesText = (sides: readonly Side[]) =>
  `the ${sides.map((side) => windLabels[side].toLowerCase()).join(' and the ')}`;

const firstWindow = ({ withoutSea }: OutlookSite) => withoutSea?.windows[0]?.from ?? '';

const byWindow = (one: OutlookSite, other: OutlookSite) =>
  firstWindow(one).localeCompare(firstWindow(other));

/** Groups a day's sites while wind and swell are unknown: sheltered first, closed last. */
export function knownGroups(sites: readonly OutlookSite[], sides: readonly Side[]) {
  const groupOf = (site: OutlookSite) => {
    if (site.withoutSea?.outcome === 'leave') return 'closed';
    if (site.withoutSea?.outcome === 'unknown') return 'unsure';
    if (isInLee(site, sides)) return 'lee';
    return site.tide.length > 0 || !site.withoutSea?.isAllDay ? 'timed' : 'any';
  };
  const {
    lee = [],
    timed = [],
    any = [],
    unsure = [],
    closed = [],
  } = Object.groupBy(sites, groupOf);
  const open = sides.length > 0 ? 'Not known to be sheltered from there: ' : '';
  const sentence = (text: string) => capitalise(open + text);
  return [
    { title: `Sheltered from ${sidesText(sides)}`, sites: lee.sort(byWindow) },
    { title: sentence('at some times only'), sites: timed.sort(byWindow) },
    { title: sentence('any time of the day'), sites: any },
    { title: 'Something else is not known', sites: unsure },
    { title: 'Closed, out of season, after rain, or no tide that suits', sites: closed },
  ].filter((group) => group.sites.length > 0);
}
