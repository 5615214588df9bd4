import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceStation } from '../../../domain/conditions/tides/reference-station.ts';
import { type Slack, slackError } from '../../../domain/conditions/tides/slack.ts';
import { innerWaters, otherReachKm } from '../../../domain/conditions/tides/waters.ts';
import { tideStations } from './files.ts';

interface SeedSite {
  name: string;
  type: string;
  tidePort?: string | null;
  slack?: Slack | null;
  latitude: number;
  longitude: number;
}
const folder = new URL('../../../../seed/dive-sites/', import.meta.url);
const sites = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SeedSite[],
);

function siteReference(name: string) {
  const site = sites.find((one) => one.name === name);
  if (!site) throw new Error(`no site ${name}`);
  return referenceStation({ ...site, tidePort: site.tidePort ?? null }, tideStations());
}

test.each([
  ['Gordons Bay', 'Botany Bay'],
  ['Shelly Beach (Cabbage Tree Bay), Manly', 'Sydney Port Jackson'],
  ['Rapid Bay Jetty', 'Cape Jervis'],
  ['Edithburgh Jetty', 'Port Giles'],
  ['Wallaroo Jetty', 'Wallaroo'],
  ['Blairgowrie Pier', 'Hovell Pile'],
  ['Popes Eye', 'Queenscliff'],
  ['Lonsdale Wall', 'Point Lonsdale'],
  ['Diamond Bay, Sorrento', 'Point Lonsdale'],
  ['Flinders Pier', 'Western Port Stony Point'],
  ['Tangalooma Wrecks', 'Brisbane Bar'],
  ['Flinders Reef – Alden’s Cave'.replace('’', "'"), 'Mooloolaba'],
  ['Navy Pier, Point Murat', 'Exmouth'],
  ['Fish Rock Cave', 'Coffs Harbour'],
  ['Vernon Islands', 'Darwin'],
  ['Ethel Beach', 'Christmas Island'],
])('%s has the tide of %s', (site, station) => {
  expect(siteReference(site)).toMatchObject({ station: { name: station } });
});

test.each(['SS Mildura', 'Point Turton Jetty', 'Osprey Reef – North Horn', 'Turquoise Bay'])(
  '%s has no reference station, and the reason states the distance of the nearest',
  (site) => {
    expect(siteReference(site)).toEqual({ reason: expect.stringMatching(/km away/) });
  },
);

test('fresh water has no tide', () => {
  expect(siteReference('Ewens Ponds')).toEqual({ reason: 'Fresh water has no tide.' });
});

test('sites at Port Phillip Heads have a note on slack water', () => {
  expect(siteReference('Lonsdale Wall')).toMatchObject({
    slackNote: expect.stringContaining('Heads'),
  });
  expect(siteReference('Blairgowrie Pier')).toMatchObject({ slackNote: null });
});

test('the stated port of a site takes precedence over a nearer port', () => {
  const site = { type: 'reef', latitude: -34.95, longitude: 138.45 };
  expect(referenceStation({ ...site, tidePort: null }, tideStations())).toMatchObject({
    station: { name: 'Port Stanvac' },
  });
  expect(referenceStation({ ...site, tidePort: 'Port Adelaide' }, tideStations())).toMatchObject({
    station: { name: 'Port Adelaide Outer Harbor' },
  });
});

test('every slack of the catalogue refers to a port with a station, and is consistent', () => {
  for (const { name, slack } of sites) {
    if (!slack) continue;
    expect(siteReference(name), name).toMatchObject({ slack: expect.anything() });
    expect(slackError(slack), name).toBeNull();
  }
});

test('a slack without a known port is ignored', () => {
  const around = { earliest: -30, usual: 0, latest: 30 };
  const slack = { afterHigh: around, afterLow: around, byHeight: null, lastsMinutes: null };
  const site = { type: 'reef', latitude: -34.95, longitude: 138.45, slack };
  const by = (tidePort: string | null) => referenceStation({ ...site, tidePort }, tideStations());
  expect(by('Port Adelaide')).toMatchObject({ slack });
  for (const port of [null, 'Atlantis']) expect(by(port)).toMatchObject({ slack: null });
});

test('every station named by a rule exists once', () => {
  const named = [...innerWaters.flatMap(({ stations }) => stations), ...Object.keys(otherReachKm)];
  for (const beginning of named) {
    expect(tideStations().filter(({ id }) => id.startsWith(beginning))).toHaveLength(1);
  }
});
