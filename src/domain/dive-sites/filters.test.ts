import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tideRules } from './facts.ts';
import { type FilterName, filterNamed, filterNames } from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';
import {
  changeFilter,
  chipLabel,
  filterLabel,
  matchesFilters,
  readFilters,
} from './filters-read.ts';
import { readSiteQuery, siteSearchParams } from './list.ts';

const base: FilterableSite = {
  name: 'Gordons Bay',
  state: 'NSW',
  region: 'Sydney',
  type: 'reef',
  access: 'shore',
  depthMin: 2,
  depthMax: 14,
  depthRange: '2–14 m',
  skillLevel: 'Beginner',
  description: 'Kelp and sand.',
  marineLife: 'Blue groper',
  waterTempBySeason: { summer: 22, autumn: 21, winter: 17, spring: null },
  bestMonths: [2, 3, 4],
  tideRule: 'slack',
  permit: null,
  status: null,
  // Bits of north and south-east.
  shelteredSides: 0b1001,
  species: ['eastern-blue-groper', 'weedy-seadragon'],
};

/**
 * Values of an address by filter: those that match the site, those that do not, and invalid ones.
 */
const examples: Record<
  FilterName,
  { pass: string[]; fail: string[]; invalid: unknown[]; site?: Partial<FilterableSite> }
> = {
  region: { pass: ['Sydney'], fail: ['sydney', 'Sydney Harbour'], invalid: ['', null, {}, []] },
  skill: { pass: ['Beginner'], fail: ['Advanced'], invalid: ['Master', 'beginner', '', 1] },
  depth: { pass: ['medium'], fail: ['shallow', 'deep'], invalid: ['x', '', 10] },
  q: {
    pass: ['GORDONS', 'sydney', 'kelp and', 'groper', ' bay ', ''],
    fail: ['wreck', 'baysydney', '...'],
    invalid: [null, undefined, {}],
  },
  type: { pass: ['reef'], fail: ['wreck', 'cave'], invalid: ['Reef', 'castle', ''] },
  access: { pass: ['shore'], fail: ['boat'], invalid: ['both', 'Shore', 'x'] },
  state: { pass: ['NSW', 'nsw'], fail: ['QLD', 'New South Wales'], invalid: ['', null] },
  minDepth: {
    pass: ['0', '14'],
    fail: ['15', '200'],
    invalid: ['', '-1', '201', '2.5', '1e1', 'x'],
  },
  maxDepth: { pass: ['2', '60'], fail: ['1', '0'], invalid: ['', '-1', '201', ' 3', '0x3', true] },
  waterTemp: { pass: ['16', '22'], fail: ['23', '26'], invalid: ['', '36', 'warm', '-5', '20.5'] },
  month: { pass: ['2', '4'], fail: ['1', '12'], invalid: ['', '0', '13', 'May', '2.5'] },
  species: {
    pass: ['weedy-seadragon'],
    fail: ['leafy-seadragon', 'weedy', 'Weedy-Seadragon'],
    invalid: ['', null, []],
  },
  sheltered: { pass: ['SE', 'N'], fail: ['S', 'E', 'NW'], invalid: ['se', 'SSE', '', 8] },
  tide: { pass: ['slack'], fail: ['high', 'any'], invalid: ['Slack', '', 'now'] },
  permit: { pass: ['none'], fail: [], invalid: ['free', '', true] },
  status: { pass: ['open'], fail: ['restricted', 'closed'], invalid: ['Open', 'damaged', ''] },
};

describe.each(filterNames)('filter %s', (name) => {
  const { pass, fail, invalid, site } = examples[name];
  const passes = (raw: string) => matchesFilters({ ...base, ...site }, changeFilter(name, raw));

  test.each(pass)('the value %j matches the site', (raw) => expect(passes(raw)).toBe(true));

  test.each(fail)('the value %j does not match the site', (raw) => expect(passes(raw)).toBe(false));

  test.each(invalid)('the value %j counts as not set', (raw) => {
    expect(readFilters({ [name]: raw })).toEqual({});
  });

  test('the filter and each value have a name', () => {
    const { label, words } = filterNamed(name);
    expect(label).not.toBe('');
    for (const raw of [...pass, ...fail]) {
      const value = filterNamed(name).value.parse(raw) as string | number;
      expect(words(value)).toEqual(expect.any(String));
      expect(chipLabel(name, value)).toEqual(expect.any(String));
    }
  });
});

test.each([
  ['closed', 'closed'],
  ['damaged', 'closed'],
  ['restricted', 'restricted'],
  ['unknown', 'open'],
] as const)('a site with the status %s matches only %s', (status, as) => {
  for (const wanted of ['open', 'restricted', 'closed'] as const) {
    expect(matchesFilters({ ...base, status }, { status: wanted }), wanted).toBe(wanted === as);
  }
});

test('a closed or damaged site matches no best month', () => {
  for (const status of ['closed', 'damaged'] as const) {
    expect(matchesFilters({ ...base, status }, { month: 2 }), status).toBe(false);
  }
  expect(matchesFilters({ ...base, status: 'restricted' }, { month: 2 })).toBe(true);
});

