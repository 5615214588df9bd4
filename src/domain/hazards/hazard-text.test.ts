import { expect, test } from 'vitest';
import type { Hazard } from './hazard-kinds.ts';
import { hazardsOnDay, seasonalHazards } from './hazard-text.ts';

const hazards: Hazard[] = [
  { kind: 'stingers', months: [11, 12, 1, 2], note: 'box jellyfish', source: null },
  { kind: 'surge', months: null, note: null, source: null },
  { kind: 'cold', months: [7], note: null, source: null },
];

test('hazardsOnDay names only the hazards of the month', () => {
  expect(hazardsOnDay(hazards, '2027-01-15')).toBe(
    'In January: Box jellyfish and Irukandji, Surge',
  );
  expect(hazardsOnDay(hazards, '2027-07-01')).toBe('In July: Surge, Cold water');
});

test('hazardsOnDay returns null for a month without hazards, and says if the list is missing', () => {
  expect(hazardsOnDay([], '2027-01-15')).toBeNull();
  expect(hazardsOnDay(null, '2027-01-15')).toBe('Nobody has listed the dangers here');
});

test('seasonalHazards names the months of each hazard that has months', () =>
  expect(seasonalHazards(hazards)).toEqual([
    { label: 'Box jellyfish and Irukandji', months: 'November to February' },
    { label: 'Cold water', months: 'July' },
  ]));
