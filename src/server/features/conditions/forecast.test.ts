import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { openForecastServer } from '../../../../tests/support/forecast-server.ts';
import { judgedFacts, plainSite } from '../../../../tests/support/records.ts';
import type { SiteForecast, SiteVerdict } from '../../../contract/conditions/conditions.ts';

const start = new Date('2026-11-21T00:00:00.000Z');
const base = '/api/dive-sites';
const reef = {
  ...plainSite,
  ...judgedFacts,
  access: 'shore',
  longitude: '151.3',
  positionErrorKm: 0.1,
};

onSqliteFirst('forecasts of dive sites', (open) => {
  async function withSite(environment: Record<string, string> = {}) {
    const app = await open(environment);
    const saved = await app.admin(base, { method: 'POST', body: reef });
    const { id } = (await saved.json()) as { id: number };
    return (rest: string) => app.anonymous(`${base}/${id}/${rest}`);
  }

  test('a forecast has five days in steps of three hours by the site’s clock, with its source', async () => {
    const service = await openForecastServer(start);
    // The response begins the day before: hour 26, a squall, is 02:00 UTC and 13:00 at the site.
    service.set({ wind_speed_10m: (hour) => (hour === 26 ? 24.26 : 8) });
    const ask = await withSite({ FORECAST_URL: service.url });
    const answer = await ask('forecast');
    const { slots, credit, reason, timeZone } = (await answer.json()) as SiteForecast;
    await service.close();
    expect({ reason, timeZone }).toEqual({ reason: null, timeZone: 'Australia/Sydney' });
    expect(answer.headers.get('Surrogate-Control')).toBe('max-age=1800');
    expect(credit).toMatchObject({ url: 'https://open-meteo.com/' });
    expect(slots.at(0)?.from).toBe('2026-11-21T09:00:00+11:00');
    expect(slots.at(-1)).toMatchObject({
      from: '2026-11-25T21:00:00+11:00',
      to: '2026-11-26T00:00:00+11:00',
    });
    expect(slots).toHaveLength(5 + 4 * 8);
    expect(slots.map(({ windKnots }) => windKnots).slice(0, 4)).toEqual([8, 24.3, 8, 8]);
    expect(slots[0]).toMatchObject({ swellMetres: 0.6, swellSeconds: 7.4, seaCelsius: 19.3 });
  });

  test('a verdict uses the worst hour of the dive', async () => {
    const service = await openForecastServer(start);
    service.set({ wind_speed_10m: (hour) => (hour === 30 ? 30 : 5) });
    const ask = await withSite({ FORECAST_URL: service.url });
    const at = async (time: string) =>
      (await (await ask(`verdict?at=2026-11-21T${time}:00Z`)).json()) as SiteVerdict;
    const [before, squall] = [await at('02:00'), await at('04:30')];
    const dialled = await ask('verdict?at=2026-11-21T04:30:00Z&windFrom=0&windKnots=3');
    await service.close();
    expect(before.outcome).not.toBe('leave');
    expect(before.forecast?.text).toContain('Open-Meteo');
    expect(squall.outcome).toBe('leave');
    expect(squall.reasons[0]).toContain('30 knots from the south');
    // The forecast does not count once the visitor states wind or swell.
    const own = (await dialled.json()) as SiteVerdict;
    expect(own).toMatchObject({ outcome: 'unknown', forecast: null });
    expect(own.reasons).toContain('The swell is not known.');
  });

  test('a verdict beyond the forecast is unknown and names the end of the forecast', async () => {
    const service = await openForecastServer(start);
    const ask = await withSite({ FORECAST_URL: service.url });
    const far = await ask('verdict?at=2026-12-20T01:00:00Z');
    // The swell may end before the wind; here the last hour of swell is 2026-11-23T00:00 UTC.
    service.set({ swell_wave_height: (hour) => (hour > 72 ? null : 0.6) });
    const elsewhere = await withSite({ FORECAST_URL: service.url });
    const late = await elsewhere('verdict?at=2026-11-24T01:00:00Z');
    await service.close();
    const verdict = (await far.json()) as SiteVerdict;
    expect(verdict).toMatchObject({ outcome: 'unknown', forecast: null });
    expect(verdict.reasons).toEqual([
      'The forecast ends on 28 November 2026: the wind is not known.',
      'The forecast ends on 28 November 2026: the swell is not known.',
    ]);
    const { outcome, reasons } = (await late.json()) as SiteVerdict;
    expect(outcome).toBe('unknown');
    expect(reasons[0]).toBe('The forecast ends on 23 November 2026: the swell is not known.');
  });

  test('a failed forecast is empty and cached for one minute only', async () => {
    const service = await openForecastServer(start);
    service.state.instead = (response) => response.writeHead(503).end();
    const ask = await withSite({ FORECAST_URL: service.url });
    const forecast = await ask('forecast');
    const verdict = await ask('verdict');
    await service.close();
    expect(forecast.status).toBe(200);
    expect(forecast.headers.get('Surrogate-Control')).toBe('max-age=60');
    expect(await forecast.json()).toMatchObject({ slots: [], credit: null });
    expect(await verdict.json()).toMatchObject({ outcome: 'unknown', forecast: null });
  });

  test('a forecast without a service is empty and has a reason', async () => {
    const ask = await withSite();
    const forecast = (await (await ask('forecast')).json()) as SiteForecast;
    expect(forecast).toMatchObject({ slots: [], credit: null });
    expect(forecast.reason).toContain('No forecast is shown here');
    expect((await ask('forecast')).headers.get('Surrogate-Control')).toBe('max-age=1800');
  });
});
