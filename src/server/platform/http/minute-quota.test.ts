import { expect, test } from 'vitest';
import { createMinuteQuota } from './rate-limit.ts';

test('counts anew in each minute of the clock', () => {
  const hasQuota = createMinuteQuota(2);
  const at = (time: string) => hasQuota(new Date(`2026-11-22T08:${time}Z`));
  expect([at('00:00'), at('00:30'), at('00:59')]).toEqual([true, true, false]);
  expect(at('01:00')).toBe(true);
});
