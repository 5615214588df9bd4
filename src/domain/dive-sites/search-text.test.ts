import { expect, test } from 'vitest';
import { createMeanings, parseSearchText } from './search-text.ts';

const towns: Record<string, string> = {
  adelaide: 'Adelaide',
  newcastle: 'Newcastle',
  'port douglas': 'Port Douglas',
};

const findTown = (phrase: string) => {
  const name = towns[phrase];
  const slug = phrase.replace(' ', '-');
  return name ? { slug, name, detail: '', latitude: -33, longitude: 151 } : undefined;
};

const meanings = createMeanings(
  ['NSW', 'QLD', 'SA', 'Norfolk Island'],
  ['Adelaide', 'Cairns & Port Douglas', 'Ningaloo – Exmouth', 'Ningaloo – Coral Bay', 'Reef'],
  [
    { slug: 'leafy-seadragon', name: 'Leafy Seadragon', terms: ['leafy', 'seadragon'] },
    { slug: 'weedy-seadragon', name: 'Weedy Seadragon', terms: ['weedy', 'seadragon'] },
    { slug: 'electric-ray', name: 'Electric Ray', terms: [] },
    { slug: 'groper', name: 'Eastern Blue Groper', terms: ['blue groper'] },
  ],
);

test.each([
  ['wreck nsw boat', { type: 'wreck', state: 'NSW', access: 'boat' }, ''],
  ['adelaide shore beginner', { region: 'Adelaide', access: 'shore', skill: 'Beginner' }, ''],
  ['Leafy', { species: 'leafy-seadragon' }, ''],
  ['New South Wales', { state: 'NSW' }, ''],
  ['drift', { type: 'drift' }, ''],
  [
    'WRECKS in Queensland, 20–30 m',
    { type: 'wreck', state: 'QLD', minDepth: 20, maxDepth: 30 },
    '',
  ],
  ['30 to 20m wreck', { type: 'wreck', minDepth: 20, maxDepth: 30 }, ''],
  [
    'Which wrecks can I dive between 20 and 30 m in NSW from a boat?',
    { type: 'wreck', state: 'NSW', access: 'boat', minDepth: 20, maxDepth: 30 },
    '',
  ],
  ['Where do I see leafy seadragons, and when?', { species: 'leafy-seadragon' }, ''],
  ['wrecks deeper than 30 m', { type: 'wreck', minDepth: 30 }, ''],
  ['shore dive under 12m', { access: 'shore', maxDepth: 12 }, ''],
  ['jetties near port douglas', { type: 'pier', region: 'Cairns & Port Douglas' }, ''],
  ['blue gropers in october', { species: 'groper', month: 10 }, ''],
  ['exmouth', { region: 'Ningaloo – Exmouth' }, ''],
  ['norfolk island slack water', { state: 'Norfolk Island', tide: 'slack' }, ''],
  ['wreck deeper than 12.5 m', { type: 'wreck', minDepth: 12 }, ''],
  ['reef shallower than 5.5 m', { type: 'reef', maxDepth: 5 }, ''],
  ['reef 5.5-12.5 m', { type: 'reef', minDepth: 5, maxDepth: 12 }, ''],
  ['reef 5.5m', { type: 'reef', minDepth: 5, maxDepth: 5 }, ''],
  ['electric rays', { species: 'electric-ray' }, ''],
  ['wreck of the dunbar', { type: 'wreck' }, 'dunbar'],
  ['nsw qld', { state: 'NSW' }, 'qld'],
])('%s means %j', (text, filters, rest) => {
  expect(parseSearchText(text, meanings)).toMatchObject({ filters, rest });
});

test.each([
  '',
  '…',
  'yongala',
  'seadragon',
  'ningaloo',
  'the best dives',
  'wreckage',
  '20',
  'below 900 m',
  '1,200 m',
])('"%s" means no filter', (text) => {
  expect(parseSearchText(text, meanings)).toBeUndefined();
});

test('a type takes precedence over a region of the same name', () => {
  expect(parseSearchText('reef', meanings)?.filters).toEqual({ type: 'reef' });
});

test.each([
  [
    'wreck newcastle boat 20-30 m intermediate',
    {
      ...{ type: 'wreck', near: 'newcastle', within: 50, access: 'boat' },
      ...{ minDepth: 20, maxDepth: 30, skill: 'Intermediate' },
    },
  ],
  ['wrecks within 20 km of Newcastle', { type: 'wreck', near: 'newcastle', within: 20 }],
  ['reef 30 km from newcastle', { type: 'reef', near: 'newcastle', within: 50 }],
  ['jetties near port douglas', { type: 'pier', near: 'port-douglas', within: 50 }],
  ['adelaide jetty', { region: 'Adelaide', type: 'pier' }],
  ['jetty near adelaide', { type: 'pier', near: 'adelaide', within: 50 }],
  ['wreck 30m', { type: 'wreck', minDepth: 30, maxDepth: 30 }],
])('if towns are known, %s means %j', (text, filters) => {
  const read = parseSearchText(text, meanings, findTown);
  expect(read).toMatchObject({ rest: '' });
  expect(read?.filters).toEqual(filters);
});

test('each fact is also offered by itself, with the other words as text', () => {
  expect(parseSearchText('wreck nsw 20-30 m dunbar', meanings)?.single).toEqual([
    { minDepth: 20, maxDepth: 30, q: 'wreck nsw dunbar' },
    { type: 'wreck', q: '20-30 m nsw dunbar' },
    { state: 'NSW', q: '20-30 m wreck dunbar' },
  ]);
});
