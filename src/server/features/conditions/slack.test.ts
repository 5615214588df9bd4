import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { judgedFacts } from '../../../../tests/support/records.ts';
import type { SiteTides, SiteVerdict } from '../../../contract/conditions/conditions.ts';
import type { Outlook } from '../../../contract/conditions/outlook.ts';
import { unknownStream } from '../../../domain/conditions/tides/slack.ts';

const source = { source: 'The club’s page', confidence: 'published', checkedOn: '2026-11-23' };
const provenance = { slack: source };
const none = { afterLow: null, byHeight: null, lastsMinutes: null };
const shore = { ...judgedFacts, access: 'shore', positionErrorKm: 0.1, skillLevel: 'Intermediate' };

const bridge = {
  ...shore,
  ...{ name: 'Swansea Bridge', state: 'NSW', latitude: '-33.08623', longitude: '151.63957' },
  ...{ type: 'muck', tideRule: 'high-slack', tidePort: 'Sydney Fort Denison', provenance },
  slack: {
    afterHigh: { earliest: 120, usual: 150, latest: 180 },
    afterLow: null,
    byHeight: { metres: 1.5, minutesPer10cm: 10 },
    lastsMinutes: 40,
  },
};
const breakwall = {
  ...shore,
  ...{ name: 'Breakwall', state: 'NSW', latitude: '-32.1735', longitude: '152.5085', type: 'muck' },
  ...{ tideRule: 'high-slack', tidePort: 'Newcastle', provenance },
  slack: { ...none, afterHigh: { earliest: 120, usual: null, latest: 180 } },
};
const island = {
  ...shore,
  ...{ name: 'Windang Island', state: 'NSW', latitude: '-34.5465', longitude: '150.879' },
  ...{ type: 'reef', tideRule: 'low' },
};
const reef = {
  ...shore,
  ...{ name: 'Roy Rufus', state: 'QLD', latitude: '-25.29', longitude: '152.985' },
  ...{ type: 'wreck', access: 'boat', tideRule: 'high-slack' },
};

const calm = 'windFrom=270&windKnots=2&swellFrom=270&swellMetres=0.1&swellSeconds=5';
const clock = (time: string | null | undefined) => time?.slice(11, 16);

