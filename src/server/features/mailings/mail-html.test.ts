import { caniemail } from 'caniemail';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import {
  onSqliteFirst,
  openApp,
  openMigratedSqlite,
} from '../../../../tests/support/both-databases.ts';
import { everyBlock } from '../../../../tests/support/every-block.ts';
import { openLinkedServer } from '../../../../tests/support/linked-server.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { nameOperator, operator } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { MailingCheck, MailingOffer } from '../../../contract/mailings.ts';
import { createApp } from '../../app.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { headersFor } from '../../platform/http/headers.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { mailingText } from './begin.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import type { MailedPost } from './posts.ts';

const post = {
  ...{ title: 'Every block', excerpt: '', content: everyBlock(1, 1), author: 'Jo' },
  ...{ imageUrl: '/art/articles/rapid-bay.jpg', path: '/blog/every-block' },
  ...{ published: true, publishedAt: '2026-06-01T00:00:00.000Z' },
};

async function mailHtml(changes: Partial<MailedPost> = {}) {
  const database = openMigratedSqlite();
  const { services } = openApp(database, { SITE_URL: 'https://dive.example' });
  const email = await mailingText(services, { ...post, ...changes }, { key: 'k', preview: 'Look' });
  await database.destroy();
  if (!email) throw new Error('no mail');
  return email;
}

/** Features that mail programs may lack without a loss of content. */
const graceful: Record<string, string> = {
  '@media (prefers-color-scheme)': 'light colours are inlined',
  '@media': 'sizes for desks are inlined',
  '<style> element': 'every rule but those of @media is inlined',
  '<meta name="color-scheme">': 'programs then choose by themselves',
  'display:none': 'the preview line then stands above the mail',
  'border-radius': 'of the logo, which is square there',
  overflow: 'of the preview line alone',
  'role attribute': 'for screen readers alone',
  'word-break': 'for addresses longer than the column',
  '<body> element': 'its colour is that of the outer table too',
  'height property': 'pictures have no height of their own',
  'max-width': 'Outlook reads the table of its own comment, and the width of pictures',
};

test('a mail uses no feature that a large mail program lacks', async () => {
  const { html } = await mailHtml();
  const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'thunderbird.*'] as const;
  const { issues } = caniemail({ clients: [...clients], html });
  const titles = [...issues.errors.values()].flat().map(({ title }) => title);
  expect([...new Set(titles)].filter((title) => !graceful[title])).toEqual([]);
});

test('a mail has inline styles and a layout of tables', async () => {
  const { html } = await mailHtml();
  expect(html).toMatch(/<h3 style="[^"]*font-size: ?18px/);
  expect(html).toMatch(/<p style="margin: 16px 0;">The first words/);
  expect(html).toMatch(/<td class="text" style="[^"]*color: ?#0A222E/i);
  expect(html).toMatch(/<style>[^<]*prefers-color-scheme: dark/);
  expect(html.match(/<style>([^<]*)</)?.[1]?.trim()).toMatch(/^@media/);
  expect(html).toContain('<!--[if mso]><table role="presentation" width="600">');
  expect(html).toContain('<img src="https://dive.example/apple-touch-icon.png" width="32"');
  const allowed = headersFor(parseConfig({}))('/apple-touch-icon.png');
  expect(allowed['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(html).not.toMatch(/<(main|script|link|section)\b|flex|grid/);
});

test('each link of a mail has a name', async () => {
  const listed = { title: 'Whales', excerpt: 'They pass.', path: '/blog/whales' };
  const posts = [{ ...listed, imageUrl: '/art/articles/rapid-bay.jpg' }];
  const { html } = await mailHtml({ posts });
  const links = [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, inner = '']) => inner);
  expect(links.some((inner) => inner.includes('alt="Whales"'))).toBe(true);
  const nameless = links.filter((inner) => !/alt="[^"]|^[^<]*\w|>[^<]*\w/.test(inner));
  expect(nameless).toEqual([]);
});

test('a gallery has two columns in HTML, and its pictures are in order in plain text', async () => {
  const figure = (name: string) =>
    `<figure><img src="/art/gear/${name}.jpg" alt="${name}" width="800"><figcaption>By ${name}</figcaption></figure>`;
  const content = `<div data-block="gallery">${['a', 'b', 'c'].map(figure).join('')}</div>`;
  const { html, text } = await mailHtml({ content });
  const table = html.match(/<table[^>]*class="gallery".*?<\/table>/s)?.[0] ?? '';
  const cells = JSON.stringify(table.match(/<td/g)?.length);
  expect(cells).toBe('4');
  expect(table.match(/<img[^>]*width="288"/g)).toHaveLength(3);
  expect(text).toMatch(/\[Picture: a\]\s+By a\s+\[Picture: b\]\s+By b\s+\[Picture: c\]/);
  expect(parseDocument(table).children).toHaveLength(1);
});

