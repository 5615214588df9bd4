import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onSqliteFirst, openMigratedSqlite } from '../../../../../tests/support/both-databases.ts';
import {
  type ForecastServer,
  openForecastServer,
} from '../../../../../tests/support/forecast-server.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createForecasts, type ForecastLimits, usualLimits } from './forecasts.ts';
import { environmentService } from './service.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const bay = { latitude: -33.9148, longitude: 151.2628 };

let service: ForecastServer;
let now: Date;
let memory: Database;
beforeEach(async () => {
  now = noon;
  service = await openForecastServer(now);
  memory = openMigratedSqlite();
});
afterEach(async () => {
  await service.close();
  await memory.destroy();
});

function open(
  environment: Record<string, string> = {},
  limits: Partial<ForecastLimits> = {},
  database = memory,
) {
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const config = parseConfig({ FORECAST_URL: service.url, ...environment });
  const forecasts = createForecasts(
    { logger, clock: () => now, database },
    async () => environmentService(config),
    { ...usualLimits, ...limits },
  );
  return { forecasts, logged, database };
}

const hourAt = async ({ forecasts }: ReturnType<typeof open>, place = bay) => {
  const forecast = await forecasts(place);
  if (!('hours' in forecast)) return forecast.reason;
  return forecast.hours.find(({ time }) => time.getTime() === noon.getTime());
};

test('a forecast includes the share of an ocean swell that reaches its cell’s middle', async () => {
  const maxAt = async (latitude: number, longitude: number) => {
    const forecast = await open().forecasts({ latitude, longitude });
    return 'hours' in forecast ? Math.max(...(forecast.swellShareAt ?? [])) : undefined;
  };
  expect(await maxAt(-34.5, 113)).toBeGreaterThan(0.95);
  expect(await maxAt(-34.75, 138.25)).toBeLessThan(0.5);
});

test('a forecast has the wind, swell and water temperature of a site’s cell', async () => {
  expect(await hourAt(open({ FORECAST_KEY: 'secret' }))).toEqual({
    time: noon,
    windFrom: 180,
    windKnots: 8.1,
    gustKnots: 12.4,
    swellFrom: 135,
    swellMetres: 0.6,
    swellSeconds: 7.4,
    seaCelsius: 19.3,
  });
  const asked = service.requests.map(({ pathname, searchParams }) => [
    pathname,
    searchParams.get('latitude'),
    searchParams.get('longitude'),
    searchParams.get('apikey'),
  ]);
  expect(asked.sort()).toEqual([
    ['/v1/forecast', '-34', '151.25', 'secret'],
    ['/v1/marine', '-34', '151.25', 'secret'],
  ]);
});

test('no request is sent without FORECAST_URL', async () => {
  const { forecasts } = open({ FORECAST_URL: '' });
  expect(await forecasts(bay)).toEqual({
    reason: expect.stringContaining('No forecast is shown here'),
  });
  expect(service.requests).toEqual([]);
});

test('the swell and water temperature are requested from MARINE_URL if it is set', async () => {
  const marine = await openForecastServer(now);
  await hourAt(open({ MARINE_URL: `${marine.url}/` }));
  await marine.close();
  expect(service.requests.map(({ pathname }) => pathname)).toEqual(['/v1/forecast']);
  expect(marine.requests.map(({ pathname }) => pathname)).toEqual(['/v1/marine']);
});

test('places in one grid cell share a response, even before it arrives', async () => {
  const opened = open();
  await Promise.all([hourAt(opened), hourAt(opened, { latitude: -33.98, longitude: 151.24 })]);
  await hourAt(opened);
  expect(service.requests).toHaveLength(2);
});

test('requests do not exceed the limit per minute', async () => {
  const opened = open({}, { requestsPerMinute: 3 });
  await Promise.all([0, 1, 2, 3].map((step) => hourAt(opened, { ...bay, latitude: -30 - step })));
  expect(service.requests).toHaveLength(3);
});

const down = /could not be read/;

