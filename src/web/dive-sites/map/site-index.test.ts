import { afterEach, expect, test, vi } from 'vitest';
import type { MapSite } from '../../../contract/dive-sites.ts';
import { indexSites } from './site-index.ts';

const australia = { south: -60, north: 0, west: 90, east: 170 };

const siteAt = (id: number, latitude: string, longitude: string, skillLevel = 'Beginner') =>
  ({ id, name: `Site ${id}`, latitude, longitude, skillLevel }) as MapSite;

afterEach(() => vi.restoreAllMocks());

test('Sites that would cover each other are one cluster with their skills', () => {
  const index = indexSites([
    siteAt(1, '-33.85', '151.3'),
    siteAt(2, '-33.86', '151.31', 'Advanced'),
    siteAt(3, '-33.84', '151.29', 'Advanced'),
    siteAt(4, '-32', '115.5'),
  ]);
  const far = index.entriesIn(australia, 3);
  expect(far.flatMap(({ site }) => site?.id ?? [])).toEqual([4]);
  const [cluster] = far.flatMap((entry) => entry.cluster ?? []);
  expect(cluster).toMatchObject({
    count: 3,
    skills: { Beginner: 1, Intermediate: 0, Advanced: 2 },
  });
  const held = index.sitesOf(cluster?.id ?? 0).map(({ id }) => id);
  expect(held.toSorted()).toEqual([1, 2, 3]);
  expect(index.expansionZoom(cluster?.id ?? 0)).toBeLessThan(18);
  const near = index.entriesIn(australia, 16);
  expect(near.flatMap(({ site }) => site?.id ?? []).toSorted()).toEqual([1, 2, 3, 4]);
});

test('Sites at one place stay a cluster to the end', () => {
  const index = indexSites([siteAt(1, '-33.85', '151.3'), siteAt(2, '-33.85', '151.3')]);
  const [entry] = index.entriesIn(australia, 18);
  expect(entry?.cluster?.count).toBe(2);
  expect(index.expansionZoom(entry?.cluster?.id ?? 0)).toBeGreaterThan(18);
});

test('A site without valid coordinates is left out with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const nowhere = { ...siteAt(3, '', ''), latitude: null } as unknown as MapSite;
  const index = indexSites([
    siteAt(1, '-33.85', '151.3'),
    siteAt(2, 'south', '151.3'),
    siteAt(4, 'NaN', 'NaN'),
    nowhere,
  ]);
  expect(index.entriesIn(australia, 3).map(({ site }) => site?.id)).toEqual([1]);
  expect(warn.mock.calls.map(([text]) => text)).toEqual(
    [2, 4, 3].map((id) => `Dive site ${id} (Site ${id}) has no valid coordinates`),
  );
});

test('An entry has the same key while the marker shows the same', () => {
  const site = siteAt(1, '-33.85', '151.3');
  const key = (shown: MapSite) => indexSites([shown]).entriesIn(australia, 3)[0]?.key;
  expect(key({ ...site, permit: 'Ask the council' })).toBe(key(site));
  expect(key({ ...site, status: 'closed' })).not.toBe(key(site));
});
