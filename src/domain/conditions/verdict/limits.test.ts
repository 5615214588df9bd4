import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { windSeaMetres } from '../shelter/wind-sea.ts';
import * as limits from './limits.ts';

const document = readFileSync(new URL('../../../../docs/verdict.md', import.meta.url), 'utf8');

test('docs/verdict.md has every limit', () => {
  const { swellLimits, windSeaLimit, crossingLimit } = limits;
  const figures = (limit: limits.Limit, unit: string) => `${limit.join(` ${unit} and `)} ${unit}`;
  expect(document).toContain(`from the shore ${figures(swellLimits.shore, 'm')}`);
  expect(document).toContain(`from a boat ${figures(swellLimits.boat, 'm')}`);
  expect(document).toContain(`The limits are ${figures(windSeaLimit, 'm')}`);
  expect(document).toContain(
    `fine up to ${figures(crossingLimit, 'knots').replace(' and', ' and marginal up to')}`,
  );
});

test('the limits of wind sea are what 10 and 15 knots raise over open water', () => {
  const [fine, marginal] = limits.windSeaLimit;
  expect(windSeaMetres(10, 500)).toBeCloseTo(fine, 2);
  expect(windSeaMetres(15, 500)).toBeCloseTo(marginal, 2);
});

test('docs/verdict.md has every factor', () => {
  const { typeFactors, surgeFactors, skillFactors } = limits;
  expect(document).toContain(`From ${limits.strongWindKnots} knots`);
  expect(document).toContain(`within ${limits.lastStartMinutes} minutes of sunset`);
  expect(document).toContain(
    `multiplied by ${typeFactors.wall} at walls, ${typeFactors.pier} at piers and ${typeFactors.cave} at caves; by ${surgeFactors.some} where a site's facts say some surge and ${surgeFactors.strong} where they say strong surge`,
  );
  expect(document).toContain(`from ${limits.surgeMetres} m down`);
  expect(document).toContain(`multiplied by ${skillFactors.Beginner} at Beginner sites`);
  expect(skillFactors.Advanced).toBe(skillFactors.Beginner);
  expect(document).toContain(`√(T / ${limits.usualPeriodSeconds} s)`);
  expect(document).toContain(`counts as ${limits.longPeriodSeconds} seconds`);
});
