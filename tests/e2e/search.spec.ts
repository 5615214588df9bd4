import type { SearchOutcome } from '../../src/contract/search.ts';
import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

const apiCalls = (page: import('@playwright/test').Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
};

test('Visitors find an article, see the matching text, and open it', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await field.fill('y');
  await expect(page.getByText('Type at least 2 characters to search')).toBeVisible();
  await field.fill('YONGALA');
  await expect(page.getByText(/^\d+ results? found$/)).toBeVisible();
  const article = page.getByRole('option').filter({ hasText: 'Article' }).first();
  await expect(article.locator('mark').first()).toHaveText('Yongala');
  await expect(page.getByRole('option').filter({ hasText: 'Dive Site' }).first()).toBeVisible();
  await article.click();
  await expect(page).toHaveURL(/\/blog\/diving-the-ss-yongala$/);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('');
  expect(consoleErrors).toEqual([]);
});

test('Visitors search with the keyboard alone', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await field.focus();
  await page.keyboard.type('reef');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('reef');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Enter without a chosen row shows all results, grouped by kind', { tag: '@slow' }, async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await field.fill('wreck');
  await expect(page.getByRole('link', { name: /^See all \d+ results$/ })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=wreck$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “wreck”' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Lists of dive sites' })).toContainText('All wrecks');
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Articles/ })
    .click();
  await expect(page).toHaveURL(/kind=Article/);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Article' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/wreck/i);
  await open(page, '/search?q=xyzzy');
  await expect(page.getByRole('link', { name: 'Emergency: whom to call' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('The header finds a species known only from surveys, and counts like the results page', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Search the site' }).fill('epinephelus');
  const row = page.getByRole('option').filter({ hasText: 'Recorded by surveys' }).first();
  await expect(row.locator('mark').first()).toHaveText('Epinephelus');
  const all = page.getByRole('link', { name: /^See all \d+ results$/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page.getByRole('main').getByText(`${count} results`, { exact: true })).toBeVisible();
});

test('A search with a typing error finds the intended word and names it', { tag: '@slow' }, async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const field = page.getByPlaceholder('Search...');
  await field.fill('yongola');
  await expect(page.getByText('Showing results for “yongala”')).toBeVisible();
  const first = page.getByRole('option').first();
  await expect(first).toContainText('SS Yongala');
  await expect(first.locator('mark').first()).toHaveText('Yongala');
  await field.fill('yongal');
  await expect(page.getByText(/Showing results for/)).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('A toggle shows the search on a small screen, and search and menu close each other', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const field = page.getByPlaceholder('Search...');
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(field).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

for (const width of [320, ...auditedWidths.map(({ width }) => width)]) {
  test(`the open search is accessible at ${width} px`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    if (width < 1280) await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByPlaceholder('Search...').fill('mask');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessibleInBothThemes(page);
  });
}

test.describe('slow', { tag: '@slow' }, () => {
  test('The search sends no request before two characters', async ({ page, consoleErrors }) => {
    const calls = apiCalls(page);
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    const field = page.getByPlaceholder('Search...');
    await field.focus();
    await expect(page.getByText('Type at least 2 characters to search')).toBeVisible();
    expect(calls).toEqual([]);
    await field.fill('reef');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(calls).toEqual(['/api/search']);
    expect(consoleErrors).toEqual([]);
  });

  test('The header shows the results in the order of the server', async ({ page, request }) => {
    const answer = await request.get('/api/search?q=bent');
    const { results } = (await answer.json()) as SearchOutcome;
    expect(results[0]?.url).toBe('/emergency');
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await page.getByPlaceholder('Search...').fill('bent');
    const rows = page.getByRole('option');
    await expect(rows).toHaveCount(results.length);
    for (const [index, { title, url }] of results.entries()) {
      await expect(rows.nth(index)).toContainText(title);
      await expect(rows.nth(index)).toHaveAttribute('href', url);
    }
  });

  test('A product links to the gear reviews that match its name', async ({ page, request }) => {
    const products = (await (await request.get('/api/products')).json()) as { name: string }[];
    const name = products[0]?.name ?? '';
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await page.getByPlaceholder('Search...').fill(name);
    await page.getByRole('option').filter({ hasText: 'Product' }).first().click();
    await expect(page).toHaveURL(/\/gear-reviews\?search=/);
    await expect(page.getByText(`Results for “${name}”`)).toBeVisible();
  });

  test('A dive site links to its guide and a review to its page; rows have a category and two lines', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    const field = page.getByPlaceholder('Search...');
    await field.fill('yongala');
    const leadingTo = (path: string) => page.locator(`[role=option][href^="${path}"]`).first();
    const site = leadingTo('/dive-sites/');
    await expect(site).toContainText('Townsville & Magnetic Island');
    await expect(site.locator('.line-clamp-2')).toHaveCSS('-webkit-line-clamp', '2');
    await expect(site.locator('img')).toBeVisible();
    await site.click();
    await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
    // The new page focuses its heading, and a field without focus shows no results.
    await expect(page.getByRole('heading', { level: 1, name: 'SS Yongala' })).toBeFocused();
    await field.fill('mares puck');
    // The previous results, which include a review, stay until the next results arrive.
    await leadingTo('/gear-reviews/mares-puck').click();
    await expect(page).toHaveURL(/\/gear-reviews\/mares-puck-4$/);
  });

  test('A search without results shows a message, and a click outside closes the message', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await page.getByPlaceholder('Search...').fill('xyzzy [');
    const none = page.getByText('No results found for "xyzzy ["');
    await expect(none).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(none).toBeHidden();
  });

  test('A failed search shows an error, and typing tries again', async ({ page }) => {
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    const search = '**/api/search?*';
    await page.route(search, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByPlaceholder('Search...').fill('reef');
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    await page.unroute(search);
    await page.getByPlaceholder('Search...').fill('reefs');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('A search lists its subject before pages that mention it', async ({ page }) => {
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await page.getByPlaceholder('Search...').fill('regulator');
    await expect(page.getByRole('option').first()).toContainText(/Review|Product/);
    await expect(page.getByRole('option').first()).toContainText('Regulators');
  });

  test('A picture that fails to load is hidden', async ({ page }) => {
    await page.route('**/art/**', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/terms-of-service');
    await page.waitForLoadState('networkidle');
    await page.getByPlaceholder('Search...').fill('yongala');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('option').locator('img')).toHaveCount(0);
  });
});
