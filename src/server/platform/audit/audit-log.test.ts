import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { onSqliteFirst, password, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { AuditPage, SecurityStats } from '../../../contract/security.ts';
import { runHousekeeping } from '../housekeeping/housekeeping.ts';
import { clientNetwork, shortenAddress } from '../http/client-address.ts';
import { audit } from './audit-log.ts';

const day = 24 * 60;
const auditRows = (app: TestApp) =>
  app.services.database.selectFrom('auditLogs').selectAll().orderBy('id').execute();
const post = (body: object = {}) => ({ method: 'POST', body });

onSqliteFirst('the audit log', (open) => {
  test('records sign-ins, publishes, deletes, exports, restores and changes of settings', async () => {
    const app = await open();
    const { admin, anonymous } = app;
    await app.setPassword();
    const login = await anonymous('/api/admin/login', post({ password }));
    const Cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const article = { title: 'Kelp', content: 'c', category: 'Tips', imageUrl: '/x.jpg' };
    await admin('/api/articles', post({ ...article, published: true }));
    await admin('/api/articles/1', { method: 'PATCH', body: { published: false } });
    await admin('/api/articles/1', { method: 'DELETE' });
    const [deletedRecord] = (await (await admin('/api/admin/bin')).json()) as { id: number }[];
    await admin(`/api/admin/bin/${deletedRecord?.id}/restore`, post());
    await anonymous('/api/newsletter/subscribe', post({ email: 'jo@example.com' }));
    await admin('/api/newsletter/subscribers/1', { method: 'PATCH', body: { subscribed: false } });
    await admin('/api/newsletter/subscribers/1', { method: 'DELETE' });
    await admin('/api/dive-sites/export/csv');
    await admin('/api/admin/update-sitemap', { method: 'POST' });
    await anonymous('/api/admin/logout', { method: 'POST', headers: { Cookie } });
    const csv = await (await admin('/api/admin/audit-log/csv')).text();
    const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map(({ action }) => action)).toEqual([
      'password_changed',
      'login_success',
      'content_created',
      'content_published',
      'content_unpublished',
      'content_deleted',
      'content_restored',
      'subscriber_changed',
      'subscriber_deleted',
      'data_exported',
      'sitemap_updated',
      'admin_logout',
      'data_exported',
    ]);
    expect(rows[3]).toMatchObject({ resource: 'articles/1', ipAddress: '127.0.0.1' });
    expect(csv).not.toContain('jo@example.com');
  });

  test('lists the changed fields and the device of each save, page by page', async () => {
    const app = await open();
    const { admin } = app;
    const headers = {
      'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await admin('/api/articles', post({ title: 'Kelp' }));
    const change = (body: object) => admin('/api/articles/1', { method: 'PATCH', body, headers });
    await change({ title: 'Kelp forests', imageUrl: '/secret-name.jpg' });
    await change({ title: 'Kelp forests', tags: [] });
    const read = async (page: number) =>
      (await (await admin(`/api/admin/audit-log?page=${page}`)).json()) as AuditPage;
    const first = await read(1);
    expect(first.total).toBe(2);
    expect(first.entries).toMatchObject([
      {
        action: 'content_updated',
        resource: 'articles/1',
        details: 'Kelp forests: title, image url',
        device: 'Firefox on Windows',
        ipAddress: '127.0.0.1',
      },
      { action: 'content_created', details: 'Kelp' },
    ]);
    for (let count = 0; count < 60; count++) await change({ title: `Kelp ${count}` });
    expect((await read(1)).entries).toHaveLength(50);
    const second = await read(2);
    expect(second.total).toBe(62);
    expect(second.entries).toHaveLength(12);
    expect(second.entries.at(-1)).toMatchObject({ action: 'content_created' });
  });

  test('gives the security tab the counts of the last 24 hours and the newest events', async () => {
    const app = await open();
    await app.setPassword();
    const login = (attempt: string) =>
      app.anonymous('/api/admin/login', post({ password: attempt }));
    const figures = async () => {
      const answer = await app.admin('/api/admin/security-dashboard');
      const { recentActivity, ...counts } = (await answer.json()) as SecurityStats;
      const actions = recentActivity.map(({ action }) => action);
      return {
        counts: Object.values(counts),
        actions: actions.filter((action) => action !== 'password_changed'),
      };
    };
    for (let attempt = 0; attempt < 6; attempt++) await login('guess');
    app.passMinutes(16);
    await login('guess');
    const Cookie = (await login(password)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    await app.anonymous('/api/admin/logout', { method: 'POST', headers: { Cookie } });
    const later = ['admin_logout', 'login_success', 'login_failure'];
    expect(await figures()).toEqual({
      counts: [8, 1, 6, 1],
      actions: [...later, 'login_blocked', ...Array(5).fill('login_failure')],
    });
    app.passMinutes(day - 15);
    expect(await figures()).toEqual({ counts: [2, 1, 1, 0], actions: later });
    app.passMinutes(16);
    expect(await figures()).toEqual({ counts: [0, 0, 0, 0], actions: [] });
  });

  test('expires after 400 days, while counters and sent mails expire earlier', async () => {
    const app = await open({ BACKUPS_KEPT: '0' });
    const { services } = app;
    const { database } = services;
    const entry = { resource: 'admin', address: '127.0.0.1' };
    const counts = async () =>
      Promise.all(
        (['auditLogs', 'rateLimits', 'outbox'] as const).map(
          async (table) => (await database.selectFrom(table).selectAll().execute()).length,
        ),
      );
    await audit(services, { ...entry, action: 'login_success' });
    await app.anonymous('/api/newsletter/subscribe', post({ email: 'jo@example.com' }));
    await app.anonymous('/api/newsletter/subscribe', post({ email: 'al@example.com' }));
    await database.updateTable('outbox').set({ status: 'sent' }).where('id', '=', 1).execute();
    app.passMinutes(14);
    await runHousekeeping(services);
    expect(await counts()).toEqual([1, 1, 2]);
    app.passMinutes(2);
    await runHousekeeping(services);
    expect(await counts(), 'a counter ends with its 15 minutes').toEqual([1, 0, 2]);
    app.passMinutes(30 * day);
    await runHousekeeping(services);
    expect(await counts(), 'a waiting mail does not expire').toEqual([1, 0, 1]);
    app.passMinutes(369 * day);
    await audit(services, { ...entry, action: 'admin_logout' });
    await runHousekeeping(services);
    expect(await counts()).toEqual([2, 0, 1]);
    app.passMinutes(2 * day);
    await runHousekeeping(services);
    expect((await auditRows(app)).map(({ action }) => action)).toEqual(['admin_logout']);
  });

  test('records at most 100 blocked attempts in a flood', async () => {
    const app = await open();
    for (let attempt = 0; attempt < 130; attempt++) {
      await app.anonymous('/api/admin/login', post({ password: 'guess' }));
    }
    expect(await auditRows(app)).toHaveLength(105);
  });

  test('shortens recorded addresses if configured; rate limits use the whole IPv4 address or IPv6 network', async () => {
    const app = await open({ SHORTEN_ADDRESSES: 'yes', TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) => ({
      ...post({ password: 'x' }),
      headers: { 'X-Forwarded-For': address },
    });
    await app.anonymous('/api/admin/login', from('203.0.113.77'));
    await app.anonymous('/api/admin/login', from('2001:db8:abcd:12:1::1'));
    expect((await auditRows(app)).map(({ ipAddress }) => ipAddress)).toEqual([
      '203.0.113.0',
      '2001:db8:abcd::',
    ]);
    const keys = await app.services.database.selectFrom('rateLimits').select('key').execute();
    expect(keys.map(({ key }) => key).sort()).toEqual([
      'login',
      'login:2001:db8:abcd:12::',
      'login:203.0.113.77',
    ]);
  });

  test('sign-ins from all addresses of an IPv6 network share one limit', async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    const statuses: number[] = [];
    for (let host = 1; host <= 7; host++) {
      const answer = await app.anonymous('/api/admin/login', {
        ...post({ password: 'x' }),
        headers: { 'X-Forwarded-For': `2001:db8::${host}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::', '2001:db8:1:2::'],
  ['unknown', 'unknown', 'unknown'],
])('%s is shortened to %s and counted as %s', (address, short, network) => {
  expect(shortenAddress(address)).toBe(short);
  expect(clientNetwork(address)).toBe(network);
});
