import type { DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { monthsSince, staleAfterMonths } from '../../../../domain/dates/months.ts';
import { siteStatuses, statusLabels } from '../../../../domain/dive-sites/facts.ts';
import { siteTypes, typeLabels } from '../../../../domain/dive-sites/terms.ts';

/** A site of the admin's list. `checkedOn` is the day on which a fact was last checked. */
export interface ListedSite extends DiveSiteSummary {
  checkedOn: string | null;
}

export const filterNames = ['region', 'state', 'status', 'type', 'checked', 'has'] as const;
type FilterName = (typeof filterNames)[number];
/** Chosen values; an empty value matches all sites. */
export type SiteFilters = Record<FilterName, string>;

export const noFilters: SiteFilters = {
  region: '',
  state: '',
  status: '',
  type: '',
  checked: '',
  has: '',
};

const notGiven = 'none';

export const filterLabels: Record<FilterName, string> = {
  region: 'Region',
  state: 'State',
  status: 'Status',
  type: 'Type',
  checked: 'Last checked',
  has: 'Pictures and features',
};

const ages = {
  recent: 'In the last 12 months',
  old: 'More than 12 months ago',
  never: 'Never',
};

const marks = {
  featured: 'Featured',
  photo: 'Without a photo',
  video: 'Without a video',
};

const distinct = (values: (string | null)[]) =>
  [...new Set(values.flatMap((value) => value || []))].sort((one, other) =>
    one.localeCompare(other),
  );

type Words = Readonly<Record<string, string>>;

/** The choices of each filter by value; regions and states are those of the sites. */
export function filterChoices(sites: readonly ListedSite[]): Record<FilterName, Words> {
  const own = (values: string[]) => Object.fromEntries(values.map((value) => [value, value]));
  const pick = (keys: readonly string[], words: Words) =>
    Object.fromEntries(keys.map((key) => [key, words[key] ?? key]));
  return {
    region: own(distinct(sites.map(({ region }) => region))),
    state: { ...own(distinct(sites.map(({ state }) => state))), [notGiven]: 'Not given' },
    status: { ...pick(siteStatuses, statusLabels), [notGiven]: 'Not given' },
    type: { ...pick(siteTypes, typeLabels), [notGiven]: 'Not given' },
    checked: ages,
    has: marks,
  };
}

function checkAge({ checkedOn }: ListedSite, today: string): keyof typeof ages {
  if (!checkedOn) return 'never';
  return monthsSince(checkedOn, today) > staleAfterMonths ? 'old' : 'recent';
}

function hasMark(site: ListedSite, mark: string): boolean {
  if (mark === 'featured') return site.featured;
  return mark === 'photo' ? !site.imageUrl : !site.videoUrl;
}

/** @param today YYYY-MM-DD */
export function fitsFilters(site: ListedSite, filters: SiteFilters, today: string): boolean {
  return filterNames.every((name) => {
    const wanted = filters[name];
    if (!wanted) return true;
    if (name === 'checked') return checkAge(site, today) === wanted;
    if (name === 'has') return hasMark(site, wanted);
    return (site[name] || notGiven) === wanted;
  });
}
