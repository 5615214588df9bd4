import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { Mailing, MailingLink } from '../../../contract/mailings.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { forgetClicks } from './clicks.ts';
import { outboxHandlers } from './outbox-handlers.ts';

const person = {
  'Sec-Fetch-Mode': 'navigate',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

type App = Awaited<ReturnType<ReturnType<typeof openSending>>>;

async function sendIssue(app: App, content: string, segment = {}) {
  const issue = await app.admin('/api/issues', {
    ...{ method: 'POST', body: { title: 'June', content } },
  });
  const { id: record } = (await issue.json()) as { id: number };
  const body = { resource: 'issues', record, subject: 'June', segment };
  const started = await app.admin('/api/admin/mailings', { method: 'POST', body });
  await sendDue(app.services, outboxHandlers);
  return (await started.json()) as Mailing;
}

const rememberClicks = (app: App, clicks: 'people' | 'counted') =>
  app.admin('/api/settings/37', { method: 'PATCH', body: { values: { clicks } } });

async function privacyPolicy(app: App) {
  const { html } = await (await app.anonymous('/api/settings/pages/legal/privacy-policy')).json();
  return String(html);
}

onSqliteFirst('links of a mailing', (openApp) => {
  const open = openSending(openApp);

  test('links name a subscriber only while clicks are remembered to select readers', async () => {
    const server = await untilTestEnd(startMailServer());
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://reef.internal' });
    for (const email of ['jo@example.com', 'sam@example.com']) {
      await app.anonymous('/api/newsletter/subscribe', { method: 'POST', body: { email } });
    }
    const content = '<p><a href="https://dive.internal/">Far</a></p>';
    const linkTo = async (email: string) => {
      const mails = await server.parsed();
      const html = mails.findLast(
        ({ to, subject }) => subject === 'June' && [to].flat()[0]?.text === email,
      )?.html;
      return /\/mail-link\/[^"]*/.exec(String(html))?.[0] ?? '';
    };
    const follow = async (path: string) => {
      const { status } = await app.anonymous(path, { headers: person });
      await app.mailClicks.flush();
      return status;
    };
    const clicked = async () =>
      (
        await app.services.database
          .selectFrom('newsletters')
          .select('email')
          .where('clickedAt', 'is not', null)
          .execute()
      ).map(({ email }) => email);
    await sendIssue(app, content);
    expect(await linkTo('jo@example.com')).not.toContain('?');
    expect(await privacyPolicy(app)).toContain('keep nothing about who followed it');

    await rememberClicks(app, 'people');
    expect(await privacyPolicy(app)).toContain('when you last followed one');
    const { id } = await sendIssue(app, content);
    const link = await linkTo('jo@example.com');
    expect(await follow(link.replace(/\?.*/, '?mail=1.1.0123456789abcdef01234567'))).toBe(302);
    expect(await clicked()).toEqual([]);
    expect(await follow(link)).toBe(302);
    expect(await clicked()).toEqual(['jo@example.com']);
    const links = await (await app.admin(`/api/admin/mailings/${id}/links`)).json();
    expect(links).toEqual([{ address: 'https://dive.internal/', clicks: 2 }]);
    const day = app.services.clock().toISOString().slice(0, 10);
    const third = await sendIssue(app, content, { clickedSince: day });
    expect(third.recipients).toBe(1);
    expect(await follow(await linkTo('jo@example.com')), 'of the third').toBe(302);
    const reach = async (mailing: number) => {
      const answer = await app.admin(`/api/admin/mailings/audience?clickedIn=${mailing}`);
      return (await answer.json()).subscribers;
    };
    expect([await reach(id), await reach(third.id), await reach(999)]).toEqual([1, 1, 0]);
    const { sendings } = await (await app.admin('/api/admin/mailings/audience')).json();
    expect(sendings.map((sending: Mailing) => sending.id)).toContain(id);
    const fourth = await sendIssue(app, content, { clickedIn: String(id) });
    expect(fourth).toMatchObject({ recipients: 1, names: { clickedIn: 'June' } });
    expect(await follow(link), 'again').toBe(302);
    const { clickedIn } = await app.services.database
      .selectFrom('newsletters')
      .select('clickedIn')
      .where('clickedAt', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(clickedIn).toBe(`,${id},${third.id},`);

    await rememberClicks(app, 'counted');
    expect(await follow(await linkTo('sam@example.com'))).toBe(302);
    expect(await clicked()).toEqual(['jo@example.com']);
    expect(await forgetClicks(app.services)).toBe(1);
    expect(await clicked()).toEqual([]);
    expect(await reach(id), 'forgotten').toBe(0);
  });

  test('the owner’s privacy policy explains links only while clicks are remembered', async () => {
    const app = await open();
    const body = { values: { body: 'We keep little.' } };
    await app.admin('/api/settings/9', { method: 'PATCH', body });
    expect(await privacyPolicy(app)).not.toContain('Links in the newsletter');
    await rememberClicks(app, 'people');
    expect(await privacyPolicy(app)).toContain('when you last followed one');
  });

  test('links redirect everybody, and count only people', async () => {
    const server = await untilTestEnd(startMailServer());
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://reef.internal' });
    const email = 'jo@example.com';
    await app.anonymous('/api/newsletter/subscribe', { method: 'POST', body: { email } });
    const content =
      '<p><a href="https://dive.internal/?a=1&amp;b=2">Far</a> <a href="/about">Near</a></p>';
    const issue = await app.admin('/api/issues', {
      ...{ method: 'POST', body: { title: 'June', content } },
    });
    const { id: record } = (await issue.json()) as { id: number };
    const body = { resource: 'issues', record, subject: 'June' };
    const started = await app.admin('/api/admin/mailings', { method: 'POST', body });
    const { id } = (await started.json()) as Mailing;
    await sendDue(app.services, outboxHandlers);
    const mail = (await server.parsed()).find(({ subject }) => subject === 'June');
    const hrefs = [...String(mail?.html).matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    const counted = hrefs.filter((href) => href.includes('/mail-link/'));
    expect(counted).toEqual(
      [1, 2].map((number) => `https://reef.internal/mail-link/${id}/${number}`),
    );
    expect(hrefs.some((href) => href.includes(`?mailing=${id}`))).toBe(true);
    const follow = (headers: Record<string, string>, method = 'GET', number = 1) =>
      app.anonymous(`/mail-link/${id}/${number}`, { method, headers });
    const far = await follow(person);
    expect([far.status, far.headers.get('Location')]).toEqual([
      ...[302, 'https://dive.internal/?a=1&b=2'],
    ]);
    await follow(person);
    await follow(person, 'GET', 2);
    await follow(person, 'HEAD');
    await follow({ ...person, 'Sec-Purpose': 'prefetch' });
    await follow({ ...person, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await follow({ 'User-Agent': person['User-Agent'] });
    expect((await follow(person, 'GET', 3)).status).toBe(404);
    await app.mailClicks.flush();
    const links = await (await app.admin(`/api/admin/mailings/${id}/links`)).json();
    expect(links as MailingLink[]).toEqual([
      { address: 'https://dive.internal/?a=1&b=2', clicks: 2 },
      { address: 'https://reef.internal/about', clicks: 1 },
    ]);
  });

  test('links to unsubscribe count each person once', async () => {
    const server = await untilTestEnd(startMailServer());
    const app = await open({ SMTP_URL: server.url });
    const email = 'jo@example.com';
    await app.anonymous('/api/newsletter/subscribe', { method: 'POST', body: { email } });
    const issue = await app.admin('/api/issues', {
      ...{ method: 'POST', body: { title: 'June', content: '<p>Words.</p>' } },
    });
    const { id: record } = (await issue.json()) as { id: number };
    const body = { resource: 'issues', record, subject: 'June' };
    await app.admin('/api/admin/mailings', { method: 'POST', body });
    await sendDue(app.services, outboxHandlers);
    const mail = (await server.parsed()).find(({ subject }) => subject === 'June');
    const [path = ''] = /\/unsubscribe\/[\w-]+\?mailing=\d+/.exec(mail?.text ?? '') ?? [];
    for (const _ of [1, 2]) await app.anonymous(path, { method: 'POST' });
    const [mailing] = (await (await app.admin('/api/admin/mailings/all')).json()) as Mailing[];
    expect(mailing).toMatchObject({ unsubscribed: 1, bounced: 0, complained: 0 });
  });
});
