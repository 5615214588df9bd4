import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { testAll } from '../../../../tests/support/test-all.ts';
import { consumeFormQuota } from './form-limit.ts';

const forms = {
  '/api/newsletter/subscribe': { email: 'jo@example.com' },
  '/api/contact': {
    name: 'Jo',
    email: 'jo@example.com',
    subject: 'Rapid Bay',
    message: 'Which stairs lead down to the jetty?',
  },
} as const;
const paths = Object.keys(forms) as (keyof typeof forms)[];
const post = (
  app: TestApp,
  path: keyof typeof forms,
  body: unknown,
  headers: Record<string, string> = {},
) => app.anonymous(path, { method: 'POST', body, headers });

async function stored({ services: { database } }: TestApp) {
  const count = async (table: 'newsletters' | 'contacts' | 'outbox') => {
    const row = await database
      .selectFrom(table)
      .select((expression) => expression.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return [await count('newsletters'), await count('contacts'), await count('outbox')];
}

onSqliteFirst('the public forms', (open) => {
  test('a body over 16 kB answers 413, and a message of 5,000 wide characters is accepted', async () => {
    const app = await open();
    for (const path of paths) {
      const answer = await post(app, path, { ...forms[path], website: 'x'.repeat(16 * 1024) });
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { error: 'That is too long: 16 kB is the most we take' },
      ]);
    }
    expect(await stored(app)).toEqual([0, 0, 0]);
    const wide = { ...forms['/api/contact'], message: '鲸'.repeat(5000), name: '鲸'.repeat(100) };
    expect((await post(app, '/api/contact', wide)).status).toBe(200);
  });

  test('a body of the wrong type is refused with a readable message', async () => {
    const app = await open();
    for (const path of paths) {
      for (const body of ['[]', '"jo@example.com"', 'null', '7', '{"email":7}', '{"email":null}']) {
        const answer = await post(app, path, body);
        expect([path, body, answer.status]).toEqual([path, body, 400]);
        const { error } = (await answer.json()) as { error: string };
        expect(error).toMatch(/^Please (give|send)/);
      }
      const broken = await post(app, path, '{"email":');
      expect([broken.status, await broken.json()]).toEqual([
        400,
        { error: 'The body is no valid JSON' },
      ]);
      const type = 'application/x-www-form-urlencoded';
      const form = await post(app, path, 'email=jo@example.com', { 'Content-Type': type });
      expect(form.status).toBe(415);
    }
    expect(await stored(app)).toEqual([0, 0, 0]);
  });

  test('a bot that fills the hidden field receives the same response, and nothing is stored', async () => {
    const app = await open();
    for (const path of paths) {
      const person = await post(app, path, forms[path]);
      const machine = await post(app, path, { ...forms[path], website: 'https://spam.example' });
      expect(machine.status).toBe(200);
      expect(await machine.json()).toEqual(await person.json());
    }
    expect(await stored(app)).toEqual([1, 1, 2]);
  });

  test('an address has a limit per form and window, even for concurrent requests', async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    const limit = app.services.config.formLimit;
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const send = (index: number, address: string) =>
      post(app, '/api/newsletter/subscribe', { email: `d${index}@example.com` }, from(address));
    const answers = await Promise.all(
      Array.from({ length: 4 * limit }, (_, index) => send(index, '198.51.100.7')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toEqual({
      error: 'Too many messages from your connection. Please try again later.',
    });
    expect(refused?.headers.get('Retry-After')).toBe('900');
    expect(await stored(app)).toEqual([limit, 0, limit]);

    expect((await send(900, '198.51.100.8')).status).toBe(200);
    // A home has 2^64 IPv6 addresses: they count as one.
    for (let use = 0; use < limit; use++) await send(1000 + use, `2001:db8:1:2::${use}`);
    expect((await send(950, '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status).toBe(429);
    expect((await send(951, '2001:db8:1:3::1')).status).toBe(200);
    app.passMinutes(15);
    expect((await send(952, '198.51.100.7')).status).toBe(200);
  });

  test('all concurrent subscribers are stored, each with a mail; `npm run test:all` sends thousands', async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    const { engine } = app.services.database;
    // `npm run test:all` sends more requests than PostgreSQL's connection pool serves before its timeout.
    const most = engine === 'sqlite' ? 10_000 : inject('postgresUrl') ? 3000 : 500;
    const people = testAll ? most : Math.min(most, 800);
    const answers = await Promise.all(
      Array.from({ length: people }, (_, index) =>
        post(
          app,
          '/api/newsletter/subscribe',
          { email: `diver-${index}@example.com` },
          { 'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toHaveLength(0);
    expect(await stored(app)).toEqual([people, 0, people]);
  }, 180_000);

  test('at most four of 40 concurrent forms are written at a time', async () => {
    const { services } = await open();
    let done = 0;
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        consumeFormQuota(services, 'newsletter', `10.0.0.${index}`, async () => {
          done += 1;
          running += 1;
          most = Math.max(most, running);
          await pause(2);
          running -= 1;
          if (index % 5 === 0) throw new Error('a form that fails gives its place back');
        }).catch(() => {}),
      ),
    );
    expect(most).toBeLessThanOrEqual(4);
    expect(done).toBe(40);
  });

  test('64 concurrent spellings of one email address create one subscriber', async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    const spellings = Array.from({ length: 64 }, (_, bits) =>
      [...'divers'].map((sign, at) => ((bits >> at) & 1 ? sign.toUpperCase() : sign)).join(''),
    );
    const answers = await Promise.all(
      spellings.map((name, index) =>
        post(
          app,
          '/api/newsletter/subscribe',
          { email: `${name}@example.com` },
          { 'X-Forwarded-For': `10.0.0.${index}` },
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(63).fill(409)]);
    expect(await stored(app)).toEqual([1, 0, 1]);
  });
});
