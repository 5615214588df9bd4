import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { startMailServer, startSilentServer } from '../../../../tests/support/mail-server.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import { outboxHandlers } from '../../features/mailings/outbox-handlers.ts';
import { sendDue as sendDueMails } from './worker.ts';

const startServer = (options?: Parameters<typeof startMailServer>[0]) =>
  untilTestEnd(startMailServer(options));
const sendDue = (services: TestApp['services']) => sendDueMails(services, outboxHandlers);
const subscribe = ({ anonymous }: TestApp, email = 'jo@example.com') =>
  anonymous('/api/newsletter/subscribe', { method: 'POST', body: { email } });
const message = {
  name: 'Jo Bcc: all@example.com',
  email: 'jo@example.com',
  subject: 'Rapid Bay X-Bad: 1',
  message: 'Which stairs lead\ndown to the <jetty>?',
};
const write = ({ anonymous }: TestApp) =>
  anonymous('/api/contact', { method: 'POST', body: message });
const outbox = ({ services }: TestApp) =>
  services.database.selectFrom('outbox').selectAll().orderBy('id').execute();
const subscribers = ({ services }: TestApp) =>
  services.database.selectFrom('newsletters').selectAll().orderBy('id').execute();

onSqliteFirst('mail', (open) => {
  test('a new subscriber receives a small mail with links to the guide and to unsubscribe', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://dive.example' });
    await subscribe(app);
    await sendDue(app.services);
    await sendDue(app.services);
    expect(server.mails).toHaveLength(1);
    const [mail] = await server.parsed();
    const leave = /^<https:\/\/dive\.example(\/unsubscribe\/[\w-]+)>$/;
    const header = (name: string) =>
      mail?.headerLines.find(({ key }) => key === name)?.line.replace(/^[^:]+:\s+/, '');
    expect(mail?.to).toMatchObject({ text: 'jo@example.com' });
    expect(mail?.from?.text).toContain('Bottom Time');
    expect(header('list-unsubscribe')).toMatch(leave);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.attachments).toEqual([]);
    expect(server.mails[0]?.length).toBeLessThan(20_000);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('https://dive.example/guides/10-must-have-items.pdf');
      expect(body).toContain('https://dive.example/unsubscribe/');
      expect(body).toContain('You get this mail from Bottom Time');
      expect(body).toMatch(/Write to us at \S+@\S+/);
    }
  });

  test('the welcome mail has the text of Settings, with the guide below the first paragraph', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://dive.example' });
    const values = {
      subject: 'From {siteName}: {guide}',
      heading: 'G’day <diver>',
      text: 'Thanks for coming.\n\nSee you down there.',
    };
    const changed = await app.admin('/api/settings/37', { method: 'PATCH', body: { values } });
    expect(changed.status).toBe(200);
    await subscribe(app);
    await sendDue(app.services);
    const [mail] = await server.parsed();
    expect(mail?.subject).toBe('From Bottom Time: 10 Must-Have Items for Your First Dive Trip');
    expect(mail?.html).toContain('G’day &lt;diver&gt;');
    expect(mail?.text).toMatch(
      /Thanks for coming\.\s+Open the guide[^\n]*\s+https:\/\/dive\.example\/guides\/10[^\n]*\s+See you down there\./,
    );
    expect(mail?.text).toContain('https://dive.example/unsubscribe/');
    const empty = { values: { text: ' ' } };
    const refused = await app.admin('/api/settings/37', { method: 'PATCH', body: empty });
    expect(refused.status).toBe(400);
  });

  test('one POST from any site unsubscribes and retains the row; a GET changes nothing', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app);
    const path = `/unsubscribe/${(await subscribers(app))[0]?.token}`;
    const page = await app.anonymous(path);
    expect(await page.text()).toMatch(/<form method="post">.*Unsubscribe<\/button>/s);
    expect((await subscribers(app))[0]?.subscribed).toBe(1);
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
    expect(await subscribers(app)).toMatchObject([{ email: 'jo@example.com', subscribed: 0 }]);
    await sendDue(app.services);
    expect(server.mails).toEqual([]);
    expect(await outbox(app)).toEqual([]);
    expect((await app.anonymous('/unsubscribe/none', { method: 'POST' })).status).toBe(404);
  });

  test('a mail is deleted between two attempts when its recipient unsubscribes', async () => {
    const server = await startServer({ refusals: 1 });
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app);
    await sendDue(app.services);
    // An import or a crash may leave a waiting mail of a recipient who has unsubscribed.
    await app.services.database.updateTable('newsletters').set({ subscribed: 0 }).execute();
    app.passMinutes(1);
    await sendDue(app.services);
    expect(server.mails).toEqual([]);
    expect(await outbox(app)).toEqual([]);
  });

  test('a mail is delivered once after the mail server was down', async () => {
    const first = await startServer();
    await first.stop();
    const app = await open({ SMTP_URL: first.url });
    await subscribe(app);
    await sendDue(app.services);
    expect(await outbox(app)).toMatchObject([
      { status: 'waiting', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') },
    ]);
    const { mails } = await startServer({ port: first.port });
    await sendDue(app.services);
    expect(mails).toEqual([]);
    app.passMinutes(1);
    await Promise.all([sendDue(app.services), sendDue(app.services)]);
    await sendDue(app.services);
    expect(mails).toHaveLength(1);
    expect(await outbox(app)).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
  });

  test('a retry after 451 has the same Message-ID', async () => {
    const server = await startServer({ refusals: 1 });
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app);
    await sendDue(app.services);
    const [waiting] = await outbox(app);
    expect(waiting).toMatchObject({ status: 'waiting', lastError: expect.stringContaining('451') });
    app.passMinutes(1);
    await sendDue(app.services);
    const { messageId } = JSON.parse(waiting?.message ?? '{}') as { messageId: string };
    expect((await server.parsed())[0]?.messageId).toBe(messageId);
  });

  test('a mail is retried with growing pauses for three days, then fails until the owner retries it', async () => {
    const server = await startServer();
    await server.stop();
    const app = await open({ SMTP_URL: server.url });
    // The three days begin with the first attempt.
    await subscribe(app);
    app.passMinutes(5 * 24 * 60);
    const begin = app.services.clock().getTime();
    const pauses: number[] = [];
    for (;;) {
      await sendDue(app.services);
      const [mail] = await outbox(app);
      if (mail?.status !== 'waiting') break;
      const time = app.services.clock().getTime();
      pauses.push((Date.parse(mail.nextAttemptAt) - time) / 60_000);
      app.passMinutes(pauses.at(-1) ?? 0);
    }
    expect(pauses.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    expect(new Set(pauses.slice(9))).toEqual(new Set([360]));
    const tried = (app.services.clock().getTime() - begin) / 3_600_000;
    expect(tried).toBeGreaterThanOrEqual(72);
    expect(tried).toBeLessThan(72 + 6);
    const [failed] = await outbox(app);
    expect(failed).toMatchObject({ status: 'failed' });

    const { mails } = await startServer({ port: server.port });
    app.passMinutes(600);
    await sendDue(app.services);
    expect(mails).toEqual([]);
    const retry = await app.admin(`/api/admin/outbox/${failed?.id}/retry`, { method: 'POST' });
    expect(await retry.json()).toMatchObject({ status: 'waiting' });
    await sendDue(app.services);
    expect(mails).toHaveLength(1);
  });

  test('a message to the owner has the visitor as reply address and no injected headers', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, CONTACT_TO: 'owner@example.com' });
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: true });
    const [mail] = await server.parsed();
    expect(mail?.to).toMatchObject({ text: 'owner@example.com' });
    expect(mail?.replyTo?.value).toEqual([
      { name: 'Jo Bcc: all@example.com', address: 'jo@example.com' },
    ]);
    expect(mail?.subject).toBe('[Bottom Time] Rapid Bay X-Bad: 1');
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.has('x-bad')).toBe(false);
    expect(mail?.text).toContain('Which stairs lead\ndown to the <jetty>?');
    expect(mail?.html).toContain('down to the &lt;jetty&gt;?');
    await sendDue(app.services);
    expect(server.mails).toHaveLength(1);
  });

  test('a bot receives the same response as a person, and nothing is sent', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    const machine = await app.anonymous('/api/contact', {
      method: 'POST',
      body: { ...message, website: 'https://spam.example' },
    });
    expect(await machine.json()).toEqual({ success: true, emailSent: true });
    expect(await outbox(app)).toEqual([]);
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: true });
    expect(server.mails).toHaveLength(1);
  });

  test('a message without a mail server is stored, and the response reports it as not sent', async () => {
    const app = await open();
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: false });
    expect(await outbox(app)).toMatchObject([{ kind: 'contact', status: 'waiting' }]);
  });

  test('a mail whose connection breaks is stored, and the response reports it as not sent', async () => {
    const server = await startServer({
      onData(stream) {
        stream.resume();
        stream.on('end', () => void server.stop());
      },
    });
    const app = await open({ SMTP_URL: server.url });
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: false });
    expect(await outbox(app)).toMatchObject([{ kind: 'contact', attempts: 1 }]);
  });

  test('a mail that the server rejects is stored, and the response reports it as not sent', async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    });
    const app = await open({ SMTP_URL: server.url });
    expect(await (await write(app)).json()).toEqual({ success: true, emailSent: false });
    expect(await outbox(app)).toMatchObject([
      { status: 'waiting', lastError: expect.stringContaining('550') },
    ]);
  });

  const slowServers = [
    ['says nothing', startSilentServer],
    ['hangs on its way', () => startMailServer({ onMailFrom: () => {} })],
  ] as const;
  // Each case waits for its whole timeout.
  test.each(slowServers)(
    'a form answers within five seconds when the mail server %s',
    { tags: 'slow', timeout: 15_000 },
    async (_, start) => {
      const server = await untilTestEnd(start());
      const app = await open({ SMTP_URL: server.url });
      const begin = performance.now();
      const answers = await Promise.all([write(app), subscribe(app), write(app)]);
      expect(performance.now() - begin).toBeLessThan(5000);
      expect(await answers[0].json()).toEqual({ success: true, emailSent: false });
      expect(answers[1].status).toBe(200);
      expect(await outbox(app)).toHaveLength(3);
      await server.stop();
      // No worker runs here to send the welcome mail.
      const messages = async () => (await outbox(app)).filter(({ kind }) => kind === 'contact');
      const tried = { status: 'waiting', attempts: 1 };
      await expect.poll(messages, { timeout: 3000 }).toMatchObject([tried, tried]);
    },
  );
});
