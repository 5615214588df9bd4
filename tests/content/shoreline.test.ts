import { expect, test } from 'vitest';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import shoreline from '../data/shoreline.json' with { type: 'json' };

/**
 * Error of GSHHG's own shore in metres (scripts/lib/shoreline/README.md): GSHHG places some
 * measured positions near Sydney and Perth half a kilometre inland.
 */
const shorelineError = 500;

const computed = new Map(shoreline.sites.map((site) => [site.name, site]));
const saltWaterSites = readSeedDiveSites().filter(({ type }) => type !== 'freshwater');

test('the distances to the water were computed for the positions of the catalogue', () => {
  const changed = readSeedDiveSites().filter(({ name, latitude, longitude }) => {
    const known = computed.get(name);
    return known?.latitude !== latitude || known.longitude !== longitude;
  });
  expect(
    changed.map(({ name }) => name),
    'run node scripts/shoreline.ts',
  ).toEqual([]);
});

test('no salt-water site lies further inland than position and shoreline errors allow', () => {
  const inland = saltWaterSites.flatMap(({ name, positionErrorKm }) => {
    const metres = computed.get(name)?.metresInland ?? Number.POSITIVE_INFINITY;
    const allowed = (positionErrorKm ?? 0) * 1000 + shorelineError;
    return metres > allowed ? [`${name}: ${metres} m inland, ${allowed} m allowed`] : [];
  });
  expect(inland).toEqual([]);
});

test('the shoreline places a sinkhole far inland and most salt-water sites at sea', () => {
  const metres = (name: string) => computed.get(name)?.metresInland ?? Number.NaN;
  expect(metres('Kilsby Sinkhole, Mount Schank')).toBeGreaterThan(10_000);
  expect(metres('SS Yongala')).toBe(0);
  const atSea = saltWaterSites.filter(({ name }) => metres(name) === 0);
  expect(atSea.length).toBeGreaterThan(saltWaterSites.length / 2);
});
