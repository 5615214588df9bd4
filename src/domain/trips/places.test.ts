import { expect, test } from 'vitest';
import { findPlace, suggestPlaces } from './places.ts';

const place = (name: string) => ({ name, latitude: -30, longitude: 150 });
const known = ['Cairns, QLD', 'Cairns Reef (Cooktown)', 'Richmond, NSW', 'Richmond, VIC'].map(
  place,
);

test.each([
  ['cairns, qld', 'Cairns, QLD'],
  ['Cairns', 'Cairns, QLD'],
  ['cairns r', 'Cairns Reef (Cooktown)'],
  ['Richmond, V', 'Richmond, VIC'],
])('“%s” finds %s', (text, name) => expect(findPlace(text, known).place?.name).toBe(name));

test('a text of two characters or more suggests the places that begin with it', () => {
  const names = (text: string) => suggestPlaces(text, known).map(({ name }) => name);
  expect(names('ric')).toEqual(['Richmond, NSW', 'Richmond, VIC']);
  expect(names('c')).toEqual([]);
  const many = Array.from({ length: 40 }, (_, index) => place(`Bay ${index}`));
  expect(suggestPlaces('bay', many)).toHaveLength(12);
});

test('a position is a place whose name is its coordinates', () => {
  expect(findPlace("33°54.9'S 151°15.8'E", known).place).toEqual({
    name: '-33.915, 151.2633',
    latitude: -33.915,
    longitude: 151.2633,
  });
});

test.each([
  ['', 'Name a town'],
  ['Atlantis', 'No town or dive site here is called “Atlantis”'],
  ['Richmond', 'Which one: Richmond, NSW; Richmond, VIC?'],
  ['-33.9, 351.2', 'outside Australia'],
])('“%s” is refused with a message', (text, words) =>
  expect(findPlace(text, known).error).toContain(words),
);
