import { expect, test } from 'vitest';
import { isShut, seasonKinds, waters } from '../../src/domain/dive-sites/facts.ts';
import { hazardDisagreements } from '../../src/domain/hazards/hazard-mentions.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';

const diveSites = readSeedDiveSites();

test('the hazard list of each site matches its text', () => {
  const wrong = diveSites
    .map((site) => [site.name, hazardDisagreements(site)] as const)
    .filter(([, kinds]) => kinds.length > 0);
  expect(wrong).toEqual([]);
});

test('each site has a hazard list and a kind of water', () => {
  for (const { name, hazardList, water, type } of diveSites) {
    expect(hazardList?.length, name).toBeGreaterThan(0);
    expect(waters, name).toContain(water);
    expect(water === 'fresh', name).toBe(type === 'freshwater');
  }
});

test('each open salt-water site has best months and a kind of season', () => {
  for (const { name, bestMonths, seasonKind, status, type } of diveSites) {
    if (isShut(status) || type === 'freshwater') continue;
    expect(bestMonths, name).not.toBeNull();
    expect(seasonKinds, name).toContain(seasonKind);
  }
});

test.each(['Darwin', 'Townsville', 'Cairns'])('inshore sites near %s name stingers', (region) => {
  const inshore = diveSites.filter(
    (site) => site.region.startsWith(region) && site.water !== 'ocean' && site.water !== 'fresh',
  );
  expect(inshore.length).toBeGreaterThan(0);
  for (const { name, hazardList } of inshore) {
    expect(
      hazardList?.map(({ kind }) => kind),
      name,
    ).toContain('stingers');
  }
});
