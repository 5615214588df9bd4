import { expect, test } from 'vitest';
import { alongDay, curveFrame, curvePath } from './day-curve.ts';

const curve = [
  { time: '2026-12-01T00:00:00+11:00', height: 0 },
  { time: '2026-12-01T12:00:00+11:00', height: 2 },
  { time: '2026-12-02T00:00:00+11:00', height: 1 },
];

test('a curve spans the width of its box, with high water above low water', () => {
  expect(curvePath(curve, 240, 124)).toBe('M0 112L120 12L240 62');
});

test('moments outside the day are placed at its ends', () => {
  const frame = curveFrame(curve);
  expect(alongDay(frame, '2026-12-01T06:00:00+11:00')).toBeCloseTo(0.25);
  expect(alongDay(frame, '2026-11-30T06:00:00+11:00')).toBe(0);
  expect(alongDay(frame, '2026-12-09T06:00:00+11:00')).toBe(1);
});
