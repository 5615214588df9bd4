import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { Subscriber } from '../../../contract/newsletter/newsletter.ts';
import { outboxHandlers } from '../../features/mailings/outbox-handlers.ts';
import { sendDue } from '../../platform/mail/worker.ts';

const post = (body: object) => ({ method: 'POST', body });

async function save({ app }: TestApp, path: string, choices: [string, string][]) {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(choices).toString(),
  });
  return { status: answer.status, html: await answer.text() };
}

async function sendIssue(app: TestApp, segment: object = {}) {
  const issue = await app.admin('/api/issues', post({ title: 'June', content: '<p>Words.</p>' }));
  const { id: record } = await issue.json();
  const mailing = { resource: 'issues', record, subject: 'June', segment };
  return app.admin('/api/admin/mailings', post(mailing));
}

onSqliteFirst('the preferences of a subscriber', (openApp) => {
  const open = openSending(openApp);

  async function openWithReader() {
    const server = await untilTestEnd(startMailServer());
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://reef.internal' });
    for (const email of ['jo@example.com', 'sam@example.com']) {
      await app.anonymous('/api/newsletter/subscribe', post({ email }));
    }
    await sendDue(app.services, outboxHandlers);
    const mail = (await server.parsed()).find(({ to }) => [to].flat()[0]?.text.startsWith('jo@'));
    const [, path = ''] =
      /https:\/\/reef\.internal(\/newsletter\/preferences\/[\w-]+)/.exec(mail?.text ?? '') ?? [];
    const jo = async () => {
      const all: Subscriber[] = await (await app.admin('/api/newsletter/subscribers')).json();
      return all.find(({ email }) => email === 'jo@example.com');
    };
    return { app, server, path, jo };
  }

  test('a subscriber chooses topics and regions, and gets the mailings of a chosen region', async () => {
    const { app, path, jo } = await openWithReader();
    const values = { topics: [{ tag: 'Wrecks' }, { tag: 'Gear & more' }] };
    await app.admin('/api/settings/37', { method: 'PATCH', body: { values } });
    const { id } = (await jo()) ?? {};
    const tags = ['Wrecks', 'shop'];
    await app.admin(`/api/newsletter/subscribers/${id}`, { method: 'PATCH', body: { tags } });
    const shown = await (await app.anonymous(path)).text();
    expect(shown).toContain('name="topic" value="Wrecks" checked');
    expect(shown).toContain('value="Gear &amp; more"');
    expect(shown).not.toContain('value="shop"');
    expect(shown, 'letters follow the browser').not.toMatch(/font(-size)?: *\d+px/);

    const saved = await save(app, path, [
      ['topic', 'Gear & more'],
      ['topic', 'invented'],
      ['region', 'sydney'],
      ['region', 'atlantis'],
      ['pause', ''],
    ]);
    expect(saved.status).toBe(200);
    expect(saved.html).toContain('Saved.');
    expect(await jo()).toMatchObject({ tags: ['shop', 'Gear & more'], regions: ['sydney'] });
    const audience = await app.admin('/api/admin/mailings/audience?region=sydney');
    expect(await audience.json()).toMatchObject({
      subscribers: 1,
      regions: [{ slug: 'sydney', name: 'Sydney' }],
    });
    expect(await (await sendIssue(app, { region: 'sydney' })).json()).toMatchObject({
      ...{ recipients: 1, names: { region: 'Sydney' } },
    });
  });

  test('a pause stops new and waiting mails until it ends', async () => {
    const { app, server, path, jo } = await openWithReader();
    expect(await (await sendIssue(app)).json()).toMatchObject({ recipients: 2 });
    await save(app, path, [['pause', '1']]);
    expect((await jo())?.pausedUntil).toBe('2026-12-21T00:00:00.000Z');
    await save(app, path, [['pause', 'keep']]);
    expect((await jo())?.pausedUntil).toBe('2026-12-21T00:00:00.000Z');
    await sendDue(app.services, outboxHandlers);
    const sentTo = async () =>
      (await server.parsed())
        .filter(({ subject }) => subject === 'June')
        .map(({ to }) => [to].flat()[0]?.text);
    expect(await sentTo()).toEqual(['sam@example.com']);
    expect(await (await sendIssue(app)).json()).toMatchObject({ recipients: 1 });
    app.passMinutes(31 * 24 * 60);
    expect(await (await sendIssue(app)).json()).toMatchObject({ recipients: 2 });
  });

  test('a pause of a month ends on the last day of a shorter month', async () => {
    const { app, path, jo } = await openWithReader();
    app.passMinutes((31 + 30 + 10) * 24 * 60);
    await save(app, path, [['pause', '1']]);
    expect((await jo())?.pausedUntil).toBe('2027-02-28T00:00:00.000Z');
  });

  test('a new sign-up ends the pause of a person who left', async () => {
    const { app, path, jo } = await openWithReader();
    await save(app, path, [['pause', '6']]);
    await app.anonymous(path.replace('newsletter/preferences', 'unsubscribe'), { method: 'POST' });
    expect((await jo())?.state).toBe('unsubscribed');
    await app.anonymous('/api/newsletter/subscribe', post({ email: 'jo@example.com' }));
    expect(await jo()).toMatchObject({ state: 'active', pausedUntil: null });
  });

  test('the preferences are hidden after unsubscribing and require a valid token', async () => {
    const { app, path } = await openWithReader();
    const [, leave = ''] = /href="(\/unsubscribe\/[\w-]+)"/.exec(
      await (await app.anonymous(path)).text(),
    ) ?? ['', ''];
    await app.anonymous(leave, { method: 'POST' });
    const shown = await (await app.anonymous(path)).text();
    expect(shown).toContain('You are unsubscribed');
    expect((await app.anonymous('/newsletter/preferences/none')).status).toBe(404);
    expect((await save(app, '/newsletter/preferences/none', [['pause', '1']])).status).toBe(404);
    const long = await save(app, path, [['topic', 'x'.repeat(20_000)]]);
    expect(long.status).toBe(413);
  });
});
