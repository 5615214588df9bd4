import { afterEach, expect, test, vi } from 'vitest';
import type { MapSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { project, tileSize } from '../../../../domain/geo/map-fit.ts';
import { randomFrom } from '../../../../domain/section/random.ts';
import { indexSites, regionOfMost } from './site-index.ts';

const australia = { south: -60, north: 0, west: 90, east: 170 };

const siteAt = (id: number, latitude: string, longitude: string, skillLevel = 'Beginner') =>
  ({ id, name: `Site ${id}`, latitude, longitude, skillLevel }) as MapSite;

afterEach(() => vi.restoreAllMocks());

test('Sites that would cover each other form one cluster with their skill levels', () => {
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
  const held = cluster?.sites().map(({ id }) => id);
  expect(held?.toSorted()).toEqual([1, 2, 3]);
  expect(cluster?.expansionZoom()).toBeLessThan(18);
  const near = index.entriesIn(australia, 16);
  expect(near.flatMap(({ site }) => site?.id ?? []).toSorted()).toEqual([1, 2, 3, 4]);
});

test('Only sites whose pins would cover each other form a cluster from zoom 10', () => {
  // The sites are almost 5 km apart, which is 38 pixels at zoom 10.
  const index = indexSites([siteAt(1, '-33.85', '151.3'), siteAt(2, '-33.85', '151.352')]);
  expect(index.entriesIn(australia, 9)[0]?.cluster?.expansionZoom()).toBe(10);
  expect(index.entriesIn(australia, 10).map(({ site }) => site?.id)).toEqual([1, 2]);
});

test('A cluster is named after the region of most of its sites, if known', () => {
  const inRegion = (id: number, region: string) => ({ ...siteAt(id, '-33', '151'), region });
  const sites = [inRegion(1, 'Sydney'), inRegion(2, 'Port Stephens'), inRegion(3, 'Sydney')];
  expect(regionOfMost(sites)).toBe('Sydney');
  expect(regionOfMost([{ id: 1, latitude: '-33', longitude: '151', skillLevel: 'Beginner' }])).toBe(
    undefined,
  );
});

test('Sites at one position form a cluster at every zoom', () => {
  const index = indexSites([siteAt(1, '-33.85', '151.3'), siteAt(2, '-33.85', '151.3')]);
  const [entry] = index.entriesIn(australia, 18);
  expect(entry?.cluster?.count).toBe(2);
  expect(entry?.cluster?.expansionZoom()).toBeGreaterThan(18);
});

test('Markers are at least 32 pixels apart and no site is lost at any zoom', () => {
  const random = randomFrom('coast');
  // The sites lie along a coast, where the centres of neighbouring clusters are close.
  const coast = Array.from({ length: 1000 }, (_, index) =>
    siteAt(index, String(-34 + random() * 3), String(150 + random() * random() * 2)),
  );
  const index = indexSites(coast);
  for (let zoom = 2; zoom <= 18; zoom++) {
    const entries = index.entriesIn(australia, zoom);
    const sites = entries.flatMap(({ site, cluster }) => site ?? cluster.sites());
    expect(new Set(sites.map(({ id }) => id)).size).toBe(coast.length);
    for (const { cluster } of entries) {
      if (!cluster) continue;
      expect(cluster.sites()).toHaveLength(cluster.count);
      expect(cluster.skills.Beginner).toBe(cluster.count);
      expect(cluster.expansionZoom()).toBeGreaterThan(zoom);
    }
    const boxes = entries.map(({ position, site }) => {
      const { x, y } = project(position);
      const world = tileSize * 2 ** zoom;
      return { x: x * world, y: y * world - (site ? 18 : 0) };
    });
    for (const [at, box] of boxes.entries()) {
      const apart = boxes
        .slice(0, at)
        .map((other) => Math.max(Math.abs(box.x - other.x), Math.abs(box.y - other.y)));
      expect(Math.min(Number.POSITIVE_INFINITY, ...apart)).toBeGreaterThanOrEqual(32);
    }
  }
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
    [2, 3, 4].map((id) => `Dive site ${id} (Site ${id}) has no valid coordinates`),
  );
});

test('The key of an entry changes only with its marker’s appearance', () => {
  const site = siteAt(1, '-33.85', '151.3');
  const key = (shown: MapSite) => indexSites([shown]).entriesIn(australia, 3)[0]?.key;
  expect(key({ ...site, permit: 'Ask the council' })).toBe(key(site));
  expect(key({ ...site, status: 'closed' })).not.toBe(key(site));
});
