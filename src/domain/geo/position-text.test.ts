import { expect, test } from 'vitest';
import { degreesMinutes, positionSourceSentence } from './position-text.ts';

test('minutes that round to 60 become the next degree', () => {
  expect(degreesMinutes({ latitude: -33.915, longitude: 151.263 })).toBe(
    '33° 54.900′ S, 151° 15.780′ E',
  );
  expect(degreesMinutes({ latitude: -33.999999, longitude: 0 })).toBe(
    '34° 00.000′ S, 0° 00.000′ E',
  );
});

test('a sentence states that a position is from memory, or names its source', () => {
  expect(positionSourceSentence('own knowledge')).toBe('Placed from memory.');
  expect(positionSourceSentence('own knowledge: off Little Bay, placed by its depth')).toBe(
    'Placed from memory: off Little Bay, placed by its depth.',
  );
  expect(positionSourceSentence('Reef Life Survey')).toBe('Source: Reef Life Survey.');
});
