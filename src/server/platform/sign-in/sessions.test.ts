import { expect, test } from 'vitest';
import { onSqliteFirst, password, type TestApp } from '../../../../tests/support/both-databases.ts';
import { confirmFirst, type SignedInSession } from '../../../contract/sign-in.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const withMail = { SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '127.0.0.1' };

interface Caller {
  userAgent?: string;
  address?: string;
  cookies?: string[];
}

function toHeaders({ userAgent = firefox, address = '203.0.113.77', cookies = [] }: Caller) {
  return {
    'User-Agent': userAgent,
    'X-Forwarded-For': address,
    ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
  };
}

const login = (app: TestApp, caller: Caller = {}, word = password) =>
  app.anonymous('/api/admin/login', {
    method: 'POST',
    body: { password: word },
    headers: toHeaders(caller),
  });

const readCookies = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

/** Signs in. @returns the cookies, and a function that calls the API with the session */
async function signIn(app: TestApp, caller: Caller = {}) {
  const answer = await login(app, caller);
  expect(answer.status).toBe(200);
  const cookies = readCookies(answer);
  const call = (path: string, options: { method?: string; body?: object } = {}) =>
    app.anonymous(path, { ...options, headers: toHeaders({ ...caller, cookies }) });
  return { call, cookies };
}

const listed = async (answer: Response) => (await answer.json()) as SignedInSession[];
const error = async (answer: Response) => ((await answer.json()) as { error: string }).error;

const mailSubjects = async (app: TestApp) => {
  const rows = await app.services.database.selectFrom('outbox').select('message').execute();
  return rows.map(({ message }) => (JSON.parse(message) as { subject: string }).subject);
};

onSqliteFirst('sessions', (open) => {
  test('end after 12 hours even if they are in constant use', async () => {
    const app = await open();
    await app.setPassword();
    const { call } = await signIn(app);
    for (let quarter = 0; quarter < 47; quarter++) {
      app.passMinutes(15);
      expect((await call('/api/admin/sessions')).status, `after ${quarter} quarters`).toBe(200);
    }
    app.passMinutes(16);
    expect((await call('/api/admin/sessions')).status).toBe(401);
  });

  test.each(['mailings?resource=articles&record=1', 'backups', 'archives', 'moves'])(
    'end after 30 minutes although the admin polls /api/admin/%s',
    async (polled) => {
      const app = await open();
      await app.setPassword();
      const { call } = await signIn(app);
      app.passMinutes(20);
      expect((await call(`/api/admin/${polled}`)).status).not.toBe(401);
      app.passMinutes(20);
      expect((await call(`/api/admin/${polled}`)).status).toBe(401);
    },
  );

  test('are listed with device and shortened network, and can be ended singly or all except the current one', async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    await app.setPassword();
    const phone = await signIn(app, { userAgent: iphone, address: '198.51.100.9' });
    app.passMinutes(5);
    const laptop = await signIn(app);
    const third = await signIn(app, { userAgent: '' });
    const sessions = await listed(await laptop.call('/api/admin/sessions'));
    expect(sessions.map(({ id, ...session }) => session)).toContainEqual({
      device: 'Safari on iOS',
      network: '198.51.100.0',
      since: '2026-11-21T00:00:00.000Z',
      usedAt: '2026-11-21T00:00:00.000Z',
      endsAt: '2026-11-21T12:00:00.000Z',
      kept: false,
      isCurrent: false,
    });
    expect(sessions.map(({ device }) => device).sort()).toEqual([
      'An unknown device',
      'Firefox on Linux',
      'Safari on iOS',
    ]);
    const { id = '' } = sessions.find(({ device }) => device === 'Safari on iOS') ?? {};
    const end = () => laptop.call(`/api/admin/sessions/${id}`, { method: 'DELETE' });
    expect((await end()).status).toBe(200);
    expect((await phone.call('/api/admin/session')).status).toBe(401);
    expect(await error(await end())).toBe('That session has ended already.');
    const others = await laptop.call('/api/admin/sessions', { method: 'DELETE' });
    expect(await others.json()).toEqual({ ended: 1 });
    expect((await third.call('/api/admin/session')).status).toBe(401);
    expect((await laptop.call('/api/admin/session')).status).toBe(200);
  });

  test('need a new sign-in for dangerous actions after ten minutes', async () => {
    const app = await open();
    await app.setPassword();
    const { call, cookies } = await signIn(app);
    const acts = [
      ['/api/newsletter/subscribers/export/csv', {}],
      ['/api/admin/archives', { method: 'POST' }],
      ['/api/admin/archives/1/file', {}],
      ['/api/admin/people/export', { method: 'POST', body: { email: 'a@example.com' } }],
      ['/api/admin/password', { method: 'PUT', body: { current: 'x', next: 'x'.repeat(12) } }],
      ['/api/admin/codes/secret', { method: 'POST' }],
      ['/api/admin/codes', { method: 'DELETE' }],
      ['/api/admin/recovery-codes', { method: 'POST' }],
      ['/api/admin/passkeys/options', { method: 'POST' }],
      [`/api/admin/passkeys/${'a'.repeat(64)}`, { method: 'DELETE' }],
      ['/api/admin/confirmed', {}],
    ] as const;
    expect((await call('/api/admin/confirmed')).status).toBe(200);
    app.passMinutes(11);
    for (const [path, options] of acts) {
      const answer = await call(path, options);
      expect.soft([answer.status, await error(answer)], path).toEqual([403, confirmFirst]);
    }
    const again = await signIn(app, { cookies });
    expect((await again.call('/api/newsletter/subscribers/export/csv')).status).toBe(200);
    expect((await call('/api/admin/session')).status, 'the one before').toBe(401);
  });
});

