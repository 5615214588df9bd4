import { expect, test } from 'vitest';
import { calm, hour, sunset, tide } from '../../../../tests/support/calm-dive.ts';
import type { Hazard, HazardKind } from '../../hazards/hazard-kinds.ts';
import type { FactorInput, VerdictSite } from './factor.ts';
import { judgeDive } from './verdict.ts';

const site = (some: Partial<VerdictSite>): FactorInput => ({
  ...calm,
  site: { ...calm.site, ...some },
});
const hazard = (kind: HazardKind, some: Partial<Hazard> = {}): Hazard => ({
  kind,
  months: null,
  note: null,
  source: null,
  ...some,
});
const outcome = (some: Partial<VerdictSite>) => judgeDive(site(some)).outcome;

test('stingers make a dive marginal in their months, with a hint on what to bring', () => {
  const about = (months: number[]) => ({ hazardList: [hazard('stingers', { months })] });
  expect(outcome(about([5, 6]))).toBe('fine');
  expect(judgeDive(site(about([11, 12])))).toMatchObject({
    outcome: 'marginal',
    reasons: ['Box jellyfish or Irukandji may be about in December.', expect.anything()],
    changes: ['A stinger suit with hood and gloves, and vinegar on the beach or boat.'],
  });
});

test('crocodiles make a dive marginal all year', () => {
  const hazardList = [hazard('crocodiles', { note: 'seen at the ramp' })];
  expect(judgeDive(site({ hazardList })).reasons[0]).toBe(
    'Estuarine crocodiles may be about (seen at the ramp).',
  );
});

test('bull sharks count at dusk and after rain, but not in clear daylight', () => {
  const sharks = site({ hazardList: [hazard('bull-sharks')], water: 'river' });
  expect(judgeDive(sharks).outcome).toBe('fine');
  const dusk = new Date(sunset.getTime() - 50 * 60_000);
  expect(judgeDive({ ...sharks, at: dusk }).reasons[0]).toMatch(/^Bull sharks feed here/);
  expect(judgeDive({ ...sharks, sea: { ...calm.sea, rainDays: 2 } }).factors).toContainEqual(
    expect.objectContaining({ kind: 'bull-sharks', outcome: 'marginal' }),
  );
});

test.each<Partial<VerdictSite>>([
  { certification: 'technical' },
  { certification: 'open-water' },
  { certificationNote: 'The bottom lies below 40 m.' },
  { type: 'cave' },
  { hazardList: [hazard('overhead')] },
  { depthMin: 30 },
])('%j makes a dive marginal at best because of its training', (some) => {
  const { outcome, factors } = judgeDive(site(some));
  expect(outcome).toBe('marginal');
  expect(factors).toContainEqual(expect.objectContaining({ kind: 'training' }));
});

test('a strong current without a known turn is marginal while the tide moves more than at neaps', () => {
  const low = { time: hour(0), height: 0.2, kind: 'low' } as const;
  const high = (height: number) => ({ time: hour(6), height, kind: 'high' }) as const;
  const strong = (height: number, some: Partial<VerdictSite> = {}, at = hour(3)) =>
    judgeDive({
      ...site({ hazardList: [hazard('strong-current')], ...some }),
      tide: { ...tide, extremes: [low, high(height)], neapMetres: 1 },
      at,
    }).outcome;
  expect(strong(2)).toBe('marginal');
  expect(strong(1.1)).toBe('fine');
  expect(strong(2, {}, hour(5.5))).toBe('fine');
  expect(strong(1.1, { water: 'ocean' })).toBe('marginal');
  expect(strong(1.1, { water: 'inlet' })).toBe('marginal');
  const noStation = {
    ...site({ hazardList: [hazard('strong-current')] }),
    tide: { reason: 'None.' },
  };
  expect(judgeDive(noStation).outcome).toBe('marginal');
});

test('out of season, a dive is `leave` for danger, `marginal` for access, and unaffected for comfort or animals', () => {
  const winter = (seasonKind: VerdictSite['seasonKind']) => ({
    seasonKind,
    bestMonths: [5, 6, 7, 8, 9],
  });
  expect(judgeDive(site(winter('danger')))).toMatchObject({
    outcome: 'leave',
    reasons: [
      'Out of season: divers come here from May to September. Warm and calm.',
      expect.anything(),
    ],
  });
  expect(outcome(winter('access'))).toBe('marginal');
  expect(outcome(winter('comfort'))).toBe('fine');
  expect(outcome(winter('animals'))).toBe('fine');
});

test('a site without stated hazards or season has the outcome `unknown`', () => {
  expect(outcome({ hazardList: null })).toBe('unknown');
  expect(outcome({ bestMonths: null })).toBe('unknown');
  expect(outcome({ bestMonths: null, type: 'freshwater' })).toBe('fine');
});

test.each([
  [
    'river',
    3,
    'leave',
    'Heavy rain fell 3 days ago: divers wait 4 days after heavy rain in a river or estuary.',
  ],
  ['bay', 2, 'leave', 'Heavy rain fell 2 days ago: divers wait 3 days after heavy rain in a bay.'],
  [
    'headland',
    1,
    'leave',
    'Heavy rain fell yesterday: divers wait 2 days after heavy rain on an open coast.',
  ],
  [
    'ocean',
    0,
    'marginal',
    'Heavy rain fell today: divers wait 1 day after heavy rain in the open sea.',
  ],
] as const)('%s after %i days: %s', (water, rainDays, expected, reason) => {
  const verdict = judgeDive({ ...site({ water }), sea: { ...calm.sea, rainDays } });
  expect(verdict.outcome).toBe(expected);
  expect(verdict.reasons).toContain(reason);
});

test('an unknown last rain makes a dive marginal if run-off is a hazard', () => {
  expect(outcome({ water: 'harbour' })).toBe('fine');
  expect(outcome({ water: 'harbour', hazardList: [hazard('run-off')] })).toBe('marginal');
});
