import { expect, test } from 'vitest';
import { checkedOn, note, units } from '../../content/chambers.json';
import { coordinateError } from '../../src/domain/geo/coordinates.ts';

test('every hospital with a chamber has a phone link equal to its shown number, and a place in Australia', () => {
  expect(units).toHaveLength(8);
  for (const { name, number, tel, latitude, longitude } of units) {
    const digits = number.replace(/\D/g, '');
    expect(tel, name).toBe(`+61${digits.slice(1)}`);
    expect(coordinateError(latitude, 'latitude'), name).toBeUndefined();
    expect(coordinateError(longitude, 'longitude'), name).toBeUndefined();
  }
});

test('the list of hospitals is dated and sends callers to 000 first, then to DES', () => {
  expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(note).toMatch(/^Call 000 first, then DES/);
});
