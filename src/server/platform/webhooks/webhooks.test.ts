import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { sendReport } from '../../../../tests/support/send-report.ts';
import type { Webhook } from '../../../contract/webhooks.ts';
import { callWebhooks, purgeCalls, signBody } from './worker.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const closing: Array<() => void> = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts an HTTP server. @param statuses of its responses in turn; the last one repeats */
async function startReceiver(statuses: number[] = [200], headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 200;
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { received, address: `http://127.0.0.1:${port}/hook` };
}

const here = { isAllowed: () => true, allowsPort: () => true };

/** Stores a webhook directly, because the API refuses a local address. */
async function addHook(app: TestApp, address: string, events: string[]) {
  const secret = 'whsec_c2VjcmV0';
  await app.services.database
    .insertInto('webhooks')
    .values({ address, secret, events: JSON.stringify(events), createdAt: '2026-11-21' })
    .execute();
  return secret;
}

const readHooks = async (app: TestApp) =>
  (await (await app.admin('/api/admin/webhooks')).json()) as Webhook[];
const events = (received: Received[]) =>
  received.map(({ body }) => (JSON.parse(body) as { event: string }).event);

const article = {
  title: 'Jetty notes',
  slug: 'jetty-notes',
  excerpt: 'Short.',
  content: '<p>Text</p>',
  category: 'News',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
};

