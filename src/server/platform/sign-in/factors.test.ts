import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { onSqliteFirst, password, type TestApp } from '../../../../tests/support/both-databases.ts';
import { codeFirst, passkeyFirst, type SignInMethods } from '../../../contract/sign-in.ts';
import { keyFileName } from '../auth/encryption.ts';
import { removeFactors } from '../auth/password.ts';
import { otherFiles } from '../backup/make.ts';

const origin = 'https://dive.example';
const environment = { SITE_URL: origin };
const json = async (answer: Response) => (await answer.json()) as never;
const error = async (answer: Response) => ((await answer.json()) as { error: string }).error;

const login = (app: TestApp, code?: string) =>
  app.anonymous('/api/admin/login', {
    method: 'POST',
    body: { password, ...(code !== undefined && { code }) },
  });

/** Turns one-time codes on. @returns a generator of codes by time step, the secret and the recovery codes */
async function turnCodesOn(app: TestApp) {
  const { secret }: { secret: string } = await json(
    await app.admin('/api/admin/codes/secret', { method: 'POST' }),
  );
  const totp = new TOTP({ secret });
  const code = (steps = 0) =>
    totp.generate({ timestamp: app.services.clock().getTime() + steps * 30_000 });
  const answer = await app.admin('/api/admin/codes', {
    method: 'PUT',
    body: { secret, code: code() },
  });
  const { recoveryCodes }: { recoveryCodes: string[] } = await json(answer);
  app.passMinutes(1);
  return { code, secret, recoveryCodes };
}

type Authenticator = ReturnType<typeof createAuthenticator>;

/** Opens a separate session, because a challenge to add a passkey belongs to one session. */
async function openCaller(app: TestApp) {
  const answer = await login(app);
  const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return (path: string, body?: object) =>
    app.anonymous(path, {
      method: 'POST',
      ...(body && { body }),
      headers: { Cookie },
    });
}

async function addPasskey(app: TestApp, authenticator: Authenticator, from = origin) {
  const call = await openCaller(app);
  const options: { challenge: string } = await json(await call('/api/admin/passkeys/options'));
  const response = authenticator.create(options, from);
  return call('/api/admin/passkeys', { name: 'Phone', response });
}

async function askOptions(app: TestApp): Promise<{ challenge: string }> {
  return json(await app.anonymous('/api/admin/login/passkey-options', { method: 'POST' }));
}

const sendPasskey = (app: TestApp, response: object, keep = false) =>
  app.anonymous('/api/admin/login/passkey', { method: 'POST', body: { response, keep } });

