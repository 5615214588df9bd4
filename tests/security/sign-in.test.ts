import { expect, test } from 'vitest';
import { isAdminPassword, setAdminPassword } from '../../src/server/platform/auth/password.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { openSqlite } from '../../src/server/platform/database/open.ts';
import { onSqliteFirst, password, type TestApp } from '../support/both-databases.ts';

const login = (app: TestApp, word: string, headers = {}) =>
  app.anonymous('/api/admin/login', { method: 'POST', body: { password: word }, headers });
const sessionCookie = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const statusWith = async (app: TestApp, Cookie: string) =>
  (await app.anonymous('/api/admin/session', { headers: { Cookie } })).status;

onSqliteFirst('a session', (open) => {
  test('cannot be fixed from outside: a sign-in opens a new session and ends the session of its cookie', async () => {
    const app = await open();
    await app.setPassword();
    const forged = `session=${'a'.repeat(43)}`;
    const answer = await login(app, password, { Cookie: forged });
    expect(answer.status).toBe(200);
    expect(sessionCookie(answer)).not.toBe(forged);
    expect(await statusWith(app, forged)).toBe(401);
    const second = sessionCookie(await login(app, password, { Cookie: sessionCookie(answer) }));
    expect(await statusWith(app, sessionCookie(answer)), 'the former one').toBe(401);
    expect(await statusWith(app, second)).toBe(200);
  });

  test('can not be replayed after sign-out', async () => {
    const app = await open();
    await app.setPassword();
    const Cookie = sessionCookie(await login(app, password));
    const signOut = () =>
      app.anonymous('/api/admin/logout', { method: 'POST', headers: { Cookie } });
    const cleared = (await signOut()).headers.get('Set-Cookie');
    expect(cleared).toMatch(/^session=; Max-Age=0; Path=\//);
    expect(await statusWith(app, Cookie)).toBe(401);
    expect((await app.anonymous('/api/articles?admin=true', { headers: { Cookie } })).status).toBe(
      401,
    );
  });

  test('is not opened by a token from SQL injection or a guess', async () => {
    const app = await open();
    for (const token of ["' or 1=1 --", '%', '', '__proto__', 'null', 'x'.repeat(10_000)]) {
      expect(await statusWith(app, `session=${encodeURIComponent(token)}`), token).toBe(401);
    }
  });

  test('has a sign-in limit that headers of an untrusted client do not bypass', async () => {
    const app = await open();
    await app.setPassword();
    const names = [
      'X-Forwarded-For',
      'X-Real-IP',
      'Forwarded',
      'CF-Connecting-IP',
      'True-Client-IP',
      'X-Client-IP',
      'X-Forwarded-Host',
    ];
    const statuses: number[] = [];
    for (const [index, name] of names.entries()) {
      const value = name === 'Forwarded' ? `for=198.51.100.${index}` : `198.51.100.${index}`;
      statuses.push((await login(app, 'guess', { [name]: value })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const { database } = app.services;
    const rows = await database.selectFrom('auditLogs').select('ipAddress').distinct().execute();
    expect(rows.map(({ ipAddress }) => ipAddress).filter(Boolean)).toEqual(['127.0.0.1']);
  });

  test.each([
    ['what a caller writes before the proxy’s word', '127.0.0.1', '198.51.100.7'],
    ['a caller who comes beside the proxy', '10.0.0.0/8', '127.0.0.1'],
  ])('has a sign-in limit that is not bypassed by %s', async (_, TRUST_PROXY, address) => {
    const app = await open({ TRUST_PROXY });
    await app.setPassword();
    const statuses: number[] = [];
    for (let forged = 1; forged <= 7; forged++) {
      const chain = `10.0.0.${forged}, 203.0.113.${forged}, 198.51.100.7`;
      statuses.push((await login(app, 'guess', { 'X-Forwarded-For': chain })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const { database } = app.services;
    const rows = await database.selectFrom('auditLogs').select('ipAddress').distinct().execute();
    expect(rows.map(({ ipAddress }) => ipAddress).filter(Boolean)).toEqual([address]);
  });
});

test('a wrong password takes as long to check as the right one, even without an admin', async () => {
  const [empty, database] = [openSqlite(':memory:'), openSqlite(':memory:')];
  await Promise.all([migrate(empty), migrate(database)]);
  await setAdminPassword(database, password);
  const attempts = {
    right: () => isAdminPassword(database, password),
    'no admin': () => isAdminPassword(empty, password),
    'a short one': () => isAdminPassword(database, 'x'),
    'all but one letter': () => isAdminPassword(database, `${password.slice(0, -1)}x`),
    'a long one': () => isAdminPassword(database, 'x'.repeat(1000)),
  };
  const times = new Map<string, number[]>(Object.keys(attempts).map((what) => [what, []]));
  // The attempts alternate, so that other work on the machine slows all of them.
  for (let round = 0; round < 12; round++) {
    for (const [what, attempt] of Object.entries(attempts)) {
      const start = performance.now();
      expect(await attempt()).toBe(what === 'right');
      if (round > 0) times.get(what)?.push(performance.now() - start);
    }
  }
  const median = (what: string) => times.get(what)?.sort((a, b) => a - b)[5] ?? 0;
  expect(median('right'), 'argon2 takes its time').toBeGreaterThan(2);
  for (const what of Object.keys(attempts)) {
    expect(median(what) / median('right'), what).toBeGreaterThan(0.4);
    expect(median(what) / median('right'), what).toBeLessThan(2.5);
  }
  await Promise.all([empty.destroy(), database.destroy()]);
});