describe('a service that is not as documented gives no forecast', () => {
  test.each([
    ['an error', 500, '{"error":true,"reason":"broken"}'],
    ['no JSON', 200, '<html>Welcome</html>'],
    ['another shape', 200, '{"hourly":[]}'],
    ['nothing', 200, ''],
  ])('a response with %s is refused', async (_name, status, body) => {
    service.state.instead = (response) => response.writeHead(status).end(body);
    expect(await hourAt(open())).toMatch(down);
  });

  test('a slow response is refused', async () => {
    service.state.instead = () => undefined;
    expect(await hourAt(open({}, { timeoutMs: 100 }))).toMatch(down);
  });

  test('a huge response is refused and received only up to the limit', async () => {
    let sent = 0;
    let closed: Promise<unknown> = Promise.resolve();
    service.state.instead = (response, { pathname }) => {
      if (pathname === '/v1/marine') return response.end('{}');
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const send = () => {
        sent += chunk.length;
        if (sent < 50_000_000) response.write(chunk, () => setImmediate(send));
      };
      closed = new Promise((resolve) => response.once('close', resolve));
      send();
    };
    expect(await hourAt(open())).toMatch(down);
    await closed;
    expect(sent).toBeLessThan(20_000_000);
  });

  test('a redirect is refused', async () => {
    const other = await openForecastServer(now);
    service.state.instead = (response, { pathname, search }) =>
      response.writeHead(302, { Location: `${other.url}${pathname}${search}` }).end();
    expect(await hourAt(open())).toMatch(down);
    await other.close();
    expect(other.requests).toEqual([]);
  });

  test.each([
    ['wind of 900 knots', { wind_speed_10m: 900 }],
    ['wind below nothing', { wind_speed_10m: -1 }],
    ['wind from nowhere', { wind_direction_10m: 720 }],
    ['gusts of 1000 knots', { wind_gusts_10m: 1000 }],
  ])('a response with %s is refused', async (_name, values) => {
    service.set(values);
    expect(await hourAt(open())).toMatch(down);
  });

  test('a response in other units is refused', async () => {
    service.state.units = { ...service.state.units, wind_speed_10m: 'km/h' };
    expect(await hourAt(open())).toMatch(down);
  });

  test.each([
    ['another place', { latitude: 48.2, longitude: 16.4 }],
    ['two years ago', undefined],
  ])('the weather of %s is refused', async (_name, place) => {
    service.state.change = (answer) => {
      const hourly = answer.hourly as { time: number[] };
      const time = hourly.time.map((at) => at - 2 * 365 * 86_400);
      return place ? { ...answer, ...place } : { ...answer, hourly: { ...hourly, time } };
    };
    expect(await hourAt(open())).toMatch(down);
  });
});

test('a forecast with impossible values of the sea has wind and an unknown swell', async () => {
  service.set({ swell_wave_height: 80 });
  const { forecasts, logged } = open({ FORECAST_KEY: 'secret' });
  expect(await hourAt({ forecasts, logged, database: memory })).toMatchObject({
    windKnots: 8.1,
    swellMetres: null,
  });
  expect(logged.join()).toContain('no swell');
  expect(logged.join()).not.toContain('secret');
});

onSqliteFirst('instances on one database', (openTestApp) => {
  const openTwo = async (limits: Partial<ForecastLimits> = {}) => {
    const { database } = (await openTestApp()).services;
    return [open({}, limits, database), open({}, limits, database)] as const;
  };

  test('instances request a cell once, even at the same time, and share the response', async () => {
    const [one, other] = await openTwo();
    const both = await Promise.all([hourAt(one), hourAt(other)]);
    expect(both).toEqual([
      expect.objectContaining({ windKnots: 8.1 }),
      expect.objectContaining({ windKnots: 8.1, swellMetres: 0.6 }),
    ]);
    expect(await hourAt(open({}, {}, undefined))).toMatchObject({ windKnots: 8.1 });
    expect(service.requests.length, 'of the two, and of one with a database of its own').toBe(4);
  });

  test('an instance requests a cell again after the service has changed', async () => {
    const [one] = await openTwo();
    expect(await hourAt(one)).toMatchObject({ windKnots: 8.1 });
    const other = await openForecastServer(now);
    other.set({ wind_speed_10m: 20 });
    const changed = open({ FORECAST_URL: other.url }, {}, one.database);
    expect(await hourAt(changed)).toMatchObject({ windKnots: 20 });
    await other.close();
  });

  test('instances share one limit of requests per minute', async () => {
    const [one, other] = await openTwo({ requestsPerMinute: 3 });
    const places = [0, 1, 2, 3].map((step) => ({ ...bay, latitude: -30 - step }));
    await Promise.all(places.map((place, at) => hourAt(at % 2 ? one : other, place)));
    expect(service.requests).toHaveLength(3);
  });

  test('instances request again after an hour, and use old values during a failure', async () => {
    const [one, other] = await openTwo();
    await hourAt(one);
    now = new Date(noon.getTime() + 61 * 60_000);
    service.set({ wind_speed_10m: 20 });
    const [third, fourth] = [open({}, {}, one.database), open({}, {}, one.database)];
    expect(await hourAt(third)).toMatchObject({ windKnots: 20 });
    now = new Date(noon.getTime() + 140 * 60_000);
    service.state.instead = (response) => response.writeHead(500).end();
    expect(await hourAt(fourth)).toMatchObject({ windKnots: 20 });
    await expect.poll(() => service.requests.length).toBe(6);
    expect(await hourAt(other), 'it failed a moment ago').toMatchObject({ windKnots: 20 });
    expect(service.requests).toHaveLength(6);
    now = new Date(noon.getTime() + 9 * 60 * 60_000);
    expect(await hourAt(open({}, {}, one.database))).toMatch(down);
  });
});
