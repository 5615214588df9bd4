import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readPdf, readPdfMarks } from '../../../../../tests/support/read-pdf.ts';
import { plainSite } from '../../../../../tests/support/records.ts';
import { type TripPlan, tripLimits } from '../../../../domain/trips/trip.ts';
import type { CatalogueSite } from '../../../app/saved-records/catalogue.ts';
import type { Fonts } from './sheet.ts';
import { writeTripPdf } from './trip-pdf.ts';

// Writing and reading the pages of sixty stops takes several seconds.
vi.setConfig({ testTimeout: 120_000 });

const font = (family: string, part: string) =>
  readFileSync(`node_modules/@fontsource/${family}/files/${family}-${part}-normal.woff`);

const fonts: Fonts = {
  display: font('bricolage-grotesque', 'latin-800'),
  'display extended': font('bricolage-grotesque', 'latin-ext-800'),
  strong: font('instrument-sans', 'latin-600'),
  'strong extended': font('instrument-sans', 'latin-ext-600'),
  text: font('instrument-sans', 'latin-400'),
  'text extended': font('instrument-sans', 'latin-ext-400'),
};
const coast = / d="([^"]+)"/.exec(readFileSync('public/australia.svg', 'utf8'))?.[1] ?? '';

const jetty = {
  ...plainSite,
  ...{ id: 3, name: 'Ōtāhuhu Jetty', region: 'Adelaide', state: 'SA', type: 'pier' },
  ...{ latitude: '-35.03', longitude: '138.51', positionErrorKm: 0.2, status: 'restricted' },
  ...{ statusReason: 'The end is fenced off.', notice: null, access: 'shore' },
  ...{ hazards: 'Fishing lines', facilities: 'Showers', walkMetres: 120, steps: 12 },
  ...{ points: [{ kind: 'entry', latitude: -35.031, longitude: 138.512, note: 'North stairs' }] },
  ...{ gearPath: null, visibility: '4-12m', tidePort: 'Port Stanvac', tideRule: 'high-slack' },
  slack: {
    ...{ afterHigh: { earliest: 60, usual: 75, latest: 90 }, afterLow: null },
    ...{ byHeight: null, lastsMinutes: 15 },
  },
  provenance: { slack: { source: 'A club', confidence: 'local', checkedOn: '2026-11-23' } },
} as unknown as CatalogueSite;

const stop = (site: CatalogueSite) => ({
  ...{ id: site.id, name: site.name, region: site.region },
  ...{ latitude: Number(site.latitude), longitude: Number(site.longitude) },
});

const plan: TripPlan = {
  name: 'Óscar’s gulf',
  from: { name: 'Adelaide, SA', latitude: -34.93, longitude: 138.6 },
  to: { name: 'Rapid Bay', latitude: -35.52, longitude: 138.19 },
  firstDay: '2027-03-13',
  days: [[stop(jetty)], []],
};

const write = (changes: Partial<TripPlan> = {}, notes = '', sites = [jetty]) =>
  writeTripPdf({
    plan: { ...plan, ...changes },
    notes,
    catalogue: new Map(sites.map((site) => [site.id, site])),
    fonts,
    coast,
    origin: 'https://dives.example',
  });

