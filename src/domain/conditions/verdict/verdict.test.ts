import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calm,
  enclosed,
  hour,
  littleSwell,
  open,
  sunrise,
  sunset,
  tide,
  turn,
  wholeSwell,
} from '../../../../tests/support/calm-dive.ts';
import {
  certifications,
  seasonKinds,
  siteStatuses,
  tideRules,
  waters,
  winds,
} from '../../dive-sites/facts.ts';
import { siteAccesses, siteTypes, skillLevels } from '../../dive-sites/terms.ts';
import { type Hazard, type HazardKind, hazardKinds } from '../../hazards/hazard-kinds.ts';
import { type Exposure, exposureKinds } from '../shelter/exposure.ts';
import type { TideWindow } from '../tides/tide-windows.ts';
import type { FactorInput, SiteTide } from './factor.ts';
import { outcomes } from './factor.ts';
import { swellFactor, windFactor } from './sea-factors.ts';
import { judgeDive, judgedWithoutSea, judgeWorstSea } from './verdict.ts';

const site = (some: Partial<FactorInput['site']>) => ({ ...calm, site: { ...calm.site, ...some } });
const sea = (some: FactorInput['sea'], fetchKm = open) => ({
  ...calm,
  fetchKm,
  sea: { ...calm.sea, ...some },
});

test('a calm day on an open reef looks fine, and says why', () => {
  expect(judgeDive(calm)).toMatchObject({
    outcome: 'fine',
    reasons: [
      'Swell of 0.6 m at 8 seconds from the south-east, onto an open side.',
      '5 knots from the south, which raises hardly any sea here.',
    ],
    changes: [],
  });
});

test('a southerly of 20 knots gives `leave` on an open side, and `fine` behind land unless it is strong (26 knots or more)', () => {
  expect(judgeDive(sea({ windKnots: 20 })).outcome).toBe('leave');
  const behindLand = judgeDive(sea({ windKnots: 20 }, enclosed));
  expect(behindLand.outcome).toBe('fine');
  expect(behindLand.reasons[0]).toMatch(/blows swimmers and boats out, away from that land[.]$/);
  expect(judgeDive(sea({ windKnots: 26 }, enclosed)).outcome).toBe('leave');
});

test('at an open shore, wind is `fine` up to 10 knots and `marginal` up to 15 knots', () => {
  const outcomeAt = (windKnots: number) => judgeDive(sea({ windKnots })).outcome;
  expect([10, 11, 15, 16].map(outcomeAt)).toEqual(['fine', 'marginal', 'marginal', 'leave']);
});

test('a boat crosses open water even to a sheltered side of an island, but not in a harbour', () => {
  const boat = (water: 'ocean' | 'bay' | 'harbour') =>
    judgeDive({
      ...sea({ windKnots: 18 }, enclosed),
      site: { ...calm.site, access: 'boat', water },
    }).outcome;
  expect(boat('ocean')).toBe('marginal');
  expect(boat('bay')).toBe('marginal');
  expect(boat('harbour')).toBe('fine');
});

test('a long swell counts for more than a short one of the same height', () => {
  expect(judgeDive(sea({ swellMetres: 1 })).outcome).toBe('fine');
  expect(judgeDive(sea({ swellMetres: 1, swellSeconds: 12 })).outcome).toBe('marginal');
  expect(judgeDive(sea({ swellMetres: 1.3, swellSeconds: 12 })).outcome).toBe('marginal');
  expect(judgeDive(sea({ swellMetres: 1.3, swellSeconds: 14 })).outcome).toBe('leave');
  expect(judgeDive(sea({ swellMetres: 1.3, swellSeconds: undefined })).outcome).toBe('leave');
});

test('only the arriving share of a swell counts, and the text states it', () => {
  const southern = { swellMetres: 2.3, swellSeconds: 12 };
  expect(judgeDive(sea(southern)).outcome).toBe('leave');
  const inside = judgeDive({ ...sea(southern), swellShare: wholeSwell.map(() => 0.3) });
  expect(inside.outcome).toBe('fine');
  expect(inside.reasons[0]).toBe(
    'Swell of 2.3 m at 12 seconds from the south-east, of which about 0.7 m reaches in here.',
  );
});

