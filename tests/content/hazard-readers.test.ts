import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../src/contract/dive-sites/fields/fields.ts';
import { dayOutlook } from '../../src/domain/conditions/verdict/day-outlook.ts';
import { siteNotes } from '../../src/domain/export/exported-site.ts';
import type { Hazard } from '../../src/domain/hazards/hazard-kinds.ts';
import { hazardsOnDay } from '../../src/domain/hazards/hazard-text.ts';
import { tripCalendar, tripCsv } from '../../src/domain/trips/trip-files.ts';
import { createSiteJudge } from '../../src/server/features/conditions/verdict.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import { HazardSeasons } from '../../src/web/features/dive-sites/hazard-seasons.tsx';

const crocodiles: Hazard = { kind: 'crocodiles', months: [3], note: null, source: null };
const seed = readSeedDiveSites().find(
  ({ name }) => name === 'Shelly Beach (Cabbage Tree Bay), Manly',
);
const site = {
  id: 1,
  ...Object.fromEntries(fieldKeys.map((key) => [key, null])),
  ...seed,
  latitude: String(seed?.latitude),
  longitude: String(seed?.longitude),
  hazardList: [crocodiles],
} as unknown as DiveSite;

const noon = (month: string) => new Date(`2027-${month}-15T02:00:00Z`);
const calmSea = { windFrom: 270, windKnots: 3, swellFrom: 135, swellMetres: 0.3, swellSeconds: 8 };

async function judgeIn(month: string) {
  const at = noon(month);
  const { judge } = await createSiteJudge(site, at, at);
  return judge(at, [{ ...calmSea, rainDays: 9 }]);
}

const stop = { id: 1, name: 'A', region: 'B', latitude: -33.8, longitude: 151.3 };
const tripIn = (month: string) => ({
  id: 'a',
  name: 'Trip',
  notes: '',
  minutes: 45,
  from: { name: 'Sydney', latitude: -33.9, longitude: 151.2 },
  firstDay: `2027-${month}-15`,
  days: [[stop]],
  createdAt: '',
  changedAt: '',
});
const source = {
  stamp: noon('01'),
  host: 'dive.example',
  url: 'https://dive.example/trips',
  pageUrl: () => 'https://dive.example/dive-sites/1',
  positionText: () => '',
  credits: '',
  dangers: (_: number, day: string) => hazardsOnDay(site.hazardList, day),
};

/** The readers of the hazard list; each function returns the reader's text for a month. */
const readers: [string, (month: string) => Promise<string> | string][] = [
  ['verdict', async (month) => JSON.stringify(await judgeIn(month))],
  [
    '/today',
    async (month) => {
      const verdict = await judgeIn(month);
      return JSON.stringify(dayOutlook(() => verdict, noon(month), noon(month)));
    },
  ],
  ['briefing and trip', (month) => hazardsOnDay(site.hazardList, `2027-${month}-15`) ?? ''],
  ['spreadsheet of a trip', (month) => tripCsv(tripIn(month), source)],
  [
    'calendar of a trip',
    (month) => (tripCalendar(tripIn(month), source) ?? '').replace(/\r\n /g, ''),
  ],
];

test.each(readers)('%s names a hazard of the list only in its month', async (_, says) => {
  expect(await says('03')).toMatch(/crocodiles/i);
  expect(await says('04')).not.toMatch(/crocodiles/i);
});

test('guide and exports name a hazard of the list with its months', () => {
  const guide = renderToStaticMarkup(createElement(HazardSeasons, { hazards: site.hazardList }));
  expect(guide).toContain('<strong>Crocodiles:</strong> March');
  expect(siteNotes(site)).toContain('Dangers by month: Crocodiles March.');
});
