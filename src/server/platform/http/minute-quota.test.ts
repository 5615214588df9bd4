import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { createMinuteQuota } from './rate-limit.ts';

onSqliteFirst('a quota per minute', (open) => {
  test('restarts each minute, and is shared by instances on PostgreSQL', async () => {
    const { services } = await open();
    const [one, other] = [createMinuteQuota('test', 2), createMinuteQuota('test', 2)];
    const at = (quota: typeof one, time: string) =>
      quota({ ...services, clock: () => new Date(`2026-11-22T08:${time}Z`) });
    expect([await at(one, '00:00'), await at(one, '00:30'), await at(one, '00:59')]).toEqual([
      true,
      true,
      false,
    ]);
    const isShared = services.database.engine === 'postgres';
    expect(await at(other, '00:59'), 'SQLite has one instance').toBe(!isShared);
    expect([await at(one, '01:00'), await at(other, '01:01')]).toEqual([true, true]);
    expect(await at(other, '01:02')).toBe(!isShared);
  });
});