test('a deep cave has a higher swell limit than a shallow cave, but never a higher limit than a reef', () => {
  const at = (depthMin: number, swellMetres: number, type: 'cave' | 'reef') =>
    judgeDive({
      ...sea({ swellMetres, swellSeconds: 10 }),
      site: { ...calm.site, type, depthMin },
    }).factors.find(({ kind }) => kind === 'swell')?.outcome;
  expect(at(3, 0.95, 'cave')).toBe('leave');
  expect(at(15, 0.95, 'cave')).toBe('marginal');
  expect(at(29, 1.6, 'cave')).toBe('leave');
  expect(at(29, 1.6, 'reef')).toBe('leave');
});

test('a strong surge does not lower the swell limit of a cave further', () => {
  const limits = (surge: 'some' | 'strong' | null, type: 'cave' | 'wall') => {
    const at = { ...calm.site, type, surge };
    return swellFactor({ ...sea({ swellMetres: 1.4, swellSeconds: 10 }), site: at })?.change;
  };
  expect(limits('strong', 'cave')).toBe(limits(null, 'cave'));
  expect(limits('some', 'wall')).toBe(limits(null, 'wall'));
  expect(limits('strong', 'wall')).toBe('Swell of 0.7 m or less from there at that period.');
});

test('a reef or a bar that is missing from the shoreline reduces swell', () => {
  const inside = (water: 'headland' | 'lagoon') =>
    judgeDive({ ...sea({ swellMetres: 2 }), site: { ...calm.site, water } }).outcome;
  expect(inside('headland')).toBe('leave');
  expect(inside('lagoon')).toBe('fine');
});

test('a swell of 0 m does not reach in', () => {
  const inside = { ...sea({ swellMetres: 0 }), swellShare: littleSwell };
  expect(swellFactor(inside)?.text).toBe('Swell of 0 m at 8 seconds from the south-east.');
});

test('enclosed waters limit the sea even if the open water around a site is unknown', () => {
  const unknown = (water: 'headland' | 'harbour') =>
    judgeDive({
      ...sea({ swellMetres: 2 }),
      fetchKm: null,
      swellShare: null,
      site: { ...calm.site, water },
    });
  expect(unknown('headland').outcome).toBe('unknown');
  expect(unknown('harbour')).toMatchObject({
    outcome: 'fine',
    reasons: [expect.stringContaining('at most about 0.4 m reaches in here'), expect.anything()],
  });
});

test('a dive at slack is `leave` outside the window, `fine` before the expected slack and `marginal` after it', () => {
  const slack = site({ tideRule: 'slack' });
  expect(judgeDive({ ...slack, at: hour(1) })).toMatchObject({
    outcome: 'leave',
    changes: ['From 09:10 to 10:10 the tide suits.'],
  });
  const fine = judgeDive({ ...slack, sea: { ...calm.sea, windKnots: 0, swellMetres: 0.1 } });
  expect(fine).toMatchObject({
    outcome: 'fine',
    reasons: [
      'The tide suits until 10:10, be out of the water by then: slack is expected at about 09:40.',
      expect.anything(),
    ],
  });
  expect(judgeDive({ ...slack, at: hour(4.1) })).toMatchObject({
    outcome: 'marginal',
    reasons: [
      'Slack ends at about 10:10, before you would be out: slack is expected at about 09:40.',
      expect.anything(),
    ],
    changes: ['A start from 09:10 to 09:40.'],
  });
  expect(judgeDive({ ...slack, tide: { reason: 'No station.' } }).outcome).toBe('unknown');
  expect(
    judgeDive({ ...site({ tideRule: 'high' }), tide: { reason: 'No station.' } }),
  ).toMatchObject({
    outcome: 'marginal',
    reasons: ['This site is dived at high water. No station.', expect.anything()],
  });
  expect(judgeDive({ ...slack, tide: { ...tide, slackNote: 'Heads.' } })).toMatchObject({
    outcome: 'unknown',
    reasons: ['This site is dived at slack water. Heads.', expect.anything()],
  });
});