onSqliteFirst('the sender of a newsletter', (open) => {
  const article = {
    ...{ title: 'Winter', content: '<p>Words.</p>', category: 'Tips', published: true },
    imageUrl: '/art/articles/rapid-bay.jpg',
  };
  async function start(environment: Record<string, string>) {
    const server = await untilTestEnd(startMailServer());
    const app = await open({ SMTP_URL: server.url, ...environment });
    await app.anonymous('/api/newsletter/subscribe', {
      method: 'POST',
      body: { email: 'jo@example.com' },
    });
    const created = await app.admin('/api/articles', { method: 'POST', body: article });
    const { id: record } = (await created.json()) as { id: number };
    const query = `resource=articles&record=${record}`;
    const send = () =>
      app.admin('/api/admin/mailings', {
        method: 'POST',
        body: { resource: 'articles', record, subject: 'Winter' },
      });
    const problem = async () =>
      ((await (await app.admin(`/api/admin/mailings?${query}`)).json()) as MailingOffer).problem;
    return { app, server, send, problem, query };
  }

  test('the sender needs a real mail address, a legal name and a postal address', async () => {
    const { send, problem } = await start({ MAIL_FROM: 'News <news@dive.example>' });
    expect(await problem()).toContain('Mails would come from news@dive.example');
    expect((await send()).status).toBe(409);
    const named = await start({ MAIL_FROM: 'News <news@dive.internal>' });
    expect(await named.problem()).toContain('must name who sends it');
    expect((await named.send()).status).toBe(409);
    await nameOperator(named.app.admin);
    expect(await named.problem()).toBeNull();
    expect((await named.send()).status).toBe(201);
  });

  test('each mail names its sender and list, and has a one-click unsubscribe header', async () => {
    const { app, server, send } = await start({
      ...{ MAIL_FROM: 'News <news@dive.internal>', SITE_URL: 'https://reef.internal' },
    });
    await nameOperator(app.admin);
    await send();
    await sendDue(app.services, outboxHandlers);
    const mail = (await server.parsed()).find(({ subject }) => subject === 'Winter');
    for (const body of [mail?.text, String(mail?.html).replaceAll('&amp;', '&')]) {
      expect(body).toContain(operator.legalEntity);
      expect(body).toContain(operator.postalAddress);
    }
    const header = (name: string) =>
      mail?.headerLines.find(({ key }) => key === name)?.line.replace(/\s+/g, ' ');
    expect(header('list-id')).toMatch(/^List-ID: Bottom Time <newsletter\.reef\.internal>$/i);
    expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
  });

  test('the owner sees the mail and its faults before it is sent', async () => {
    const { app } = await start({ MAIL_FROM: 'News <news@dive.internal>' });
    await nameOperator(app.admin);
    const issue = await app.admin('/api/issues', {
      method: 'POST',
      body: {
        title: 'June',
        content:
          '<p><a href="/blog/nowhere">Gone</a> <a href="/about">us</a> <a href="https://dead.test/a">dead</a> <a href="https://exa mple.com/x">torn</a></p><p><img src="/art/gear/torch-night.jpg"></p>',
      },
    });
    const { id } = (await issue.json()) as { id: number };
    await app.services.database
      .insertInto('linkChecks')
      .values({
        ...{ url: 'https://dead.test/a', dueAt: null, problem: 'missing', status: 404 },
        ...{ failures: 1, failingSince: null, ignoredAt: null },
      })
      .execute();
    const query = `resource=issues&record=${id}&preview=Look`;
    const answer = await app.admin(`/api/admin/mailings/check?${query}`);
    const check = (await answer.json()) as MailingCheck;
    expect(check.problem).toBeNull();
    expect(check.text).toContain('Gone');
    const said = check.findings.join('\n');
    expect(said).toContain('1 picture without a description');
    expect(said).toMatch(
      /lead nowhere: https:\/\/exa mple\.com\/x, \S+\/blog\/nowhere, https:\/\/dead\.test\/a\./,
    );
    expect(said).not.toMatch(/about|kB/);
    const dark = await app.admin(`/api/admin/mailings/shown?${query}&look=dark`);
    expect(dark.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await dark.text()).toMatch(/@media all ?\{[\s\S]*Look/);
    expect((await app.anonymous(`/api/admin/mailings/shown?${query}`)).status).toBe(401);

    const long = `<p>${'Many words. '.repeat(9000)}</p>`;
    await app.admin(`/api/issues/${id}`, { method: 'PATCH', body: { content: long } });
    const checked = await app.admin(`/api/admin/mailings/check?${query}`);
    expect(((await checked.json()) as MailingCheck).findings.join()).toMatch(/Gmail cuts off/);
  });

  test('the owner sees faults of links to other sites that were never checked before', async () => {
    const { app } = await start({ MAIL_FROM: 'News <news@dive.internal>' });
    await nameOperator(app.admin);
    const other = await untilTestEnd(openLinkedServer());
    const links = ['/200', '/404', '/503', '/403'].map((path) => other.url + path);
    const content = `<p>${links.map((href) => `<a href="${href}">x</a>`).join(' ')}</p>`;
    const issue = { title: 'June', content };
    const made = await app.admin('/api/issues', { method: 'POST', body: issue });
    const { id } = (await made.json()) as { id: number };
    const path = `/api/admin/mailings/check?resource=issues&record=${id}`;
    const reach = { isAllowed: () => true, allowsPort: () => true };
    const findings = async (services: typeof app.services) => {
      const site = createApp(services, undefined, reach).app;
      const answer = await site.request(path, { headers: await app.signedIn() });
      return ((await answer.json()) as MailingCheck).findings.join('\n');
    };
    const said = await findings(app.services);
    expect(said).toContain(`Links that lead nowhere: ${other.url}/404.`);
    expect(said).toContain(`Sites that do not answer now; see for yourself: ${other.url}/503.`);
    const gone = '<p><a href="https://nowhere.invalid/">x</a></p>';
    await app.admin(`/api/issues/${id}`, { method: 'PATCH', body: { content: gone } });
    expect(await findings(app.services), 'a site cut off').toContain(
      'Sites that do not answer now; see for yourself: https://nowhere.invalid/.',
    );
    other.asked.length = 0;
    const config = { ...app.services.config, checksLinks: false };
    expect(await findings({ ...app.services, config })).not.toContain(other.url);
    expect(other.asked).toEqual([]);
  });
});
