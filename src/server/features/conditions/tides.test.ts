import { expect, test } from 'vitest';
import { tideStations } from '../../platform/seed/files.ts';
import { predictCurve, predictExtremes } from './tides.ts';

const station = (beginning: string) => {
  const found = tideStations().find(({ id }) => id.startsWith(beginning));
  if (!found) throw new Error(`no station ${beginning}`);
  return found;
};
const year = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')] as const;
const dayMs = 86_400_000;

/** The turns of a year, their number per day, and their highest and lowest heights. */
async function tideYear(beginning: string) {
  const extremes = await predictExtremes(station(beginning), ...year);
  const heights = extremes.map(({ height }) => height);
  return {
    extremes,
    turnsADay: extremes.length / 365,
    highest: Math.max(...heights),
    lowest: Math.min(...heights),
  };
}

test('Sydney has two high tides a day, the highest of about 2.1 m', async () => {
  const { turnsADay, highest, lowest } = await tideYear('sydney_fort_denison');
  expect(turnsADay).toBeCloseTo(3.87, 1);
  expect(highest).toBeGreaterThan(1.95);
  expect(highest).toBeLessThan(2.15);
  expect(lowest).toBeGreaterThan(-0.05);
  expect(lowest).toBeLessThan(0.2);
});

test('Fremantle has mostly one high tide a day, below 1.3 m', async () => {
  const { extremes, turnsADay, highest } = await tideYear('fremantle');
  expect(turnsADay).toBeLessThan(2.7);
  expect(highest).toBeLessThan(1.3);
  const days = new Map<string, number>();
  for (const { time, kind } of extremes) {
    const day = time.toISOString().slice(0, 10);
    if (kind === 'high') days.set(day, (days.get(day) ?? 0) + 1);
  }
  expect([...days.values()].filter((count) => count === 1).length).toBeGreaterThan(365 / 2);
});

test('Darwin has high tides of nearly 8 m', async () => {
  const { highest } = await tideYear('darwin');
  expect(highest).toBeGreaterThan(7.7);
  expect(highest).toBeLessThan(8.3);
});

test('Port Adelaide has dodge tides: days on which the sea moves by less than 0.5 m', async () => {
  const port = station('port_adelaide_outer');
  const ranges: number[] = [];
  for (let day = year[0].getTime(); day < year[1].getTime(); day += dayMs) {
    const heights = (await predictCurve(port, new Date(day), new Date(day + dayMs), 60)).map(
      ({ height }) => height,
    );
    ranges.push(Math.max(...heights) - Math.min(...heights));
  }
  expect(Math.min(...ranges)).toBeLessThan(0.5);
  expect(Math.max(...ranges)).toBeGreaterThan(2.2);
});

test.each(['sydney_fort_denison', 'fremantle', 'darwin', 'port_adelaide_outer', 'wallaroo'])(
  'high and low water at %s alternate all year, and the curve stays between them',
  async (beginning) => {
    const { extremes } = await tideYear(beginning);
    for (const [index, { time, height, kind }] of extremes.entries()) {
      const next = extremes[index + 1];
      if (!next) break;
      expect(next.kind).not.toBe(kind);
      expect(next.time.getTime()).toBeGreaterThan(time.getTime());
      if (kind === 'high') expect(next.height).toBeLessThanOrEqual(height);
    }
    const some = extremes.slice(100, 130);
    for (const [index, from] of some.entries()) {
      const to = some[index + 1];
      if (!to) break;
      const [low, high] = [from.height, to.height].sort((a, b) => a - b) as [number, number];
      for (const { height } of await predictCurve(station(beginning), from.time, to.time, 30)) {
        expect(height).toBeGreaterThanOrEqual(low - 0.03);
        expect(height).toBeLessThanOrEqual(high + 0.03);
      }
    }
  },
);

test('a week predicted alone has the turns of that week in the prediction of a year', async () => {
  const { extremes } = await tideYear('sydney_fort_denison');
  const [from, to] = [new Date('2026-10-01T00:00:00Z'), new Date('2026-10-08T00:00:00Z')];
  const week = await predictExtremes(station('sydney_fort_denison'), from, to);
  const ofYear = extremes.filter(({ time }) => time >= from && time < to);
  expect(week).toHaveLength(ofYear.length);
  for (const [index, { time, height }] of week.entries()) {
    expect(Math.abs(time.getTime() - (ofYear[index]?.time.getTime() ?? 0))).toBeLessThan(
      3 * 60_000,
    );
    expect(Math.abs(height - (ofYear[index]?.height ?? 0))).toBeLessThan(0.02);
  }
});