test('a slack with a span of over an hour, or without an expected time, is marginal throughout', () => {
  const slack = site({ tideRule: 'slack' });
  const at = (hours: number, window: object) =>
    judgeDive({
      ...slack,
      at: hour(hours),
      tide: { ...tide, windows: [{ ...tide.windows[0], ...window } as TideWindow] },
    });
  for (const window of [{ slack: null }, { to: hour(4.6) }]) {
    for (const hours of [3.5, 4, 4.5]) expect(at(hours, window).outcome).toBe('marginal');
  }
  expect(at(4, { slack: null }).reasons[0]).toBe(
    'Slack comes some time from 09:10 to 10:10: nobody has told when more exactly.',
  );
  expect(at(4, { to: hour(4.6) }).reasons[0]).toBe(
    'Slack is expected at about 09:40, but may come from 09:10 to 10:16.',
  );
  // Slack with a late expected time may still come early.
  expect(at(4, { slack: hour(4.4) }).outcome).toBe('fine');
  expect(at(4.2, { slack: hour(4.4) }).outcome).toBe('marginal');
});

test('a site dived at low water is marginal as soon as the water rises', () => {
  const low = site({ tideRule: 'low' });
  const quiet = { windKnots: 0, swellMetres: 0.1 };
  expect(judgeDive({ ...low, at: hour(3.6) }).outcome).toBe('fine');
  expect(judgeDive({ ...low, at: hour(4.1), sea: { ...calm.sea, ...quiet } })).toMatchObject({
    outcome: 'marginal',
    reasons: [
      'The water is rising, be back by 10:10: low water at Darwin is at 09:40.',
      expect.anything(),
    ],
    changes: ['A start from 09:10 to 09:40.'],
  });
});

test('the text of the next window says if it is on the next day or in the dark', () => {
  const slack = site({ tideRule: 'slack' });
  const next = (from: number, to: number) =>
    judgeDive({
      ...slack,
      at: hour(6),
      tide: { ...tide, windows: [{ from: hour(from), to: hour(to), turn, slack: turn.time }] },
    }).changes[0];
  expect(next(8, 9)).toBe('From 13:40 to 14:40 the tide suits.');
  expect(next(14, 15)).toBe('From 19:40 to 20:40 the tide suits, partly in the dark.');
  expect(next(15, 16)).toBe('From 20:40 to 21:40 the tide suits, in the dark.');
  expect(next(20, 21)).toBe('From 01:40 to 02:40 the next day the tide suits, in the dark.');
  expect(next(25, 26)).toBe('From 06:40 to 07:40 the next day the tide suits.');
});

test('shelter stated from memory halves the sea, and checked shelter counts fully', () => {
  const southerly = { ...sea({ windKnots: 16 }) };
  const said = (isShelterChecked: boolean): FactorInput => ({
    ...southerly,
    site: { ...calm.site, shelteredFrom: ['S'], isShelterChecked },
  });
  expect(judgeDive(southerly).outcome).toBe('leave');
  expect(judgeDive(said(false)).outcome).toBe('marginal');
  expect(judgeDive(said(true)).outcome).toBe('fine');
});

test('recent rain and a late start limit a dive', () => {
  const rainy = site({ rainWaitDays: 3 });
  expect(judgeDive(rainy).outcome).toBe('marginal');
  expect(judgeDive({ ...rainy, sea: { ...calm.sea, rainDays: 1 } }).outcome).toBe('leave');
  expect(judgeDive({ ...rainy, sea: { ...calm.sea, rainDays: 3 } }).outcome).toBe('fine');
  expect(judgeDive({ ...rainy, sea: { ...calm.sea, rainDays: 1 } }).reasons[0]).toBe(
    'Heavy rain fell yesterday: divers wait 3 days after heavy rain here.',
  );
  expect(judgeDive(site({ rainWaitDays: 1 })).changes).toEqual(['1 day without heavy rain.']);
  expect(judgeDive({ ...calm, at: new Date(sunset.getTime() - 50 * 60_000) }).outcome).toBe(
    'marginal',
  );
});

