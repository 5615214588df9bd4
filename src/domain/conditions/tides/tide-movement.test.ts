import { expect, test } from 'vitest';
import { movesMoreThanAtNeaps } from './tide-movement.ts';
import type { TideExtreme } from './tide-windows.ts';

const turn = (time: string, height: number, kind: 'high' | 'low'): TideExtreme => ({
  time: new Date(`2026-12-01T${time}:00Z`),
  height,
  kind,
});
const day = [
  turn('01:00', 0.2, 'low'),
  turn('07:00', 1.8, 'high'),
  turn('13:00', 0.3, 'low'),
  turn('19:00', 1.2, 'high'),
];
const moves = (time: string) => movesMoreThanAtNeaps(new Date(`2026-12-01T${time}:00Z`), day, 1);

test('movesMoreThanAtNeaps is true over an hour from the turns of a tide with more than a neap range', () => {
  expect(moves('04:00')).toBe(true);
  expect(moves('02:01')).toBe(true);
  expect(moves('05:59')).toBe(true);
});

test('movesMoreThanAtNeaps is false within an hour of a turn', () => {
  expect(moves('02:00')).toBe(false);
  expect(moves('06:00')).toBe(false);
  expect(moves('07:30')).toBe(false);
});

test('movesMoreThanAtNeaps is false for a neap tide', () => {
  expect(moves('16:00')).toBe(false);
});

test('movesMoreThanAtNeaps is null unless a turn before and a turn after the moment are known', () => {
  expect(moves('00:30')).toBeNull();
  expect(moves('19:30')).toBeNull();
  expect(movesMoreThanAtNeaps(new Date('2026-12-01T04:00:00Z'), [], 1)).toBeNull();
});
