import { expect, test } from 'vitest';
import { filterChoices, fitsFilters, type ListedSite, noFilters } from './site-filters.ts';

const site = (fields: Partial<ListedSite>): ListedSite =>
  ({
    name: 'Jetty',
    region: 'Sydney',
    state: 'NSW',
    status: null,
    type: 'pier',
    featured: false,
    imageUrl: null,
    videoUrl: null,
    checkedOn: null,
    ...fields,
  }) as ListedSite;

test.each([
  [{}, {}, true],
  [{ region: 'Sydney' }, {}, true],
  [{ region: 'Perth' }, {}, false],
  [{ status: 'closed' }, { status: 'closed' as const }, true],
  [{ status: 'closed' }, {}, false],
  [{ status: 'none' }, {}, true],
  [{ status: 'none' }, { status: 'open' as const }, false],
  [{ state: 'none' }, { state: '' }, true],
  [{ type: 'pier', region: 'Sydney' }, {}, true],
  [{ type: 'reef', region: 'Sydney' }, {}, false],
  [{ checked: 'never' }, {}, true],
  [{ checked: 'old' }, { checkedOn: '2025-10-01' }, true],
  [{ checked: 'recent' }, { checkedOn: '2025-10-01' }, false],
  [{ checked: 'recent' }, { checkedOn: '2026-01-01' }, true],
  [{ has: 'featured' }, { featured: true }, true],
  [{ has: 'photo' }, { imageUrl: '/a.jpg' }, false],
  [{ has: 'video' }, {}, true],
])('filters %j match a site with %j: %s', (filters, fields, fits) => {
  expect(fitsFilters(site(fields), { ...noFilters, ...filters }, '2026-11-23')).toBe(fits);
});

test('the choices are the sites’ regions and states by name; `none` follows the states', () => {
  const sites = [site({}), site({ region: 'Adelaide', state: 'SA' }), site({ state: null })];
  const choices = filterChoices(sites);
  expect(Object.keys(choices.region)).toEqual(['Adelaide', 'Sydney']);
  expect(Object.keys(choices.state)).toEqual(['NSW', 'SA', 'none']);
});
