import { beforeAll, expect, test } from 'vitest';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../src/contract/dive-sites/fields/fields.ts';
import type { Outcome } from '../../src/domain/conditions/verdict/factor.ts';
import { isShut } from '../../src/domain/dive-sites/facts.ts';
import { createSiteJudge } from '../../src/server/features/conditions/verdict.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';

const diveSites = readSeedDiveSites().map(
  (site, index) =>
    ({
      id: index + 1,
      ...Object.fromEntries(fieldKeys.map((key) => [key, null])),
      ...site,
      latitude: String(site.latitude),
      longitude: String(site.longitude),
    }) as unknown as DiveSite,
);

const sea = (
  windFrom: number,
  windKnots: number,
  swellFrom: number,
  swellMetres: number,
  swellSeconds: number,
) => ({ windFrom, windKnots, swellFrom, swellMetres, swellSeconds, rainDays: 9 });

const insideReef = sea(135, 10, 112, 0.8, 6);
/** Light wind and the median swell of the coast's wave buoy. */
const medianSeas: Record<string, ReturnType<typeof sea> | undefined> = {
  NSW: sea(270, 8, 157, 1.6, 10),
  QLD: sea(120, 8, 112, 1.6, 8),
  VIC: sea(0, 8, 225, 2.2, 12),
  SA: sea(45, 8, 225, 2.3, 12),
  TAS: sea(315, 8, 225, 2.2, 12),
  WA: sea(90, 8, 225, 2.3, 12),
  NT: sea(135, 10, 315, 0.4, 5),
};
/** Latitude north of which the Great Barrier Reef blocks the swell. */
const reefLatitude = -24;

const medianSea = ({ state, latitude }: DiveSite) =>
  (state === 'QLD' && Number(latitude) > reefLatitude ? undefined : medianSeas[state ?? '']) ??
  insideReef;

async function outcomesOn(site: DiveSite, day: string, hours: readonly number[]) {
  const found: Outcome[] = [];
  for (const hour of hours) {
    const at = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+10:00`);
    const { judge } = await createSiteJudge(site, at, at);
    found.push(judge(at, [medianSea(site)]).outcome);
  }
  return found;
}

const monthInSeason = ({ bestMonths }: DiveSite) => String(bestMonths?.[0] ?? 1).padStart(2, '0');
const isDived = (outcome: Outcome) => outcome === 'fine' || outcome === 'marginal';

const atTen = new Map<DiveSite, Outcome>();
beforeAll(async () => {
  for (const site of diveSites) {
    const [outcome] = await outcomesOn(site, `2027-${monthInSeason(site)}-15`, [10]);
    if (outcome) atTen.set(site, outcome);
  }
}, 60_000);

test.each(['NSW', 'QLD', 'VIC', 'SA', 'WA', 'TAS'])(
  'at least 15 %% of the sites of %s are fine and fewer than 45 %% ruled out on the median day',
  (state) => {
    const open = diveSites.filter((site) => site.state === state && !isShut(site.status));
    const share = (outcome: Outcome) =>
      open.filter((site) => atTen.get(site) === outcome).length / open.length;
    expect(share('fine')).toBeGreaterThanOrEqual(0.15);
    expect(share('leave')).toBeLessThan(0.45);
  },
);

/** Whether a site can be dived within 15 days, including the neap tides that some sites need. */
async function goesWithinFortnight(site: DiveSite): Promise<boolean> {
  for (let day = 1; day <= 15; day += 1) {
    const date = `2027-${monthInSeason(site)}-${String(day).padStart(2, '0')}`;
    if ((await outcomesOn(site, date, [8, 10, 12, 14, 16])).some(isDived)) return true;
  }
  return false;
}

test('each of the 20 largest regions has three sites to dive within 15 median days', async () => {
  const byRegion = Map.groupBy(diveSites, ({ region }) => region);
  const largest = [...byRegion]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 20);
  const poor: string[] = [];
  for (const [region, sites] of largest) {
    let count = sites.filter((site) => isDived(atTen.get(site) ?? 'leave')).length;
    for (const site of count < 3 ? sites : []) {
      if (count < 3 && (await goesWithinFortnight(site))) count += 1;
    }
    if (count < 3) poor.push(region);
  }
  expect(poor).toEqual([]);
}, 60_000);
