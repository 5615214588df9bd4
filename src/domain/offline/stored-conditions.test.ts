import { expect, test } from 'vitest';
import { lightOf, tidesOf } from './stored-conditions.ts';

const days = ['01', '02', '03', '04'].map((day) => `2026-12-${day}`);
/** Two high and two low waters a day, six hours apart, by the clock of Sydney. */
const extremes = days.flatMap((day) =>
  [1, 7, 13, 19].map((hour, index) => ({
    time: `${day}T${String(hour).padStart(2, '0')}:10:00+11:00`,
    height: index % 2 ? 1.6 : 0.4,
    kind: index % 2 ? ('high' as const) : ('low' as const),
  })),
);
const [turn] = extremes.slice(1);
if (!turn) throw new Error('no turn');
const stored = {
  from: '2026-12-01',
  days: 4,
  extremes,
  windows: [
    { from: '2026-12-02T06:40:00+11:00', to: '2026-12-02T07:40:00+11:00', turn },
    { from: '2026-12-04T06:40:00+11:00', to: '2026-12-04T07:40:00+11:00', turn },
  ],
  curve: [] as { time: string; height: number }[],
};

test('two days are cut out of four, with their windows', () => {
  const tides = tidesOf(stored, '2026-12-02', 2, false);
  expect(tides?.from).toBe('2026-12-02');
  expect(tides?.extremes.map(({ time }) => time.slice(8, 13))).toEqual(
    ['02T01', '02T07', '02T13', '02T19'].concat(['03T01', '03T07', '03T13', '03T19']),
  );
  expect(tides?.windows).toEqual([stored.windows[0]]);
});

test.each([
  ['2026-11-30', 2],
  ['2026-12-04', 2],
  ['2026-12-05', 1],
])('%s with %i days is not answered from what is stored', (day, count) => {
  expect(tidesOf(stored, day, count, false)).toBeUndefined();
});

test('a curve keeps to one day, rises from low to high water and never leaves the two', () => {
  const curve = tidesOf(stored, '2026-12-02', 2, true)?.curve ?? [];
  expect(curve.length).toBeGreaterThan(60);
  for (const { time, height } of curve) {
    expect(time).toMatch(/^2026-12-02T\d\d:\d\d:\d\d\+11:00$/);
    expect(height).toBeGreaterThanOrEqual(0.4);
    expect(height).toBeLessThanOrEqual(1.6);
  }
  const at = (clock: string) => curve.find(({ time }) => time.slice(11, 16) === clock)?.height;
  expect(at('01:10')).toBe(0.4);
  expect(at('04:10')).toBe(1);
  expect(at('07:10')).toBe(1.6);
});

test('light is cut by its days, or not at all', () => {
  const light = { timeZone: 'Australia/Sydney', days: days.map((day) => ({ day })) };
  expect(lightOf(light, '2026-12-03', 2)?.days).toEqual([
    { day: '2026-12-03' },
    { day: '2026-12-04' },
  ]);
  expect(lightOf(light, '2026-12-04', 2)).toBeUndefined();
});