test('a verdict before sunrise or after sunset says that it is dark', () => {
  for (const at of [hour(-1), hour(15)]) {
    const { outcome, reasons } = judgeDive({ ...calm, at });
    expect(outcome).toBe('marginal');
    expect(reasons[0]).toMatch(/^It is dark then/);
  }
});

const southern = new Array<Exposure | null>(16).fill(null).with(7, 'part');

test('the owner’s value for a direction replaces the shoreline', () => {
  const southerly = sea({ windKnots: 16 });
  const said = (side: Exposure, fetchKm: number[]) =>
    judgeDive({
      ...southerly,
      fetchKm,
      site: { ...calm.site, shelterSides: southern.with(8, side) },
    });
  expect(said('sheltered', open).outcome).toBe('fine');
  expect(said('open', enclosed).outcome).toBe('leave');
  expect(judgeDive({ ...southerly, site: { ...calm.site, shelterSides: southern } }).outcome).toBe(
    'leave',
  );
});

test('a site’s own limits override the usual limits, and the text names them', () => {
  const own = (some: FactorInput['sea']) =>
    judgeDive({
      ...sea(some),
      site: { ...calm.site, mostWindKnots: 18, mostSwellMetres: 0.9 },
    });
  expect(own({ windKnots: 12 }).outcome).toBe('fine');
  expect(own({ windKnots: 18 }).outcome).toBe('marginal');
  expect(own({ windKnots: 19 })).toMatchObject({
    outcome: 'leave',
    reasons: [
      expect.stringMatching(/The limit set for this site is 18 knots[.]$/),
      expect.anything(),
    ],
  });
  expect(own({ swellMetres: 0.9, swellSeconds: 14 }).outcome).toBe('marginal');
  expect(own({ swellMetres: 1, swellSeconds: 5 }).outcome).toBe('leave');
});

test('a swell of a longer period than a site’s own limit counts one step worse, and the text names the limit', () => {
  const own = (some: FactorInput['sea']) =>
    judgeDive({ ...sea(some), site: { ...calm.site, mostSwellMetres: 0.9, mostSwellSeconds: 12 } });
  expect(own({ swellMetres: 0.5, swellSeconds: 12 }).outcome).toBe('fine');
  expect(own({ swellMetres: 0.5, swellSeconds: 13 }).outcome).toBe('marginal');
  expect(own({ swellMetres: 0.5, swellSeconds: undefined }).outcome).toBe('marginal');
  expect(own({ swellMetres: 0.2, swellSeconds: 13 }).outcome).toBe('fine');
  expect(own({ swellMetres: 0.8, swellSeconds: 13 })).toMatchObject({
    outcome: 'leave',
    reasons: [
      expect.stringMatching(/The limit set for this site is 0[.]9 m at 12 seconds or less[.]$/),
      expect.anything(),
    ],
    changes: expect.arrayContaining(['Swell of 0.6 m or less from there, of 12 seconds or less.']),
  });
});

test('a sea of unknown direction is `leave` if it is too strong from every side, else `unknown`', () => {
  const limits = { mostWindKnots: 18, mostSwellMetres: 0.9 };
  const own = (some: FactorInput['sea']) => ({ ...sea(some), site: { ...calm.site, ...limits } });
  expect(windFactor(sea({ windFrom: undefined, windKnots: 40 }))).toMatchObject({
    outcome: 'leave',
    text: '40 knots: at this strength the Bureau warns of strong wind.',
  });
  expect(windFactor(own({ windFrom: undefined, windKnots: 19 }))).toMatchObject({
    outcome: 'leave',
    text: '19 knots. The limit set for this site is 18 knots.',
  });
  expect(swellFactor(own({ swellFrom: undefined, swellMetres: 1 }))).toMatchObject({
    outcome: 'leave',
    text: 'Swell of 1 m. The limit set for this site is 0.9 m.',
  });
  const crossing = { ...calm.site, access: 'boat', water: 'ocean' } as const;
  const strong = sea({ windFrom: undefined, windKnots: 22 });
  expect(windFactor({ ...strong, site: crossing, fetchKm: enclosed })).toMatchObject({
    outcome: 'leave',
    text: '22 knots: too much from every side.',
    change: 'Wind of 19 knots or less, and its direction.',
  });
  expect(windFactor(strong).outcome, 'open on every side').toBe('leave');
  const fetchKm = [...enclosed.slice(8), ...open.slice(8)];
  expect(windFactor({ ...strong, fetchKm })).toMatchObject({
    outcome: 'unknown',
    text: 'The wind’s direction is not known.',
    change: 'Set the wind’s direction from a forecast.',
  });
  expect(swellFactor(sea({ swellFrom: undefined, swellMetres: 5 }))).toMatchObject({
    outcome: 'unknown',
    text: 'The swell’s direction is not known.',
  });
  expect(windFactor(sea({ windKnots: undefined })).text).toBe('The wind is not known.');
});

