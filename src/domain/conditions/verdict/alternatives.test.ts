import { expect, test } from 'vitest';
import { packSides, type Side } from '../../dive-sites/facts.ts';
import { alternativesFor, openSides } from './alternatives.ts';

const sheltered = (name: string, ...sides: Side[]) => ({
  name,
  shelteredSides: packSides((side) => sides.includes(side)),
});
const neighbours = [
  sheltered('Cove', 'S', 'SE'),
  { name: 'Unknown', shelteredSides: null },
  sheltered('Bay', 'S', 'SE', 'E'),
  sheltered('Inlet', 'S'),
  sheltered('Lagoon', 'S', 'SE'),
];
const namesFor = (...sides: Side[]) =>
  alternativesFor(sides, neighbours).map(({ from, sites }) => [
    from.join(' '),
    sites.map(({ name }) => name).join(' '),
  ]);

test('each open side has the nearest three that are sheltered from it', () => {
  expect(namesFor('E', 'SE', 'S')).toEqual([
    ['E', 'Bay'],
    ['SE', 'Cove Bay Lagoon'],
    ['S', 'Cove Bay Inlet'],
  ]);
});

test('sides with the same sites stand together, and a side without any is left out', () => {
  const both = [sheltered('Cove', 'S', 'SW')];
  expect(alternativesFor(['S', 'SW', 'W'], both)).toEqual([{ from: ['S', 'SW'], sites: both }]);
});

test('a site whose open water is not known lies open to nothing that we could name', () => {
  const stated = { shelteredFrom: null, isShelterChecked: false, shelterSides: null };
  expect(openSides(stated, null)).toEqual([]);
  const fetchKm = new Array<number>(16).fill(1);
  fetchKm[8] = 300;
  expect(openSides(stated, fetchKm)).toEqual(['S']);
  expect(openSides({ ...stated, shelteredFrom: ['S'], isShelterChecked: true }, fetchKm)).toEqual(
    [],
  );
  const shelterSides = new Array<null | 'open'>(16).fill(null).with(8, 'open');
  expect(openSides({ ...stated, shelterSides }, null)).toEqual(['S']);
});
