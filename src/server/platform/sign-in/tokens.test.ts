import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { confirmedRole } from '../../../contract/sign-in.ts';
import { scopeFor, tokenPartNames } from '../../../contract/tokens.ts';

interface Created {
  token: string;
  entry: { id: number; endsAt: string };
}

async function makeToken(app: TestApp, scopes: readonly string[], days = 30): Promise<Created> {
  const body = { name: 'Importer', scopes, days };
  const answer = await app.admin('/api/admin/tokens', { method: 'POST', body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Created;
}

const call = (
  app: TestApp,
  token: string,
  path: string,
  options: { method?: string; body?: object } = {},
) => app.anonymous(path, { ...options, headers: { Authorization: `Bearer ${token}` } });

const error = async (answer: Response) => ((await answer.json()) as { error: string }).error;
const draft = { title: 'By a program', slug: 'by-a-program' };

interface Operation {
  security?: Record<string, string[]>[];
  requestBody?: unknown;
}

/** Lists every operation of the OpenAPI document. */
async function listCalls(app: TestApp) {
  const answer = await app.anonymous('/api/openapi.json');
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '1'),
      security,
      options: { method: method.toUpperCase(), ...(requestBody ? { body: {} } : {}) },
    })),
  );
}

onSqliteFirst('a token', (open) => {
  test('receives 403 from every documented operation beyond its scopes', async () => {
    const app = await open();
    const calls = await listCalls(app);
    expect(calls.length).toBeGreaterThan(120);
    for (const scopes of [['articles:read'], ['dive-sites:write', 'media:read']]) {
      const { token } = await makeToken(app, scopes);
      for (const { method, path, options } of calls) {
        const isWithin = scopes.includes(scopeFor(method, path) ?? '');
        const answer = await call(app, token, path, options);
        const name = `${method} ${path} with ${scopes}`;
        if (isWithin) expect.soft(answer.status, name).not.toBe(401);
        else expect.soft(answer.status, name).toBe(403);
      }
    }
  });

  test('with every scope cannot call sign-in, settings or operations that need a confirmation', async () => {
    const app = await open();
    const all = tokenPartNames.flatMap((part) => [`${part}:read`, `${part}:write`]);
    const { token } = await makeToken(app, all);
    const calls = await listCalls(app);
    const closed = calls.filter(
      ({ method, path, security }) =>
        !scopeFor(method, path) || security.some(({ session }) => session?.includes(confirmedRole)),
    );
    expect(closed.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/admin/login',
        '/api/admin/password',
        '/api/admin/tokens',
        '/api/admin/people/export',
        '/api/newsletter/subscribers/export/csv',
        '/api/settings',
      ]),
    );
    for (const { method, path, options } of closed) {
      const answer = await call(app, token, path, options);
      expect.soft(answer.status, `${method} ${path}`).toBe(403);
    }
    for (const path of ['/api/openapi.json', '/api/none', '/api/admin/../admin/tokens']) {
      expect.soft((await call(app, token, path)).status, path).toBe(403);
    }
  });

  test('gains no access by another spelling of a path, another method or another header', async () => {
    const app = await open();
    const { token } = await makeToken(app, ['articles:read']);
    const article = await app.admin('/api/articles', { method: 'POST', body: draft });
    const { id } = (await article.json()) as { id: number };
    const spellings = [
      '/api/%61dmin/tokens',
      '/api//admin/tokens',
      '/API/admin/tokens',
      '/api/admin/tokens/',
      '/api/articles/../admin/tokens',
      '/api/articles/%2e%2e/admin/tokens',
      '/api/articles%2f..%2fadmin%2ftokens',
      '/api/articles/..%2f..%2fadmin/tokens',
      '/api/articles;/admin/tokens',
      '/api/articlesadmin/tokens',
    ];
    for (const path of spellings) {
      const answer = await call(app, token, path);
      expect.soft([403, 404], path).toContain(answer.status);
      expect.soft(await answer.text(), path).not.toContain('Importer"');
    }
    const Authorization = `Bearer ${token}`;
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const headers = { Authorization, [name]: 'DELETE' };
      await app.anonymous(`/api/articles/${id}?_method=DELETE`, { headers });
    }
    expect((await app.admin(`/api/articles/${id}`)).status).toBe(200);
    const path = '/api/articles?admin=true';
    expect((await app.anonymous(path, { headers: { Authorization } })).status).toBe(200);
    const elsewhere: Record<string, string>[] = [
      { Cookie: `session=${token}` },
      { Cookie: `session=${token.slice(3)}` },
      { 'X-Api-Key': token },
      { Authorization: `Basic ${Buffer.from(`admin:${token}`).toString('base64')}` },
    ];
    for (const headers of elsewhere) {
      const answer = await app.anonymous(path, { headers });
      expect.soft(answer.status, JSON.stringify(headers)).toBe(401);
    }
    expect((await app.anonymous(`${path}&token=${token}`)).status).toBe(401);
  });

  test('adds an article, with an audit event', async () => {
    const app = await open();
    const { token } = await makeToken(app, ['articles:write']);
    const answer = await call(app, token, '/api/articles', { method: 'POST', body: draft });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const rows = await app.services.database
      .selectFrom('auditLogs')
      .select(['action', 'details'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'token_created', details: 'Importer: articles:write' },
      { action: 'content_created', details: 'By a program, by the token “Importer”' },
    ]);
    const drafts = await call(app, token, '/api/articles?admin=true');
    expect([drafts.status, await error(drafts)]).toEqual([
      403,
      'The token “Importer” may not do this: it takes articles:read.',
    ]);
  });

  test('reads drafts within its scope, bypassing the visitors’ cache', async () => {
    const app = await open();
    await app.admin('/api/products', { method: 'POST', body: { name: 'Quiet fin' } });
    expect(await (await app.anonymous('/api/products')).json()).toEqual([]);
    const { token } = await makeToken(app, ['products:read']);
    const products = await (await call(app, token, '/api/products')).json();
    expect(products).toMatchObject([{ name: 'Quiet fin' }]);
    expect(await (await app.anonymous('/api/products')).json()).toEqual([]);
  });

  test('is refused if revoked, expired or invented', async () => {
    const app = await open();
    // The clock moves to the next day in Sydney.
    app.passMinutes(14 * 60);
    const { token, entry } = await makeToken(app, ['articles:read'], 2);
    const read = async () => {
      const answer = await call(app, token, '/api/articles');
      return [answer.status, answer.status === 200 ? '' : await error(answer)];
    };
    expect(await read()).toEqual([200, '']);
    app.passMinutes(2 * 1440);
    expect(await read()).toEqual([401, 'This token ended on 2026-11-24. Make a new one.']);
    const revoked = await app.admin(`/api/admin/tokens/${entry.id}`, { method: 'DELETE' });
    expect(revoked.status).toBe(200);
    const gone = 'This token opens nothing: it was revoked, or never existed.';
    expect(await read()).toEqual([401, gone]);
    for (const made of ['bt_', `bt_${'a'.repeat(43)}`, "' or 1=1 --", 'x'.repeat(5000)]) {
      expect.soft((await call(app, made, '/api/articles')).status, made.slice(0, 50)).toBe(401);
    }
  });

  test('restricts a request even if the request also has a session', async () => {
    const app = await open();
    const { token } = await makeToken(app, ['articles:read']);
    const answer = await app.admin('/api/admin/tokens', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(403);
  });

  test('is stored as a hash, and Basic credentials for a proxy are ignored', async () => {
    const app = await open();
    const { token } = await makeToken(app, ['articles:read']);
    const rows = await app.services.database.selectFrom('apiTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(3));
    expect(JSON.stringify(await (await app.admin('/api/admin/tokens')).json())).not.toContain(
      rows[0]?.tokenHash,
    );
    const headers = { Authorization: 'Basic c3RhZ2luZzpwYXNzd29yZA==' };
    expect((await app.anonymous('/api/articles', { headers })).status).toBe(200);
  });

  test.each([
    [{ name: '', scopes: ['articles:read'], days: 3 }, 'Give the token a name.'],
    [{ name: 'A', scopes: [], days: 3 }, 'Choose what the token may do.'],
    [{ name: 'A', scopes: ['all'], days: 3 }, 'Choose scopes such as articles:read.'],
    [{ name: 'A', scopes: ['articles:read'], days: 3000 }, 'A token lives for a year at most.'],
  ])('is not created from %o', async (body, sentence) => {
    const app = await open();
    const answer = await app.admin('/api/admin/tokens', { method: 'POST', body });
    expect([answer.status, await error(answer)]).toEqual([400, sentence]);
  });

  test('is declared for its allowed operations in the OpenAPI document', async () => {
    const app = await open();
    const calls = await listCalls(app);
    const declared = (method: string, path: string) =>
      calls.find((one) => one.method === method && one.path === path)?.security;
    expect(declared('POST', '/api/articles')).toEqual([
      { session: [] },
      { token: ['articles:write'] },
    ]);
    expect(declared('GET', '/api/newsletter/subscribers/export/csv')).toEqual([
      { session: [confirmedRole] },
    ]);
  });
});
