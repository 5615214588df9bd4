import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSite } from '../../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../../tests/support/both-databases.ts';
import {
  type ForecastServer,
  openForecastServer,
} from '../../../../../tests/support/forecast-server.ts';
import { judgedFacts } from '../../../../../tests/support/records.ts';
import { settingGroups } from '../../../../contract/settings/groups/groups.ts';

const start = new Date('2026-11-21T00:00:00.000Z');
const setupPath = '/api/admin/forecast';

let service: ForecastServer;
beforeEach(async () => {
  service = await openForecastServer(start);
});
afterEach(() => service.close());

onSqliteFirst('the forecast that the owner connects', (open) => {
  async function opened(environment: Record<string, string> = {}) {
    const app = await open(environment);
    const answer = async (path: string, options?: object) =>
      (await (await app.admin(path, options)).json()) as Record<string, unknown>;
    return {
      ...app,
      setup: () => answer(setupPath),
      setKey: (key: string) => answer(`${setupPath}/key`, { method: 'PUT', body: { key } }),
      tryOut: () => answer(`${setupPath}/trial`, { method: 'POST', body: {} }),
      isMissing: async () => (await answer('/api/admin/overview')).missingForecast,
      choose: (values: object) =>
        app.admin(`/api/settings/${settingGroups.forecast.id}`, {
          method: 'PATCH',
          body: { values },
        }),
    };
  }

  test('a site has a forecast exactly while the owner’s setting names a service', async () => {
    const app = await opened();
    const { id } = await addSite(app, {
      ...judgedFacts,
      latitude: '-33.9925',
      longitude: '151.2318',
    });
    const slots = async () => {
      const answer = await app.anonymous(`/api/dive-sites/${id}/forecast`);
      return ((await answer.json()) as { slots: unknown[] }).slots.length;
    };
    expect(await app.setup()).toEqual({ host: null, hasKey: false });
    expect(await app.isMissing()).toBe(true);
    expect(await slots()).toBe(0);
    expect(await app.tryOut()).toMatchObject({ works: false });
    expect((await app.choose({ service: 'own', address: service.url })).status).toBe(200);
    expect(await app.setup()).toEqual({ host: new URL(service.url).host, hasKey: false });
    expect(await app.isMissing()).toBe(false);
    expect(await slots()).toBeGreaterThan(30);
    await app.choose({ service: 'off' });
    expect(await slots()).toBe(0);
    expect(await app.isMissing()).toBe(false);
  });

  test('the owner needs no setup if the environment names a service', async () => {
    const app = await opened({ FORECAST_URL: service.url });
    expect(await app.isMissing()).toBe(false);
    expect((await app.setup()).host).toBe(new URL(service.url).host);
  });

  test('a key stays on the server and is sent only to the paid service', async () => {
    const app = await opened({ FORECAST_URL: service.url, FORECAST_KEY: 'of-the-environment' });
    expect(await app.setKey(' k3y-of-mine ')).toMatchObject({ hasKey: true });
    await app.choose({ service: 'paid' });
    expect(await app.setup()).toEqual({ host: 'customer-api.open-meteo.com', hasKey: true });
    const seen = await Promise.all(
      [setupPath, '/api/settings', '/api/settings/36', '/api/settings/36/revisions'].map(
        async (path) => (await app.admin(path)).text(),
      ),
    );
    expect(seen.join()).not.toMatch(/k3y-of-mine|of-the-environment/);
    await app.choose({ service: 'own', address: service.url });
    await app.tryOut();
    const keys = service.requests.map(({ searchParams }) => searchParams.get('apikey'));
    expect(keys).toEqual([null, null]);
    expect(await app.setKey('')).toMatchObject({ hasKey: false });
    await app.choose({ service: 'paid' });
    expect((await app.setup()).host).toBeNull();
  });

  test('a trial returns the values of the service or the reason for their absence', async () => {
    const app = await opened({ FORECAST_URL: service.url });
    expect(await app.tryOut()).toEqual({
      works: true,
      text: 'It works: off Sydney wind of 8 knots and swell of 0.6 m at this hour.',
    });
    service.set({ swell_wave_height: null });
    expect(await app.tryOut()).toEqual({
      works: false,
      text: 'It answered, but without the wind or the swell off Sydney at this hour.',
    });
    service.state.instead = (response) => response.writeHead(401).end('{"error":true}');
    expect(await app.tryOut()).toEqual({
      works: false,
      text: 'It told no wind: it answered 401.',
    });
  });

  test('visitors and impossible values are refused', async () => {
    const app = await opened();
    expect((await app.anonymous(setupPath)).status).toBe(401);
    const key = await app.admin(`${setupPath}/key`, { method: 'PUT', body: { key: 'a b' } });
    expect(key.status).toBe(400);
    for (const address of ['ftp://x', 'example.org', 'https://x.example/?q=1']) {
      expect((await app.choose({ service: 'own', address })).status, address).toBe(400);
    }
    expect((await app.choose({ service: 'cheap' })).status).toBe(400);
  });
});
