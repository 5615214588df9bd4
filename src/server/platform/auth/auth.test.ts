import { expect, test } from 'vitest';
import { onSqliteFirst, password, type TestApp } from '../../../../tests/support/both-databases.ts';
import { prepareAdminPassword, setAdminPassword } from './password.ts';

const login = (app: TestApp, word: string, headers = {}) =>
  app.anonymous('/api/admin/login', { method: 'POST', body: { password: word }, headers });

const sessionCookie = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const session = (app: TestApp, Cookie: string) =>
  app.anonymous('/api/admin/session', { headers: { Cookie } });

/** Public endpoints; any other endpoint must require a login. */
const callsForEverybody = [
  'GET /api/settings',
  'POST /api/admin/login',
  'POST /api/admin/login/passkey',
  'POST /api/admin/login/passkey-options',
  'GET /api/admin/session',
  'GET /api/admin/sign-in-ways',
  'POST /api/admin/logout',
  'GET /api/articles',
  'GET /api/articles/slug/{slug}',
  'GET /api/pages',
  'GET /api/pages/slug/{slug}',
  'POST /api/contact',
  'POST /api/mail-events/{service}',
  'GET /api/newsletter/issues',
  'GET /api/newsletter/issues/{id}',
  'POST /api/newsletter/subscribe',
  'POST /api/page-reads',
  'POST /api/reports',
  'POST /api/reports/challenge',
  'POST /api/reports/steward',
  'PUT /api/reports/{sent}/photographs/{number}',
  'GET /api/reports/changes',
  'GET /api/dive-sites/{id}/reports',
  'GET /api/dive-sites/{id}/reports/animals',
  'GET /api/previews/{resource}/{id}',
  'GET /api/reviews',
  'GET /api/reviews/published',
  'GET /api/reviews/category/{category}',
  'GET /api/reviews/slug/{slug}',
  'GET /api/products',
  'GET /api/products/featured',
  'GET /api/locations/featured',
  'GET /api/dive-sites',
  'GET /api/dive-sites/address',
  'GET /api/dive-sites/browse',
  'GET /api/dive-sites/featured',
  'GET /api/dive-sites/map',
  'GET /api/dive-sites/points',
  'GET /api/dive-sites/{id}/alternatives',
  'GET /api/dive-sites/{id}/poster.pdf',
  'GET /api/dive-sites/{id}/section',
  'GET /api/dive-sites/{id}/section.svg',
  'GET /api/dive-sites/{id}/section-tall.svg',
  'GET /api/dive-sites/{id}/section-card.svg',
  'GET /api/dive-sites/{id}/tide-station',
  'GET /api/dive-sites/{id}/wallpaper.jpg',
  'GET /api/places',
  'GET /api/places/{slug}',
  'GET /api/settings/pages/about',
  'GET /api/settings/pages/contact',
  'GET /api/settings/pages/home',
  'GET /api/settings/pages/learn',
  'GET /api/settings/pages/legal/{page}',
  'GET /api/dive-sites/by-review-url',
  'GET /api/dive-sites/search',
  'GET /api/dive-sites/{id}',
  'GET /api/dive-sites/{id}/nearby',
  'GET /api/search',
  'GET /api/search/results',
  'GET /api/data',
  'GET /api/data/figures',
  'GET /api/dive-sites/count',
  'GET /api/dive-sites/export',
  'GET /api/dive-sites/{id}/light',
  'GET /api/dive-sites/{id}/shelter',
  'GET /api/dive-sites/{id}/tides',
  'GET /api/dive-sites/{id}/forecast',
  'GET /api/dive-sites/{id}/verdict',
  'GET /api/dive-sites/{id}/week',
  'GET /api/dive-sites/{id}/window.ics',
  'GET /api/outlook',
  'GET /api/regions',
  'GET /api/regions/of-site/{id}',
  'GET /api/regions/sea-temperatures',
  'GET /api/regions/{slug}',
  'GET /api/species',
  'GET /api/species/sites',
  'GET /api/species/at/{id}',
  'GET /api/species/at/{id}/recorded',
  'GET /api/species/surveyed',
  'GET /api/species/surveyed/{rlsId}/sites',
  'GET /api/species/{slug}',
];

