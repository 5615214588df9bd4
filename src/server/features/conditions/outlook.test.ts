import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { openForecastServer } from '../../../../tests/support/forecast-server.ts';
import { judgedFacts } from '../../../../tests/support/records.ts';
import type { Outlook } from '../../../contract/conditions/outlook.ts';

const start = new Date('2026-11-21T00:00:00.000Z');
const path = '/api/outlook';
const calm = 'windFrom=270&windKnots=4&swellFrom=135&swellMetres=0.3&swellSeconds=6';
/** Bare Island, open to the south and closed to the north. */
const reef = {
  ...judgedFacts,
  latitude: '-33.9925',
  longitude: '151.2318',
  positionErrorKm: 0.1,
  access: 'shore',
  type: 'reef',
};
const atTurn = { earliest: -30, usual: 0, latest: 30 };
const sites = [
  { ...reef, name: 'Advanced Reef', skillLevel: 'Advanced' },
  { ...reef, name: 'Plain Reef' },
  {
    ...reef,
    ...{ name: 'Slack Wreck', type: 'wreck', tideRule: 'slack', tidePort: 'Botany Bay' },
    slack: { afterHigh: atTurn, afterLow: atTurn, byHeight: null, lastsMinutes: null },
    provenance: {
      slack: { source: 'A skipper', confidence: 'local', checkedOn: '2026-11-21' },
    },
  },
  {
    ...reef,
    name: 'Shut Reef',
    status: 'closed',
    statusReason: 'Closed by the council.',
    statusAuthority: 'The council',
  },
  { ...reef, name: 'Far Reef', region: 'Perth', state: 'WA', latitude: '-32', longitude: '115.5' },
];

