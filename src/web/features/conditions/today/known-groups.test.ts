import { expect, test } from 'vitest';
import type { OutlookSite } from '../../../../contract/conditions/outlook.ts';
import { packSides } from '../../../../domain/dive-sites/facts.ts';
import { knownGroups } from './known-groups.ts';

const from = '2026-11-24T09:00:00+11:00';
const turn = { time: from, height: 1.2, kind: 'high' } as const;
const known = (name: string, site: Partial<OutlookSite>) => ({ name, tide: [], ...site });
const withoutSea: NonNullable<OutlookSite['withoutSea']> = {
  outcome: 'fine',
  windows: [{ from, to: from }],
  isAllDay: true,
  reasons: [],
};
const tide = [{ from, to: from, turn, slack: null }];

const sites = [
  known('Reef', { withoutSea: { ...withoutSea, windows: [] } }),
  known('Cove', {
    withoutSea: { ...withoutSea, windows: [] },
    shelteredSides: packSides((side) => side !== 'E'),
  }),
  known('Late narrows', {
    withoutSea: {
      ...withoutSea,
      windows: [{ from: `${from.slice(0, 11)}15:00:00+11:00`, to: from }],
    },
    tide,
  }),
  known('Early narrows', { withoutSea, tide }),
  known('Headland', { withoutSea: { ...withoutSea, isAllDay: false } }),
  known('Shut pier', {
    withoutSea: { ...withoutSea, outcome: 'leave', reasons: ['The site is closed.'] },
    shelteredSides: 255,
  }),
  known('Inlet', { withoutSea: { ...withoutSea, outcome: 'unknown' } }),
] as unknown as OutlookSite[];

const names = (...args: Parameters<typeof knownGroups>) =>
  knownGroups(...args).map(({ title, sites: some }) => [title, ...some.map(({ name }) => name)]);

test('sites are grouped by their times before a wind is chosen, closed ones last', () => {
  expect(names(sites, [])).toEqual([
    ['At some times only', 'Early narrows', 'Headland', 'Late narrows'],
    ['Any time of the day', 'Reef', 'Cove'],
    ['Something else is not known', 'Inlet'],
    ['Closed, out of season, after rain, or no tide that suits', 'Shut pier'],
  ]);
});

test('sites sheltered from all chosen winds come first', () => {
  expect(names(sites, ['S', 'SW'])[0]).toEqual([
    'Sheltered from the south and the south-west',
    'Cove',
  ]);
  expect(names(sites, ['S', 'E']).map(([title]) => title)).toEqual([
    'Not known to be sheltered from there: at some times only',
    'Not known to be sheltered from there: any time of the day',
    'Something else is not known',
    'Closed, out of season, after rain, or no tide that suits',
  ]);
});
