import type { Water } from '../../dive-sites/facts.ts';
import { countText } from '../../text/format.ts';
import type { Factor, FactorInput, VerdictSite } from './factor.ts';
import { usualRainWaitDays } from './limits.ts';

/** Days to wait after heavy rain: the site's own, else those of its water; null if unknown. */
export const rainWaitDays = ({ rainWaitDays: own, water }: VerdictSite): number | null =>
  own ?? (water && usualRainWaitDays[water]);

const countDays = (days: number) => countText(days, 'day');

const timeSince = (days: number) => ({ 0: 'today', 1: 'yesterday' })[days] ?? `${days} days ago`;

const placeIn: Record<Water, string> = {
  fresh: 'in fresh water',
  river: 'in a river or estuary',
  inlet: 'at a river mouth or inlet',
  harbour: 'in a harbour',
  bay: 'in a bay',
  lagoon: 'in a lagoon',
  headland: 'on an open coast',
  ocean: 'in the open sea',
};

/** The factor of rain. Unknown rain is marginal at a site with its own wait or with run-off. */
export function rainFactor({ site, sea: { rainDays } }: FactorInput): Factor | undefined {
  const wait = rainWaitDays(site);
  if (!wait) return undefined;
  const isOwn = site.rainWaitDays !== null;
  const usual = site.water ? `${placeIn[site.water]} ` : '';
  const rule = isOwn
    ? `divers wait ${countDays(wait)} after heavy rain here`
    : `divers wait ${countDays(wait)} after heavy rain ${usual}`.trim();
  if (rainDays === undefined) {
    const isFouled = isOwn || site.hazardList?.some(({ kind }) => kind === 'run-off');
    if (!isFouled) return undefined;
    return {
      kind: 'rain',
      outcome: 'marginal',
      text: `${rule.replace('divers', 'Divers')}, and we do not know when it last rained.`,
      change: `${countDays(wait)} without heavy rain.`,
      weight: 1,
    };
  }
  if (rainDays >= wait) return undefined;
  const more = wait - rainDays;
  const isClearSoon = site.water === 'ocean' || site.water === 'lagoon';
  return {
    kind: 'rain',
    outcome: isOwn || !isClearSoon ? 'leave' : 'marginal',
    text: `Heavy rain fell ${timeSince(rainDays)}: ${rule}.`,
    change: more === 1 ? 'Another dry day.' : `${more} more dry days.`,
    weight: 2,
  };
}
