import type { Page } from '@playwright/test';
import { addManyRows } from '../support/many-rows.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { open, reload } from './open.ts';

/** Folder of the site whose database has the rows of `addManyRows`. */
let filled = '';

/** Test whose site has 200 further articles and reviews, half of them published. */
const test = base.extend({
  ownSite: async ({ ownSite }, use) => {
    if (filled !== ownSite.folder) addManyRows(ownSite.folder, 200);
    filled = ownSite.folder;
    await use(ownSite);
  },
});

/** The addresses in the link elements of a page's head, without the origin. */
async function headLinks(page: Page) {
  const address = async (rel: string) => {
    const link = page.locator(`link[rel=${rel}]`);
    if ((await link.count()) === 0) return null;
    const url = new URL((await link.getAttribute('href')) ?? '');
    return url.pathname + url.search;
  };
  return [await address('canonical'), await address('prev'), await address('next')];
}

for (const { path, things, category, next, title } of [
  {
    path: '/blog',
    things: 'articles',
    category: 'Safety',
    next: null,
    title: 'Diving News and Guides',
  },
  {
    path: '/gear-reviews',
    things: 'reviews',
    category: 'BCDs',
    next: '/gear-reviews?category=BCDs&page=3',
    title: 'Scuba Gear Reviews for Australian Divers',
  },
]) {
  test(`Visitors page through the ${things}, forwards and back`, { tag: '@slow' }, async ({
    page,
    consoleErrors,
  }) => {
    await open(page, path);
    const cards = page.locator('main').getByRole('article');
    await expect(cards).toHaveCount(48);
    expect(await headLinks(page)).toEqual([path, null, `${path}?page=2`]);
    const newest = await cards.first().getByRole('heading').textContent();
    await expect(page.getByRole('link', { name: `Newer ${things}` })).toBeHidden();
    await page.waitForLoadState('networkidle');

    await page.getByRole('link', { name: `Older ${things}` }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=2$`));
    await expect(page).toHaveTitle(`${title}, Page 2 | Bottom Time`);
    await expect(page.getByText('Latest Article')).toBeHidden();
    await expect(cards).toHaveCount(48);
    expect(await headLinks(page)).toEqual([`${path}?page=2`, path, `${path}?page=3`]);
    await page.getByRole('link', { name: `Older ${things}` }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=3$`));
    await expect(page.getByRole('link', { name: `Older ${things}` })).toBeHidden();

    await page.goBack();
    await page.getByRole('link', { name: `Newer ${things}` }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(cards.first().getByRole('heading')).toHaveText(newest ?? '');
    expect(consoleErrors).toEqual([]);
  });

  test(`A category of ${things} has its own pages`, { tag: '@slow' }, async ({ page }) => {
    await open(page, `${path}?page=2`);
    await page.waitForLoadState('networkidle');
    const chosen = page.getByRole('button', { name: category });
    await chosen.click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?category=${category}$`));
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    const cards = page.locator('main').getByRole('article');
    await expect(cards.getByText(category, { exact: true })).toHaveCount(48);
    await page.getByRole('link', { name: `Older ${things}` }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?category=${category}&page=2$`));
    await expect(page.getByRole('link', { name: `Newer ${things}` })).toBeVisible();
    await reload(page);
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.getByText(category, { exact: true })).toHaveCount(await cards.count());
    expect(await headLinks(page)).toEqual([
      `${path}?category=${category}&page=2`,
      `${path}?category=${category}`,
      next,
    ]);
    const all = page.getByRole('group', { name: 'Category' }).getByRole('button').first();
    await all.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect((await open(page, `${path}?page=99`))?.status()).toBe(404);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('Visitors page through the articles', {
    tag: '@slow',
  }, async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect(page.getByRole('link', { name: 'Newer articles' })).toBeVisible();
  });
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A search of the gear reviews has pages too', async ({ page }) => {
    await open(page, '/gear-reviews?search=one+of+many');
    const cards = page.locator('main').getByRole('article');
    await expect(cards).toHaveCount(48);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Older reviews' }).click();
    await expect(page).toHaveURL(/\/gear-reviews\?search=one\+of\+many&page=2$/);
    await page.getByRole('button', { name: 'BCDs' }).click();
    await expect(page).toHaveURL(/\/gear-reviews\?search=one\+of\+many&category=BCDs$/);
    await expect(cards).toHaveCount(48);
    await page.getByRole('button', { name: 'Cameras' }).click();
    await expect(page.getByText('No review in Cameras matches “one of many”.')).toBeVisible();
  });

  test('further pages are accessible', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const path of ['/blog?page=2', '/gear-reviews?page=2']) {
      await open(page, path);
      await expectAccessibleInBothThemes(page);
    }
  });
});
