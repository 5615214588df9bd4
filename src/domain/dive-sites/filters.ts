import { monthNames } from '../dates/months.ts';
import { depthBandLabels, depthBands, depthSpan, toDepthBand } from './depth-band.ts';
import { isShelteredFrom, isShut, tideRuleLabels, tideRules, windLabels, winds } from './facts.ts';
import {
  declareFilter,
  integer,
  oneOf,
  type SiteFilter,
  someText,
  text,
  type ValueType,
} from './filters-declaration.ts';
import { holdsText } from './filters-text.ts';
import {
  accessLabels,
  siteAccesses,
  siteTypes,
  skillLevels,
  stateNames,
  typeLabels,
} from './terms.ts';

let collator: Intl.Collator | undefined;

export function byName(one: { name: string }, other: { name: string }): number {
  // The collator is created on first use, because its creation blocks a mid-range phone for 50 ms.
  collator ??= new Intl.Collator('en-AU', { numeric: true });
  return collator.compare(one.name, other.name);
}

/** Values of the access filter; shore and boat also match sites with both. */
const waysIn = siteAccesses.filter((access) => access !== 'both');

/** Maximum of the depth filters, in metres; the slider covers the depths of most sites. */
export const deepest = 200;
const depthControl = { type: 'range', legend: 'Depth range', scale: [0, 60] } as const;

const openness = ['open', 'restricted', 'closed'] as const;
const opennessLabels = {
  open: 'Open, as far as we know',
  restricted: 'Restricted',
  closed: 'Closed or damaged',
};

const stateText = someText(100);

/** Value of a state: its short name in upper or lower case, or another text. */
const stateValue: ValueType<string> = {
  ...stateText,
  parse(raw) {
    const text = stateText.parse(raw);
    const short = text?.toUpperCase() ?? '';
    return stateNames[short] ? short : text;
  },
};

