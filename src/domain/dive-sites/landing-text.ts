import { countText } from '../text/format.ts';
import type { FilterName } from './filters.ts';
import type { Landing } from './landings.ts';
import type { DiveSitePageCounts } from './search.ts';
import { type SiteType, siteTypes, stateNames } from './terms.ts';

const typeTitles: Record<SiteType, { title: string; one: string; many: string }> = {
  reef: { title: 'Reef Dives in Australia', one: 'reef', many: 'reefs' },
  wreck: { title: 'Wreck Dives in Australia', one: 'wreck', many: 'wrecks' },
  wall: { title: 'Wall Dives in Australia', one: 'wall', many: 'walls' },
  cave: { title: 'Caves to Dive in Australia', one: 'cave', many: 'caves' },
  pier: {
    title: 'Piers and Jetties to Dive in Australia',
    one: 'pier or jetty',
    many: 'piers and jetties',
  },
  muck: {
    title: 'Muck Dives in Australia',
    one: 'muck dive',
    many: 'muck dives',
  },
  drift: {
    title: 'Drift Dives in Australia',
    one: 'drift dive',
    many: 'drift dives',
  },
  freshwater: {
    title: 'Freshwater Dives in Australia',
    one: 'freshwater dive',
    many: 'freshwater dives',
  },
};

export const typePlural = (type: SiteType) => typeTitles[type].many;

function typeCount(type: SiteType, count: number): string {
  const { one, many } = typeTitles[type];
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

/** A name with its preposition: "in Tasmania", for an island "on Norfolk Island". */
export const inPlace = (name: string) => {
  if (name.endsWith(' Island')) return `on ${name}`;
  return name.endsWith(' Islands') ? `in the ${name}` : `in ${name}`;
};

const inState = (state: string) => inPlace(stateNames[state] ?? state);

export function landingTitle({ filter, value }: Landing): string {
  if (filter === 'type') {
    const type = siteTypes.find((one) => one === value);
    return type ? typeTitles[type].title : value;
  }
  return filter === 'state' ? `Dive Sites ${inState(value)}` : `${value}: Dive Sites`;
}

const listed = (parts: readonly string[]) => {
  const [last, ...others] = [...parts].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : (last ?? '');
};

export function landingSentence(landing: Landing, { total, facets }: DiveSitePageCounts): string {
  const choiceCount = (filter: FilterName, value: string) =>
    facets[filter]?.find((choice) => choice.value === value)?.count ?? 0;
  const most = (filter: FilterName) =>
    [...(facets[filter] ?? [])].sort((one, other) => other.count - one.count)[0];
  const { filter, value } = landing;
  const type = filter === 'type' ? siteTypes.find((one) => one === value) : undefined;
  const what = type ? typeCount(type, total) : countText(total, 'dive site');
  const where = type ? '' : filter === 'state' ? ` ${inState(value)}` : ` in the region ${value}`;
  const beginner = choiceCount('skill', 'Beginner');
  const shore = choiceCount('access', 'shore');
  const commonest = type ? most('state') : most('type');
  const named = siteTypes.find((one) => one === commonest?.value);
  const parts = [
    beginner > 0 && `${beginner} for beginners`,
    shore > 0 && `${shore} from the shore`,
    commonest &&
      commonest.count > 0 &&
      commonest.count < total &&
      (named
        ? typeCount(named, commonest.count)
        : `${commonest.count} ${inState(commonest.value)}`),
  ].filter((part) => part !== false && part !== undefined);
  return `${what}${where}${parts.length > 0 ? `, among them ${listed(parts)}` : ''}, each with its depth, season, access and hazards.`;
}
