import { expect, test } from 'vitest';
import { landingSentence, landingTitle } from './landing-text.ts';
import { findLanding, landingPath, toLanding } from './landings.ts';

test('a query has an address only if its single filter is a type, a state or a region', () => {
  expect(toLanding({ type: 'wreck', q: ' ' })).toEqual({ filter: 'type', value: 'wreck' });
  expect(toLanding({ region: 'Adelaide' })).toEqual({ filter: 'region', value: 'Adelaide' });
  for (const filters of [
    {},
    { type: 'wreck', state: 'NSW' },
    { q: 'wreck' },
    { skill: 'Beginner' },
  ]) {
    expect(toLanding(filters as object)).toBeUndefined();
  }
  expect(landingPath({ filter: 'region', value: '…' })).toBeUndefined();
  expect(findLanding('castles', ['NSW'])).toBeUndefined();
  expect(findLanding('nsw', ['QLD', 'NSW'])).toEqual({ filter: 'state', value: 'NSW' });
  // A type takes precedence over a state of the same name.
  expect(findLanding('wrecks', ['Wrecks'])).toEqual({ filter: 'type', value: 'wreck' });
});

const counts = (total: number) => ({
  total,
  facets: {
    skill: [{ value: 'Beginner', count: 12 }],
    access: [{ value: 'shore', count: 0 }],
    type: [
      { value: 'reef', count: 3 },
      { value: 'wreck', count: 40 },
    ],
    state: [
      { value: 'NSW', count: 9 },
      { value: 'QLD', count: 30 },
    ],
  },
});

test('a list is described in one sentence without empty counts', () => {
  const wrecks = { filter: 'type', value: 'wreck' } as const;
  expect(landingTitle(wrecks)).toBe('Wreck Dives in Australia');
  expect(landingSentence(wrecks, counts(91))).toBe(
    '91 wrecks, among them 12 for beginners and 30 in Queensland, each with its depth, season, access and hazards.',
  );
  const nsw = { filter: 'state', value: 'NSW' } as const;
  expect(landingTitle(nsw)).toBe('Dive Sites in New South Wales');
  expect(landingSentence(nsw, counts(1040))).toBe(
    '1,040 dive sites in New South Wales, among them 12 for beginners and 40 wrecks, each with its depth, season, access and hazards.',
  );
  const region = { filter: 'region', value: 'Adelaide' } as const;
  expect(landingTitle({ filter: 'state', value: 'Norfolk Island' })).toBe(
    'Dive Sites on Norfolk Island',
  );
  expect(landingTitle({ filter: 'state', value: 'Cocos (Keeling) Islands' })).toBe(
    'Dive Sites in the Cocos (Keeling) Islands',
  );
  expect(landingTitle(region)).toBe('Adelaide: Dive Sites');
  expect(landingSentence(region, { total: 1, facets: {} })).toBe(
    '1 dive site in the region Adelaide, each with its depth, season, access and hazards.',
  );
});
