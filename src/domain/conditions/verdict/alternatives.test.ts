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

test('each open side has the nearest three sites that are sheltered from it', () => {
  expect(namesFor('E', 'SE', 'S')).toEqual([
    ['E', 'Bay'],
    ['SE', 'Cove Bay Lagoon'],
    ['S', 'Cove Bay Inlet'],
  ]);
});

test('sides with the same sites are joined, and a side without sites is omitted', () => {
  const both = [sheltered('Cove', 'S', 'SW')];
  expect(alternativesFor(['S', 'SW', 'W'], both)).toEqual([{ from: ['S', 'SW'], sites: both }]);
});

test('a site with unknown open water has no open sides', () => {
  const nothing = {
    shelteredFrom: null,
    isShelterChecked: false,
    shelterSides: null,
    water: null,
  };
  const unknown = { site: nothing, fetchKm: null, swellShare: null, inFront: null };
  expect(openSides(unknown)).toEqual([]);
  const fetchKm = new Array<number>(16).fill(1).with(8, 300);
  const swellShare = new Array<number>(16).fill(0.1).with(8, 1);
  const southern = { ...unknown, fetchKm, swellShare };
  expect(openSides(southern)).toEqual(['S']);
  const checked = { ...nothing, shelteredFrom: ['S' as const], isShelterChecked: true };
  expect(openSides({ ...southern, site: checked })).toEqual([]);
  const shelterSides = new Array<null | 'open'>(16).fill(null).with(8, 'open');
  expect(openSides({ ...unknown, site: { ...nothing, shelterSides } })).toEqual(['S']);
});
