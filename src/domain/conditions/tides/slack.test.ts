import { expect, test } from 'vitest';
import { type Slack, shiftedSlack, slackError, slackSpan, slackText } from './slack.ts';

/** Published slack at Swansea Bridge, relative to the tide at Fort Denison. */
const channel: Slack = {
  afterHigh: { earliest: 120, usual: 150, latest: 180 },
  afterLow: null,
  byHeight: { metres: 1.5, minutesPer10cm: 10 },
  lastsMinutes: 40,
};
const turn = (kind: 'high' | 'low', height: number) => ({ time: new Date(0), kind, height });

test.each([
  [1.5, 150],
  [1.6, 160],
  [1.4, 140],
  [2, 180],
  [0.9, 120],
])('after high water of %d m, slack usually comes after %d minutes', (height, usual) => {
  expect(slackSpan(channel, turn('high', height))?.usual).toBeCloseTo(usual);
});

test('low slack is unknown if not given, and independent of the height', () => {
  expect(slackSpan(channel, turn('low', 0.3))).toBeNull();
  const both = { ...channel, afterLow: { earliest: 0, usual: 20, latest: 40 } };
  expect(slackSpan(both, turn('low', 0.3))).toEqual(both.afterLow);
});

test('shiftedSlack adds the minutes to each known time', () => {
  expect(shiftedSlack(channel, -20)).toEqual({
    ...channel,
    afterHigh: { earliest: 100, usual: 130, latest: 160 },
  });
  const unusual = { ...channel, afterHigh: { earliest: 120, usual: null, latest: 180 } };
  expect(shiftedSlack(unusual, -20).afterHigh?.usual).toBeNull();
});

test('slackText names the span, the height, the duration and the source', () => {
  expect(slackText(channel, 'Sydney Fort Denison', 'A diver, 2026-11-23')).toBe(
    'By the tide at Sydney Fort Denison, slack comes from 2 h after to 3 h after high water, usually 2 h 30 min after. That holds at 1.5 m; each 10 cm more makes it later by 10 min. It lasts some 40 min. The window runs from the earliest to the latest that is known, so look at the water before you go in. Source: A diver, 2026-11-23.',
  );
  const around = { earliest: -30, usual: 0, latest: 30 };
  const turning = { afterHigh: around, afterLow: around, byHeight: null, lastsMinutes: null };
  expect(slackText(turning, 'Darwin', null)).toMatch(
    /^By the tide at Darwin, slack comes from 30 min before to 30 min after high and low water, usually at it[.] The window/,
  );
  const apart = { ...turning, afterLow: { earliest: 0, usual: null, latest: 61 } };
  expect(slackText(apart, 'Darwin', null)).toContain(
    'high water, usually at it, and from low water to 1 h 1 min after it.',
  );
});

test('a span that begins or ends at the turn names the turn', () => {
  const text = (earliest: number, latest: number) => {
    const afterHigh = { earliest, usual: null, latest };
    return slackText({ ...channel, afterHigh, byHeight: null }, 'Darwin', null);
  };
  expect(text(0, 40)).toContain('slack comes from high water to 40 min after it.');
  expect(text(-40, 0)).toContain('slack comes from 40 min before high water up to it.');
});

test.each([
  [{ afterHigh: null }, 'Give the slack of high water'],
  [{ afterHigh: { earliest: 150, usual: 150, latest: 150 } }, 'at least 20 minutes'],
  [{ afterHigh: { earliest: 180, usual: 150, latest: 120 } }, 'at least 20 minutes'],
  [{ afterHigh: { earliest: 120, usual: 200, latest: 180 } }, 'between the earliest'],
  [{ afterHigh: { earliest: 120, usual: null, latest: 180 } }, 'usual time after high water'],
])('slackError rejects %j', (changes, message) => {
  expect(slackError({ ...channel, ...changes })).toContain(message);
});

test('slackError accepts a consistent slack', () => {
  expect(slackError(channel)).toBeNull();
});
