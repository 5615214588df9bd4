import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import { after, now } from '../http/context.ts';
import { backoffMs, claimRows } from './queue.ts';

const minuteMs = 60_000;

onBothDatabases('the queue', (open) => {
  async function withPages(count: number) {
    const app = await open();
    const { services } = app;
    const dueAt = now(services);
    await services.database
      .insertInto('announcedPages')
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ path: `/blog/${String(index).padStart(3, '0')}`, changedAt: dueAt, dueAt },
          attempts: 0,
        })),
      )
      .execute();
    const claimPages = (limit: number, pace?: { key: string; most: number; minutes: number }) =>
      claimRows(services, 'announcedPages', {
        due: (pages) => pages.where('dueAt', '<=', now(services)).orderBy('path').limit(limit),
        set: { dueAt: after(services, 5 * minuteMs) },
        ...(pace && { pace }),
      });
    return { app, claimPages };
  }

  test('concurrent claims never get the same row, and each stays within its limit', async () => {
    const { claimPages } = await withPages(120);
    const paths: string[] = [];
    for (let found = 1; found > 0; ) {
      const claims = await Promise.all(Array.from({ length: 6 }, () => claimPages(3)));
      expect(Math.max(...claims.map((rows) => rows.length))).toBeLessThanOrEqual(3);
      found = claims.flat().length;
      paths.push(...claims.flat().map(({ path }) => path));
    }
    expect(paths).toHaveLength(120);
    expect(new Set(paths).size).toBe(120);
  });

  test('a row of a dead worker is due again after its lease', async () => {
    const { app, claimPages } = await withPages(1);
    const path = '/blog/000';
    expect(await claimPages(1)).toMatchObject([{ path, dueAt: after(app.services, 5 * minuteMs) }]);
    app.passMinutes(4);
    expect(await claimPages(1)).toEqual([]);
    app.passMinutes(1);
    expect(await claimPages(1)).toMatchObject([{ path }]);
  });

  test('all workers share a rate limit, and a poll without due rows does not count', async () => {
    const { app, claimPages } = await withPages(4);
    const pace = { key: 'pages', most: 2, minutes: 1 };
    const claims = await Promise.all([1, 2, 3].map(() => claimPages(1, pace)));
    expect(claims.flat().length).toBeLessThanOrEqual(2);
    app.passMinutes(1);
    for (const expected of [1, 1, 0]) expect(await claimPages(1, pace)).toHaveLength(expected);
    await claimPages(4);
    app.passMinutes(1);
    await claimPages(1, pace);
    const counts = await app.services.database.selectFrom('rateLimits').select('count').execute();
    expect(counts).toEqual([{ count: 2 }]);
  });
});

test('the pause after a failure doubles from a minute up to six hours', () => {
  expect([1, 2, 3, 9, 10, 60].map((attempts) => backoffMs(attempts) / minuteMs)).toEqual([
    1, 2, 4, 256, 360, 360,
  ]);
});