onSqliteFirst('changing the password', (open) => {
  const next = 'wobbegong under the jetty';
  const change = (body: object) => ({ method: 'PUT', body });

  test('needs the current password, ends all other sessions and keeps this one', async () => {
    const app = await open(withMail);
    await app.setPassword();
    const other = await signIn(app);
    const { call } = await signIn(app);
    const wrong = await call('/api/admin/password', change({ current: 'guess', next }));
    expect([wrong.status, await error(wrong)]).toEqual([400, 'That is not your current password.']);
    const answer = await call('/api/admin/password', change({ current: password, next }));
    expect(answer.status).toBe(200);
    expect((await other.call('/api/admin/session')).status).toBe(401);
    const Cookie = readCookies(answer).join('; ');
    expect((await app.anonymous('/api/admin/session', { headers: { Cookie } })).status).toBe(200);
    expect((await login(app)).status).toBe(401);
    expect((await login(app, {}, next)).status).toBe(200);
    expect(await mailSubjects(app)).toContainEqual(expect.stringContaining('password changed'));
  });

  test.each([
    ['short', 'Use 12 characters or more.'],
    [password, 'That is your current password. Choose another one.'],
    ['password1234', expect.stringMatching(/^That password is easy to guess/)],
    ['qwertyuiop12', expect.stringMatching(/^That password is easy to guess/)],
    ['bottom time1', expect.stringMatching(/^That password is easy to guess/)],
  ])('refuses %s with a message', async (chosen, sentence) => {
    const app = await open();
    await app.setPassword();
    const body = { current: password, next: chosen };
    const answer = await app.admin('/api/admin/password', { method: 'PUT', body });
    expect([answer.status, await error(answer)]).toEqual([400, sentence]);
    expect((await login(app)).status).toBe(200);
  });
});

onSqliteFirst('the owner', (open) => {
  test('receives a mail about a new device, but not about the first or a known device', async () => {
    const app = await open(withMail);
    await app.setPassword();
    const { cookies } = await signIn(app);
    expect(await mailSubjects(app)).toEqual([]);
    await signIn(app, { cookies: cookies.filter((cookie) => cookie.startsWith('device=')) });
    expect(await mailSubjects(app)).toEqual([]);
    await signIn(app, { userAgent: iphone, address: '198.51.100.9' });
    expect(await mailSubjects(app)).toEqual([expect.stringContaining('New device signed in')]);
    const { message } = await app.services.database
      .selectFrom('outbox')
      .select('message')
      .executeTakeFirstOrThrow();
    expect(message).toContain('Safari on iOS, address 198.51.100.9');
  });

  test('receives a mail about a changed factor, which the audit log records', async () => {
    const app = await open(withMail);
    await app.admin('/api/admin/codes', { method: 'DELETE' });
    expect(await mailSubjects(app)).toEqual([expect.stringContaining('The way to sign in')]);
    const rows = await app.services.database.selectFrom('auditLogs').select('action').execute();
    expect(rows).toEqual([{ action: 'codes_turned_off' }]);
  });

  test('is not locked out by guesses from 60 networks', async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    await app.setPassword();
    const { cookies } = await signIn(app);
    const statuses: number[] = [];
    for (let network = 0; network < 60; network++) {
      statuses.push((await login(app, { address: `203.0.${network}.1` }, 'guess')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(49);
    const elsewhere = await login(app, { address: '198.51.100.9' });
    expect(elsewhere.status, 'an unknown device').toBe(429);
    const device = cookies.filter((cookie) => cookie.startsWith('device='));
    expect((await login(app, { cookies: device })).status, 'a known device').toBe(200);
    const forged = [`device=${'a'.repeat(22)}.${'b'.repeat(43)}`];
    expect((await login(app, { cookies: forged })).status, 'a forged cookie').toBe(429);
  });
});
