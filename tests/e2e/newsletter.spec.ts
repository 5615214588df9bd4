import type { Article } from '../../src/contract/articles.ts';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import type { Product } from '../../src/contract/products.ts';
import { everyBlock } from '../support/every-block.ts';
import { plainSite, torch } from '../support/records.ts';
import { operator, operatorPath } from '../support/sending-app.ts';
import { create, expectToast } from './admin-fixtures.ts';
import { expectAccessible, expectPartAccessible } from './axe.ts';
import { useSession } from './fixtures.ts';
import { expect, type MailServer, test } from './mail-fixtures.ts';
import { open } from './open.ts';

// This rate leaves time to stop a mailing while it is sent.
test.use({ mailEnvironment: { NEWSLETTER_PER_MINUTE: '3', MAIL_FROM: 'news@dive.internal' } });

const letterSubject = 'Winter letter: every block';
const sentTo = async ({ parsed }: MailServer, subject: string) =>
  (await parsed())
    .filter((mail) => mail.subject === subject)
    .map((mail) => (mail.to && 'text' in mail.to ? mail.to.text : ''))
    .sort();

test('The owner writes, publishes, tests and sends an article, which reaches current subscribers', {
  tag: '@slow',
}, async ({ page, post }) => {
  await useSession(page, post.site);
  const named = await page.request.patch(operatorPath, { data: { values: operator } });
  expect(named.status()).toBe(200);
  const product = await create<Product>(page, '/api/products', torch);
  const site = await create<DiveSite>(page, '/api/dive-sites', plainSite);
  const article = await create<Article>(page, '/api/articles', {
    title: 'A winter letter',
    content: everyBlock(product.id, site.id),
    category: 'Tips',
    imageUrl: '/art/articles/fish-rock-cave.jpg',
  });
  for (const name of ['ann', 'ben', 'leaves']) {
    const data = { email: `${name}@example.com` };
    expect((await page.request.post('/api/newsletter/subscribe', { data })).status()).toBe(200);
  }
  await expect.poll(() => post.mail.mails.length).toBe(3);

  await open(page, `/admin/articles/${article.id}`);
  const form = page.getByRole('form', { name: 'Edit A winter letter' });
  const newsletter = form.getByRole('region', { name: 'Newsletter' });
  const publish = form.getByRole('button', { name: 'Publish Now' });
  await expect(publish).toBeVisible();
  await expect(newsletter.getByRole('button', { name: 'Send to subscribers…' })).toBeHidden();
  await publish.click();
  await newsletter.getByRole('button', { name: 'Send to subscribers…' }).click();

  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('A winter letter');
  await expect(dialog.getByLabel('Preview line')).not.toHaveValue('');
  await expect(dialog.getByLabel('Send a test to')).toHaveValue('owner@example.com');
  await expectPartAccessible(page, '[role="dialog"]');
  await dialog.getByLabel('Subject').fill(letterSubject);
  await dialog.getByRole('button', { name: 'Send the test' }).click();
  await expect(
    dialog.getByText('The mail server took the test to owner@example.com.'),
  ).toBeVisible();
  expect(await sentTo(post.mail, `[Test] ${letterSubject}`)).toEqual(['owner@example.com']);

  await dialog.getByRole('button', { name: 'Send to 3 subscribers' }).click();
  await expectToast(page, 'Sending Begun', 'It goes to 3 subscribers.');
  await expect(
    newsletter.getByText('3 delivered to the mail server, 0 failed, 0 waiting'),
  ).toBeVisible();
  const everybody = ['ann@example.com', 'ben@example.com', 'leaves@example.com'];
  expect(await sentTo(post.mail, letterSubject)).toEqual(everybody);
  await expectAccessible(page);

  const mails = await post.mail.parsed();
  const mail = mails.find(
    (each) => each.subject === letterSubject && JSON.stringify(each.to).includes('leaves'),
  );
  expect(mail?.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
  for (const words of [
    'Rays at the cleaning station',
    'Night torch',
    'Two lamps',
    'Surge closes the cave.',
    'Affiliate Link',
  ]) {
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words);
  }
  const html = String(mail?.html);
  const sources = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source = '']) => source);
  expect(sources.length).toBeGreaterThan(4);
  for (const source of sources) {
    const picture = await page.request.get(source);
    expect(picture.headers()['content-type'], source).toMatch(/^image\/(jpeg|png)$/);
  }
  expect(html).not.toMatch(/<(script|picture|iframe|form)/);

  const leave = /http\S+\/unsubscribe\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await page.request.post(leave)).status()).toBe(200);
  await newsletter.getByRole('button', { name: 'Send to subscribers…' }).click();
  const again = dialog.getByRole('button', { name: 'Send again to 2 subscribers' });
  await expect(again).toBeDisabled();
  await dialog.getByLabel('Subject').fill('Again');
  await dialog.getByLabel('Send it again').check();
  await again.click();
  await expectToast(page, 'Sending Begun', 'It goes to 2 subscribers.');
  // The limit of three mails a minute is used up, so these two mails wait.
  await newsletter.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sending' }).click();
  await expectToast(page, 'Sending Stopped');
  await expect(newsletter.getByText(/0 waiting, 2 not sent\. Stopped on/)).toBeVisible();
  expect(await sentTo(post.mail, 'Again')).toEqual([]);
});

