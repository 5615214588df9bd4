import { expect, test } from 'vitest';
import { byOutlook, dayOutlook, weekendFrom } from './day-outlook.ts';
import type { Outcome } from './factor.ts';
import type { Verdict } from './verdict.ts';

const at = (clock: string) => new Date(`2026-11-21T${clock}:00Z`);
const verdict = (outcome: Outcome, reason = outcome): Verdict => ({
  outcome,
  reasons: [reason],
  changes: [],
  factors: [],
});
const clocks = (windows: { from: Date; to: Date }[] | undefined) =>
  windows?.map(({ from, to }) => `${from.toJSON().slice(11, 16)} ${to.toJSON().slice(11, 16)}`);

test('a day has the outcome and the windows of its best times', () => {
  const slack = (time: Date) =>
    (time >= at('07:12') && time <= at('08:10')) || time >= at('13:20') ? 'marginal' : 'leave';
  const day = dayOutlook(
    (time) => verdict(slack(time), time.toJSON() as Outcome),
    at('05:01'),
    at('14:05'),
  );
  expect(day?.outcome).toBe('marginal');
  expect(clocks(day?.windows)).toEqual(['07:20 08:10', '13:20 14:00']);
  expect(day?.reasons).toEqual(['2026-11-21T07:20:00.000Z']);
});

test('a better time later in the day replaces the earlier ones', () => {
  const day = dayOutlook(
    (time) => verdict(time < at('09:00') ? 'marginal' : time < at('10:00') ? 'fine' : 'marginal'),
    at('06:00'),
    at('12:00'),
  );
  expect(day?.outcome).toBe('fine');
  expect(clocks(day?.windows)).toEqual(['09:00 09:50']);
});

test.each(['unknown', 'leave'] as const)(
  'a day whose best outcome is %s has no windows',
  (outcome) => {
    const day = dayOutlook(() => verdict(outcome), at('06:00'), at('18:00'));
    expect(day).toMatchObject({ outcome, windows: [], reasons: [outcome] });
  },
);

test.each<[string, (time: Date) => Outcome, boolean]>([
  ['the best outcome at every time', () => 'marginal', true],
  ['a worse time later', (time) => (time < at('09:00') ? 'fine' : 'marginal'), false],
  ['a worse time before', (time) => (time < at('09:00') ? 'marginal' : 'fine'), false],
])('a day with %s states whether all times have the best outcome', (_, outcomeAt, isAllDay) => {
  const day = dayOutlook((time) => verdict(outcomeAt(time)), at('06:00'), at('12:00'));
  expect(day?.isAllDay).toBe(isAllDay);
});

test('a past day has no outlook', () => {
  expect(dayOutlook(() => verdict('fine'), at('19:00'), at('18:00'))).toBeUndefined();
});

test('sites are sorted by verdict, then level, then type', () => {
  const sites = [
    { name: 'e', outcome: 'leave', skillLevel: 'Beginner', type: 'reef' },
    { name: 'd', outcome: 'unknown', skillLevel: 'Beginner', type: 'reef' },
    { name: 'c', outcome: 'marginal', skillLevel: 'Advanced', type: 'reef' },
    { name: 'b2', outcome: 'marginal', skillLevel: 'Beginner', type: null },
    { name: 'b1', outcome: 'marginal', skillLevel: 'Beginner', type: 'pier' },
    { name: 'a', outcome: 'fine', skillLevel: 'Advanced', type: 'cave' },
  ] as const;
  expect(
    [...sites]
      .sort(byOutlook)
      .map(({ name }) => name)
      .join(' '),
  ).toBe('a b1 b2 c d e');
});

test.each([
  ['2026-11-20', false, ['2026-11-21', '2026-11-22']],
  ['2026-11-21', false, ['2026-11-21', '2026-11-22']],
  ['2026-11-21', true, ['2026-11-22']],
  ['2026-11-22', false, ['2026-11-22']],
  ['2026-11-22', true, ['2026-11-28', '2026-11-29']],
  ['2026-12-31', false, ['2027-01-02', '2027-01-03']],
])(
  'weekendFrom %s (is the day over: %s) returns the days of the weekend',
  (today, isOver, days) => {
    expect(weekendFrom(today, isOver)).toEqual(days);
  },
);