onSqliteFirst('webhooks', (open) => {
  test('webhooks get a signed call for each change of a published record, not of a draft', async () => {
    const app = await open();
    const { received, address } = await startReceiver();
    const secret = await addHook(app, address, ['publish', 'update', 'delete']);
    const created = await app.admin('/api/articles', { method: 'POST', body: article });
    const { id } = (await created.json()) as { id: number };
    const change = (body: object) => app.admin(`/api/articles/${id}`, { method: 'PATCH', body });
    await change({ title: 'Jetty notes, again' });
    await callWebhooks(app.services, here);
    expect(received).toEqual([]);
    await change({ published: true });
    await change({ excerpt: 'Shorter.' });
    await app.admin(`/api/articles/${id}`, { method: 'DELETE' });
    await callWebhooks(app.services, here);
    expect(events(received)).toEqual(['publish', 'update', 'delete']);
    const { headers, body } = received[0] as Received;
    const { 'webhook-id': call, 'webhook-timestamp': time } = headers as Record<string, string>;
    expect(headers['webhook-signature']).toBe(signBody(secret, call ?? '', time ?? '', body));
    expect(JSON.parse(body)).toEqual({
      id: call,
      event: 'publish',
      at: '2026-11-21T00:00:00.000Z',
      resource: 'articles',
      recordId: id,
      title: 'Jetty notes, again',
      path: '/blog/jetty-notes',
    });
  });

  test('a signature equals the published example of Standard Webhooks', () => {
    expect(
      signBody(
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        'msg_p5jXN8AQM9LWM0D4loKWxJek',
        '1614265330',
        '{"test": 2432232314}',
      ),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('calls about subscribers and messages contain no personal data', async () => {
    const app = await open();
    const { received, address } = await startReceiver();
    await addHook(app, address, ['sign-up', 'report']);
    await app.anonymous('/api/newsletter/subscribe', {
      method: 'POST',
      body: { email: 'jo@example.com' },
    });
    const message = { name: 'Jo Bloggs', email: 'jo@example.com', subject: 'The jetty' };
    await app.anonymous('/api/contact', {
      method: 'POST',
      body: { ...message, message: 'The jetty is closed since Monday.' },
    });
    const { id } = await addSite(app);
    const report = { kind: 'closure', details: { reason: 'other', note: 'The jetty is gone.' } };
    await sendReport(app, { record: String(id), ...report, name: 'Jo', email: message.email });
    await callWebhooks(app.services, here);
    expect(events(received)).toEqual(['sign-up', 'report', 'report']);
    expect(JSON.stringify(received.map(({ body }) => body))).not.toMatch(/jo|jetty/i);
  });

  test('a failed call is retried after growing delays, up to eight attempts', async () => {
    const app = await open();
    const { received, address } = await startReceiver([500, 503, 200]);
    await addHook(app, address, []);
    await app.admin('/api/admin/webhooks/1/test', { method: 'POST' });
    await callWebhooks(app.services, here);
    await callWebhooks(app.services, here);
    expect(received).toHaveLength(1);
    const [failed] = (await readHooks(app))[0]?.calls ?? [];
    expect(failed).toMatchObject({
      event: 'test',
      status: 500,
      problem: 'Answered with 500.',
      dueAt: '2026-11-21T00:01:00.000Z',
    });
    app.passMinutes(1);
    await callWebhooks(app.services, here);
    app.passMinutes(2);
    await callWebhooks(app.services, here);
    expect((await readHooks(app))[0]?.calls[0]).toMatchObject({
      status: 200,
      problem: null,
      dueAt: null,
      attempts: 3,
    });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

    const silent = await startReceiver([500]);
    await addHook(app, silent.address, []);
    await app.admin('/api/admin/webhooks/2/test', { method: 'POST' });
    for (let round = 0; round < 12; round++) {
      await callWebhooks(app.services, here);
      app.passMinutes(400);
    }
    expect(silent.received).toHaveLength(8);
  });

  test('webhooks call public addresses only and follow no redirect', async () => {
    const app = await open();
    const inside = await startReceiver();
    await addHook(app, inside.address, []);
    await addHook(app, 'http://localhost/hook', []);
    await app.admin('/api/admin/webhooks/1/test', { method: 'POST' });
    await app.admin('/api/admin/webhooks/2/test', { method: 'POST' });
    await callWebhooks(app.services);
    expect(inside.received).toEqual([]);
    for (const { calls } of await readHooks(app)) {
      expect(calls[0]?.problem).toBe(
        'Not called: the address leads to no machine of the public web.',
      );
    }
    const elsewhere = await startReceiver([302], { Location: inside.address });
    await addHook(app, elsewhere.address, []);
    await app.admin('/api/admin/webhooks/3/test', { method: 'POST' });
    await callWebhooks(app.services, here);
    expect(elsewhere.received).toHaveLength(1);
    expect(inside.received).toEqual([]);
  });

  test.each([
    'http://127.0.0.1/hook',
    'https://10.0.0.7/hook',
    'http://169.254.169.254/latest',
    'http://[::1]/hook',
    'https://localhost/hook',
    'https://hooks.example:8443/hook',
    'https://owner:secret@hooks.example/hook',
  ])('a webhook with the address %s is refused', async (address) => {
    const app = await open();
    const body = { address, events: ['publish'] };
    const answer = await app.admin('/api/admin/webhooks', { method: 'POST', body });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        error:
          'The address must be one of the public web, on port 80 or 443, without a name or password in it.',
      },
    ]);
  });

  test('a webhook shows its secret once, lists its last ten calls and can be deleted', async () => {
    const app = await open();
    const body = { address: 'https://hooks.example/hook', events: ['publish'] };
    const added = await app.admin('/api/admin/webhooks', { method: 'POST', body });
    const { secret } = (await added.json()) as { secret: string };
    expect(secret).toMatch(/^whsec_/);
    for (let call = 0; call < 12; call++) {
      await app.admin('/api/admin/webhooks/1/test', { method: 'POST' });
    }
    const hooks = await readHooks(app);
    expect(JSON.stringify(hooks)).not.toContain(secret);
    expect(hooks[0]?.calls).toHaveLength(10);
    app.passMinutes(31 * 1440);
    expect(await purgeCalls(app.services)).toBe(12);
    expect((await app.admin('/api/admin/webhooks/1', { method: 'DELETE' })).status).toBe(200);
    expect((await app.admin('/api/admin/webhooks/1', { method: 'DELETE' })).status).toBe(404);
  });

  test('two workers make each call once when they run at the same time', async () => {
    const app = await open();
    const { received, address } = await startReceiver();
    await addHook(app, address, []);
    for (let call = 0; call < 6; call++) {
      await app.admin('/api/admin/webhooks/1/test', { method: 'POST' });
    }
    await Promise.all([callWebhooks(app.services, here), callWebhooks(app.services, here)]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
    expect(received).toHaveLength(6);
  });
});
