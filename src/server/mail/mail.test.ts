import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { onBothDatabases, type TestApp } from '../../../tests/support/both-databases.ts';
import { guideAttachment } from './guide.ts';
import { sendDue } from './outbox.ts';

const running: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** A mail server that keeps what it takes. `refusals` answers that many mails with 451 first. */
async function startMailServer({
  refusals = 0,
  port = 0,
  ...options
}: SMTPServerOptions & {
  refusals?: number;
  port?: number;
} = {}) {
  const mails: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    async onData(stream, _session, done) {
      const mail = await text(stream);
      if (refused < refusals) {
        refused += 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      mails.push(mail);
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  running.push(stop);
  const address = server.server.address() as AddressInfo;
  return { mails, stop, port: address.port, url: `smtp://127.0.0.1:${address.port}` };
}

/** The headers of a mail, unfolded, and its parts with their bodies decoded. */
function parse(mail: string) {
  const split = (raw: string) => {
    const [head = '', ...rest] = raw.split('\r\n\r\n');
    const headers = new Map(
      head
        .replace(/\r\n[ \t]+/g, ' ')
        .split('\r\n')
        .map((line): [string, string] => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
    );
    return { headers, body: rest.join('\r\n\r\n') };
  };
  const whole = split(mail);
  const bodies: Array<{ type: string; body: Buffer }> = [];
  const walk = (raw: string) => {
    const { headers, body } = split(raw);
    const type = headers.get('content-type') ?? '';
    const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
    if (boundary) {
      const parts = body.split(`--${boundary}`).slice(1, -1);
      for (const part of parts) walk(part.replace(/^\r\n/, '').replace(/\r\n$/, ''));
      return;
    }
    const encoding = headers.get('content-transfer-encoding');
    const quoted = (value: string) =>
      Buffer.from(
        value
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
        'latin1',
      );
    bodies.push({
      type,
      body: encoding === 'base64' ? Buffer.from(body, 'base64') : quoted(body),
    });
  };
  walk(mail);
  const part = (type: string) => bodies.find((one) => one.type.startsWith(type))?.body;
  return { headers: whole.headers, part };
}

const subscribe = ({ anonymous }: TestApp, email = 'jo@example.com') =>
  anonymous('/api/newsletter/subscribe', { method: 'POST', body: { email } });
const message = {
  name: 'Jo\r\nBcc: all@example.com',
  email: 'jo@example.com',
  subject: 'Rapid Bay\r\nX-Bad: 1',
  message: 'Which stairs lead\ndown to the jetty?',
};
const write = ({ anonymous }: TestApp) =>
  anonymous('/api/contact', { method: 'POST', body: message });
const outbox = ({ services }: TestApp) =>
  services.database.selectFrom('outbox').selectAll().orderBy('id').execute();

onBothDatabases('mail', (open) => {
  test('a new subscriber gets the guide, linked and attached, and a way out', async () => {
    const server = await startMailServer();
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://dive.example' });
    await subscribe(app);
    await sendDue(app.services);
    await sendDue(app.services);
    expect(server.mails).toHaveLength(1);
    const { headers, part } = parse(server.mails[0] ?? '');
    const leave = /^<https:\/\/dive\.example(\/unsubscribe\/[\w-]+)>$/;
    expect(headers.get('to')).toBe('jo@example.com');
    expect(headers.get('list-unsubscribe')).toMatch(leave);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(part('application/pdf')).toEqual(readFileSync(guideAttachment.path));
    for (const type of ['text/plain', 'text/html']) {
      const body = part(type)?.toString() ?? '';
      expect(body).toContain('https://dive.example/guides/10-must-have-items.pdf');
      expect(body).toContain('https://dive.example/unsubscribe/');
    }
    const guide = await app.anonymous('/guides/10-must-have-items.pdf');
    expect(guide.status).toBe(302);
    expect(guideAttachment.path).toContain(guide.headers.get('Location'));
  });

  test('one POST from anywhere ends the mails and keeps the row; a GET changes nothing', async () => {
    const server = await startMailServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app);
    const rows = () => app.services.database.selectFrom('newsletters').selectAll().execute();
    const path = `/unsubscribe/${(await rows())[0]?.token}`;
    const page = await app.anonymous(path);
    expect(await page.text()).toContain('<form method="post">');
    expect((await rows())[0]?.subscribed).toBe(1);
    const response = await app.app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'cross-site',
        Origin: 'https://mail.example',
      },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await rows()).toMatchObject([{ email: 'jo@example.com', subscribed: 0 }]);
    await sendDue(app.services);
    expect(server.mails).toEqual([]);
    expect((await app.anonymous('/unsubscribe/none', { method: 'POST' })).status).toBe(404);
  });

  test('a mail waits while the server is down and arrives once when it is back', async () => {
    const first = await startMailServer();
    await first.stop();
    const app = await open({ SMTP_URL: first.url });
    await subscribe(app);
    await sendDue(app.services);
    expect(await outbox(app)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    const { mails } = await startMailServer({ port: first.port });
    await sendDue(app.services);
    expect(mails).toEqual([]);
    app.passMinutes(1);
    await Promise.all([sendDue(app.services), sendDue(app.services)]);
    await sendDue(app.services);
    expect(mails).toHaveLength(1);
    expect(await outbox(app)).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
  });

  test('451 is tried again under the same Message-ID, and after three days a mail has failed', async () => {
    const server = await startMailServer({ refusals: 1 });
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app);
    await sendDue(app.services);
    const [waiting] = await outbox(app);
    expect(waiting).toMatchObject({ status: 'waiting', lastError: expect.stringContaining('451') });
    app.passMinutes(1);
    await sendDue(app.services);
    const { messageId } = JSON.parse(waiting?.message ?? '{}') as { messageId: string };
    expect(parse(server.mails[0] ?? '').headers.get('message-id')).toBe(messageId);

    await server.stop();
    await subscribe(app, 'ann@example.com');
    app.passMinutes(3 * 24 * 60);
    await sendDue(app.services);
    expect(await outbox(app)).toMatchObject([{ status: 'sent' }, { status: 'failed' }]);
  });

  test('what a crash left in sending is taken back after ten minutes', async () => {
    const server = await startMailServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app);
    await app.services.database
      .updateTable('outbox')
      .set({ status: 'sending', nextAttemptAt: '2026-11-21T00:10:00.000Z' })
      .execute();
    app.passMinutes(9);
    await sendDue(app.services);
    expect(server.mails).toEqual([]);
    app.passMinutes(1);
    await sendDue(app.services);
    expect(server.mails).toHaveLength(1);
  });

  test('a message reaches the owner, an answer goes to its writer, and no header is smuggled in', async () => {
    const server = await startMailServer();
    const app = await open({ SMTP_URL: server.url, CONTACT_TO: 'owner@example.com' });
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: true });
    const { headers, part } = parse(server.mails[0] ?? '');
    expect(headers.get('to')).toBe('owner@example.com');
    expect(headers.get('reply-to')).toContain('<jo@example.com>');
    expect(headers.get('subject')).toBe('[Bottom Time] Rapid Bay X-Bad: 1');
    expect(headers.has('bcc')).toBe(false);
    expect(headers.has('x-bad')).toBe(false);
    expect(part('text/plain')?.toString()).toContain('down to the jetty?');
    await sendDue(app.services);
    expect(server.mails).toHaveLength(1);
  });

  test('without a mail server a message is kept and says so', async () => {
    const app = await open();
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: false });
    expect(await outbox(app)).toMatchObject([{ kind: 'contact', status: 'waiting' }]);
  });

  test('a mail that the server drops on its way is kept and the answer says so', async () => {
    const server = await startMailServer({
      onData(stream) {
        stream.resume();
        stream.on('end', () => void server.stop());
      },
    });
    const app = await open({ SMTP_URL: server.url });
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: false });
    expect(await outbox(app)).toMatchObject([{ kind: 'contact', attempts: 1 }]);
  });

  test('a mail server that hangs holds no answer up for more than five seconds', async () => {
    const server = await startMailServer({ onMailFrom: () => {} });
    const app = await open({ SMTP_URL: server.url });
    const start = performance.now();
    const response = await write(app);
    expect(await response.json()).toEqual({ success: true, emailSent: false });
    expect(performance.now() - start).toBeLessThan(5000);
    await server.stop();
    await expect
      .poll(async () => (await outbox(app))[0], { timeout: 3000 })
      .toMatchObject({ status: 'waiting', attempts: 1 });
  }, 15_000);
});