onSqliteFirst('the outlook of a region', (open) => {
  async function withSites(environment: Record<string, string> = {}) {
    const app = await open(environment);
    const ids: number[] = [];
    for (const site of sites) ids.push((await addSite(app, site)).id);
    const ask = (query: string) => app.anonymous(`${path}?${query}`);
    return {
      app,
      ids,
      ask,
      get: async (query: string) => (await (await ask(query)).json()) as Outlook,
    };
  }
  const names = (outlook: Outlook, day = 0) => outlook.days[day]?.sites.map(({ name }) => name);

  test('an outlook lists sites by verdict and level, with their times and reasons', async () => {
    const { ask } = await withSites();
    const answer = await ask(`region=sydney&${calm}`);
    expect(answer.headers.get('Surrogate-Control')).toBe('max-age=1800');
    const outlook = (await answer.json()) as Outlook;
    expect(outlook).toMatchObject({
      place: { name: 'Sydney', region: 'sydney', near: null },
      timeZone: 'Australia/Sydney',
      look: 'Look at the water before you gear up.',
      isStated: true,
      forecast: null,
    });
    expect(names(outlook)).toEqual(['Plain Reef', 'Slack Wreck', 'Advanced Reef', 'Shut Reef']);
    expect(outlook.map?.land).toMatch(/^M/);
    expect(outlook.days[0]?.tides?.station).toBe('Botany Bay');
    expect(outlook.days[0]?.tides?.curve.length).toBeGreaterThan(70);
    // The island and the bay behind it shelter the site from the north, north-west and west.
    expect(outlook.days[0]?.sites[0]?.shelteredSides).toBeGreaterThan(0);
    const [plain, slack, , shut] = outlook.days[0]?.sites ?? [];
    // It is 11:00 by the clock of Sydney, and the sun sets at 19:44.
    expect(plain?.windows).toEqual([
      { from: '2026-11-21T11:00:00+11:00', to: '2026-11-21T18:40:00+11:00' },
    ]);
    expect(slack?.outcome).toBe('fine');
    expect(slack?.tide.length).toBeGreaterThan(0);
    for (const window of slack?.windows ?? []) {
      const around = slack?.tide.find(({ from, to }) => window.from >= from && window.to <= to);
      expect(around, window.from).toBeDefined();
    }
    expect(shut).toMatchObject({
      outcome: 'leave',
      windows: [],
      reasons: ['The site is closed.', expect.any(String)],
    });
  });

  test('the outlook of a weekend has both days without past hours', async () => {
    const { app, get } = await withSites();
    const outlook = await get(`region=sydney&when=weekend&${calm}`);
    expect(outlook.days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
    expect(outlook.days[1]?.sites[0]?.windows[0]?.from.slice(11, 16)).toBe('05:40');
    // It is now Saturday evening in Sydney.
    app.passMinutes(11 * 60);
    const evening = await get(`region=sydney&${calm}&rainDays=9`);
    expect(evening.days[0]).toMatchObject({ day: '2026-11-21', isOver: true, sites: [] });
    const rest = await get(`region=sydney&when=weekend&${calm}&rainDays=9`);
    expect(rest.days.map(({ day }) => day)).toEqual(['2026-11-22']);
  });

  test('an outlook around a site lists near sites with their distance', async () => {
    const { ids, get } = await withSites();
    const outlook = await get(`near=${ids[1]}&date=2026-12-01&${calm}`);
    expect(outlook.place).toEqual({ name: 'Plain Reef', region: 'sydney', near: String(ids[1]) });
    expect(names(outlook)).not.toContain('Far Reef');
    expect(outlook.days[0]?.sites.map(({ distanceKm }) => distanceKm)).toEqual([0, 0, 0, 0]);
  });

  test('an outlook around a town has its region, and near sites with their distance', async () => {
    const { get } = await withSites();
    const outlook = await get(`near=bondi&date=2026-12-01&${calm}`);
    expect(outlook.place).toEqual({ name: 'Bondi', region: 'sydney', near: 'bondi' });
    expect(names(outlook)).not.toContain('Far Reef');
    for (const { distanceKm } of outlook.days[0]?.sites ?? []) {
      expect(distanceKm).toBeGreaterThan(0);
      expect(distanceKm).toBeLessThan(60);
    }
  });

  test('a level and a type limit the sites, and each choice has a count', async () => {
    const { ids, get } = await withSites();
    const wrecks = await get(`region=sydney&type=wreck&${calm}`);
    expect(names(wrecks)).toEqual(['Slack Wreck']);
    expect(wrecks.choices).toEqual({
      skill: [{ value: 'Beginner', count: 1 }],
      type: [
        { value: 'reef', count: 3 },
        { value: 'wreck', count: 1 },
      ],
    });
    const near = `near=${ids[1]}&date=2026-12-01&${calm}`;
    expect(names(await get(`${near}&skill=Advanced`))).toEqual(['Advanced Reef']);
    const none = await get(`region=sydney&when=weekend&skill=Advanced&type=wreck&${calm}`);
    expect(none.days.map(({ day, sites: some }) => [day, some.length])).toEqual([
      ['2026-11-21', 0],
      ['2026-11-22', 0],
    ]);
    // A selected value stays a choice even if it finds nothing.
    expect(none.choices.type).toContainEqual({ value: 'wreck', count: 0 });
  });

  test('a verdict is unknown without wind and swell, and known with a forecast', async () => {
    const bare = await withSites();
    const unknown = await bare.get('region=sydney');
    expect(unknown.days[0]?.sites.map(({ outcome }) => outcome)).not.toContain('fine');
    const known = Object.fromEntries(
      (unknown.days[0]?.sites ?? []).map(({ name, withoutSea }) => [name, withoutSea]),
    );
    expect(known['Plain Reef']).toEqual({
      outcome: 'fine',
      windows: [{ from: '2026-11-21T11:00:00+11:00', to: '2026-11-21T18:40:00+11:00' }],
      isAllDay: true,
      reasons: [],
    });
    expect(known['Shut Reef']).toEqual({
      outcome: 'leave',
      windows: [],
      isAllDay: true,
      reasons: ['The site is closed.'],
    });
    // `withoutSea` is null if the query states wind and swell.
    const stated = await bare.get(`region=sydney&${calm}`);
    expect(stated.days[0]?.sites.map(({ withoutSea }) => withoutSea)).toEqual(Array(4).fill(null));
    const service = await openForecastServer(start);
    // A gale blows from 15:00 by the clock of Sydney.
    service.set({
      wind_speed_10m: (hour) => (hour >= 28 ? 40 : 4),
      wind_direction_10m: 270,
      swell_wave_height: 0.3,
      swell_wave_peak_period: 6,
    });
    const told = await withSites({ FORECAST_URL: service.url });
    const outlook = await told.get('region=sydney');
    await service.close();
    expect(outlook.forecast?.url).toBe('https://open-meteo.com/');
    expect(outlook.days[0]?.sites[0]).toMatchObject({
      name: 'Plain Reef',
      outcome: 'fine',
      windows: [{ from: '2026-11-21T11:00:00+11:00', to: '2026-11-21T11:50:00+11:00' }],
    });
    // All sites share one cell.
    expect(service.requests).toHaveLength(2);
  });

  test('the tide of a port has the times of the port, whatever the first site’s offset', async () => {
    const readTides = async (fields: object) => {
      const app = await open();
      await addSite(app, { ...reef, tidePort: 'Botany Bay', ...fields });
      const answer = await app.anonymous(`${path}?region=sydney&date=2026-12-01&${calm}`);
      return ((await answer.json()) as Outlook).days[0]?.tides;
    };
    const provenance = {
      tideOffsetMinutes: { source: 'A skipper', confidence: 'local', checkedOn: '2026-11-21' },
    };
    const usual = await readTides({});
    expect(usual?.extremes.length).toBeGreaterThan(2);
    expect(await readTides({ tideOffsetMinutes: 40, provenance })).toEqual(usual);
  });

  test.each([
    ['every forecast is whole', [], {}, 'max-age=1800'],
    ['one cell has no answer', ['wind_speed_10m', 'swell_wave_height'], {}, 'max-age=60'],
    ['one cell has no swell', ['swell_wave_height'], {}, 'max-age=60'],
    ['fresh water has no swell', ['swell_wave_height'], { type: 'freshwater' }, 'max-age=1800'],
  ])(
    'the cache lifetime of an outlook depends on its forecasts: %s',
    async (_, broken, other, lifetime) => {
      const service = await openForecastServer(start);
      service.state.change = (answer) => {
        const isNorth = (answer.latitude as number) > -33.5;
        return isNorth && broken.some((name) => name in (answer.hourly as object)) ? {} : answer;
      };
      const app = await open({ FORECAST_URL: service.url });
      await addSite(app, reef);
      await addSite(app, { ...reef, ...other, name: 'North', latitude: '-32.9' });
      const answer = await app.anonymous(`${path}?region=sydney`);
      await service.close();
      expect(answer.headers.get('Surrogate-Control')).toBe(lifetime);
    },
  );

  test('an invalid query is refused with a message', async () => {
    const { ask } = await withSites();
    for (const [query, status, message] of [
      ['', 400, 'Name a region or a place'],
      ['region=sydney&near=1', 400, 'and not both'],
      ['region=atlantis', 404, 'Region not found'],
      ['near=99', 404, 'Dive site not found'],
      ['near=Atlantis', 400, 'We know no place called “Atlantis”'],
      ['near=alice-springs', 400, 'no dive site within 60 km of Alice Springs'],
      ['region=sydney&date=2026-11-20', 400, 'Choose a day from today'],
      ['region=sydney&skill=Expert', 400, 'Ask for one of Beginner, Intermediate, Advanced.'],
      ['region=sydney&windKnots=200', 400, 'The wind must be from 0 to 100 knots.'],
      ['region=darwin', 400, 'There are no dive sites here.'],
    ] as const) {
      const answer = await ask(query);
      expect(JSON.stringify(await answer.json()), query).toContain(message);
      expect(answer.status, query).toBe(status);
    }
  });
});
