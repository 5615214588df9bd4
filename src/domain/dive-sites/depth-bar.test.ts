import { expect, test } from 'vitest';
import { depthBarMarks, depthBarText, tickLabel } from './depth-bar.ts';

test.each([
  ['5–18 m', { shallowest: 5, deepest: 18, left: 12.5, right: 45, beyond: false }],
  ['to 20 m', { shallowest: 0, deepest: 20, left: 0, right: 50, beyond: false }],
  ['30–60 m', { shallowest: 30, deepest: 60, left: 75, right: 100, beyond: true }],
  ['20–20 m', { shallowest: 20, deepest: 20, left: 50, right: 53, beyond: false }],
  ['55–70 m', { shallowest: 55, deepest: 70, left: 97, right: 100, beyond: true }],
])('depthBarMarks places %s on the bar', (text, marks) => {
  expect(depthBarMarks(text)).toEqual(marks);
});

test('a text without a number has no bar', () => {
  expect(depthBarMarks('unknown')).toBeUndefined();
  expect(depthBarText('unknown')).toBe('');
});

test.each([
  ['5–18 m', '0 m □■■■□□□□ 40 m'],
  ['to 20 m', '0 m ■■■■□□□□ 40 m'],
  ['20–20 m', '0 m □□□□■□□□ 40 m'],
  ['30–60 m', '0 m □□□□□□■■ 40 m+'],
  ['55–70 m', '0 m □□□□□□□■ 40 m+'],
])('%s is a bar of text on one line', (text, bar) => {
  expect(depthBarText(text)).toBe(bar.replaceAll(' ', '\u00a0'));
});

test('the last tick of the scale has the unit, and a plus for a range that continues below', () => {
  expect([tickLabel(10, true), tickLabel(40, false), tickLabel(40, true)]).toEqual([
    '10',
    '40 m',
    '40 m+',
  ]);
});
