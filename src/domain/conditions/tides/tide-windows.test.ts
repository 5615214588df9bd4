import { expect, test } from 'vitest';
import type { Slack } from './slack.ts';
import { alternating, type TideExtreme, type TideWindow, tideWindows } from './tide-windows.ts';

const extreme = (time: string, kind: 'high' | 'low'): TideExtreme => ({
  time: new Date(`2026-12-01T${time}:00Z`),
  height: kind === 'high' ? 1.6 : 0.3,
  kind,
});
const day = [extreme('01:20', 'low'), extreme('07:31', 'high'), extreme('13:42', 'low')];
const clocks = ({ from, to }: TideWindow) =>
  [from, to].map((at) => at.toISOString().slice(11, 16)).join('-');
const aroundTurn = { earliest: -30, usual: 0, latest: 30 };
const slack: Slack = {
  afterHigh: aroundTurn,
  afterLow: aroundTurn,
  byHeight: null,
  lastsMinutes: null,
};
const spans = (rule: Parameters<typeof tideWindows>[0], known: Slack | null = slack) =>
  tideWindows(rule, day, 1, known).map(clocks);

test('a rule of slack has no windows if the turn of the stream is unknown', () => {
  for (const rule of ['slack', 'high-slack', 'neap-slack'] as const) {
    expect(spans(rule, null)).toEqual([]);
  }
});

test('if the stream turns hours after the tide, windows are at the turns of the stream', () => {
  const late: Slack = { ...slack, afterHigh: { earliest: 120, usual: 150, latest: 180 } };
  // Low slack is around low water; high slack is hours after high water.
  expect(spans('slack', late)).toEqual(['00:50-01:50', '09:35-10:30', '13:15-14:10']);
  expect(spans('slack', { ...late, afterLow: null })).toEqual(['09:35-10:30']);
  const [window] = tideWindows('high-slack', day, 1, late);
  expect(window?.slack?.toISOString().slice(11, 16)).toBe('10:01');
  expect(window?.turn).toBe(day[1]);
});

test('windows are in order of time, even if low slack comes late', () => {
  const far = { earliest: 350, usual: null, latest: 360 };
  expect(spans('slack', { ...slack, afterLow: far })).toEqual([
    '07:05-08:00',
    '07:10-07:20',
    '19:35-19:40',
  ]);
});

test('a window has no slack time if the usual time is unknown', () => {
  const [window] = tideWindows('slack', day, 1, {
    ...slack,
    afterLow: { ...aroundTurn, usual: null },
  });
  expect(window?.slack).toBeNull();
});

test('a window of slack lasts from the earliest to the latest time after each turn, rounded inwards', () => {
  expect(spans('slack')).toEqual(['00:50-01:50', '07:05-08:00', '13:15-14:10']);
});

test('a site dived at high slack has no window at low water', () => {
  expect(spans('high-slack')).toEqual(['07:05-08:00']);
});

test('a site dived at neap slack has windows only at turns between two neap tides', () => {
  expect(spans('neap-slack')).toEqual([]);
  const heights = [0.3, 1.6, 0.9, 1.5, 0.2];
  const easing = heights.map((height, index) => ({
    ...extreme(`0${index * 2 + 1}:00`, index % 2 ? 'high' : 'low'),
    height,
  }));
  expect(tideWindows('neap-slack', easing, 1, slack).map(clocks)).toEqual(['04:30-05:30']);
});

test('a window at high or low water lasts from an hour before to an hour after the turn', () => {
  expect(spans('high')).toEqual(['06:35-08:30']);
  expect(spans('low')).toEqual(['00:20-02:20', '12:45-14:40']);
});

test('a window of the incoming tide lasts from low to high water', () => {
  expect(spans('incoming')).toEqual(['01:20-07:30']);
});

test('a site dived at any tide, or without a rule, has no windows', () => {
  expect(spans('any')).toEqual([]);
  expect(spans(null)).toEqual([]);
});

test('of two consecutive turns of one kind, the more extreme one stays', () => {
  const lows = [0.5, 0.4, 0.6].map((height, index) => ({
    ...extreme(`0${index + 1}:00`, 'low'),
    height,
  }));
  const high = extreme('06:00', 'high');
  expect(alternating([...lows, high])).toEqual([lows[1], high]);
  expect(alternating(day)).toEqual(day);
});
