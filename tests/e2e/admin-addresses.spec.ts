import type { Locator } from '@playwright/test';
import type { Article } from '../../src/contract/articles.ts';
import { draw } from '../support/pictures.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open, reload } from './open.ts';

test('each tab and record of the admin has an address, for reload, Back and links', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const { id } = await create<Article>(page, '/api/articles', { title: 'Has an address' });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await open(page, `/admin/articles/${id}`);
  await expect(title).toHaveValue('Has an address');
  await expect(title).toBeFocused();
  await reload(page);
  await expect(title).toHaveValue('Has an address');

  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await page.getByRole('tab', { name: 'Blog Creator' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/articles/${id}$`));
  await expect(title).toHaveValue('Has an address');

  await page.getByRole('button', { name: 'New blog post' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/new$/);
  await title.fill('Gets an address');
  await expect(page).toHaveURL(/\/admin\/articles\/new-\d+$/);
  await page.goBack();
  await expect(title).toHaveValue('Has an address');
  await page.goForward();
  await expect(title).toHaveValue('Gets an address');
  await expect(page).toHaveURL(/\/admin\/articles\/new-\d+$/);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(page, 'Blog Created');
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  await page.goBack();
  await expect(title).toHaveValue('Has an address');

  await open(page, '/admin/articles/999999');
  await expectToast(page, 'Opening Failed', 'There is no such blog post.');
  await expect(page).toHaveURL(/\/admin\/articles$/);
  expect((await page.request.get('/admin/nothing')).status()).toBe(404);
  expect((await page.request.get('/admin/export/7')).status()).toBe(404);
});

test('each message and upload has an address that a link opens', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const { request } = page;
  const email = 'addressed@example.com';
  const message = { name: 'Jo', email, subject: 'Stairs at Rapid Bay', message: 'How many steps?' };
  await request.post('/api/contact', { data: message });
  await request.post('/api/newsletter/subscribe', { data: { email } });
  const file = { name: 'Kelp.png', mimeType: 'image/png', buffer: await draw().png().toBuffer() };
  const picture = await request.post('/api/media', { multipart: { file } });
  expect(picture.status()).toBe(201);

  const records = [
    ['Messages', /Stairs at Rapid Bay/, page.getByRole('article').getByText('How many steps?')],
    ['Newsletter', `Edit ${email}`, page.getByRole('dialog', { name: 'Edit subscriber' })],
    ['Outbox', `Read the mail to ${email}`, page.getByRole('dialog').getByText(`To ${email}`)],
    ['Media', 'Kelp', page.getByRole('dialog', { name: 'Kelp' })],
  ] as const;
  for (const [tab, name, shown] of records) {
    await open(page, '/admin');
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    await panel.getByRole('link', { name }).click();
    await expect(shown).toBeVisible();
    const address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/admin\/[a-z]+\/\d+$/);
    await page.goBack();
    await expect(shown).toBeHidden();
    await page.goForward();
    await expect(shown).toBeVisible();
    await reload(page);
    await expect(shown).toBeVisible();

    await open(page, address.replace(/\d+$/, '999999'));
    await expect(
      page.getByText(/There is no such (message|subscriber|mail|picture)/),
    ).toBeVisible();
  }

  await open(page, '/admin/photos/999999');
  const site = page.getByLabel('Dive Site', { exact: true });
  await expect(page.getByText('There is no such dive site. Choose one')).toBeVisible();
  const offered = page.locator('datalist option').first();
  await site.fill((await offered.textContent()) ?? '');
  await expect(page).toHaveURL(/\/admin\/photos\/\d+$/);
  const chosen = await site.inputValue();
  await reload(page);
  await expect(site).toHaveValue(chosen);
});

test('the bin, the redirects and the searches without results have addresses', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await open(page, '/admin/articles/new');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Stays as it is');
  for (const name of ['Bin', 'Redirects', 'Searches Without Results']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/articles\/new-\d+#[a-z-]+$/);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/articles\/new-\d+$/);
    await expect(title).toHaveValue('Stays as it is');
  }
  await open(page, '/admin/dive-sites#bin');
  await expect(page.getByRole('dialog', { name: 'Bin' })).toBeVisible();
});

test('tabs and records open in another tab of the browser', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const { id } = await create<Article>(page, '/api/articles', { title: 'Beside the other' });
  await open(page, '/admin/articles/new');
  const openBeside = async (link: Locator) => {
    const opening = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    return await opening;
  };
  const panel = page.getByRole('tabpanel', { name: 'Blog Creator' });
  const record = await openBeside(panel.getByRole('link', { name: 'Edit Beside the other' }));
  await expect(record.getByRole('heading', { name: 'Edit: Beside the other' })).toBeVisible();
  await expect(record).toHaveURL(new RegExp(`/admin/articles/${id}$`));
  await record.close();
  const tab = await openBeside(page.getByRole('tab', { name: 'Products' }));
  await expect(tab.getByRole('tab', { name: 'Products', selected: true })).toBeVisible();
  await tab.close();
  await expect(page).toHaveURL(/\/admin\/articles\/new$/);
});

test.describe('slow', { tag: '@slow' }, () => {
  test('the signed-in owner finds a link to the editor on public pages', async ({
    owner: page,
    browser,
    baseURL,
  }) => {
    const { id, slug } = await create<Article>(page, '/api/articles', {
      title: 'Edit me',
      content: '<p>Words.</p>',
      category: 'Tips',
      imageUrl: '/art/articles/fish-rock-cave.jpg',
      published: true,
    });
    await open(page, `/blog/${slug}`);
    const link = page.getByRole('link', { name: 'Edit', exact: true });
    await expect(link).toHaveAttribute('href', `/admin/articles/${id}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'News' }).first().click();
    await expect(link).toBeHidden();
    await page.goBack();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Edit: Edit me' })).toBeVisible();

    const visitor = await browser.newPage();
    await visitor.goto(`${baseURL}/blog/${slug}`);
    await expect(visitor.getByRole('heading', { name: 'Edit me', level: 1 })).toBeVisible();
    await expect(visitor.locator('[data-owner]')).toHaveCount(0);
    await visitor.close();
  });

  test('a schedule requires the fields of a public article and a time in the future', async ({
    owner: page,
  }) => {
    await open(page, '/admin/articles/new');
    const form = page.getByRole('form', { name: 'New blog post' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Planned');
    await form.getByLabel('Publish at', { exact: true }).fill('2030-12-05T07:00');
    const plan = form.getByRole('button', { name: 'Schedule' });
    await plan.click();
    const needed = 'Please fill in all required fields to publish the article.';
    await expectToast(page, 'Missing Information', needed);
    await form.getByRole('combobox', { name: 'Category' }).selectOption('Tips');
    await form.getByLabel('Header Image URL').fill('/art/articles/fish-rock-cave.jpg');
    await form.getByRole('textbox', { name: 'Content' }).fill('Words.');
    await form.getByLabel('Publish at', { exact: true }).fill('2020-12-05T07:00');
    await plan.click();
    await expectToast(page, 'Creation Failed', 'Choose a time in the future, or publish it now.');
    await form.getByLabel('Publish at', { exact: true }).fill('2030-12-05T07:00');
    await plan.click();
    await expectToast(page, 'Blog Created', 'Goes public on Thursday, 5 December 2030 at 7:00 am');
  });

  test('the start screen links to drafts and sets a redirect for an unknown address', async ({
    owner: page,
  }) => {
    const { id } = await create<Article>(page, '/api/articles', { title: 'A draft that waits' });
    await create<Article>(page, '/api/articles', {
      title: 'A plan',
      content: '<p>Words.</p>',
      category: 'Tips',
      imageUrl: '/art/articles/fish-rock-cave.jpg',
      publishAt: '2030-12-05T07:00:00+11:00',
    });
    await page.request.get('/old/night-dive');
    await open(page, '/admin');
    const start = page.getByRole('region', { name: 'What waits for you' });
    await expect(start.getByRole('link', { name: 'A draft that waits' })).toHaveAttribute(
      'href',
      `/admin/articles/${id}`,
    );
    await expect(start.getByRole('listitem').filter({ hasText: 'A plan' })).toContainText(
      'Goes public on Thursday, 5 December 2030 at 7:00 am, Sydney time',
    );
    await start.getByRole('button', { name: 'Redirect to…, from /old/night-dive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redirects' });
    await expect(dialog.getByRole('textbox', { name: 'Old address' })).toHaveValue(
      '/old/night-dive',
    );
    const target = dialog.getByRole('textbox', { name: 'Leads to' });
    await expect(target).toBeFocused();
    await target.fill('www.example.com/night');
    await page.keyboard.press('Enter');
    await expectToast(
      page,
      'Redirect Set',
      '/old/night-dive leads to https://www.example.com/night.',
    );
    await dialog.getByRole('button', { name: /^Change .*night-dive/ }).click();
    await expect(target).toBeFocused();
    await target.fill('/map');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Set Redirect' }).click();
    await expectToast(page, 'Redirect Set');
    await expect(dialog.getByRole('listitem').filter({ hasText: '/old/night-dive' })).toContainText(
      'Leads to /map (301)',
    );
    const moved = await page.request.get('/old/night-dive', { maxRedirects: 0 });
    expect(moved.headers().location).toBe('/map');
  });

  test('a long list of redirects has a search and is shown in parts', async ({ owner: page }) => {
    const lines = Array.from({ length: 60 }, (_, n) => `/former/${n},/map`);
    const csv = ['from,to', ...lines].join('\n');
    await page.request.post('/api/admin/redirects/import', { data: { csv } });
    await open(page, '/admin');
    await page.getByRole('button', { name: 'Redirects' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redirects' });
    const rows = dialog.getByRole('button', { name: 'Change where /former/' });
    await expect(rows).toHaveCount(50);
    await dialog.getByRole('button', { name: /^Show more of \d+$/ }).click();
    await expect(rows).toHaveCount(60);
    await dialog.getByRole('searchbox', { name: 'Search redirects' }).fill('former/7');
    await expect(rows).toHaveCount(1);
    await dialog.getByRole('searchbox', { name: 'Search redirects' }).fill('nowhere');
    await expect(dialog.getByText('No redirect has this in its addresses.')).toBeVisible();
    await expectAccessible(page);
  });
});
