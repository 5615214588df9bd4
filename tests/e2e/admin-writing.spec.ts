import type { Page } from '@playwright/test';
import { builtPath } from '../../scripts/lib/client-files.ts';
import type { Article } from '../../src/contract/articles.ts';
import type { Product } from '../../src/contract/products.ts';
import type { Review } from '../../src/contract/reviews.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const picture = '/art/articles/fish-rock-cave.jpg';
const draft = { content: '<p>Words.</p>', category: 'Tips', imageUrl: picture };
const contentField = (page: Page) => page.getByRole('textbox', { name: 'Content' });

async function edit(page: Page, title: string) {
  await open(page, '/admin');
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Edit: ${title}` })).toBeVisible();
}

const paste = (page: Page, html: string) =>
  contentField(page).evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

test('a save that fails offline shows a brief toast, and the browser sends the text when online again', {
  tag: '@slow',
}, async ({ owner: page, context }) => {
  await open(page, '/admin');
  await page.getByLabel('Title').fill('Written on a boat');
  await context.setOffline(true);
  const save = page.getByRole('button', { name: 'Save as Draft' });
  await save.click();
  const words = page.getByText('You are offline, your words are kept', { exact: true });
  await expect(words).toBeVisible();
  await expect(words).toBeHidden({ timeout: 10_000 });
  await expect(save).toBeInViewport();
  await save.click({ trial: true });
  await expect(page.getByText(', kept in this browser')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Draft kept at /)).toBeVisible();
  const draftKey = new URL(page.url()).pathname.split('/').at(-1);
  const copy = await page.request.get(`/api/admin/working-copies/articles/${draftKey}`);
  expect(await copy.json()).toMatchObject({
    workingCopy: { values: { title: 'Written on a boat' } },
  });
  await save.click();
  await expectToast(page, 'Blog Created');
});

test('the toolbar is one tab stop, and arrow keys change the tool', { tag: '@slow' }, async ({
  owner: page,
}) => {
  await open(page, '/admin');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const tool = (name: string) => toolbar.getByRole('button', { name, exact: true });
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(tool('Heading 2')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Heading 3')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contentField(page)).toBeFocused();
  const sides = await toolbar
    .locator('button, select')
    .evaluateAll((tools) => tools.flatMap((tool) => [tool.clientWidth, tool.clientHeight]));
  expect(sides.length).toBeGreaterThan(20);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);

  // The tools scroll on a phone.
  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, '/admin/articles/new');
  await contentField(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Heading 2')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
});

test('the placeholder text of a template blocks publishing, from the form and from the list', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const title = 'Half a template';
  await create(page, '/api/articles', {
    ...draft,
    title,
    content: '<h3>Pros</h3><ul><li><p>What it does well</p></li></ul>',
  });
  await edit(page, title);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expectToast(page, 'Not Ready to Publish', '“What it does well”');
  await page.getByRole('button', { name: `Publish ${title}`, exact: true }).click();
  await expectToast(page, 'Update Failed');
  const list = (await (await page.request.get('/api/articles')).json()) as Article[];
  expect(list.some((article) => article.title === title)).toBe(false);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(page, 'Blog Updated');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('a toast whose code is missing covers no button of the form and closes by itself', async ({
    owner: page,
  }) => {
    await page.route(`**${builtPath('src/web/ui/toast-region.tsx')}`, (route) => route.abort());
    await open(page, '/admin');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Missing Title' });
    await expect(toast).toBeVisible();
    const publish = page.getByRole('button', { name: 'Publish Now' });
    await publish.click({ trial: true, timeout: 2000 });
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
    await expect(toast).toBeHidden({ timeout: 8000 });
  });

  test('Escape closes the dialog before the toast above it', async ({ owner: page }) => {
    await open(page, '/admin');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Missing Title');
    await page.getByRole('button', { name: 'Insert image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Insert image' });
    await expect(dialog).toBeVisible();
    await page.getByLabel('Image URL', { exact: true }).press('Escape');
    await expect(dialog).toBeHidden();
    await expectToast(page, 'Missing Title');
  });

  test('the password field has the focus and can show what is typed', async ({ page }) => {
    await open(page, '/admin');
    const password = page.getByLabel('Password');
    await expect(password).toBeFocused();
    await page.getByLabel('Show what I type').check();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('the title field of an opened or new record has the focus', async ({ owner: page }) => {
    await create(page, '/api/articles', { ...draft, title: 'Focus here' });
    await edit(page, 'Focus here');
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.getByRole('button', { name: 'New blog post' }).click();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByLabel('Title')).toHaveValue('');
  });

  test('Ctrl+K opens the link dialog, which completes a www. address, and typing continues after the link', async ({
    owner: page,
  }) => {
    await open(page, '/admin');
    await contentField(page).click();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await expect(dialog.getByLabel('Address')).toBeFocused();
    await page.keyboard.type('www.example.com/reef');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.keyboard.type(' and on');
    const link = contentField(page).locator('a');
    await expect(link).toHaveAttribute('href', 'https://www.example.com/reef');
    await expect(link).not.toContainText('and on');

    await page.keyboard.press('Control+k');
    await dialog.getByLabel('Address').fill('yongala');
    const found = dialog.getByRole('button', { name: /Yongala/ }).first();
    await expect(found).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(found).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Address')).toHaveValue(/^\/dive-sites\/\d+$/);
    await expect(dialog.getByLabel('Address')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(contentField(page).locator('a').last()).toContainText('Yongala');
    await expect(contentField(page)).toContainText('and on');
  });

  test('a header picture that does not load is reported on save and stops the first attempt to publish', async ({
    owner: page,
  }) => {
    await create(page, '/api/articles', { ...draft, title: 'No picture' });
    await edit(page, 'No picture');
    await page.getByLabel('Header Image URL').fill('/art/no-such-picture.jpg');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Blog Updated', 'Its picture could not be loaded');
    const publish = page.getByRole('button', { name: 'Publish Now' });
    await publish.click();
    await expectToast(page, 'Picture Not Found');
    await expect(page.getByLabel('Header Image URL')).toBeFocused();
    await publish.click();
    await expectToast(page, 'Blog Updated', 'It is public now.');
  });

  test('a picture for sharing that does not load stops the first attempt to publish', async ({
    owner: page,
  }) => {
    await create(page, '/api/articles', { ...draft, title: 'Shared without' });
    await edit(page, 'Shared without');
    await page.getByText('Search engines and sharing').click();
    const field = page.getByLabel('Picture when shared');
    await field.fill('/art/no-such-picture.jpg');
    const publish = page.getByRole('button', { name: 'Publish Now' });
    await publish.click();
    await expectToast(page, 'Picture Not Found');
    await expect(field).toBeFocused();
    await publish.click();
    await expectToast(page, 'Blog Updated', 'It is public now.');
  });

  test('the field that stops a save is above the save bar on a phone', async ({ owner: page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await create(page, '/api/articles', {
      ...draft,
      title: 'Rejected on a phone',
      published: true,
    });
    await edit(page, 'Rejected on a phone');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('');
    await page.getByRole('button', { name: 'Update & Keep Published' }).click();
    await expect(title).toBeFocused();
    const bar = await page.locator('[data-save-bar]').first().boundingBox();
    const box = await title.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await title.fill('Rejected on a phone');

    await page.getByRole('button', { name: 'Details' }).click();
    const sheet = page.getByRole('dialog', { name: 'Details' });
    const field = sheet.getByLabel('Header Image URL');
    await field.fill('');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Update & Keep Published' }).click();
    await expectToast(page, 'Missing Information');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
  });

  test('a price that is a bare number gets its dollar sign', async ({ owner: page }) => {
    await open(page, '/admin');
    await page.getByRole('tab', { name: 'Gear Reviews' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Gear Reviews' });
    await panel.getByLabel('Title').fill('Priced mask');
    await panel.getByLabel('Price').fill('249');
    await panel.getByLabel('Purchase Link').fill('www.mares.com');
    await panel.getByLabel('Title').focus();
    await expect(panel.getByLabel('Price')).toHaveValue('$249');
    await expect(panel.getByLabel('Purchase Link')).toHaveValue('https://www.mares.com');
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Review Created');
    const list = (await (await page.request.get('/api/reviews?admin=true')).json()) as Review[];
    expect(list.find(({ title }) => title === 'Priced mask')).toMatchObject({ price: '$249' });
  });

  test('featuring a fourth product shows a note that Home shows three', async ({ owner: page }) => {
    const all = (await (await page.request.get('/api/products')).json()) as Product[];
    for (const { id, featured } of all) {
      if (featured) await page.request.patch(`/api/products/${id}`, { data: { featured: false } });
    }
    for (const index of [1, 2, 3, 4]) {
      await create(page, '/api/products', {
        name: `Featured ${index}`,
        category: 'Fins',
        description: '<p>Words.</p>',
        imageUrl: picture,
        published: true,
        featured: index < 4,
      });
    }
    await open(page, '/admin');
    await page.getByRole('tab', { name: 'Products' }).click();
    await page.getByRole('button', { name: 'Feature Featured 4', exact: true }).click();
    await expectToast(page, 'Product Updated', '4 products are featured now. Home shows three');
  });

  test('an automatic excerpt follows the content after the draft is reopened', async ({
    owner: page,
  }) => {
    const article = await create<Article>(page, '/api/articles', {
      ...draft,
      title: 'Follows its text',
      content: '<h2>Heading</h2><p>The first text.</p>',
    });
    expect(article.excerpt).toBe('The first text...');
    await edit(page, 'Follows its text');
    await expect(page.getByLabel('Excerpt')).toHaveValue('');
    await contentField(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Another text.');
    await expect(page.getByLabel('Excerpt')).toHaveAttribute('placeholder', 'Another text...');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Blog Updated');
    const read = async () => (await page.request.get(`/api/articles/${article.id}`)).json();
    expect(await read()).toMatchObject({ excerpt: 'Another text...' });

    await page.getByLabel('Excerpt').fill('By hand.');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect.poll(async () => (await read()).excerpt).toBe('By hand.');
    await edit(page, 'Follows its text');
    await expect(page.getByLabel('Excerpt')).toHaveValue('By hand.');
  });

  for (const viewport of [
    { width: 1440, height: 800 },
    { width: 390, height: 780 },
  ]) {
    test(`the caret stays above the save bar while typing at ${viewport.width} px`, async ({
      owner: page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/admin/articles/new');
      await contentField(page).click();
      for (let line = 0; line < 45; line++) {
        await page.keyboard.type('x');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.type('here');
      const [caret, bar] = await page.evaluate(() => [
        getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0,
        document.querySelector('[data-save-bar]')?.getBoundingClientRect().top ?? 0,
      ]);
      expect(caret).toBeGreaterThan(0);
      expect(caret).toBeLessThanOrEqual(bar ?? 0);
    });
  }

  test('a wide table, a long address and a broken picture stay inside the editor on a phone', async ({
    owner: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await open(page, '/admin/articles/new');
    await contentField(page).click();
    const cells = '<td>A rather long cell of a table</td>'.repeat(7);
    await paste(
      page,
      `<p>https://example.com/${'a'.repeat(90)}</p><table><tr>${cells}</tr></table>
     <img src="https://127.0.0.1:1/none.jpg" alt="Gone" width="600">`,
    );
    await expect(contentField(page).locator('table')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const box = await contentField(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  });
});
