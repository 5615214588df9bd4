import { expect, test } from 'vitest';
import { fillFigures } from './figures.ts';

test('an unknown figure is refused with an error that names its file', () => {
  expect(fillFigures('seed/articles/x.md', 'There are {{all}}.', { all: 1 })).toBe('There are 1.');
  expect(() => fillFigures('seed/articles/x.md', 'There are {{unicorns}}.', { all: 1 })).toThrow(
    'seed/articles/x.md: no such figure: unicorns',
  );
});