/** A name made from a slug, used until the real names are loaded. */
const nameOfSlug = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** Declares every filter; addresses, panel, API, cache keys and analytics derive from this table. */
export const siteFilters = {
  region: declareFilter({
    label: 'Region',
    control: { type: 'select', all: 'All regions' },
    front: true,
    value: someText(200),
    matches: (site, region) => site.region === region,
    choices: (site) => (site.region ? [site.region] : []),
    words: String,
  }),
  skill: declareFilter({
    label: 'Skill level',
    control: { type: 'select', all: 'All levels' },
    front: true,
    value: oneOf(skillLevels),
    matches: (site, skill) => site.skillLevel === skill,
    choices: skillLevels,
    words: String,
  }),
  depth: declareFilter({
    label: 'Depth',
    control: { type: 'select', all: 'All depths' },
    front: true,
    value: oneOf(depthBands),
    matches: (site, depth) => (toDepthBand(site.depthRange) ?? depth) === depth,
    choices: depthBands,
    words: (depth) => depthBandLabels[depth],
  }),
  q: declareFilter({
    label: 'Search',
    control: { type: 'text', placeholder: 'Name, region or animal' },
    front: true,
    uncached: true,
    value: text(200),
    matches: holdsText,
    words: (q) => `“${q.trim()}”`,
  }),
  type: declareFilter({
    label: 'Type of dive',
    control: { type: 'toggle' },
    value: oneOf(siteTypes),
    matches: (site, type) => site.type === type,
    choices: siteTypes,
    words: (type) => typeLabels[type],
  }),
  access: declareFilter({
    label: 'How to get in',
    control: { type: 'toggle' },
    value: oneOf(waysIn),
    matches: (site, access) =>
      site.access === access || (site.access === 'both' && access !== 'liveaboard'),
    choices: waysIn,
    words: (access) => accessLabels[access],
  }),
  state: declareFilter({
    label: 'State or territory',
    control: { type: 'select', all: 'All of Australia' },
    value: stateValue,
    matches: (site, state) => site.state === state,
    choices: (site) => (site.state ? [site.state] : []),
    words: (state) => stateNames[state] ?? state,
  }),
  waterTemp: declareFilter({
    label: 'Water in its warmest season',
    control: { type: 'select', all: 'Any temperature' },
    value: integer(0, 35),
    matches: ({ waterTempBySeason: seasons }, degrees) =>
      Object.values(seasons ?? {}).some((season) => season !== null && season >= degrees),
    choices: [16, 18, 20, 22, 24, 26],
    words: (degrees) => `${degrees} °C or more`,
    chip: (degrees) => `Water ${degrees} °C or more`,
  }),
  month: declareFilter({
    label: 'Best month',
    control: { type: 'select', all: 'Any month' },
    value: integer(1, 12),
    matches: ({ bestMonths, status }, month) =>
      !isShut(status) && (bestMonths?.includes(month) ?? false),
    choices: monthNames.map((_, index) => index + 1),
    words: (month) => monthNames[month - 1] ?? '',
    chip: (month) => `Best in ${monthNames[month - 1]}`,
  }),
  species: declareFilter({
    label: 'Animal or plant',
    control: { type: 'select', all: 'Any animal' },
    value: someText(100),
    matches: ({ species = [] }, slug) => species.includes(slug),
    choices: ({ species = [] }) => species,
    words: nameOfSlug,
  }),
  minDepth: declareFilter({
    label: 'From (m)',
    control: { ...depthControl, end: 'from' },
    value: integer(0, deepest),
    matches: (site, metres) => (depthSpan(site)?.max ?? -1) >= metres,
    words: (metres) => `From ${metres} m`,
  }),
  maxDepth: declareFilter({
    label: 'To (m)',
    control: { ...depthControl, end: 'to' },
    value: integer(0, deepest),
    matches: (site, metres) => (depthSpan(site)?.min ?? Number.POSITIVE_INFINITY) <= metres,
    words: (metres) => `To ${metres} m`,
  }),
  sheltered: declareFilter({
    label: 'Sheltered from',
    control: { type: 'select', all: 'Any side' },
    value: oneOf(winds),
    matches: ({ shelteredSides }, side) => isShelteredFrom(shelteredSides, side),
    choices: winds,
    words: (side) => `The ${windLabels[side]}`,
    chip: (side) => `Sheltered from the ${windLabels[side]}`,
  }),
  tide: declareFilter({
    label: 'Tide rule',
    control: { type: 'select', all: 'Any or no rule' },
    value: oneOf(tideRules),
    matches: ({ tideRule }, tide) =>
      tideRule === tide || (tideRule?.split('-').includes(tide) ?? false),
    choices: tideRules,
    words: (tide) => tideRuleLabels[tide],
  }),
  permit: declareFilter({
    label: 'Permit',
    control: { type: 'select', all: 'With or without' },
    value: oneOf(['none']),
    matches: (site) => !site.permit,
    choices: ['none'],
    words: () => 'None that we know of',
    chip: () => 'No permit that we know of',
  }),
  status: declareFilter({
    label: 'Open or closed',
    control: { type: 'toggle' },
    value: oneOf(openness),
    matches: ({ status }, wanted) =>
      (isShut(status) ? 'closed' : status === 'restricted' ? 'restricted' : 'open') === wanted,
    choices: openness,
    words: (status) => opennessLabels[status],
  }),
};

export type FilterName = keyof typeof siteFilters;

export const filterNames = Object.keys(siteFilters) as FilterName[];

/** Values by filter; an absent value excludes no site. */
export type SiteFilters = {
  [Name in FilterName]?: FilterValue<Name> | undefined;
};

export type FilterValue<Name extends FilterName> =
  (typeof siteFilters)[Name]['value'] extends ValueType<infer Value> ? Value : never;

export const filterNamed = (name: FilterName): SiteFilter => siteFilters[name];

export const isFrontFilter = (name: FilterName): boolean => Boolean(filterNamed(name).front);