onSqliteFirst('slack water', (open) => {
  async function withSite(fields: object) {
    const app = await open();
    const { id, region } = await addSite(app, fields);
    const get = async <Answer>(path: string) =>
      (await (await app.anonymous(path)).json()) as Answer;
    const zone = '+11:00';
    return {
      tides: (query: string) => get<SiteTides>(`/api/dive-sites/${id}/tides?${query}`),
      verdict: (time: string, distance = zone) =>
        get<SiteVerdict>(
          `/api/dive-sites/${id}/verdict?at=${encodeURIComponent(time + distance)}&${calm}`,
        ),
      outlook: (query: string) =>
        get<Outlook>(`/api/outlook?region=${region.toLowerCase()}&${query}&${calm}`),
    };
  }

  test('the stream in the channel at Swansea turns hours after high water at Fort Denison', async () => {
    const { tides, verdict } = await withSite(bridge);
    const day = await tides('from=2026-12-08&days=1');
    const high = day.extremes.find(({ kind }) => kind === 'high');
    expect([clock(high?.time), high?.height]).toEqual(['08:31', 1.69]);
    const [window] = day.windows;
    expect([clock(window?.from), clock(window?.slack), clock(window?.to)]).toEqual([
      '10:35',
      '11:20',
      '11:30',
    ]);
    expect(day.windows.map(({ turn }) => turn.kind)).toEqual(['high', 'high']);
    expect(day.windowNote).toContain('from 2 h after to 3 h after high water');
    expect(day.windowNote).toContain('Source: The club’s page, 2026-11-23.');
    const flood = await verdict('2026-12-08T08:10:00');
    expect(flood.outcome).toBe('leave');
    expect(flood.reasons.join(' ')).not.toMatch(/near the turn/i);
    expect(flood.changes).toContain('From 10:35 to 11:30 the tide suits.');
    expect((await verdict('2026-12-08T10:34:00')).outcome).toBe('leave');
    for (const time of ['10:36', '10:45', '11:00']) {
      const { outcome, reasons } = await verdict(`2026-12-08T${time}:00`);
      expect(outcome, time).toBe('fine');
      expect(reasons[0]).toBe(
        'The tide suits until 11:30, be out of the water by then: slack is expected at about 11:20.',
      );
    }
    expect((await verdict('2026-12-08T11:15:00')).outcome).toBe('marginal');
    expect((await verdict('2026-12-08T11:31:00')).outcome).toBe('leave');
  });

  test('a dive within the span of slack is "marginal" if only the span is known', async () => {
    const { tides, verdict } = await withSite(breakwall);
    const { windows } = await tides('from=2026-12-08&days=1');
    // High water at Newcastle is at 08:34.
    expect([clock(windows[0]?.from), windows[0]?.slack, clock(windows[0]?.to)]).toEqual([
      '10:35',
      null,
      '11:30',
    ]);
    expect((await verdict('2026-12-08T08:34:00')).outcome).toBe('leave');
    expect(await verdict('2026-12-08T10:40:00')).toMatchObject({
      outcome: 'marginal',
      reasons: [
        'Slack comes some time from 10:35 to 11:30: nobody has told when more exactly.',
        expect.anything(),
      ],
    });
  });

  test('slack is computed from the port, even if the tide at the site is later', async () => {
    const moved = {
      ...bridge,
      tideOffsetMinutes: 40,
      provenance: { slack: source, tideOffsetMinutes: source },
    };
    const { tides } = await withSite(moved);
    const { extremes, windows } = await tides('from=2026-12-08&days=1');
    expect(clock(extremes.find(({ kind }) => kind === 'high')?.time)).toBe('09:11');
    expect(clock(windows[0]?.from)).toBe('10:35');
  });

  test('a site of unknown slack has no window, and no verdict "fine" or "marginal"', async () => {
    for (const site of [{ ...bridge, slack: null, provenance: null }, reef]) {
      const { tides, verdict, outlook } = await withSite(site);
      const week = await tides('from=2026-12-07&days=7');
      expect(week.extremes.length).toBeGreaterThan(20);
      expect(week).toMatchObject({ windows: [], windowNote: null, slackNote: unknownStream });
      for (const { time } of week.extremes.slice(0, 4)) {
        const { outcome, reasons } = await verdict(time, '');
        expect(outcome).not.toBe('fine');
        expect(outcome).not.toBe('marginal');
        expect(reasons.join(' ')).toContain(unknownStream);
      }
      const { days } = await outlook('date=2026-12-08');
      expect(days[0]?.sites).toMatchObject([{ name: site.name, outcome: 'unknown', tide: [] }]);
    }
  });

  test('slack is computed from the named port only, not from the nearest station', async () => {
    const { tides } = await withSite({ ...bridge, tidePort: 'Atlantis' });
    expect(await tides('from=2026-12-08&days=1')).toMatchObject({
      station: { name: 'Newcastle' },
      windows: [],
      slackNote: unknownStream,
    });
  });

  test('the verdict on Roy Rufus 51 minutes after high water is not "fine"', async () => {
    const around = { afterHigh: { earliest: -30, usual: 0, latest: 30 } };
    const known = { ...reef, tidePort: 'Urangan', slack: { ...none, ...around }, provenance };
    // High water at Urangan is at 08:04 on 8 December 2026.
    for (const site of [reef, known]) {
      const { verdict } = await withSite(site);
      expect((await verdict('2026-12-08T08:55:00', '+10:00')).outcome).not.toBe('fine');
    }
    const { verdict } = await withSite(known);
    expect((await verdict('2026-12-08T08:00:00', '+10:00')).outcome).toBe('fine');
  });

  test('Windang Island is "fine" near low water, not 33 minutes before high water', async () => {
    const { tides, verdict } = await withSite(island);
    const { extremes, windows } = await tides('from=2026-12-09&days=1');
    expect(extremes.map(({ kind, time }) => `${kind} ${clock(time)}`)).toContain('high 09:03');
    expect(windows.map(({ turn }) => turn.kind)).toEqual(['low', 'low']);
    const rising = await verdict('2026-12-09T08:29:00');
    expect(rising.outcome).toBe('marginal');
    expect(rising.reasons[0]).toBe('The tide does not suit: this site is dived at low water.');
    // Low water is at 15:55.
    expect((await verdict('2026-12-09T15:30:00')).outcome).toBe('fine');
    expect((await verdict('2026-12-09T16:20:00')).outcome).toBe('marginal');
  });
});