test('a site’s own wind limit never allows strong wind', () => {
  const bold = { ...calm.site, mostWindKnots: 60 };
  expect(judgeDive({ ...sea({ windKnots: 26 }), site: bold }).outcome).toBe('leave');
});

const holdsAllYear = (kind: HazardKind): Hazard => ({
  kind,
  months: null,
  note: null,
  source: null,
});
const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const anyNumber = (most: number) =>
  fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10);
const anyInput: fc.Arbitrary<FactorInput> = fc.record({
  site: fc.record({
    status: oneOf([null, ...siteStatuses]),
    skillLevel: oneOf(skillLevels),
    type: oneOf([null, ...siteTypes]),
    access: oneOf([null, ...siteAccesses]),
    tideRule: oneOf([null, ...tideRules]),
    certification: oneOf([null, ...certifications]),
    certificationNote: oneOf([null, 'The bottom lies below 40 m.']),
    depthMin: oneOf([null, 5, 35]),
    hazardList: oneOf([null, [], hazardKinds.map(holdsAllYear)]),
    bestMonths: oneOf([null, [6, 7], [11, 12]]),
    bestMonthsReason: fc.constant(null),
    seasonKind: oneOf([null, ...seasonKinds]),
    water: oneOf([null, ...waters]),
    rainWaitDays: oneOf([null, 1, 3]),
    surge: oneOf([null, 'low', 'some', 'strong'] as const),
    shelteredFrom: oneOf([null, ...winds.map((wind) => [wind])]),
    isShelterChecked: fc.boolean(),
    shelterSides: oneOf([null, ...exposureKinds.map((kind) => southern.with(8, kind))]),
    mostWindKnots: oneOf([null, 8, 15, 40]),
    mostSwellMetres: oneOf([null, 0.5, 1.5, 4]),
    mostSwellSeconds: oneOf([null, 10, 14]),
  }),
  sea: fc.record({
    windFrom: fc.integer({ min: 0, max: 360 }),
    windKnots: anyNumber(40),
    swellFrom: fc.integer({ min: 0, max: 360 }),
    swellMetres: anyNumber(5),
    swellSeconds: oneOf([undefined, 5, 9, 12, 16]),
    rainDays: oneOf([undefined, 0, 2, 9]),
  }),
  fetchKm: oneOf([null, open, enclosed, open.map((_, index) => (index < 6 ? 500 : 1))]),
  swellShare: oneOf([null, wholeSwell, littleSwell, open.map((_, index) => index / 16)]),
  tide: oneOf<SiteTide>([tide, { ...tide, slackNote: 'Heads.' }, { reason: 'No station.' }]),
  at: fc.integer({ min: -8, max: 20 }).map(hour),
  sunrise: fc.constant(sunrise),
  sunset: fc.constant(sunset),
  clock: fc.constant(calm.clock),
  day: fc.constant(calm.day),
});
const badness = (input: FactorInput) => outcomes.indexOf(judgeDive(input).outcome);
const holds = (
  property: fc.IPropertyWithHooks<[FactorInput]> | fc.IPropertyWithHooks<[FactorInput, number]>,
) => fc.assert(property as fc.IPropertyWithHooks<[FactorInput]>, { numRuns: 400 });

