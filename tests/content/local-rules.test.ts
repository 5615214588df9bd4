import { beforeAll, expect, test } from 'vitest';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../src/contract/dive-sites/fields/fields.ts';
import { type Outcome, outcomes } from '../../src/domain/conditions/verdict/factor.ts';
import { createSiteJudge } from '../../src/server/features/conditions/verdict.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import rules from './local-rules.json' with { type: 'json' };

/** The minimum share of published rules with which the verdict must agree. */
const minAgreement = 0.9;

const diveSites = new Map(
  readSeedDiveSites().map((site, index) => [
    site.name,
    {
      id: index + 1,
      ...Object.fromEntries(fieldKeys.map((key) => [key, null])),
      ...site,
      latitude: String(site.latitude),
      longitude: String(site.longitude),
    } as unknown as DiveSite,
  ]),
);

type Rule = (typeof rules)[number];

/** The worse outcome of wind and swell at 10:00 (UTC+10) in the site's season. */
async function seaOutcome({ site: name, sea }: Rule): Promise<Outcome> {
  const site = diveSites.get(name);
  if (!site) throw new Error(`No dive site is named ${name}`);
  const month = String(site.bestMonths?.[0] ?? 1).padStart(2, '0');
  const at = new Date(`2027-${month}-15T10:00:00+10:00`);
  const { judge } = await createSiteJudge(site, at, at);
  const found = judge(at, [{ ...sea, rainDays: 9 }])
    .factors.filter(({ kind }) => kind === 'wind' || kind === 'swell')
    .map(({ outcome }) => outcome);
  const worst = outcomes.findLast((outcome) => found.includes(outcome));
  if (!worst) throw new Error(`Neither wind nor swell was judged at ${name}`);
  return worst;
}

const judged: (Rule & { outcome: Outcome })[] = [];
beforeAll(async () => {
  for (const rule of rules) judged.push({ ...rule, outcome: await seaOutcome(rule) });
});

const agrees = ({ goes, outcome }: (typeof judged)[number]) =>
  goes === (outcome === 'fine' || outcome === 'marginal');
const told = ({ site, sea, goes, outcome }: (typeof judged)[number]) =>
  `${site}: ${goes ? 'goes' : 'does not go'}, judged ${outcome} in ${Object.values(sea).join(' ')}`;

test('each rule names its source, its interpretation and the figures missing in the source', () => {
  expect(rules.length).toBeGreaterThanOrEqual(60);
  for (const { site, sea, assumed, says, reading, source, read } of rules) {
    expect(source, site).toMatch(/^https?:\/\/\S+$/);
    expect(read, site).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(says.length, site).toBeGreaterThan(20);
    expect(reading.length, site).toBeGreaterThan(10);
    for (const figure of assumed) expect(Object.keys(sea), site).toContain(figure);
  }
});

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'];

test.each(states)('at least half of the rules of %s rule out a dive', (state) => {
  const ofState = rules.filter(({ site }) => diveSites.get(site)?.state === state);
  const leave = ofState.filter(({ goes }) => !goes);
  expect(ofState.length).toBeGreaterThan(1);
  expect(leave.length / ofState.length).toBeGreaterThanOrEqual(0.5);
});

test('at least half of all rules rule out a dive', () =>
  expect(rules.filter(({ goes }) => !goes).length / rules.length).toBeGreaterThanOrEqual(0.5));

test('no sea is judged fine if a local rule rules out the dive', () => {
  const tooBold = judged.filter(({ goes, outcome }) => !goes && outcome === 'fine');
  expect(tooBold.map(told)).toEqual([]);
});

test('the verdict agrees with at least nine of ten published rules', () => {
  const wrong = judged.filter((rule) => !agrees(rule));
  expect(1 - wrong.length / judged.length, wrong.map(told).join('\n')).toBeGreaterThanOrEqual(
    minAgreement,
  );
});
