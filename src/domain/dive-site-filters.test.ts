import { expect, test } from 'vitest';
import {
  byName,
  createSiteFinder,
  pageOf,
  readFilters,
  regionsOf,
  type SiteFilters,
} from './dive-site-filters.ts';

/** What a finder finds that was never asked before. */
const filterSites = (sites: ReturnType<typeof site>[], filters: SiteFilters) =>
  createSiteFinder(sites)(filters);

const site = (
  name: string,
  rest: Partial<Parameters<typeof createSiteFinder>[0][number]> = {},
) => ({
  name,
  region: 'Sydney',
  description: 'Kelp and sand.',
  marineLife: null,
  skillLevel: 'Beginner',
  depthRange: '5–18 m',
  ...rest,
});

test('the text is looked for in name, description, region and marine life, whatever its case', () => {
  const sites = [
    site('Gordons Bay'),
    site('Wolf Rock', { region: 'Rainbow Beach', marineLife: 'Grey nurse sharks' }),
  ];
  const found = (q: string) => filterSites(sites, { q }).map(({ name }) => name);
  expect(found('GORDONS')).toEqual(['Gordons Bay']);
  expect(found('nurse')).toEqual(['Wolf Rock']);
  expect(found('rainbow')).toEqual(['Wolf Rock']);
  expect(found('kelp')).toHaveLength(2);
});

test('a finder finds the same whatever was looked for before', () => {
  const sites = [
    site('Wolf Rock', { marineLife: 'Grey nurse sharks' }),
    site('Grey Reef'),
    site('Nurse Bay'),
    site('Reef', { region: 'Grey' }),
  ];
  const find = createSiteFinder(sites);
  for (const q of ['g', 'gr', 'grey', 'grey n', 'grey', 'gre', 'nurse', '', 'rock', 'Grey\u0000']) {
    expect(find({ q }), q).toEqual(filterSites(sites, { q }));
  }
  expect(find({ q: 'grey', region: 'Grey' }).map(({ name }) => name)).toEqual(['Reef']);
  expect(find({ q: 'grey' })).toHaveLength(3);
});

test('a text that begins in one field and goes on in the next is found in none', () => {
  expect(filterSites([site('Bay')], { q: 'baysydney' })).toEqual([]);
});

test('regions come once each, by name', () => {
  const sites = [{ region: 'Sydney' }, { region: 'albany' }, { region: 'Sydney' }];
  expect(regionsOf(sites)).toEqual(['albany', 'Sydney']);
});

test('region and skill match exactly and a site without a depth passes', () => {
  const sites = [
    site('a', { skillLevel: 'Advanced' }),
    site('b', { depthRange: '' }),
    site('c', { region: 'Sydney Harbour' }),
  ];
  expect(filterSites(sites, { skill: 'Advanced' }).map(({ name }) => name)).toEqual(['a']);
  expect(filterSites(sites, { depth: 'deep' }).map(({ name }) => name)).toEqual(['b']);
  expect(filterSites(sites, { region: 'Sydney' })).toHaveLength(2);
});

test('names sort as a reader expects', () => {
  const names = ['Zone 10', 'zone 2', 'Álex'].map((name) => ({ name }));
  expect(names.sort(byName).map(({ name }) => name)).toEqual(['Álex', 'zone 2', 'Zone 10']);
});

test('a page that does not exist becomes the nearest that does', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(pageOf(items, 3)).toEqual({ items: [48, 49], page: 3, pages: 3 });
  expect(pageOf(items, 99).page).toBe(3);
  expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1 });
});

test('an address that means nothing filters nothing', () => {
  expect(readFilters({ skill: 'Master', depth: 'x', page: '-2' })).toEqual({});
  expect(readFilters({ q: 42, page: '2' })).toEqual({ q: '42', page: 2 });
});