test('the PDF of a trip holds its days, stops, tides, light, numbers to call and cautions', async () => {
  const { file, missing } = await write({}, 'The key hangs behind the fridge');
  const { text, totalPages, view, links } = await readPdf(file);
  for (const part of [
    'Óscar’s gulf',
    'Adelaide, SA to Rapid Bay',
    '13 March 2027 to 14 March 2027 · 2 days, 1 dive site,',
    'Day 2: Sunday 14 March 2027 No dive',
    'On to Rapid Bay: 62 km.',
    'as the crow flies: roads and sea are longer',
    '000 Ambulance',
    '1800 088 200',
    '+61 8 8212 9242',
    'Notes The key hangs behind the fridge',
    '1. Ōtāhuhu Jetty Adelaide',
    "35° 01.800' S, 138° 30.600' E · 14 km from Adelaide, SA as the crow flies",
    'position right to about 0.2 km',
    'Restricted. The end is fenced off.',
    'Beginner · Pier or jetty · From the shore · 3-9m · 16-22°C · visibility 4-12m',
    'Getting in: 120 m to walk, 12 steps',
    "Entry 35° 01.860' S, 138° 30.720' E · North stairs",
    'There: Showers',
    'Safety Notes: Fishing lines',
    'not for navigation',
    'TICON-4',
    'Page 2 of 2',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Light 0\d:\d\d to (19|20):\d\d, sun 07:1\d to 19:3\d/);
  expect(text).toMatch(/(High|Low) \d\d:\d\d \d\.\d m · (High|Low)/);
  // High water at 07:24 and 19:41, and slack some 75 minutes later.
  expect(text).toContain('Tide window 08:25 to 08:50, slack at about 08:39, high water 07:24');
  expect(text).toContain('slack at about 20:56, high water 19:41, in the dark');
  expect(text).toContain('It lasts some 15 min.');
  expect(text).toContain('Source: A club, 2026-11-23.');
  expect(text).toMatch(/Tide at Port \w+, \d+ km away/);
  expect(missing).toEqual([]);
  expect(totalPages).toBe(2);
  expect(view).toEqual([0, 0, 595.28, 841.89]);
  expect([...new Set(links)]).toEqual(['tel:000', 'tel:1800088200', 'tel:+61882129242']);
});

test('without notes, dates and sites it says what it has', async () => {
  const { file } = await write({ firstDay: undefined, days: [[stop(jetty)]] }, '', []);
  const { text } = await readPdf(file);
  expect(text).toContain('Day 1 ');
  expect(text).toContain('No longer in the catalogue');
  for (const part of ['Notes', 'Light', '2027', 'undefined', 'null']) {
    expect(text).not.toContain(part);
  }
});

test('the fullest trip with the longest words stays on its pages', async () => {
  const sites = Array.from({ length: tripLimits.stops }, (_, index) => ({
    ...jetty,
    id: index + 1,
    name: `${'Kalbarri and beyond '.repeat(4)}${index + 1}`,
    hazards: `${'swell and surge over reef, '.repeat(30)}end of hazard ${index + 1}.`,
  }));
  const days = Array.from({ length: tripLimits.days }, (_, day) =>
    sites.slice(day * 2, day * 2 + 2).map(stop),
  );
  const notes = `${'Ŵ'.repeat(900)}\n${'bring the spare regulator '.repeat(300)}THE END`;
  const name = 'N'.repeat(tripLimits.name);
  // Without a date: sixty days of tides take their time, and are two lines each.
  const { file } = await write({ name, days, firstDay: undefined }, notes, sites);
  const { text, totalPages } = await readPdf(file);
  for (let number = 1; number <= sites.length; number += 1) {
    expect(text).toContain(`end of hazard ${number}.`);
  }
  expect(text).toContain('THE END');
  expect(text.match(/Ŵ/g)?.length).toBe(900);
  expect(text).toContain(`Page ${totalPages} of ${totalPages}`);
  expect(totalPages).toBeLessThan(sites.length + 10);
});

test('a paragraph across a page break stays one element for screen readers', async () => {
  const { file } = await write({}, `${'bring the spare regulator '.repeat(400)}THE END`);
  const pages = await readPdfMarks(file);
  expect(pages.length).toBeGreaterThan(2);
  for (const { unmarked, open } of pages) {
    expect(unmarked).toBe(0);
    expect(open).toBe(0);
  }
});

test('letters that the fonts lack are named', async () => {
  const { file, missing } = await write({ name: 'Bondi 海' }, 'Fun 🐙');
  expect(missing).toEqual(['海', '🐙']);
  expect((await readPdf(file)).text).toContain('Notes Fun');
});
