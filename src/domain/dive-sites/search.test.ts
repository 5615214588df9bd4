import { expect, test } from 'vitest';
import { filterableSite as site } from '../../../tests/support/filterable-sites.ts';
import { byName, filterNames } from './filters.ts';
import { matchesFilters } from './filters-read.ts';
import { paginate, readSiteQuery } from './list.ts';
import { searchSites, sortedRegions } from './search.ts';
import { nameSpecies, withSpecies } from './species.ts';

const sites = [
  site('a', { region: 'Perth', skillLevel: 'Advanced' }),
  site('b', { region: 'Perth', depthRange: '', depthMax: null }),
  site('c', { skillLevel: 'Advanced', depthRange: 'to 30 m', depthMax: 30 }),
  site('d', { depthRange: '2–9 m', depthMax: 9 }),
];

test('the counts of a filter depend on the other filters only', () => {
  const { matching, facets } = searchSites(sites, { skill: 'Advanced' });
  expect(matching.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(facets.skill).toEqual([
    { value: 'Beginner', count: 2 },
    { value: 'Intermediate', count: 0 },
    { value: 'Advanced', count: 2 },
  ]);
  expect(facets.region).toEqual([
    { value: 'Perth', count: 1 },
    { value: 'Sydney', count: 1 },
  ]);
  expect(searchSites(sites, { depth: 'deep' }).facets.depth).toEqual([
    { value: 'shallow', count: 2 },
    { value: 'medium', count: 2 },
    { value: 'deep', count: 2 },
  ]);
});

test('each count is the number of results of its choice', () => {
  for (const query of [{}, { q: 'kelp' }, { region: 'Perth' }, { region: 'Perth', q: 'b' }]) {
    const { facets } = searchSites(sites, query);
    for (const name of filterNames) {
      for (const { value, count } of facets[name] ?? []) {
        const chosen = readSiteQuery({ ...query, [name]: value });
        expect(
          sites.filter((one) => matchesFilters(one, chosen)),
          value,
        ).toHaveLength(count);
      }
    }
  }
});

test('for each active filter, a search counts the sites that match without this filter', () => {
  const query = readSiteQuery({ region: 'Perth', depth: 'shallow', skill: 'Advanced', q: ' ' });
  const { matching, loosen } = searchSites(sites, query);
  expect(matching).toEqual([]);
  expect(loosen).toEqual([
    { filter: 'region', count: 0 },
    { filter: 'skill', count: 1 },
    { filter: 'depth', count: 1 },
  ]);
});

test('if removing one filter finds no site, a search names the smallest sets of filters to remove', () => {
  const reefs = [site('e', { region: 'Perth' }), site('f', { region: 'Perth' })];
  const all = [...reefs, site('g', { type: 'wreck', access: 'boat' })];
  const query = readSiteQuery({ region: 'Perth', type: 'wreck', access: 'liveaboard' });
  const { loosen, loosenTogether } = searchSites(all, query);
  expect(loosen.map(({ count }) => count)).toEqual([0, 0, 0]);
  expect(loosenTogether).toEqual([
    { filters: ['type', 'access'], count: 2 },
    { filters: ['region', 'access'], count: 1 },
  ]);
  for (const { filters, count } of loosenTogether) {
    const left = { ...query, ...Object.fromEntries(filters.map((name) => [name, undefined])) };
    expect(searchSites(all, left).matching).toHaveLength(count);
  }
  const withBoat = [...all, site('h', { region: 'Perth', type: 'wreck', access: 'boat' })];
  expect(searchSites(withBoat, query).loosenTogether).toEqual([]);
  expect(searchSites(all, { ...query, region: undefined }).loosenTogether).toEqual([]);
});

test('loaded species are counted and sorted by name', () => {
  const species = [
    { slug: 'weedy', name: 'Weedy Seadragon', terms: [], sites: [1, 2] },
    { slug: 'x-groper', name: 'Blue Groper', terms: [], sites: [2] },
    { slug: 'rare', name: 'Rare', terms: [], sites: [] },
  ];
  const known = withSpecies(
    sites.map((one, index) => ({ ...one, id: index })),
    species,
  );
  const { matching, facets } = searchSites(known, { species: 'weedy', region: 'Sydney' });
  expect(matching.map(({ name }) => name)).toEqual(['c']);
  expect(nameSpecies(facets, species).species).toEqual([
    { value: 'x-groper', count: 1, words: 'Blue Groper' },
    { value: 'weedy', count: 1, words: 'Weedy Seadragon' },
  ]);
  expect(searchSites(sites, {}).facets.species).toEqual([]);
});

test('sites are sorted by depth, with sites of unknown depth last', () => {
  const ranged = [...sites, site('e', { depthRange: '5–12 m', depthMin: null, depthMax: null })];
  const names = searchSites(ranged, { sort: 'depth' }).matching.map(({ name }) => name);
  expect(names).toEqual(['d', 'e', 'a', 'c', 'b']);
});

test('each region is listed once, by name', () => {
  const regions = [{ region: 'Sydney' }, { region: 'albany' }, { region: 'Sydney' }];
  expect(sortedRegions(regions)).toEqual(['albany', 'Sydney']);
});

test('names are sorted by the value of their numbers, without regard to case or accents', () => {
  const names = ['Zone 10', 'zone 2', 'Álex'].map((name) => ({ name }));
  expect(names.sort(byName).map(({ name }) => name)).toEqual(['Álex', 'zone 2', 'Zone 10']);
});

test('for a page that does not exist, paginate returns the nearest existing page', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(paginate(items, 3)).toEqual({ items: [48, 49], page: 3, pages: 3 });
  expect(paginate(items, 99).page).toBe(3);
  expect(paginate([], 1)).toEqual({ items: [], page: 1, pages: 1 });
});

test('a query has the page and the order of an address unless they are invalid or default', () => {
  expect(readSiteQuery({ page: '2', sort: 'depth' })).toEqual({ page: 2, sort: 'depth' });
  expect(readSiteQuery({ page: '-2', sort: 'name' })).toEqual({});
  expect(readSiteQuery({ page: '1e9', sort: 'x' })).toEqual({});
  expect(readSiteQuery({ near: 'glenelg', sort: 'nearest' })).toEqual({ near: 'glenelg' });
  expect(readSiteQuery({ near: 'glenelg', sort: 'name' })).toEqual({
    near: 'glenelg',
    sort: 'name',
  });
});
