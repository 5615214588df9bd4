import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { windSeaMetres } from '../shelter/wind-sea.ts';
import * as limits from './limits.ts';

const document = readFileSync(new URL('../../../../docs/verdict.md', import.meta.url), 'utf8');

test('docs/verdict.md has every limit', () => {
  const { swellLimits, windSeaLimits, crossingLimit } = limits;
  const figures = (limit: limits.Limit, unit: string) => `${limit.join(` ${unit} and `)} ${unit}`;
  expect(document).toContain(`from the shore ${figures(swellLimits.shore, 'm')}`);
  expect(document).toContain(`from a boat ${figures(swellLimits.boat, 'm')}`);
  expect(document).toContain(`The limits are ${figures(windSeaLimits.shore, 'm')} from the shore`);
  expect(document).toContain(`From a boat they are ${figures(windSeaLimits.boat, 'm')}`);
  expect(document).toContain(
    `fine up to ${figures(crossingLimit, 'knots').replace(' and', ' and marginal up to')}`,
  );
});

test('a boat’s limits exceed the shore’s by the same factor for wind sea and swell', () => {
  const { swellLimits, windSeaLimits } = limits;
  const more = swellLimits.boat[0] / swellLimits.shore[0];
  for (const [index, metres] of windSeaLimits.shore.entries()) {
    expect(windSeaLimits.boat[index]).toBeCloseTo(metres * more, 2);
  }
});

test('the shore’s limits of wind sea are the waves of 10 and 15 knots over open water', () => {
  const [fine, marginal] = limits.windSeaLimits.shore;
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
