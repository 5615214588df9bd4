import { expect, test } from 'vitest';
import { filterableSite } from '../../../tests/support/filterable-sites.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { createDictionary, type Interpretation, searchInterpreted } from './interpretation.ts';
import type { SiteQuery } from './list.ts';

const site = (name: string, rest: Partial<FilterableSite> = {}) =>
  filterableSite(name, { access: 'boat', species: [], ...rest });

const sites = [
  site('Dunbar', { type: 'wreck', access: 'both' }),
  site('Valiant', { type: 'wreck', skillLevel: 'Advanced' }),
  site('SS Yongala', { type: 'wreck', state: 'QLD', region: 'Townsville' }),
  site('Wreck Bay', { species: ['leafy'], access: 'shore' }),
];
const dictionary = createDictionary(sites, [
  { slug: 'leafy', name: 'Leafy Seadragon', terms: ['leafy'] },
]);

function search(query: SiteQuery) {
  const { matching, words } = searchInterpreted(sites, query, dictionary);
  const read: Partial<Interpretation> = words ?? {};
  return { names: matching.map(({ name }) => name), ...read };
}

test('beside what holds the text, what its words mean is offered with counts', () => {
  expect(search({ q: 'wreck' })).toEqual({
    names: ['Wreck Bay'],
    offers: [{ filters: { type: 'wreck' }, words: 'All wrecks', count: 3 }],
  });
  expect(search({ q: 'wreck', state: 'QLD' }).taken).toEqual({ type: 'wreck', q: undefined });
});

test('places are named as people say them', () => {
  const onIsland = site('Flying Fish Cove', {
    state: 'Christmas Island',
    region: 'Christmas Island',
  });
  const named = [onIsland, site('Ulladulla wreck in Tasmania', { state: 'TAS' })];
  const offered = (q: string) =>
    searchInterpreted(named, { q }, createDictionary(named, [])).words?.offers.map(
      ({ words }) => words,
    );
  expect(offered('christmas island')).toContain('On Christmas Island');
  expect(offered('tasmania')).toContain('In Tasmania');
});

test('a text that no site holds is taken for what its words mean', () => {
  expect(search({ q: 'wreck nsw boat' })).toEqual({
    names: ['Dunbar', 'Valiant'],
    taken: { type: 'wreck', state: 'NSW', access: 'boat', q: undefined },
    offers: [],
  });
  expect(search({ q: 'leafy' })).toMatchObject({
    names: ['Wreck Bay'],
    taken: { species: 'leafy' },
  });
  expect(search({ q: 'wreck of the valiant' })).toMatchObject({
    names: ['Valiant'],
    taken: { type: 'wreck', q: 'valiant' },
  });
});

test('typing errors in names and in words that mean something are corrected', () => {
  expect(search({ q: 'yongola' })).toMatchObject({
    names: ['SS Yongala'],
    taken: { q: 'yongala' },
  });
  expect(search({ q: 'wrecks townsvile' })).toMatchObject({
    names: ['SS Yongala'],
    taken: { type: 'wreck', region: 'Townsville' },
  });
});

test('offers each meaning that finds a site when all of them together find none', () => {
  const { names, taken, offers } = search({ q: 'leafy wreck advanced' });
  expect([names, taken]).toEqual([[], undefined]);
  expect(offers?.map(({ words, count }) => [words, count])).toEqual([
    ['Leafy Seadragon', 1],
    ['All wrecks', 3],
    ['Advanced', 1],
  ]);
});

test('other filters stay, and an unknown text finds nothing', () => {
  expect(search({ q: 'wreck nsw', skill: 'Advanced' }).names).toEqual(['Valiant']);
  expect(search({ q: 'zzzz' })).toEqual({ names: [], offers: [] });
  expect(search({ skill: 'Advanced' })).toEqual({ names: ['Valiant'] });
});