test('more wind never improves a verdict', () => {
  holds(
    fc.property(anyInput, anyNumber(20), (input, more) => {
      const windKnots = (input.sea.windKnots ?? 0) + more;
      expect(badness({ ...input, sea: { ...input.sea, windKnots } })).toBeGreaterThanOrEqual(
        badness(input),
      );
    }),
  );
});

test('a suggested wind or swell makes its factor fine', () => {
  holds(
    fc.property(anyInput, (input) => {
      const wind = windFactor(input);
      const windKnots = Number(/^Wind of (\d+)/.exec(wind.change ?? '')?.[1] ?? Number.NaN);
      if (windKnots >= 0) {
        expect(windFactor({ ...input, sea: { ...input.sea, windKnots } }).outcome).toBe('fine');
      }
      const { change } = swellFactor(input) ?? { change: null };
      const swellMetres = Number(/^Swell of ([\d.]+)/.exec(change ?? '')?.[1] ?? Number.NaN);
      if (!(swellMetres >= 0)) return;
      const longest = Number(/of (\d+) seconds or less/.exec(change ?? '')?.[1] ?? 20);
      const periods = / at that period|there[.]/.test(change ?? '')
        ? [input.sea.swellSeconds]
        : [5, 9, longest];
      for (const swellSeconds of periods) {
        const calmer = { ...input.sea, swellMetres, swellSeconds };
        expect(swellFactor({ ...input, sea: calmer })?.outcome).toBe('fine');
      }
    }),
  );
});

test('neither a higher swell nor a longer one ever improves a verdict', () => {
  holds(
    fc.property(anyInput, anyNumber(3), (input, more) => {
      const swellMetres = (input.sea.swellMetres ?? 0) + more;
      const swellSeconds = (input.sea.swellSeconds ?? 20) + more;
      for (const rougher of [{ swellMetres }, { swellSeconds }]) {
        expect(badness({ ...input, sea: { ...input.sea, ...rougher } })).toBeGreaterThanOrEqual(
          badness(input),
        );
      }
    }),
  );
});

test('a dive in the dark is never `fine`, and a reason says that it is dark', () => {
  holds(
    fc.property(anyInput, (input) => {
      fc.pre(input.at < sunrise || input.at > sunset);
      expect(judgeDive(input).outcome).not.toBe('fine');
      const [reason] = judgeDive({ ...calm, at: input.at }).reasons;
      expect(reason).toContain('It is dark then');
    }),
  );
});

test('an unknown factor never gives a fine verdict', () => {
  holds(
    fc.property(anyInput, (input) => {
      for (const key of ['windFrom', 'windKnots', 'swellFrom', 'swellMetres'] as const) {
        const isInland =
          input.site.type === 'freshwater' ||
          input.site.water === 'fresh' ||
          input.site.water === 'river';
        const blind = { ...input, sea: { ...input.sea, [key]: undefined } };
        const needsNone = isInland && key.startsWith('swell');
        if (!needsNone) expect(judgeDive(blind).outcome).not.toBe('fine');
      }
      expect(judgeDive({ ...input, site: { ...input.site, status: 'unknown' } }).outcome).not.toBe(
        'fine',
      );
      for (const tideRule of ['slack', 'high-slack', 'neap-slack'] as const) {
        const site = { ...input.site, tideRule };
        for (const unsure of [{ reason: '' }, { ...tide, slackNote: 'Heads.' }]) {
          expect(judgeDive({ ...input, site, tide: unsure }).outcome).not.toBe('fine');
        }
      }
    }),
  );
});

test('with unknown shelter a factor is `fine` only if it is `fine` at an open site, and `leave` if it is `leave` at a sheltered site', () => {
  fc.assert(
    fc.property(anyInput, oneOf([null, 'headland', 'ocean'] as const), (input, water) => {
      const site = { ...input.site, water, shelteredFrom: null, shelterSides: null };
      const judge = (
        factor: typeof swellFactor,
        fetchKm: number[] | null,
        swellShare: number[] | null,
      ) => factor({ ...input, site, fetchKm, swellShare })?.outcome;
      for (const factor of [windFactor, swellFactor]) {
        const unknown = judge(factor, null, null);
        expect(unknown === 'fine').toBe(judge(factor, open, wholeSwell) === 'fine');
        if (judge(factor, enclosed, littleSwell) === 'leave') expect(unknown).toBe('leave');
      }
    }),
  );
});

