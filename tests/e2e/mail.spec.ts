import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startMailServer } from '../support/mail-server.ts';
import { expectToast } from './admin-fixtures.ts';
import { expectAccessible, expectPartAccessible } from './axe.ts';
import { useSession } from './fixtures.ts';
import { expect, type MailServer, test } from './mail-fixtures.ts';
import { open } from './open.ts';

const to = async ({ mails, parsed }: MailServer, address: string) => {
  const read = await parsed();
  expect(read).toHaveLength(mails.length);
  return read.filter((mail) => mail.to && 'text' in mail.to && mail.to.text === address);
};

const dialogAccessible = (page: Page) => expectPartAccessible(page, '[role="dialog"]');

test('The PDF guide arrives, also after the mail server failed, and one POST unsubscribes', async ({
  page,
  post,
}) => {
  const subscribe = async (email: string) => {
    await open(page, '/');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expectToast(page, 'Successfully subscribed!', 'Check your email for the free PDF guide.');
  };
  await subscribe('first@example.com');
  await expect.poll(async () => (await to(post.mail, 'first@example.com')).length).toBe(1);
  const [first] = await to(post.mail, 'first@example.com');
  // The mail links to the guide instead of attaching it.
  expect(first?.attachments).toEqual([]);
  const link = /http\S+10-must-have-items\.pdf/.exec(first?.text ?? '')?.[0] ?? '';
  const guide = await page.request.get(link);
  expect(guide.headers()['content-type']).toBe('application/pdf');
  expect(guide.headers()['cache-control']).toContain('immutable');
  expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const { port } = post.mail;
  await post.mail.stop();
  await subscribe('second@example.com');
  await useSession(page, post.site);
  await open(page, '/admin');
  await page.getByRole('tab', { name: 'Outbox' }).click();
  const outbox = page.getByRole('tabpanel', { name: 'Outbox' });
  await expect(async () => {
    await outbox.getByRole('button', { name: 'Refresh' }).click();
    await expect(outbox.getByText('Last error:')).toContainText('ECONNREFUSED', { timeout: 1000 });
  }).toPass();
  await expect(outbox.getByText('1 waiting, 0 failed, 1 sent')).toBeVisible();
  await expect(outbox.getByText('Waiting, tried once, next attempt')).toBeVisible();
  await expectAccessible(page);
  await outbox.getByRole('link', { name: 'Read the mail to second@example.com' }).click();
  await expect(page.getByRole('dialog')).toContainText('Welcome aboard');
  await dialogAccessible(page);
  await page.keyboard.press('Escape');

  post.mail = await startMailServer({ port });
  await outbox.getByRole('button', { name: 'Retry the mail to second@example.com' }).click();
  await expectToast(page, 'Trying again');
  await expect.poll(async () => (await to(post.mail, 'second@example.com')).length).toBe(1);
  await expect(async () => {
    await outbox.getByRole('button', { name: 'Refresh' }).click();
    await expect(outbox.getByText('0 waiting, 0 failed, 2 sent')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(outbox.getByText('Nothing waits and nothing failed.')).toBeVisible();
  await outbox.getByRole('button', { name: 'Sent', exact: true }).click();
  await expect(outbox.getByText('second@example.com')).toBeVisible();

  const leave = first?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
  const address = /<(http.*)>/.exec(leave)?.[1] ?? '';
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'Leave the newsletter?' })).toBeVisible();
  await expectAccessible(page);
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://mail.example',
    },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  await open(page, '/admin');
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(page.getByText('2 total, 1 active')).toBeVisible();
  // A subscription in the browser records page, time and the text under the form.
  const csv = await (await page.request.get('/api/newsletter/subscribers/export/csv')).text();
  expect(csv).toMatch(/^second@example\.com,true,\S+Z,\S+Z on \/: By subscribing you agree/m);
});

