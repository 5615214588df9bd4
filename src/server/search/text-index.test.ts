import { expect, test } from 'vitest';
import { dice } from '../../../tests/support/dice.ts';
import { matches } from '../../domain/matches.ts';
import { createTextIndex } from './text-index.ts';

// Few signs, so that much is found; some of them change their length or shape in lower case.
const signs = [
  'a',
  'B',
  'b',
  'c',
  ' ',
  ' ',
  '3',
  '&',
  'É',
  'é',
  'ß',
  '’',
  '🐙',
  'İ',
  'Σ',
  'ς',
  '\n',
];

const textOf = (roll: ReturnType<typeof dice>, most: number) =>
  Array.from({ length: roll(most + 1) }, () => signs[roll(signs.length)]).join('');

test.each([1, 2, 3, 4, 5])('whatever is looked for is found where it stands (seed %s)', (seed) => {
  const roll = dice(seed);
  const index = createTextIndex();
  const kept = new Map<number, string[]>();
  for (let step = 0; step < 600; step++) {
    const places = [...kept.keys()];
    const place = places[roll(places.length)];
    if (place !== undefined && roll(4) === 0) {
      index.remove(place);
      kept.delete(place);
    } else {
      const fields = [textOf(roll, 60), textOf(roll, 10), textOf(roll, 300)];
      const added = index.add(fields);
      expect(kept.has(added)).toBe(false);
      kept.set(added, fields);
    }
    if (step % 10 > 0) continue;
    const source = [...kept.values()][roll(kept.size)]?.[2] ?? '';
    const start = roll(source.length);
    // What is there, what may be there, and what hardly is.
    for (const wanted of [
      source.slice(start, start + roll(9)),
      textOf(roll, 4),
      textOf(roll, 12),
    ]) {
      const holds = index.search(wanted);
      const found = [...kept.keys()].filter(holds);
      const expected = [...kept].filter(([, fields]) => matches(wanted, fields));
      expect(found, JSON.stringify(wanted)).toEqual(expected.map(([at]) => at));
    }
  }
  expect(kept.size).toBeGreaterThan(200);
});

test('a removed text is not found, nor in the text that takes its place', () => {
  const index = createTextIndex();
  const place = index.add(['Grey nurse shark']);
  index.remove(place);
  expect(index.search('nurse')(place)).toBe(false);
  expect(index.add(['Weedy seadragon'])).toBe(place);
  expect(index.search('nurse')(place)).toBe(false);
  expect(index.search('SEADRAGON')(place)).toBe(true);
});

test('a text that begins in one field and goes on in the next is in neither', () => {
  const index = createTextIndex();
  const place = index.add(['Gordons Bay', 'Sydney']);
  expect(index.search('baysydney')(place)).toBe(false);
  expect(index.search('bay sydney')(place)).toBe(false);
});