test('the text says if the shelter is unknown', () => {
  const blind = { ...sea({ windKnots: 14 }), fetchKm: null, swellShare: null };
  expect(judgeDive(blind)).toMatchObject({
    outcome: 'unknown',
    reasons: ['14 knots from the south. We do not know how sheltered this is.', expect.anything()],
  });
});

test('closed and damaged sites are always `leave`, and every verdict names two reasons', () => {
  holds(
    fc.property(anyInput, (input) => {
      for (const status of ['closed', 'damaged'] as const) {
        const shut = judgeDive({ ...input, site: { ...input.site, status } });
        expect(shut.outcome).toBe('leave');
        expect(shut.reasons[0]).toBe(`The site is ${status}.`);
      }
      expect(judgeDive(input).reasons).toHaveLength(2);
    }),
  );
});

test('judgedWithoutSea ignores wind and swell, and also rain unless it is stated', () => {
  const site = { ...calm.site, status: 'restricted', rainWaitDays: 4 } as const;
  const unknown = judgeDive({ ...calm, site, sea: {} });
  expect(unknown.outcome).toBe('unknown');
  expect(judgedWithoutSea(unknown, {})).toMatchObject({
    outcome: 'marginal',
    reasons: [expect.stringContaining('restricted')],
  });
  const sea = { rainDays: 1 };
  expect(judgedWithoutSea(judgeDive({ ...calm, site, sea }), sea)).toMatchObject({
    outcome: 'leave',
    reasons: [expect.stringContaining('rain'), expect.stringContaining('restricted')],
  });
  expect(judgedWithoutSea(judgeDive({ ...calm, sea: {} }), {})).toMatchObject({
    outcome: 'fine',
    reasons: [],
  });
});

test('a swell forecast for a place inside a gulf is not reduced twice', () => {
  const inGulf = { ...calm, swellShare: wholeSwell.map(() => 0.3) };
  const told = { ...calm.sea, swellFrom: 225, swellMetres: 1.6, swellSeconds: 10 };
  const outcomeAt = (swellShareAt: number[] | undefined) =>
    swellFactor({ ...inGulf, sea: { ...told, swellShareAt } })?.outcome;
  expect(outcomeAt(undefined)).toBe('fine');
  expect(outcomeAt(wholeSwell.map(() => 0.3))).toBe('leave');
  expect(outcomeAt(wholeSwell.map(() => 0.4))).toBe('marginal');
  // A place that is open only to the west still counts as open sea.
  expect(outcomeAt(wholeSwell.map((_, side) => (side === 12 ? 0.9 : 0.3)))).toBe('fine');
});

test('the worst wind and the worst swell of a dive count even if another factor sets the outcome', () => {
  const training = { ...calm, site: { ...calm.site, certification: 'technical' } as const };
  const during = (...seas: FactorInput['sea'][]) => {
    const { factors } = judgeWorstSea(
      training,
      seas.map((one) => ({ ...calm.sea, ...one })),
    );
    return factors.filter(({ kind }) => kind === 'wind' || kind === 'swell');
  };
  expect(during({ windKnots: 3 }, { windKnots: 9 }, { windKnots: 15 })[0]).toMatchObject({
    outcome: 'marginal',
    text: expect.stringMatching(/^15 knots/),
  });
  expect(during({ windKnots: 17 }, { windKnots: 35 })[0]?.text).toMatch(/^35 knots/);
  const both = during({ windKnots: 20 }, { swellMetres: 4 });
  expect(both.map(({ outcome }) => outcome)).toEqual(['leave', 'leave']);
  expect(judgeWorstSea(calm, []).outcome).toBe('unknown');
});
