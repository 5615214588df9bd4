import type { Page } from '@playwright/test';
import type { Article } from '../../src/contract/articles.ts';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import type { Product } from '../../src/contract/products.ts';
import { everyBlock } from '../support/every-block.ts';
import { plainSite, torch } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { open, reload } from './open.ts';

const picture = '/art/gear/torch-night.jpg';
const videoAddress = 'https://www.youtube.com/watch?v=abcDEF12345';

async function createRecords(page: Page) {
  const product = await create<Product>(page, '/api/products', torch);
  const site = await create<DiveSite>(page, '/api/dive-sites', {
    ...plainSite,
    name: `Quiet Cove ${product.id}`,
    description: 'A sheltered cove.',
  });
  return { product, site };
}

async function publish(page: Page, title: string) {
  const { product, site } = await createRecords(page);
  const article = await create<Article>(page, '/api/articles', {
    title,
    content: everyBlock(product.id, site.id),
    category: 'Tips',
    imageUrl: '/art/articles/fish-rock-cave.jpg',
    published: true,
  });
  return { product, site, article };
}

/** Opens the menu on an empty line, searches for a block and inserts it. */
async function takeBlock(page: Page, words: string, label: string) {
  await page.keyboard.type(`/${words}`);
  const choice = page.getByRole('listbox', { name: 'Blocks' }).getByRole('option').first();
  await expect(choice).toContainText(label);
  await expect(choice).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Blocks' })).toBeHidden();
}

