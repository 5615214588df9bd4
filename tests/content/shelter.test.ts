import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contradictions } from '../../scripts/lib/shelter-contradictions.ts';
import openWater from '../../seed/shelter.json' with { type: 'json' };
import { fetchKey } from '../../src/domain/conditions/shelter/site-fetch.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';

const documented = readFileSync('docs/measurements/shelter.md', 'utf8');
const stored: Record<string, { fetchKm: number[] } | undefined> = openWater;

test('shelter.md lists every contradiction between stated shelter and shoreline', () => {
  const rows = documented.split('\n').filter((line) => /^\| .* \| .* km \| /.test(line));
  const listed = rows.map((row) => row.split(' | ').slice(0, 3).join(' | ').replace('| ', ''));
  const found = readSeedDiveSites().flatMap((site) => {
    const at = { latitude: Number(site.latitude), longitude: Number(site.longitude) };
    const { fetchKm } = stored[fetchKey(at, site.positionErrorKm ?? null)] ?? {};
    if (!fetchKm) return [];
    return contradictions(site, fetchKm).map(({ said, km }) => `${site.name} | ${said} | ${km} km`);
  });
  expect(found.length).toBeGreaterThan(2);
  expect(listed.sort()).toEqual(found.sort());
});

test('shelter.md states the number of sites with stored open water', () => {
  expect(documented).toContain(`${Object.keys(openWater).length} salt-water sites`);
});