test('The form names the missing setting when there is no mail server', { tag: '@slow' }, async ({
  owner: page,
  ownSite,
}) => {
  const { id, title } = await create<Article>(page, `${ownSite.address}/api/articles`, {
    title: 'A letter that stays',
    content: '<p>Words.</p>',
    category: 'Tips',
    imageUrl: '/art/articles/fish-rock-cave.jpg',
    published: true,
  });
  await open(page, `${ownSite.address}/admin/articles/${id}`);
  const newsletter = page
    .getByRole('form', { name: `Edit ${title}` })
    .getByRole('region', { name: 'Newsletter' });
  await expect(newsletter.getByRole('note')).toContainText('No mail server is set (SMTP_URL)');
  await expect(newsletter.getByRole('button', { name: 'Send to subscribers…' })).toHaveCount(0);
});

test('The dialog for sending lists faults of the mail and counts the subscribers that its conditions match', {
  tag: '@slow',
}, async ({ page, post }) => {
  await useSession(page, post.site);
  await page.request.patch(operatorPath, { data: { values: operator } });
  await page.request.patch('/api/settings/37', { data: { values: { clicks: 'people' } } });
  for (const name of ['kim', 'lee', 'max']) {
    await page.request.post('/api/newsletter/subscribe', {
      data: { email: `${name}@example.com` },
    });
  }
  const list: { id: number; email: string }[] = await (
    await page.request.get('/api/newsletter/subscribers')
  ).json();
  const kim = list.find(({ email }) => email.startsWith('kim'));
  await page.request.patch(`/api/newsletter/subscribers/${kim?.id}`, {
    data: { tags: ['Wrecks'] },
  });
  const mailTo = async (address: string) =>
    (await post.mail.parsed()).find(({ to }) => [to].flat()[0]?.text === address)?.text ?? '';
  await expect.poll(() => mailTo('lee@example.com')).toContain('/newsletter/preferences/');
  const [path = ''] =
    /\/newsletter\/preferences\/[\w-]+/.exec(await mailTo('lee@example.com')) ?? [];
  await page.request.post(path, { form: { region: 'sydney', pause: '' } });
  const { id } = await create<{ id: number }>(page, '/api/issues', {
    title: 'Who gets it',
    content: '<p><a href="/blog/no-such-post">Gone</a></p>',
  });

  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/admin/issues/${id}`);
  await page.getByRole('button', { name: 'Send to subscribers…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await expect(dialog.getByRole('status').filter({ hasText: 'lead nowhere' })).toContainText(
    '/blog/no-such-post',
  );
  const submit = (count: string) => dialog.getByRole('button', { name: `Send to ${count}` });
  await dialog.getByLabel('Only who has the tag').selectOption('Wrecks');
  await expect(submit('1 subscriber')).toBeEnabled();
  await dialog.getByLabel('Only who dives in').selectOption('Sydney');
  await expect(submit('0 subscribers')).toBeDisabled();
  await dialog.getByLabel('Only who has the tag').selectOption('');
  await expect(submit('1 subscriber')).toBeEnabled();
  await dialog.getByLabel('Only who followed a link since').fill('2026-01-01');
  await expect(submit('0 subscribers')).toBeDisabled();
  await expectPartAccessible(page, '[role="dialog"]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