onSqliteFirst('one-time codes', (open) => {
  test('while codes are on, the password signs in only together with a code', async () => {
    const app = await open();
    await app.setPassword();
    expect((await login(app)).status).toBe(200);
    const { code } = await turnCodesOn(app);
    const alone = await login(app);
    expect([alone.status, await error(alone)]).toEqual([401, codeFirst]);
    expect(alone.headers.get('Set-Cookie')).toBeNull();
    expect((await login(app, code())).status).toBe(200);
  });

  test('a code works once, even if five concurrent requests send it', async () => {
    const app = await open();
    await app.setPassword();
    const { code } = await turnCodesOn(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(app, code())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await error(await login(app, code()))).toBe(
      'That code was used already. Wait for the next one: each works once.',
    );
  });

  test('a code of 30 seconds ago works, and a code two minutes off reports a wrong clock', async () => {
    const app = await open();
    await app.setPassword();
    const { code } = await turnCodesOn(app);
    expect(await error(await login(app, code(4)))).toBe(
      'That code is of another time: the clock of your app is about 2 minutes ahead of ours. Let your phone set its clock by the network, then enter a new code.',
    );
    expect(await error(await login(app, code(-4)))).toContain('about 2 minutes behind ours');
    expect((await login(app, code(-1))).status).toBe(200);
    expect((await login(app, code(1))).status).toBe(200);
    expect(await error(await login(app, code()))).toContain('used already');
  });

  test('do not extend a session beyond inactivity, even if the request asks for it', async () => {
    const app = await open();
    await app.setPassword();
    const { code } = await turnCodesOn(app);
    const body = { password, code: code(), keep: true };
    const answer = await app.anonymous('/api/admin/login', { method: 'POST', body });
    expect(answer.headers.getSetCookie()[0]).not.toContain('Max-Age');
    const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    app.passMinutes(31);
    expect((await app.anonymous('/api/admin/session', { headers: { Cookie } })).status).toBe(401);
  });

  test('their secret is encrypted in the database, and a plain secret is encrypted at its next use', async () => {
    const app = await open();
    await app.setPassword();
    const { code, secret } = await turnCodesOn(app);
    const { database } = app.services;
    const stored = async () =>
      (await database.selectFrom('users').select('codeSecret').executeTakeFirstOrThrow())
        .codeSecret ?? '';
    expect(await stored()).toMatch(/^aes-256-gcm:/);
    expect(await stored()).not.toContain(secret);
    await database.updateTable('users').set({ codeSecret: secret }).execute();
    expect((await login(app, code(1))).status).toBe(200);
    expect(await stored()).toMatch(/^aes-256-gcm:/);
  });

  test('a recovery code and the command line still give access if the key is lost', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bottom-time-key-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const app = await open({ DATA_DIR: folder });
    await app.setPassword();
    const { code, recoveryCodes } = await turnCodesOn(app);
    const key = join(folder, keyFileName);
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect(await otherFiles(app.services.config), 'of a backup').toEqual([]);
    rmSync(key);
    const lost = await login(app, code(1));
    expect([lost.status, await error(lost)]).toEqual([
      401,
      'One-time codes can not be checked: this server lacks the key that they were stored with. Use a recovery code or a passkey, or run “npm run admin:password -- --remove-factors” on the server.',
    ]);
    expect((await login(app, recoveryCodes[0])).status).toBe(200);
    await removeFactors(app.services.database);
    expect((await login(app)).status).toBe(200);
  });

  test('a recovery code works once, in any spelling, and only its hash is stored', async () => {
    const app = await open();
    await app.setPassword();
    const { recoveryCodes } = await turnCodesOn(app);
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    const rows = await app.services.database.selectFrom('recoveryCodes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first);
    expect((await login(app, ` ${first.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(200);
    expect((await login(app, first)).status).toBe(401);
    const [, , third = ''] = recoveryCodes;
    const atOnce = await Promise.all([1, 2, 3].map(() => login(app, third)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const renewed = await app.admin('/api/admin/recovery-codes', { method: 'POST' });
    expect(((await json(renewed)) as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await login(app, second)).status, 'one of before').toBe(401);
  });

  test('are not turned on by a wrong code or an incomplete secret', async () => {
    const app = await open();
    const wrong = await app.admin('/api/admin/codes', {
      method: 'PUT',
      body: { secret: 'A'.repeat(32), code: '000000' },
    });
    expect([wrong.status, await error(wrong)]).toEqual([
      400,
      'That code is not right. Codes change every 30 seconds: enter the one of now.',
    ]);
    const half = await app.admin('/api/admin/codes', {
      method: 'PUT',
      body: { secret: 'ABC', code: '123456' },
    });
    expect(await error(half)).toBe('Begin again: the secret is not complete.');
    await app.setPassword();
    expect((await login(app)).status).toBe(200);
  });

  test('are removed with the recovery codes when turned off, and the password then suffices', async () => {
    const app = await open();
    await app.setPassword();
    const { recoveryCodes } = await turnCodesOn(app);
    await app.admin('/api/admin/codes', { method: 'DELETE' });
    expect((await login(app)).status).toBe(200);
    expect(await app.services.database.selectFrom('recoveryCodes').selectAll().execute()).toEqual(
      [],
    );
    expect(recoveryCodes).toHaveLength(10);
  });

  test('wrong codes count as failed sign-ins', async () => {
    const app = await open();
    await app.setPassword();
    await turnCodesOn(app);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      statuses.push((await login(app, '000000')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

onSqliteFirst('passkeys', (open) => {
  async function openWithPasskey() {
    const app = await open(environment);
    await app.setPassword();
    const phone = createAuthenticator('dive.example');
    const added = await addPasskey(app, phone);
    expect(added.status, await added.clone().text()).toBe(200);
    return { app, phone };
  }

  test('a passkey signs in, and the password no longer suffices', async () => {
    const { app, phone } = await openWithPasskey();
    expect(await json(await app.anonymous('/api/admin/sign-in-ways'))).toEqual({ passkey: true });
    const answer = await sendPasskey(app, phone.get(await askOptions(app), origin));
    expect(answer.status, await answer.clone().text()).toBe(200);
    const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect((await app.anonymous('/api/admin/sessions', { headers: { Cookie } })).status).toBe(200);
    const alone = await login(app);
    expect([alone.status, await error(alone)]).toEqual([401, passkeyFirst]);
  });

  test('an assertion can not be replayed, nor a challenge used twice', async () => {
    const { app, phone } = await openWithPasskey();
    const options = await askOptions(app);
    const response = phone.get(options, origin);
    expect((await sendPasskey(app, response)).status).toBe(200);
    expect((await sendPasskey(app, response)).status).toBe(401);
    expect((await sendPasskey(app, phone.get(options, origin))).status).toBe(401);
  });

  test('a passkey whose counter is lower than at the last sign-in is refused', async () => {
    const { app, phone } = await openWithPasskey();
    const early = phone.get(await askOptions(app), origin);
    const late = phone.get(await askOptions(app), origin);
    expect((await sendPasskey(app, late)).status).toBe(200);
    expect((await sendPasskey(app, early)).status).toBe(401);
  });

  test('an old, invented or registration challenge is refused', async () => {
    const { app, phone } = await openWithPasskey();
    const old = await askOptions(app);
    app.passMinutes(11);
    expect((await sendPasskey(app, phone.get(old, origin))).status).toBe(401);
    const own = { challenge: Buffer.from('9999999999999.abc.def').toString('base64url') };
    expect((await sendPasskey(app, phone.get(own, origin))).status).toBe(401);
    const toAdd: { challenge: string } = await json(
      await app.admin('/api/admin/passkeys/options', { method: 'POST' }),
    );
    expect((await sendPasskey(app, phone.get(toAdd, origin))).status).toBe(401);
  });

  test('a passkey of another site, host or key, or without user verification, is refused', async () => {
    const { app, phone } = await openWithPasskey();
    const fromElsewhere = phone.get(await askOptions(app), 'https://dive.example.evil.example');
    expect((await sendPasskey(app, fromElsewhere)).status).toBe(401);
    const plain = phone.get(await askOptions(app), 'http://dive.example');
    expect((await sendPasskey(app, plain)).status, 'without https').toBe(401);
    const otherHost = { ...createAuthenticator('evil.example'), id: phone.id };
    const forged = { ...otherHost.get(await askOptions(app), origin), id: phone.id };
    expect((await sendPasskey(app, { ...forged, rawId: phone.id })).status).toBe(401);
    const unverified = phone.get(await askOptions(app), origin, 0x01);
    expect((await sendPasskey(app, unverified)).status, 'presence alone').toBe(401);
    const stranger = createAuthenticator('dive.example');
    const answer = await sendPasskey(app, stranger.get(await askOptions(app), origin));
    expect([answer.status, await error(answer)]).toEqual([
      401,
      'That passkey does not open this site. Choose another one, or sign in with your password.',
    ]);
  });

  test('a passkey of another site, or with another session’s challenge, is not added', async () => {
    const app = await open(environment);
    await app.setPassword();
    const phone = createAuthenticator('dive.example');
    const foreign = await addPasskey(app, phone, 'https://evil.example');
    expect([foreign.status, await error(foreign)]).toEqual([
      400,
      'That passkey could not be added. Please begin again, on a page of this site, with a passkey that belongs to it.',
    ]);
    const [one, other] = [await openCaller(app), await openCaller(app)];
    const options: { challenge: string } = await json(await one('/api/admin/passkeys/options'));
    const body = { name: 'Phone', response: phone.create(options, origin) };
    expect((await other('/api/admin/passkeys', body)).status).toBe(400);
  });

  test('cannot be bypassed by an invalid code, an empty code or unknown fields', async () => {
    const { app, phone } = await openWithPasskey();
    const statuses: number[] = [];
    for (const extra of [
      { code: '' },
      { code: ' ' },
      { code: '000000' },
      { code: null },
      { code: phone.id, keep: true, factors: [], passkey: false },
    ]) {
      const body = { password, ...extra };
      const answer = await app.anonymous('/api/admin/login', { method: 'POST', body });
      expect(answer.headers.get('Set-Cookie'), JSON.stringify(extra)).toBeNull();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 400, 401]);
  });

  test('a passkey opens a new session and ends the current one', async () => {
    const { app, phone } = await openWithPasskey();
    const response = phone.get(await askOptions(app), origin);
    const first = await sendPasskey(app, response);
    const Cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const forged = `__Host-session=${'a'.repeat(43)}`;
    for (const sent of [Cookie, forged]) {
      const again = await app.anonymous('/api/admin/login/passkey', {
        method: 'POST',
        body: { response: phone.get(await askOptions(app), origin) },
        headers: { Cookie: sent },
      });
      expect(again.headers.get('Set-Cookie')).not.toContain(sent);
      const check = { headers: { Cookie: sent } };
      expect((await app.anonymous('/api/admin/session', check)).status).toBe(401);
    }
  });

  test('the owner’s passkey works while others guess passwords', async () => {
    const { app, phone } = await openWithPasskey();
    for (let attempt = 0; attempt < 8; attempt++) {
      await app.anonymous('/api/admin/login', { method: 'POST', body: { password: 'guess' } });
    }
    expect((await login(app)).status).toBe(429);
    expect((await sendPasskey(app, phone.get(await askOptions(app), origin))).status).toBe(200);
  });

  test('a removed passkey is refused', async () => {
    const { app, phone } = await openWithPasskey();
    const methods: SignInMethods = await json(await app.admin('/api/admin/sign-in-methods'));
    const { id } = methods.passkeys[0] as { id: string };
    const removed = await app.admin(`/api/admin/passkeys/${id}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect((await sendPasskey(app, phone.get(await askOptions(app), origin))).status).toBe(401);
    expect((await login(app)).status).toBe(200);
  });

  test('a session lasts 30 days only if requested', async () => {
    const { app, phone } = await openWithPasskey();
    const kept = await sendPasskey(app, phone.get(await askOptions(app), origin), true);
    expect(kept.headers.get('Set-Cookie')).toContain('Max-Age=2592000');
    const plain = await sendPasskey(app, phone.get(await askOptions(app), origin));
    const status = async (answer: Response) => {
      const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      return (await app.anonymous('/api/admin/session', { headers: { Cookie } })).status;
    };
    app.passMinutes(31);
    expect([await status(kept), await status(plain)]).toEqual([200, 401]);
    app.passMinutes(29 * 1440);
    expect(await status(kept)).toBe(200);
    app.passMinutes(1440);
    expect(await status(kept)).toBe(401);
  });

  test('a site whose address is an IP address answers 400 with the reason', async () => {
    const app = await open({ SITE_URL: 'https://203.0.113.5' });
    const answer = await app.admin('/api/admin/passkeys/options', { method: 'POST' });
    expect([answer.status, await error(answer)]).toEqual([
      400,
      'Passkeys need a site with a name: its address is a number.',
    ]);
  });
});
