import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { openForecastServer } from '../../../../tests/support/forecast-server.ts';
import { judgedFacts } from '../../../../tests/support/records.ts';
import type { SiteWeek } from '../../../contract/conditions/outlook.ts';

const start = new Date('2026-11-21T00:00:00.000Z');
const calm = 'windFrom=270&windKnots=4&swellFrom=135&swellMetres=0.3&swellSeconds=6';
const reef = {
  ...judgedFacts,
  latitude: '-33.9925',
  longitude: '151.2318',
  positionErrorKm: 0.1,
  access: 'shore',
};

onSqliteFirst('times to dive a site', (open) => {
  async function withSite(environment: Record<string, string> = {}) {
    const app = await open(environment);
    const { id } = await addSite(app, reef);
    return (rest: string) => app.anonymous(`/api/dive-sites/${id}/${rest}`);
  }

  test('a week has seven days with their times', async () => {
    const ask = await withSite();
    const week = (await (await ask(`week?${calm}`)).json()) as SiteWeek;
    expect(week.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => `2026-11-${21 + index}`),
    );
    for (const { outcome, windows } of week.days) {
      expect(outcome).toBe('fine');
      expect(windows).toHaveLength(1);
    }
  });

  test('a week uses the forecast for its first days', async () => {
    const service = await openForecastServer(start);
    service.set({ wind_direction_10m: 270, swell_wave_height: 0.2 });
    const ask = await withSite({ FORECAST_URL: service.url });
    const week = (await (await ask('week')).json()) as SiteWeek;
    await service.close();
    expect(week.forecast).not.toBeNull();
    const found = week.days.map(({ outcome }) => outcome);
    expect(found.slice(0, 5)).toEqual(['fine', 'fine', 'fine', 'fine', 'fine']);
    expect((await (await withSite())('week')).status).toBe(200);
  });

  test('a calendar entry has its window in UTC, also across the end of daylight saving', async () => {
    const ask = await withSite();
    // 02:30 occurs twice on this morning in Sydney.
    const window = new URLSearchParams({
      from: '2027-04-04T02:30:00+11:00',
      to: '2027-04-04T02:30:00+10:00',
    });
    const answer = await ask(`window.ics?${window}`);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    // The file names the day on which it was made.
    expect(answer.headers.get('Surrogate-Control')).toBe('max-age=1800');
    const file = await answer.text();
    expect(file).toContain('\r\nDTSTART:20270403T153000Z\r\n');
    const [entry] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const event = new ICAL.Event(entry);
    expect(event.duration.toSeconds()).toBe(3600);
    expect(event.summary).toBe('Dive at Quiet Cove?');
    expect(event.description).toContain('Look at the water before you gear up.');
  });

  test('the calendar entry of a single moment lasts ten minutes', async () => {
    const ask = await withSite();
    const at = '2026-12-01T09:00:00+11:00';
    const file = await (
      await ask(`window.ics?${new URLSearchParams({ from: at, to: at })}`)
    ).text();
    expect(file).toContain('DTEND:20261130T221000Z');
    expect(file).toContain('Begin at 09:00 by the clock there');
  });

  test.each([
    ['from=noon&to=one', 'Write the time like'],
    [
      'from=2026-12-02T00:00:00Z&to=2026-12-01T00:00:00Z',
      'The end must be after the beginning, within a day.',
    ],
    [
      'from=2026-12-01T00:00:00Z&to=2026-12-09T00:00:00Z',
      'The end must be after the beginning, within a day.',
    ],
  ])('the query %s is refused', async (query, message) => {
    const answer = await (await withSite())(`window.ics?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
  });
});