onSqliteFirst('the admin session', (open) => {
  test('begins at sign-in, expires after 30 minutes of inactivity, and ends at sign-out', async () => {
    const app = await open();
    await app.setPassword();
    expect((await app.anonymous('/api/admin/session')).status).toBe(401);
    const answer = await login(app, password);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Strict$/);
    const cookie = sessionCookie(answer);
    expect((await session(app, cookie)).status).toBe(200);

    const active = () => app.anonymous('/api/articles?admin=true', { headers: { Cookie: cookie } });
    app.passMinutes(29);
    expect((await active()).status).toBe(200);
    app.passMinutes(29);
    expect((await active()).status).toBe(200);
    app.passMinutes(31);
    expect((await active()).status).toBe(401);

    const again = sessionCookie(await login(app, password));
    expect(again).not.toBe(cookie);
    await app.anonymous('/api/admin/logout', { method: 'POST', headers: { Cookie: again } });
    expect((await session(app, again)).status).toBe(401);
  });

  test('the cookie is Secure if the site uses https', async () => {
    const app = await open({ SITE_URL: 'https://dive.example' });
    await app.setPassword();
    const answer = await login(app, password);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=');
  });

  test('stores only hashes of the password and of the token', async () => {
    const app = await open();
    await app.setPassword();
    const token = sessionCookie(await login(app, password)).slice('session='.length);
    const rows = await app.services.database.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const users = await app.services.database.selectFrom('users').selectAll().execute();
    expect(users.map((user) => user.password)).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
  });

  test('five wrong passwords block an address for 15 minutes, even if sent concurrently', async () => {
    const app = await open();
    await app.setPassword();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => login(app, 'wrong password')),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const blocked = await login(app, password);
    expect(blocked.status).toBe(429);
    expect(await blocked.json()).toEqual({
      error: 'Too many login attempts. Try again in 15 minutes.',
    });
    expect(blocked.headers.get('Retry-After')).toBe('900');
    // Without a trusted proxy the server ignores a forwarding header.
    expect((await login(app, password, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
    app.passMinutes(16);
    expect((await login(app, password)).status).toBe(200);
    const actions = await app.services.database.selectFrom('auditLogs').select('action').execute();
    expect(actions.map((row) => row.action).sort()).toEqual([
      ...Array(5).fill('login_blocked'),
      ...Array(5).fill('login_failure'),
      'login_success',
      'password_changed',
    ]);
  });

  test('a wrong password answers 401 with the specified message', async () => {
    const app = await open();
    await app.setPassword();
    const answer = await login(app, 'nope');
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'Invalid password' }]);
  });

  test('the caller’s address is read from the header of a trusted proxy', async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    await app.setPassword();
    for (let attempt = 0; attempt < 6; attempt++) {
      await login(app, 'nope', { 'X-Forwarded-For': '198.51.100.7' });
    }
    expect((await login(app, password, { 'X-Forwarded-For': '198.51.100.7' })).status).toBe(429);
    expect((await login(app, password, { 'X-Forwarded-For': '198.51.100.8' })).status).toBe(200);
  });

  test('a configured password replaces the stored one and ends every session', async () => {
    const app = await open();
    const { database } = app.services;
    const { generated } = await prepareAdminPassword(database, undefined);
    expect(generated).toMatch(/^\S{20}$/);
    const cookie = sessionCookie(await login(app, generated ?? ''));
    expect(await prepareAdminPassword(database, undefined)).toEqual({});
    expect((await session(app, cookie)).status).toBe(200);
    await prepareAdminPassword(database, password);
    expect((await session(app, cookie)).status).toBe(401);
    const fresh = sessionCookie(await login(app, password));
    await prepareAdminPassword(database, password);
    expect((await session(app, fresh)).status).toBe(200);
  });

  test('a password set in the admin stays valid until the configured password changes', async () => {
    const app = await open();
    const { database } = app.services;
    const start = (configured: string) => prepareAdminPassword(database, configured);
    expect(await start(password)).toEqual({ isReplaced: false });
    await setAdminPassword(database, 'chosen-in-the-admin');
    expect(await start(password)).toEqual({});
    expect((await login(app, 'chosen-in-the-admin')).status).toBe(200);
    expect((await login(app, password)).status).toBe(401);
    expect(await start('another-configured-one')).toEqual({ isReplaced: true });
    expect((await login(app, 'another-configured-one')).status).toBe(200);
  });

  test('a configured password that an earlier release already set counts as applied', async () => {
    const app = await open();
    const { database } = app.services;
    await app.setPassword();
    expect(await prepareAdminPassword(database, password)).toEqual({});
    await setAdminPassword(database, 'chosen-in-the-admin');
    expect(await prepareAdminPassword(database, password)).toEqual({});
    expect((await login(app, 'chosen-in-the-admin')).status).toBe(200);
  });

  test('every admin endpoint of the OpenAPI document refuses strangers and other sites', async () => {
    const { app, anonymous, admin } = await open();
    const document = (await (await anonymous('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { security?: unknown; requestBody?: unknown }>>;
    };
    const forAll: string[] = [];
    let calls = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { security, requestBody }] of Object.entries(methods)) {
        const call = { method: method.toUpperCase(), ...(requestBody ? { body: {} } : {}) };
        const name = `${call.method} ${path}`;
        const address = path.replace(/\{\w+\}/g, '1');
        const writes = call.method !== 'GET';
        if (security) {
          calls++;
          const Cookie = `session=${'a'.repeat(43)}`;
          for (const sent of ['', Cookie, 'isAdmin=true; session=1']) {
            const stranger = await anonymous(address, { ...call, headers: { Cookie: sent } });
            expect.soft(stranger.status, name).toBe(401);
          }
          if (!writes) {
            const head = await anonymous(address, { method: 'HEAD' });
            expect.soft(head.status, `HEAD ${path}`).toBe(401);
          }
        } else forAll.push(name);
        if (writes) {
          for (const headers of [
            { Origin: 'https://evil.example' },
            { Origin: 'null' },
            { 'Sec-Fetch-Site': 'cross-site' },
            { 'Sec-Fetch-Site': 'same-site' },
          ] as Record<string, string>[]) {
            const foreign = await admin(address, { ...call, headers });
            expect.soft(foreign.status, `${name} from ${JSON.stringify(headers)}`).toBe(403);
          }
          // A content type that a form of another site can send without a preflight.
          const form = { 'Content-Type': 'text/plain' };
          const posted = await admin(address, { method: call.method, body: '{}', headers: form });
          expect.soft(posted.status, `${name} as a form`).toBe(415);
        }
      }
    }
    expect(calls).toBeGreaterThan(40);
    expect(forAll.toSorted(), 'calls for everybody').toEqual(callsForEverybody.toSorted());

    // No endpoint is missing from the document.
    const known = Object.keys(document.paths);
    const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path);
    const shown = routes.map((path) => path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'));
    const api = new Set(shown.filter((path) => /^\/api\/(?!openapi\.json|docs)[^*]+$/.test(path)));
    expect(api.size).toBeGreaterThan(40);
    expect([...api].filter((path) => !known.includes(path))).toEqual([]);
  });

  test('POST /api/admin/update-sitemap answers with the time of the update', async () => {
    const { admin } = await open();
    const answer = await admin('/api/admin/update-sitemap', { method: 'POST' });
    expect(await answer.json()).toEqual({ success: true, timestamp: '2026-11-21T00:00:00.000Z' });
  });
});
