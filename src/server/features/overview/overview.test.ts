import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';

const post = {
  content: '<p>Words.</p>',
  category: 'Tips',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
};

onSqliteFirst('the overview', (open) => {
  test('lists drafts, scheduled posts, unread messages and the last backup', async () => {
    const { admin, anonymous, services, passMinutes } = await open();
    const backupDir = mkdtempSync(join(tmpdir(), 'overview-'));
    Object.assign(services, { config: { ...services.config, backupDir } });
    const empty = await (await admin('/api/admin/overview')).json();
    expect(empty).toEqual({
      drafts: { total: 0, latest: [] },
      scheduled: [],
      unreadMessages: 0,
      waitingReports: 0,
      failedMails: 0,
      heldMails: 0,
      untoldPages: 0,
      missingOperator: true,
      missingForecast: true,
      missingFactor: true,
      undecidedSignUp: true,
      claimsUnshown: true,
      mostRead: [],
      alarms: [],
      copies: null,
      lastBackup: null,
      isBackupLate: expect.any(Boolean),
    });
    const create = async (path: string, body: object) => {
      passMinutes(1);
      expect((await admin(path, { method: 'POST', body })).status).toBe(201);
    };
    await create('/api/articles', { title: 'Half an article' });
    await create('/api/products', { name: 'Half a product' });
    await create('/api/articles', { ...post, title: 'Public', published: true });
    const publishAt = '2026-12-05T08:00:00.000Z';
    await create('/api/articles', { ...post, title: 'Planned', publishAt });
    const message = { name: 'Jo', email: 'jo@example.com', subject: 'Hi', message: 'Hello there.' };
    await anonymous('/api/contact', { method: 'POST', body: message });
    for (const name of ['2026-11-19T07-50-32-daily', '2026-11-20T01-02-03-manual']) {
      writeFileSync(join(backupDir, `bottom-time-${name}.tar.gz`), '');
    }
    expect(await (await admin('/api/admin/overview')).json()).toMatchObject({
      drafts: {
        total: 2,
        latest: [
          { resource: 'products', title: 'Half a product' },
          { resource: 'articles', title: 'Half an article' },
        ],
      },
      scheduled: [{ resource: 'articles', title: 'Planned', publishAt }],
      unreadMessages: 1,
      waitingReports: 0,
      lastBackup: '2026-11-20T01:02:03.000Z',
      isBackupLate: false,
    });
    // A backup is late after a day and a half.
    passMinutes(14 * 60);
    expect(await (await admin('/api/admin/overview')).json()).toMatchObject({ isBackupLate: true });
    rmSync(backupDir, { recursive: true });
  });

  test.each([
    ['below', { defaultRating: 4.5, availability: 'https://schema.org/InStock' }],
    ['shown', { defaultRating: null, availability: null }],
  ])('asks what reviews may claim until the owner chooses “%s”', async (claims, structuredData) => {
    const { admin } = await open();
    const asked = async () =>
      ((await (await admin('/api/admin/overview')).json()) as { claimsUnshown: boolean })
        .claimsUnshown;
    expect(await asked()).toBe(true);
    const saved = await admin('/api/settings/8', { method: 'PATCH', body: { values: { claims } } });
    expect(saved.status).toBe(200);
    expect(await asked()).toBe(false);
    const { site } = (await (await admin('/api/settings')).json()) as { site: object };
    expect(site).toMatchObject({ structuredData });
  });
});