test('a site dived at high slack also matches slack and high water', () => {
  const highSlack = { ...base, tideRule: 'high-slack' as const };
  const found = tideRules.filter((tide) => matchesFilters(highSlack, { tide }));
  expect(found).toEqual(['slack', 'high-slack', 'high']);
});

test('an unknown tide rule, best month, shelter or species matches no filter, and a permit never matches “no permit”', () => {
  const { species: _, ...unread } = base;
  expect(matchesFilters({ ...base, tideRule: null }, { tide: 'any' })).toBe(false);
  expect(matchesFilters({ ...base, bestMonths: null }, { month: 2 })).toBe(false);
  expect(matchesFilters({ ...base, shelteredSides: undefined }, { sheltered: 'SE' })).toBe(false);
  expect(matchesFilters(unread, { species: 'weedy-seadragon' })).toBe(false);
  expect(matchesFilters({ ...base, permit: 'Every dive' }, { permit: 'none' })).toBe(false);
});

/** Any value that an address can give a filter. */
function filterValues(name: FilterName) {
  const { schema } = filterNamed(name).value;
  if (schema.type === 'enum') return fc.constantFrom(...schema.values);
  if (schema.type === 'text') return fc.string({ minLength: 1, maxLength: schema.maxLength });
  return fc.integer({ min: schema.minimum, max: schema.maximum }).map(String);
}

const anyAddress = fc.record(
  {
    ...Object.fromEntries(filterNames.map((name) => [name, filterValues(name)])),
    near: fc.constantFrom('glenelg', 'Byron Bay', '…'),
    sort: fc.constantFrom('name', 'nearest', 'depth', 'x'),
    page: fc.oneof(fc.integer().map(String), fc.string()),
  },
  { requiredKeys: [] },
);

test('a query is unchanged after writing it to an address and reading it back', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const query = readSiteQuery(address);
      const params = new URLSearchParams(siteSearchParams(query));
      expect(readSiteQuery(Object.fromEntries(params))).toEqual(query);
      for (const name of filterNames) expect(name in query).toBe(name in address);
    }),
  );
});

test('readSiteQuery reads any address without an error, and its result is stable', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...filterNames, 'near', 'sort', 'page', 'fbclid'),
    fc.anything(),
  );
  fc.assert(
    fc.property(anything, (search) => {
      const params = siteSearchParams(readSiteQuery(search));
      expect(siteSearchParams(readSiteQuery(params))).toEqual(params);
    }),
  );
});

test('equal queries have the same parameters in the same order', () => {
  const params = Object.entries({ region: 'Perth', skill: 'Advanced' });
  for (const search of [
    { skill: 'Advanced', region: 'Perth', page: '1', sort: 'name' },
    { region: 'Perth', skill: 'Advanced', gclid: 'x', type: 'castle' },
  ]) {
    expect(Object.entries(siteSearchParams(readSiteQuery(search)))).toEqual(params);
  }
});

test('a site without a depth matches every depth band', () => {
  for (const depth of ['shallow', 'medium', 'deep'] as const) {
    expect(matchesFilters({ ...base, depthRange: '' }, { depth })).toBe(true);
  }
});

test('a site with access from shore and by boat matches either', () => {
  for (const access of ['shore', 'boat'] as const) {
    expect(matchesFilters({ ...base, access: 'both' }, { access })).toBe(true);
    expect(matchesFilters({ ...base, access: null }, { access })).toBe(false);
  }
  expect(matchesFilters({ ...base, access: 'both' }, { access: 'liveaboard' })).toBe(false);
});

test('a depth range matches a site whose depths overlap it', () => {
  const span = (minDepth: number, maxDepth: number) => matchesFilters(base, { minDepth, maxDepth });
  expect(span(0, 5)).toBe(true);
  expect(span(10, 30)).toBe(true);
  expect(span(5, 9)).toBe(true);
  expect(span(20, 30)).toBe(false);
  expect(span(0, 1)).toBe(false);
  const unknown = { ...base, depthMin: null, depthMax: null, depthRange: '' };
  expect(matchesFilters(unknown, { minDepth: 0 })).toBe(false);
  expect(matchesFilters(unknown, { maxDepth: 200 })).toBe(false);
});

test('a site without water temperatures matches no temperature', () => {
  const nothing = { summer: null, autumn: null, winter: null, spring: null };
  for (const waterTempBySeason of [null, nothing]) {
    expect(matchesFilters({ ...base, waterTempBySeason }, { waterTemp: 0 })).toBe(false);
  }
});

test('readFilters swaps the ends of a reversed range', () => {
  expect(readFilters({ minDepth: '30', maxDepth: '20' })).toEqual({ minDepth: 20, maxDepth: 30 });
});

test('the analytics label lists front filters by position and other filters by name', () => {
  expect(filterLabel({ q: 'quokka', skill: 'Advanced' })).toBe('|Advanced||quokka');
  expect(filterLabel({ type: 'wreck' })).toBe('||||type: wreck');
});