test('An owner reads a message, answers it, marks it and deletes it', { tag: '@slow' }, async ({
  page,
  post,
}) => {
  await useSession(page, post.site);
  await open(page, '/admin');
  await page.getByRole('tab', { name: 'Messages' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Messages' });
  await expect(panel.getByText('Nobody has written yet.')).toBeVisible();

  for (const subject of ['Stairs at Rapid Bay', 'Cheap watches']) {
    const answer = await page.request.post('/api/contact', {
      data: { name: 'Jo', email: 'jo@example.com', subject, message: 'First line\nsecond line' },
    });
    expect(await answer.json()).toEqual({ success: true, emailSent: true });
  }
  expect(await to(post.mail, 'owner@example.com')).toHaveLength(2);
  // Returning to the tab refetches the list.
  await page.getByRole('tab', { name: 'Outbox' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(panel.getByRole('button', { name: 'New (2)' })).toBeVisible();

  await panel.getByRole('link', { name: /Stairs at Rapid Bay/ }).click();
  await expect(panel.getByRole('heading', { name: 'Stairs at Rapid Bay' })).toBeFocused();
  await expect(panel.getByRole('article')).toContainText('First line\nsecond line');
  await expect(panel.getByRole('button', { name: 'New (1)' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    'mailto:jo@example.com?subject=Re%3A%20Stairs%20at%20Rapid%20Bay',
  );
  await panel.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(panel.getByRole('button', { name: 'Answered (1)' })).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('link', { name: /Cheap watches/ }).click();
  await panel.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(panel.getByRole('button', { name: 'Spam (1)' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Spam (1)' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Cheap watches');
  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await expect(question).toContainText('“Cheap watches” by Jo will be deleted.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Message Deleted');
  await expect(panel.getByText('No spam. Long may it last.')).toBeVisible();
});

test('A message replaces the list on a phone until the message is closed', {
  tag: '@slow',
}, async ({ page, post }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await useSession(page, post.site);
  await page.request.post('/api/contact', {
    data: { name: 'Ann', email: 'ann@example.com', subject: 'On a phone', message: 'Small hands.' },
  });
  await open(page, '/admin');
  await page.getByRole('tab', { name: 'Messages' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Messages' });
  const item = panel.getByRole('link', { name: /On a phone/ });
  await item.click();
  await expect(panel.getByRole('article').getByText('Small hands.')).toBeVisible();
  await expect(item).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await expect(item).toBeVisible();
});

test('An owner previews the changes of a CSV file, imports it, and exports the list', {
  tag: '@slow',
}, async ({ page, post }) => {
  await useSession(page, post.site);
  await page.request.post('/api/newsletter/subscribe', { data: { email: 'left@example.com' } });
  const list = (await (await page.request.get('/api/newsletter/subscribers')).json()) as {
    id: number;
    email: string;
  }[];
  const left = list.find(({ email }) => email === 'left@example.com');
  await page.request.patch(`/api/newsletter/subscribers/${left?.id}`, {
    data: { subscribed: false },
  });
  await open(page, '/admin');
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
  const choose = (csv: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

  await choose('name\nJo\n');
  await expect(dialog.getByRole('alert')).toHaveText(
    'The first line must name the columns, and one of them must be “email”',
  );
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();

  await choose(
    "email,subscribed,since,consent\n'+new@example.com,true,2026-10-04,Boat show\nleft@example.com,true,,\nnobody,true,,\n",
  );
  const plan = dialog.getByRole('status', { name: 'What the file would change' });
  await expect(plan).toContainText('1 to be added');
  await expect(plan).toContainText('1 left before, and stay unsubscribed');
  await expect(plan).toContainText('Line 4: “nobody” is no email address');
  await expect(plan).toContainText('Line 2: +new@example.com is added');
  await expect(plan.getByRole('region', { name: 'Columns of the file' })).toContainText(
    'subscribed: who gets mails',
  );
  await dialogAccessible(page);

  await choose('Email Address,Opt status\nnew@example.com,x\n');
  await expect(dialog.getByRole('alert')).toContainText('The column “opt status” may say who left');
  await expect(plan).toBeHidden();
  await choose(
    'id,email,subscribed_to_emails,created_at,Boat\n1,+new@example.com,true,2026-10-04T10:00:00.000Z,x\n',
  );
  await expect(plan).toContainText('subscribed_to_emails: who gets mails');
  await expect(plan.getByText('id', { exact: true })).toBeVisible();
  await expect(plan).toContainText('Not understood: boat.');
  await dialogAccessible(page);

  await choose(
    "email,subscribed,since,consent\n'+new@example.com,true,2026-10-04,Boat show\nleft@example.com,true,,\naway@example.com,false,,\nnobody,true,,\n",
  );
  await expect(plan).toContainText('1 left before, and stay unsubscribed');
  await dialog.getByRole('button', { name: 'Import 2 lines' }).click();
  await expectToast(
    page,
    'Subscribers Imported',
    '1 added, 1 added as unsubscribed, 0 unsubscribed.',
  );
  await expect(dialog).toBeHidden();
  await page.getByLabel('Search subscribers').fill('+NEW@');
  await expect(page.getByRole('listitem').filter({ hasText: '+new@example.com' })).toContainText(
    'Active · 4 Oct 2026',
  );
  await page.getByLabel('Search subscribers').fill('left@');
  await expect(page.getByRole('listitem').filter({ hasText: 'left@' })).toContainText(
    'Unsubscribed',
  );
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toContain("'+new@example.com,true,2026-10-04T00:00:00.000Z,Boat show");
  expect(csv).toContain('left@example.com,false,');
});