/** Fills the fields of a dialog in order without the mouse, and submits the dialog with Enter. */
async function fill(page: Page, title: string, fields: Record<string, string>) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByRole('textbox', { name: label });
    await field.focus();
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Moves to the empty line after the last block; retries, as a closing dialog moves the caret. */
async function goToEnd(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+End');
    await expect(page.getByRole('button', { name: 'Add a block' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('arrow keys, Escape and the button operate the menu of blocks', { tag: '@slow' }, async ({
  owner: page,
}) => {
  await open(page, '/admin');
  const text = page.getByRole('textbox', { name: 'Content' });
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await text.focus();
  await page.keyboard.type('/');
  await expect(menu.getByRole('option')).toHaveCount(10);
  const active = () => text.getAttribute('aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await active()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(text).toHaveText('/');
  await expect(text).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Backspace');

  await page.getByRole('button', { name: 'Add a block' }).press('Enter');
  await expect(menu).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(page.getByText('No block is called that.')).toBeVisible();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Backspace');
  await page.keyboard.type('One/two');
  await expect(menu).toBeHidden();
});

test('a video sends no request before it is clicked', { tag: '@slow' }, async ({
  owner: page,
  foreignRequests,
}) => {
  const { article } = await publish(page, `A video ${Date.now()}`);
  await open(page, `/blog/${article.slug}`);
  const link = page.getByRole('link', { name: 'Play Rays at the cleaning station on YouTube' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreignRequests).toEqual([]);
  await link.click();
  await expect(page.getByTitle('Rays at the cleaning station')).toBeFocused();
  await expect
    .poll(() => foreignRequests)
    .toEqual(['https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1']);
});

test('a text with every block survives a round trip through the editor', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const { article } = await publish(page, `Round trip ${Date.now()}`);
  await open(page, `/admin/articles/${article.id}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  await expect(text.getByText('The last words.')).toBeVisible();
  await page.getByLabel('Excerpt').fill('Opened anew.');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Update & Keep Published' }).click();
  const after = (await (await saved).json()) as Article;
  const asTree = (html: string) =>
    page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      // The editor writes `colspan` and `rowspan` of 1 explicitly.
      for (const cell of body.querySelectorAll('th, td')) {
        for (const name of ['colspan', 'rowspan']) cell.removeAttribute(name);
      }
      return body.innerHTML;
    }, html);
  expect(await asTree(after.content)).toBe(await asTree(article.content));
});

test.describe('slow', { tag: '@slow' }, () => {
  test('each block is inserted by keyboard and shown on the page, in the preview and in the feed', async ({
    owner: page,
  }) => {
    test.setTimeout(120_000);
    const { site } = await createRecords(page);
    const title = `Every block ${Date.now()}`;
    await open(page, '/admin');
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.focus();
    await page.keyboard.type('The first words.');
    await page.keyboard.press('Enter');

    await takeBlock(page, 'note', 'Note');
    await page.keyboard.type('Check the tide table.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await takeBlock(page, 'caution', 'Warning');
    await page.keyboard.type('Surge closes the cave.');
    await goToEnd(page);
    await takeBlock(page, 'pros', 'Pros and cons');
    await page.keyboard.type('Light');
    await goToEnd(page);
    await takeBlock(page, 'compar', 'Comparison table');
    await fill(page, 'Comparison table', { Caption: 'Two lamps' });
    await page.keyboard.type('Lamp');
    await goToEnd(page);
    await takeBlock(page, 'youtube', 'Video');
    await fill(page, 'Video', { Address: videoAddress, 'Video title': 'Rays' });
    await page.keyboard.press('ArrowRight');
    await takeBlock(page, 'affiliate', 'Product card');
    const products = page.getByRole('dialog', { name: 'Product card' });
    await products.getByRole('searchbox', { name: 'Product' }).focus();
    await page.keyboard.type('night tor');
    await page.keyboard.press('Enter');
    await expect(products).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await takeBlock(page, 'dive site', 'Dive site card');
    const sites = page.getByRole('dialog', { name: 'Dive site card' });
    await sites.getByRole('searchbox', { name: 'Dive site' }).focus();
    await page.keyboard.type(site.name);
    await expect(sites.getByRole('list', { name: 'Found' }).getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(sites).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await takeBlock(page, 'gallery', 'Gallery');
    const sheet = page.getByRole('dialog', { name: 'Gallery' });
    await sheet.getByRole('textbox', { name: 'Image URL' }).fill(picture);
    await page.keyboard.press('Enter');
    await fill(page, 'Gallery', { 'Alt text 1': 'A torch' });
    await goToEnd(page);
    await takeBlock(page, 'photo', 'Picture');
    await fill(page, 'Insert image', { 'Alt text': 'One torch', 'Image URL': picture });

    // The editor shows the cards of both records.
    await expect(text.getByText('Bright and small.')).toBeVisible();
    await expect(text.getByText('A sheltered cove.')).toBeVisible();
    await page.getByText('Preview', { exact: true }).click();
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    await expect(preview.getByRole('link', { name: /^Check Price/ })).toBeVisible();
    await expect(preview.getByRole('note', { name: 'Warning' })).toBeVisible();

    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Tips');
    await page.getByRole('textbox', { name: 'Header Image URL' }).fill(picture);
    await page.getByRole('button', { name: 'Publish Now' }).click();
    await expectToast(page, 'Blog Created');

    const articles: Article[] = await (await page.request.get('/api/articles')).json();
    const article = articles.find((one) => one.title === title);
    expect(article?.excerpt).toBe('The first words...');
    await open(page, `/blog/${article?.slug}`);
    await expect(page.getByRole('note', { name: 'Note' })).toContainText('Check the tide table.');
    await expect(page.getByRole('note', { name: 'Warning' })).toContainText(
      'Surge closes the cave.',
    );
    await expect(page.getByRole('heading', { name: 'Pros' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Two lamps' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Play Rays on YouTube' })).toBeVisible();
    const shop = page.getByRole('link', { name: 'Check Price of Night torch' });
    await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
    await expect(page.getByText('Affiliate Link - We earn from qualified purchases')).toBeVisible();
    await expect(page.getByRole('link', { name: site.name })).toHaveAttribute(
      'href',
      `/dive-sites/${site.id}`,
    );
    await expect(page.getByRole('img', { name: 'A torch', exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'One torch' })).toBeVisible();

    const feed = await (await page.request.get('/rss.xml')).text();
    for (const words of [
      'Check the tide table.',
      'Two lamps',
      'Rays (video on YouTube)',
      site.name,
    ]) {
      expect(feed).toContain(words);
    }
    expect(feed).not.toContain('data-block');
  });

  test('the card of a deleted or unpublished record disappears, and the editor reports the reason', async ({
    owner: page,
  }) => {
    const title = `A gone card ${Date.now()}`;
    const { article, product, site } = await publish(page, title);
    await open(page, `/blog/${article.slug}`);
    await expect(page.getByText('Bright and small.')).toBeVisible();
    await page.request.patch(`/api/products/${product.id}`, { data: { published: false } });
    await page.request.delete(`/api/dive-sites/${site.id}`);
    await reload(page);
    await expect(page.getByText('The last words.', { exact: true })).toBeVisible();
    await expect(page.getByText('Bright and small.')).toHaveCount(0);
    await expect(page.getByRole('link', { name: site.name })).toHaveCount(0);
    await open(page, `/admin/articles/${article.id}`);
    const text = page.getByRole('textbox', { name: 'Content' });
    await expect(text.getByText(/^This product is a draft\./)).toBeVisible();
    await expect(text.getByText(/^This dive site was deleted\./)).toBeVisible();
  });

  test('a pasted video address or iframe becomes a player, and every other iframe is removed', async ({
    owner: page,
    policyViolations,
  }) => {
    await open(page, '/admin');
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.focus();
    const paste = (data: Record<string, string>) =>
      text.evaluate((element, clips) => {
        const clipboardData = new DataTransfer();
        for (const [type, clip] of Object.entries(clips)) clipboardData.setData(type, clip);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, data);
    await paste({ 'text/plain': 'https://youtu.be/abcDEF12345' });
    const dialog = page.getByRole('dialog', { name: 'Video' });
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(
      'https://youtu.be/abcDEF12345',
    );
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog.getByText(/^Say what the video shows/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Video title' }).fill('Rays');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(text.getByText('Play Rays on YouTube')).toBeVisible();
    await goToEnd(page);
    await paste({
      'text/plain': 'x',
      'text/html':
        '<p>Words <iframe src="https://player.vimeo.com/video/123456" title="Kelp" onload="alert(1)"></iframe><iframe src="https://evil.example/"></iframe></p>',
    });
    await expect(text.getByText('Play Kelp on Vimeo')).toBeVisible();
    await expect(text.locator('iframe')).toHaveCount(0);
    // A browser may try the inline handler while it parses the paste; the policy blocks it.
    const others = policyViolations.filter(
      (violation) => !violation.includes('inline event handler'),
    );
    expect(others).toEqual([]);
    policyViolations.length = 0;
  });

  for (const width of [390, 1440]) {
    test(`pages and editor with blocks are accessible at ${width} pixels`, async ({
      owner: page,
    }) => {
      const { article } = await publish(page, `Accessible ${width} ${Date.now()}`);
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/blog/${article.slug}`);
      await expectAccessibleInBothThemes(page);
      await open(page, `/admin/articles/${article.id}`);
      const text = page.getByRole('textbox', { name: 'Content' });
      await expect(text.getByText('Bright and small.')).toBeVisible();
      await text.getByText('The last words.').click();
      await expect(text).toBeFocused();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await goToEnd(page);
      await page.keyboard.type('/');
      await expect(page.getByRole('listbox', { name: 'Blocks' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  }

  test('a video is printed as title and address, and cards do not break across pages', async ({
    owner: page,
  }) => {
    const { article } = await publish(page, `On paper ${Date.now()}`);
    await open(page, `/blog/${article.slug}`);
    await page.emulateMedia({ media: 'print' });
    const video = page.locator('figure[data-block="video"]');
    await expect(video.locator('img')).toBeHidden();
    await expect(video.locator('figcaption')).toHaveText(/^Rays at the cleaning station/);
    const printed = await video
      .locator('a')
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain(videoAddress);
    await expect(page.getByText('Surge closes the cave.')).toBeVisible();
    for (const block of ['product', 'dive-site']) {
      await expect(page.locator(`[data-block="${block}"]`)).toHaveCSS('break-inside', 'avoid');
    }
  });
});
