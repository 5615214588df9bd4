import { expect, test } from 'vitest';
import { boundsMessage, daysSince, latestDay, reportDanger } from './terms.ts';

test('a closure ranks above a fact of law or danger, and such a fact above all others', () => {
  expect(reportDanger('closure', '')).toBe(3);
  expect(reportDanger('correction', 'hospital')).toBe(2);
  expect(reportDanger('correction', 'walkMetres')).toBe(1);
  expect(reportDanger('dive', 'hospital')).toBe(1);
});

test('latestDay returns the latest date that has begun anywhere on earth', () => {
  expect(latestDay(new Date('2026-11-21T09:59:00Z'))).toBe('2026-11-21');
  expect(latestDay(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-22');
});

test('daysSince is never negative', () => {
  expect(daysSince('2026-11-20', '2026-11-21')).toBe(1);
  expect(daysSince('2026-11-22', '2026-11-21')).toBe(0);
});

test('a message states the bounds with their unit', () => {
  expect(boundsMessage('temperature')).toBe(
    'Temperature is a number from 2 to 36 °C, or left empty.',
  );
  expect(boundsMessage('cost')).toBe('Cost to get in is a number from $0 to $2000, or left empty.');
});
