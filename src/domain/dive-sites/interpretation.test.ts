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

test('a search with text matches also offers the meanings of the words, with counts', () => {
  expect(search({ q: 'wreck' })).toEqual({
    names: ['Wreck Bay'],
    offers: [{ filters: { type: 'wreck' }, words: 'All wrecks', count: 3 }],
  });
  expect(search({ q: 'wreck', state: 'QLD' }).taken).toEqual({ type: 'wreck', q: undefined });
});

test('an offer names a state with the right preposition', () => {
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

test('a text that no site contains is replaced by the meaning of its words', () => {
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

test('typing errors in names and in known words are corrected', () => {
  expect(search({ q: 'yongola' })).toMatchObject({
    names: ['SS Yongala'],
    taken: { q: 'yongala' },
  });
  expect(search({ q: 'wrecks townsvile' })).toMatchObject({
    names: ['SS Yongala'],
    taken: { type: 'wreck', region: 'Townsville' },
  });
});

test('a search without results removes the obstructing fact and names it', () => {
  expect(search({ q: 'leafy wreck advanced' })).toMatchObject({
    names: ['Valiant'],
    loosened: { dropped: ['species'], count: 1 },
  });
  const named = search({ q: 'wreck nsw zzzz' });
  expect(named.names).toEqual(['Dunbar', 'Valiant']);
  expect(named.loosened?.words).toBe('None with all of this; 2 without “zzzz”.');
});

test('a search widens depths and reach before it removes a fact', () => {
  const newcastle = {
    slug: 'newcastle',
    name: 'Newcastle',
    detail: 'NSW',
    latitude: -32.93,
    longitude: 151.78,
  };
  const deep = [
    site('Far', {
      type: 'wreck',
      depthMin: 31,
      depthMax: 34,
      latitude: '-33.6',
      longitude: '151.5',
    }),
    site('Farther', {
      type: 'wreck',
      depthMin: 22,
      depthMax: 25,
      latitude: '-33.6',
      longitude: '151.4',
    }),
  ];
  const withTown = createDictionary(deep, [], (phrase) =>
    phrase === 'newcastle' ? newcastle : undefined,
  );
  const read = (q: string) => searchInterpreted(deep, { q }, withTown);
  const reach = read('wreck newcastle 20-30 m');
  expect(reach.matching.map(({ name }) => name)).toEqual(['Farther']);
  expect(reach.words).toMatchObject({
    taken: { type: 'wreck', near: 'newcastle', within: 100, minDepth: 20, maxDepth: 30 },
    place: newcastle,
    loosened: { words: 'None within 50 km of Newcastle; 1 within 100 km.', dropped: [] },
  });
  expect(read('wreck boat 36-40 m').words?.loosened?.words).toBe(
    'None between 36 and 40 m; 1 between 31 and 45 m.',
  );
});

test('a search does not widen depths beyond the range of the filter', () => {
  const deepest = [site('Trench', { type: 'wreck', depthMin: 199, depthMax: 300 })];
  const { words } = searchInterpreted(deepest, { q: 'wreck 190-198 m' }, createDictionary([], []));
  expect(words?.loosened?.filters).toMatchObject({ minDepth: 185, maxDepth: 200 });
});

test('a search loosens a text that contradicts a filter, and keeps the filter', () => {
  expect(search({ skill: 'Advanced', q: 'beginner wreck' })).toMatchObject({
    names: ['Valiant'],
    taken: { type: 'wreck' },
    loosened: { words: 'None with all of this; 1 without “Beginner”.' },
  });
  expect(search({ type: 'wreck', q: 'reef townsville boat' }).names).toEqual(['SS Yongala']);
  expect(search({ skill: 'Advanced', q: 'beginners' })).toEqual({ names: [], offers: [] });
});

test('distances start at the place of a filter, or else at the place in the text', () => {
  const place = (slug: string, latitude: number) => ({
    slug,
    name: slug,
    detail: 'NSW',
    latitude,
    longitude: 151,
  });
  const [north, south] = [place('north', -30), place('south', -35)];
  const at = ({ latitude }: { latitude: number }) => ({
    latitude: String(latitude),
    longitude: '151',
  });
  const around = [
    site('Hull north', { type: 'wreck', ...at(north) }),
    site('Keel south', { type: 'wreck', ...at(south) }),
  ];
  const places = createDictionary(around, [], (phrase) =>
    [north, south].find(({ slug }) => slug === phrase),
  );
  const read = (query: SiteQuery) => searchInterpreted(around, query, places, north);
  const near = { near: 'north', within: 10 } as const;
  const contradicting = read({ ...near, q: 'wreck boat south' });
  expect(contradicting.matching.map(({ name }) => name)).toEqual(['Hull north']);
  expect(contradicting.words).toMatchObject({
    place: undefined,
    loosened: { words: 'None with all of this; 1 without within 50 km of south.' },
  });
  const offers = read({ near: 'north', q: 'south' }).words?.offers;
  expect(offers).toEqual([
    { filters: { near: 'south', within: 50 }, words: 'Within 50 km of south', count: 1 },
  ]);
  expect(read({ ...near, q: 'wreck north' }).words?.taken).toMatchObject({ type: 'wreck' });
});

test('filters without results stay, and the search suggests loosened filters with results', () => {
  const { matching, words } = searchInterpreted(
    sites,
    { type: 'wreck', access: 'liveaboard' },
    dictionary,
  );
  expect(matching).toEqual([]);
  expect(words?.taken).toBeUndefined();
  expect(words?.loosened).toMatchObject({ filters: { type: 'wreck' }, count: 3 });
});

test('other filters stay, and an unknown text finds nothing', () => {
  expect(search({ q: 'wreck nsw', skill: 'Advanced' }).names).toEqual(['Valiant']);
  expect(search({ q: 'zzzz' })).toEqual({ names: [], offers: [] });
  expect(search({ skill: 'Advanced' })).toEqual({ names: ['Valiant'] });
});
