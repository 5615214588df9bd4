import { expect, test } from 'vitest';
import type { Slack } from '../../../../domain/conditions/tides/slack.ts';
import { parseSlack, slackText } from './slack-text.ts';

const whole: Slack = {
  afterHigh: { earliest: 120, usual: 150, latest: 180 },
  afterLow: { earliest: -10, usual: null, latest: 30 },
  byHeight: { metres: 1.5, minutesPer10cm: 10 },
  lastsMinutes: 40,
};
const high: Slack = { ...whole, afterLow: null, byHeight: null, lastsMinutes: null };

test('a slack survives a round trip through the form', () => {
  expect(slackText(whole)).toBe('120, 150, 180, -10, , 30, 1.5, 10, 40');
  for (const slack of [whole, high]) expect(parseSlack(slackText(slack))).toEqual({ value: slack });
});

test('an empty form has no slack', () => {
  expect(parseSlack('')).toEqual({ value: null });
  expect(parseSlack(', , , , , , , , ')).toEqual({ value: null });
});

test.each([
  ['two hours, , 180', 'Write numbers, e.g. 150.'],
  ['120, 150', 'Give the earliest and the latest together.'],
  [', 150, ', 'Give the earliest and the latest together.'],
  ['120, 150, 180, , , 30', 'Give the earliest and the latest together.'],
  ['120, 150, 180, , , , 1.5', 'Give the height and its minutes together.'],
])('%s is refused', (text, error) => {
  expect(parseSlack(text)).toEqual({ error });
});
