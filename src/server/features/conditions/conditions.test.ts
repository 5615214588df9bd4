import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { judgedFacts, plainSite } from '../../../../tests/support/records.ts';
import type {
  SiteLight,
  SiteShelter,
  SiteTides,
  SiteVerdict,
} from '../../../contract/conditions/conditions.ts';

const base = '/api/dive-sites';
const bay = {
  ...plainSite,
  ...judgedFacts,
  name: 'Gordons Bay',
  state: 'NSW',
  latitude: '-33.9148',
  longitude: '151.2628',
  positionErrorKm: 0.4,
  depthRange: '2–14 m',
  type: 'reef',
  access: 'shore',
};

const source = { source: 'Harbour master', confidence: 'local', checkedOn: '2026-11-21' };
const around = { earliest: -30, usual: 0, latest: 30 };
/** Facts of a site whose stream turns with the tide at a port. */
const slackAt = (tidePort: string) => ({
  tidePort,
  slack: { afterHigh: around, afterLow: around, byHeight: null, lastsMinutes: null },
  provenance: { slack: source },
});

onSqliteFirst('conditions of dive sites', (open) => {
  async function withSite(changes: object = {}) {
    const app = await open();
    const { id, version } = await addSite(app, { ...bay, ...changes });
    const path = (rest: string) => `${base}/${id}/${rest}`;
    return {
      app,
      id,
      version,
      ask: (rest: string) => app.anonymous(path(rest)),
      get: async <T>(rest: string) => (await (await app.anonymous(path(rest))).json()) as T,
    };
  }

  test('a week of tides uses the clock of the site, across the end of daylight saving', async () => {
    const { get } = await withSite({ tideRule: 'slack', ...slackAt('Botany Bay') });
    const tides = await get<SiteTides>('tides?from=2027-04-01&days=7');
    expect(tides).toMatchObject({
      timeZone: 'Australia/Sydney',
      station: { name: 'Botany Bay' },
      from: '2027-04-01',
      days: 7,
    });
    expect(tides.distanceKm).toBeGreaterThan(5);
    expect(tides.extremes.length).toBeGreaterThanOrEqual(26);
    for (const { time } of tides.extremes) {
      const day = time.slice(0, 10);
      if (day < '2027-04-04') expect(time).toMatch(/[+]11:00$/);
      if (day > '2027-04-04') expect(time).toMatch(/[+]10:00$/);
    }
    expect(tides.windows.length).toBeGreaterThanOrEqual(tides.extremes.length);
  });

  test('a verdict for the present is cached for five minutes, since tide windows change', async () => {
    const { ask } = await withSite();
    const cacheLifetime = async (query: string) =>
      (await ask(`verdict${query}`)).headers.get('Surrogate-Control');
    expect(await cacheLifetime('')).toBe('max-age=300');
    expect(await cacheLifetime('?at=2026-12-01T00:00:00Z')).toBe('max-age=1800');
  });

  test('tides without a day begin today at the site, and are cached until the half hour', async () => {
    const { ask } = await withSite();
    const answer = await ask('tides?days=1&curve=1');
    expect(answer.headers.get('Surrogate-Control')).toBe('max-age=1800');
    const tides = (await answer.json()) as SiteTides;
    expect(tides.from).toBe('2026-11-21');
    expect(tides.curve).toHaveLength(73);
  });

  test('a site without known hazards or season has the outcome "unknown"', async () => {
    const when =
      'verdict?at=2026-12-01T10:00&windFrom=270&windKnots=3&swellFrom=135&swellMetres=0.3&swellSeconds=6';
    const judge = async (changes: object) =>
      (await (await withSite(changes)).get<SiteVerdict>(when)).outcome;
    expect(await judge({})).toBe('fine');
    expect(await judge({ hazardList: null })).toBe('unknown');
    expect(await judge({ bestMonths: null })).toBe('unknown');
  });

  test('a sourced offset moves the tides, their curve and the windows', async () => {
    const port = { tideRule: 'slack', ...slackAt('Botany Bay') };
    // The stream turns with the tide at the site, 25 minutes before the tide at the port.
    const early = { earliest: -55, usual: -25, latest: 5 };
    const offset = {
      tideOffsetMinutes: -25,
      slack: { ...port.slack, afterHigh: early, afterLow: early },
      provenance: { tideOffsetMinutes: source, slack: source },
    };
    const day = 'tides?from=2026-12-01&days=1&curve=1';
    const usual = await (await withSite(port)).get<SiteTides>(day);
    const moved = await withSite({ ...port, ...offset });
    const earlier = await moved.get<SiteTides>(day);
    expect(usual).toMatchObject({ offset: null, tideRule: 'slack' });
    expect(earlier.offset).toEqual({ minutes: -25, source: 'Harbour master, 2026-11-21' });
    const at = ({ time }: { time: string }) => Date.parse(time) / 60_000;
    expect(earlier.extremes.map(at)).toEqual(usual.extremes.map((turn) => at(turn) - 25));
    const highest = ({ curve }: SiteTides) =>
      curve.reduce((best, point) => (point.height > best.height ? point : best));
    expect(at(highest(usual)) - at(highest(earlier))).toBeGreaterThan(0);
    // The verdict uses the moved turn: fine at the turn, not at the end of the port's window.
    const [turn] = earlier.extremes.filter(({ time }) => time.slice(11) > '08:00');
    const calm = 'windFrom=270&windKnots=4&swellFrom=270&swellMetres=0.2&swellSeconds=6';
    const verdict = async (minutes: number) => {
      const when = new Date(Date.parse(turn?.time ?? '') + minutes * 60_000).toISOString();
      return moved.get<SiteVerdict>(`verdict?at=${when}&${calm}`);
    };
    const fine = await verdict(0);
    expect([fine.outcome, (await verdict(45)).outcome]).toEqual(['fine', 'leave']);
    expect(fine.reasons[0]).toEqual(
      expect.stringMatching(
        `^The tide suits until .+: slack is expected at about ${turn?.time.slice(11, 16)}[.]$`,
      ),
    );
    // The nearest station replaces a port without a station, and the offset does not apply.
    const other = await withSite({ ...port, ...offset, tidePort: 'Atlantis' });
    expect((await other.get<SiteTides>(day)).offset).toBeNull();
  });

  test('a neap-slack site gets "leave" at spring slack, and its tides state why', async () => {
    const harbour = { state: 'NT', latitude: '-12.475', longitude: '130.8292', type: 'wreck' };
    const port = { access: 'boat', tideRule: 'neap-slack', ...slackAt('Darwin') };
    const { get } = await withSite({ ...harbour, ...port });
    // The spring tide at Darwin on 26 November 2026 falls from 6.7 m to 0.3 m and rises to 7.7 m.
    const springs = await get<SiteTides>('tides?from=2026-11-25&days=3');
    expect(springs.windows).toEqual([]);
    expect(springs.windowNote).toBe(
      'No slack of a neap tide in this time: the tide at Darwin moves more than 2.7 m.',
    );
    const calm = 'windFrom=180&windKnots=3&swellFrom=135&swellMetres=0.1&swellSeconds=4';
    const at = (time: string) => get<SiteVerdict>(`verdict?at=${encodeURIComponent(time)}&${calm}`);
    const left = await at('2026-11-26T12:52:00+09:30');
    expect(left.outcome).toBe('leave');
    expect(left.reasons[0]).toBe(
      'The tide does not suit: this site is dived at the slack of a neap tide.',
    );
    const neaps = await get<SiteTides>('tides?from=2026-12-02&days=3');
    expect(neaps.windows.map(({ turn }) => turn.time.slice(0, 16))).toContain('2026-12-03T13:31');
    expect(neaps.windows.length).toBeLessThan(neaps.extremes.length);
    expect((await at('2026-12-03T13:31:00+09:30')).outcome).toBe('fine');
  });

  test('a site without a near tide station has a reason instead of tides', async () => {
    const { get } = await withSite({ latitude: '-13.85', longitude: '146.55', state: 'QLD' });
    const tides = await get<SiteTides>('tides');
    expect(tides).toMatchObject({ station: null, extremes: [], curve: [] });
    expect(tides.reason).toMatch(/km away/);
  });

  test('the times of light are by the clock of the site', async () => {
    const { get } = await withSite();
    const { days } = await get<SiteLight>('light?from=2026-12-21&days=2');
    const clock = (time: string | undefined) => time?.slice(11, 16) ?? '';
    const [first, next] = days;
    // The times are those of Geoscience Australia for Sydney on 21 December.
    expect(minutesApart(clock(first?.firstLight), '05:11')).toBeLessThan(3);
    expect(minutesApart(clock(first?.sunrise), '05:41')).toBeLessThan(3);
    expect(minutesApart(clock(first?.sunset), '20:05')).toBeLessThan(3);
    expect(minutesApart(clock(first?.lastLight), '20:35')).toBeLessThan(3);
    expect(first?.night).toEqual({ from: first?.lastLight, to: next?.firstLight });
    // The moon is full on 24 December 2026 at 01:28 UTC.
    expect(first?.moon.litPercent).toBeGreaterThan(85);
  });

  test('a site gets a computed shelter, here open to the east and closed to the west', async () => {
    const { get } = await withSite({ longitude: '151.27' });
    const { fetchKm, worstKm, vague } = await get<SiteShelter>('shelter');
    expect(vague).toBeNull();
    expect(worstKm?.[4]).toBe(500);
    expect(fetchKm?.[12]).toBeLessThan(2);
  });

  test('the shelter of a bay is vague if the shoreline lacks the bay', async () => {
    const { get } = await withSite();
    expect((await get<SiteShelter>('shelter')).vague).toMatch(/too coarsely/);
  });

  test('a verdict has two reasons, and always the advice to look at the water', async () => {
    const { get } = await withSite({ longitude: '151.27' });
    const sea = 'windFrom=180&windKnots=20&swellFrom=135&swellMetres=2&swellSeconds=10';
    const verdict = await get<SiteVerdict>(`verdict?at=2026-12-01T00:00:00Z&${sea}`);
    expect(verdict).toMatchObject({
      at: '2026-12-01T11:00:00+11:00',
      outcome: 'leave',
      words: 'Leave it',
      look: 'Look at the water before you gear up.',
    });
    expect(verdict.reasons).toHaveLength(2);
    expect((await get<SiteVerdict>('verdict')).outcome).toBe('unknown');
  });

  test('the owner’s shelter and limits replace the computed values, with their source', async () => {
    const sides = new Array<string | null>(16).fill(null).with(8, 'sheltered');
    const { app, id, get } = await withSite({
      shelterSides: sides,
      shelterNote: 'Behind the breakwater.',
      mostWindKnots: 18,
      provenance: { shelterSides: source, mostWindKnots: source },
    });
    expect(await get<SiteShelter>('shelter')).toMatchObject({
      sides,
      sidesNote: 'Behind the breakwater.',
      sidesSource: source,
    });
    const at = 'verdict?at=2026-12-01T00:00:00Z&swellFrom=180&swellMetres=0.1&swellSeconds=5';
    const verdict = (knots: number, from: number) =>
      get<SiteVerdict>(`${at}&windFrom=${from}&windKnots=${knots}`);
    expect(await verdict(12, 180)).toMatchObject({ outcome: 'fine' });
    expect(await verdict(19, 180)).toMatchObject({
      outcome: 'leave',
      reasons: [
        '19 knots from the south, which raises hardly any sea here. At the surface it blows swimmers and boats out, away from that land. The limit set for this site is 18 knots.',
        expect.anything(),
      ],
    });
    const whole = await (await app.anonymous(`${base}/${id}`)).json();
    expect(whole).toMatchObject({ provenance: { shelterSides: source } });
  });

  test('a time without a UTC offset uses the clock of the site, also when that clock changes', async () => {
    const { get } = await withSite();
    const at = async (time: string) => (await get<SiteVerdict>(`verdict?at=${time}`)).at;
    // Sydney's clocks go from 2:00 to 3:00 on 4 October 2026, and back on 4 April 2027.
    for (const [asked, answered] of [
      ['2026-12-01T09:00', '2026-12-01T09:00:00+11:00'],
      ['2026-12-01T09:00:00', '2026-12-01T09:00:00+11:00'],
      ['2026-10-04T01:59', '2026-10-04T01:59:00+10:00'],
      ['2026-10-04T02:30', '2026-10-04T03:30:00+11:00'],
      ['2026-10-04T03:00', '2026-10-04T03:00:00+11:00'],
      ['2027-04-04T01:59', '2027-04-04T01:59:00+11:00'],
      ['2027-04-04T02:30', '2027-04-04T02:30:00+10:00'],
      ['2027-04-04T02:30:00%2B11:00', '2027-04-04T02:30:00+11:00'],
      ['2026-12-01T09:00Z', '2026-12-01T20:00:00+11:00'],
      // The plus sign is not encoded.
      ['2026-12-01T09:00:00+08:00', '2026-12-01T12:00:00+11:00'],
    ] as const) {
      expect(await at(asked), asked).toBe(answered);
    }
    const perth = await withSite({ state: 'WA', latitude: '-32.0', longitude: '115.5' });
    const { at: western } = await perth.get<SiteVerdict>('verdict?at=2026-12-01T09:00');
    expect(western).toBe('2026-12-01T09:00:00+08:00');
  });

  test('the closure of a site changes its verdict at once, despite the cache', async () => {
    const { app, ask, id, version } = await withSite();
    const path =
      'verdict?at=2026-12-01T00:00:00Z&windFrom=0&windKnots=2&swellFrom=0&swellMetres=0.1&swellSeconds=6';
    expect(((await (await ask(path)).json()) as SiteVerdict).outcome).toBe('fine');
    const body = {
      ...bay,
      version,
      status: 'closed',
      statusReason: 'Closed by the council.',
      statusAuthority: 'The council',
    };
    const saved = await app.admin(`${base}/${id}`, { method: 'PUT', body });
    expect(saved.status).toBe(200);
    expect(((await (await ask(path)).json()) as SiteVerdict).outcome).toBe('leave');
  });

  test('an invalid query is refused with a message', async () => {
    const { ask } = await withSite();
    for (const [path, message] of [
      ['tides?from=tomorrow', 'Write the day like 2026-12-01.'],
      ...[
        ...['now', '2026-12-01', '2026-02-30T09:00', '2026-12-01T25:00', '2026-12-01T09'],
        ...['2026-12-01T09:00 Sydney', '2026-12-01T09:00:00%2B99:99', ''],
      ].map((time) => [`verdict?at=${time}`, 'Write the time like 2026-12-01T09:00'] as const),
      ['verdict?at=9999-12-01T09:00', 'Choose a time from 2000 to 2099.'],
      ['tides?days=99', 'Ask for 1 to 14 days.'],
      ['tides?days=2&days=3', 'Give days once.'],
      ['light?from=1026-12-01', 'Choose a day from 2000 to 2099.'],
      ['verdict?windKnots=-3', 'The wind must be a number of knots, such as 0.'],
      ['verdict?swellMetres=25', 'The swell must be from 0 to 20 metres.'],
      ['verdict?at=noon', 'Write the time like 2026-12-01T09:00'],
    ] as const) {
      const answer = await ask(path);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain(message);
    }
  });

  test('a site that does not exist gives 404', async () => {
    const app = await open();
    for (const part of ['tides', 'light', 'shelter', 'verdict']) {
      expect((await app.anonymous(`${base}/77/${part}`)).status).toBe(404);
    }
  });
});

function minutesApart(one: string, other: string): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return Math.abs(minutes(one) - minutes(other));
}
