import { expect, test } from 'vitest';
import {
  bearing,
  boxAround,
  compassPoint,
  distanceKm,
  meanPosition,
  parsePosition,
} from './positions.ts';

const sydney = { latitude: -33.8688, longitude: 151.2093 };
const melbourne = { latitude: -37.8136, longitude: 144.9631 };

test('distance and bearing are correct between Sydney and Melbourne', () => {
  expect(distanceKm(sydney, melbourne)).toBeCloseTo(713.4, 0);
  expect(bearing(sydney, melbourne)).toBeCloseTo(230, 0);
  expect(distanceKm(sydney, sydney)).toBe(0);
});

test('a box has all positions within reach, and every longitude near a pole or the date line', () => {
  const { south, north, west, east } = boxAround(sydney, distanceKm(sydney, melbourne) + 1);
  expect(south).toBeLessThan(melbourne.latitude);
  expect(west).toBeLessThan(melbourne.longitude);
  expect([north - sydney.latitude, east - sydney.longitude].every((span) => span < 8)).toBe(true);
  const everyLongitude = { west: -180, east: 180 };
  expect(boxAround({ latitude: -17, longitude: 179.9 }, 50)).toMatchObject(everyLongitude);
  expect(boxAround({ latitude: 89.9, longitude: 0 }, 50)).toMatchObject(everyLongitude);
});

test('compass directions wrap at north', () => {
  expect(compassPoint(350)).toBe('N');
  expect(compassPoint(230)).toBe('SW');
});

test('a coordinate that is not a number gives no position', () => {
  for (const latitude of ['north', '', ' ', '12 S', 'NaN', 'Infinity']) {
    expect(parsePosition({ latitude, longitude: '151' }), latitude).toBeUndefined();
  }
  expect(parsePosition({ latitude: null, longitude: '151' })).toBeUndefined();
  expect(parsePosition({ latitude: '-33.9', longitude: '151' })).toEqual({
    latitude: -33.9,
    longitude: 151,
  });
});

test('the centre of some positions is their mean', () => {
  expect(meanPosition([sydney, melbourne])?.latitude).toBeCloseTo(-35.8412);
  expect(meanPosition([])).toBeUndefined();
});
