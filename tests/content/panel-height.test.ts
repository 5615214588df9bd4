import { expect, test } from 'vitest';
import type { SiteShelter } from '../../src/contract/conditions/conditions.ts';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../src/contract/dive-sites/fields/fields.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import { expectedRem } from '../../src/web/features/conditions/expected-height.ts';

const remPixels = 17;

/** Pixels that “Can I dive it?” needed at dusk on 25 November 2026, at 390 and 1440 px. */
const measured: [name: string, station: string | null, narrow: number, wide: number][] = [
  ['Anser Island', null, 1107, 1443],
  ['Ashmore Reef', null, 1089, 1479],
  ['Blue Pearl Bay, Hayman Island', 'Shute Harbour', 1373, 1820],
  ['Delambre Island', null, 1260, 1623],
  ['Ex-HMAS Canberra', 'Queenscliff', 1342, 1735],
  ['Halifax Park', 'Sydney Fort Denison', 2001, 2122],
  ['Money Shoal', null, 1152, 1404],
  ['Portsea Pier', 'Queenscliff', 1225, 1750],
];

test.each(measured)('the panel of %s fits into the height that its guide reserves', (...site) => {
  const [name, tideStation, narrow, wide] = site;
  const seed = readSeedDiveSites().find((one) => one.name === name);
  const record = { ...Object.fromEntries(fieldKeys.map((key) => [key, null])), ...seed };
  const panelSite = record as unknown as DiveSite;
  const shelter = {
    tideStation,
    sides: panelSite.shelterSides,
    sidesNote: panelSite.shelterNote,
    sidesSource: panelSite.provenance?.shelterSides,
    vague: null,
  } as unknown as SiteShelter;
  const pixels = (layout: 'narrow' | 'wide') => expectedRem(panelSite, shelter, layout) * remPixels;
  expect(pixels('narrow')).toBeGreaterThanOrEqual(narrow);
  expect(pixels('narrow')).toBeLessThan(narrow * 1.2);
  expect(pixels('wide')).toBeGreaterThanOrEqual(wide);
  expect(pixels('wide')).toBeLessThan(wide * 1.2);
});
