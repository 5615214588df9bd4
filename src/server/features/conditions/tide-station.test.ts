import { createTidePredictor } from '@neaps/tide-predictor';
import * as sky from 'suncalc';
import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type {
  SiteLight,
  SiteTideStation,
  SiteTides,
} from '../../../contract/conditions/conditions.ts';
import {
  type HarmonicStation,
  predictorInput,
} from '../../../domain/conditions/tides/predicted-turns.ts';
import {
  askedDays,
  computedLight,
  computedTides,
} from '../../../domain/offline/computed-conditions.ts';

const base = '/api/dive-sites';
const reef = { positionErrorKm: 0.4, type: 'reef', access: 'shore' };
const predictor = (station: HarmonicStation) => createTidePredictor(...predictorInput(station));

const skipper = { source: 'A skipper', confidence: 'local', checkedOn: '2026-11-21' };

const places = [
  ['Gordons Bay', { state: 'NSW', latitude: '-33.9148', longitude: '151.2628', tideRule: 'slack' }],
  ['Portsea, in the Heads', { state: 'VIC', latitude: '-38.3149', longitude: '144.7122' }],
  ['Rapid Bay', { state: 'SA', latitude: '-35.5226', longitude: '138.1851', tideRule: 'incoming' }],
  ['Navy Pier', { state: 'WA', latitude: '-21.8179', longitude: '114.1909', tideRule: 'high' }],
  ['a reef far from all stations', { state: 'QLD', latitude: '-13.85', longitude: '146.55' }],
  ['a lake', { state: 'SA', latitude: '-37.95', longitude: '140.7', type: 'freshwater' }],
  [
    'a bay whose tide is later than at the port',
    {
      ...{ state: 'NSW', latitude: '-32.7', longitude: '152.2', tideRule: 'slack' },
      ...{ tidePort: 'Newcastle', tideOffsetMinutes: 40 },
      provenance: { tideOffsetMinutes: skipper },
    },
  ],
  [
    'a channel whose stream turns hours after the tide',
    {
      ...{ state: 'NSW', latitude: '-33.08623', longitude: '151.63957', tideRule: 'high-slack' },
      ...{ tidePort: 'Sydney Fort Denison', tideOffsetMinutes: 40 },
      slack: {
        afterHigh: { earliest: 120, usual: 150, latest: 180 },
        afterLow: null,
        byHeight: { metres: 1.5, minutesPer10cm: 10 },
        lastsMinutes: null,
      },
      provenance: { tideOffsetMinutes: skipper, slack: skipper },
    },
  ],
  [
    'a port that locals name',
    { state: 'NSW', latitude: '-32.7', longitude: '152.2', tidePort: 'Newcastle' },
  ],
] as const;

/** Queries for days of clock changes, and for days years ahead. */
const queries = [
  'from=2026-12-01&days=1&curve=1',
  'from=2027-04-03&days=3&curve=1',
  'from=2026-10-03&days=2',
  'from=2031-07-09&days=14',
];

onSqliteFirst('the tide station of a dive site', (open) => {
  test.each(places)(
    'the tides and light computed offline for %s equal those of the API',
    async (_, place) => {
      const app = await open();
      const { id } = await addSite(app, { ...reef, ...place });
      const get = async <Answer>(rest: string) =>
        (await (await app.anonymous(`${base}/${id}/${rest}`)).json()) as Answer;
      const stored = await get<SiteTideStation>('tide-station');
      expect(stored.station === null).toBe(stored.reason !== null);
      for (const query of queries) {
        const asked = askedDays(new URLSearchParams(query), new Date(), stored.site.zone);
        if (!asked) throw new Error(`${query} was refused`);
        const tides = await computedTides(stored, predictor, asked);
        expect(tides).toEqual(await get<SiteTides>(`tides?${query}`));
        expect(tides.extremes.length > 0).toBe(stored.station !== null);
        const light = await get<SiteLight>(`light?${query.replace('&curve=1', '')}`);
        expect(computedLight(stored, sky, asked)).toEqual(light);
      }
    },
  );

  test('a site that does not exist has no tide station', async () => {
    const app = await open();
    expect((await app.anonymous(`${base}/999999/tide-station`)).status).toBe(404);
  });
});

test.each(['days=0', 'days=15', 'days=1.5', 'days=x', 'from=1999-12-31', 'from=2027-02-30'])(
  '%s is not computed',
  (query) => {
    const now = new Date('2026-12-01T00:00:00Z');
    expect(askedDays(new URLSearchParams(query), now, 'Australia/Perth')).toBeUndefined();
  },
);

test('a query without days means a week from today at the site', () => {
  const now = new Date('2026-12-01T20:00:00Z');
  expect(askedDays(new URLSearchParams(), now, 'Australia/Perth')).toEqual({
    from: '2026-12-02',
    days: 7,
    withCurve: false,
  });
});
