import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from './limits.ts';

const document = readFileSync(new URL('../../../../docs/verdict.md', import.meta.url), 'utf8');
const row = (way: string, sides: Record<string, limits.Limit>) =>
  `| ${way} | ${['open', 'part', 'sheltered'].map((side) => sides[side]?.join(', ')).join(' | ')} |`;

test.each(['shore', 'boat'] as const)('docs/verdict.md has the limits of %s dives', (way) => {
  const [wind = '', swell = ''] = document.split('## Swell');
  expect(wind).toContain(row(way, limits.windLimits[way]));
  expect(swell).toContain(row(way, limits.swellLimits[way]));
});

test('docs/verdict.md has every factor', () => {
  const { typeFactors, surgeFactors, skillFactors, periodFactors } = limits;
  expect(document).toContain(`From ${limits.strongWindKnots} knots`);
  expect(document).toContain(`within ${limits.lastStartMinutes} minutes of sunset`);
  expect(document).toContain(
    `multiplied by ${typeFactors.wall} at walls, ${typeFactors.pier} at piers and ${typeFactors.cave} at caves; by ${surgeFactors.some} where a site's facts say some surge and ${surgeFactors.strong} where they say strong surge`,
  );
  expect(document).toContain(`multiplied by ${skillFactors.Beginner} at Beginner sites`);
  expect(skillFactors.Advanced).toBe(skillFactors.Beginner);
  const [long, middle] = periodFactors;
  expect(document).toContain(
    `of ${middle.fromSeconds} seconds or more counts ${middle.factor} times, of ${long.fromSeconds} seconds or more ${long.factor} times`,
  );
});
