import { expect, expectAccessible, test } from './fixtures.ts';

test('Visitors see the latest article first and read it', async ({ page, consoleErrors }) => {
  await page.goto('/blog');
  await expect(page.getByText('Latest Article')).toBeVisible();
  await page.getByRole('link', { name: 'What Bottom Time is, and how to use it' }).click();
  await expect(page).toHaveURL(/\/blog\/what-bottom-time-is$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What Bottom Time is, and how to use it',
  );
  await expect(page.getByText('Published on 15 November 2026')).toBeVisible();
  await page.getByRole('link', { name: 'More Articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(consoleErrors).toEqual([]);
});

test('Visitors filter articles by category', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Safety' }).click();
  await expect(page.getByText('Latest Article')).toBeHidden();
  await expect(page.getByRole('link', { name: /safety stop/i })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What Bottom Time is' })).toBeHidden();
});

test('An unknown article is 404 and says so', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('An article about a dive site leads to its guide', async ({ page }) => {
  await page.goto('/blog/diving-the-ss-yongala');
  await page.getByRole('link', { name: 'Guide to SS Yongala' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SS Yongala');
});

test('An unknown address is 404 and says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('A list that cannot be loaded shows an error with a way on', async ({ page }) => {
  await page.goto('/blog/what-bottom-time-is');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/articles?*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('link', { name: 'More Articles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not load this page');
  await page.unroute('**/api/articles?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Latest Article')).toBeVisible();
});

test('The articles carry their head data', async ({ page }) => {
  await page.goto('/blog/diving-the-ss-yongala');
  await expect(page).toHaveTitle(/ \| Bottom Time Blog$/);
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await meta('og:type')).toBe('article');
  expect(await meta('twitter:card')).toBe('summary_large_image');
  expect(await meta('og:url')).toMatch(/\/blog\/diving-the-ss-yongala$/);
  expect(await meta('description')).toBe(await meta('og:description'));
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('Visitors read the list and an article', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'What Bottom Time is, and how to use it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What Bottom Time is');
    expect(await page.locator('.prose p').count()).toBeGreaterThan(5);
  });
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the blog at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/blog', '/blog/diving-the-ss-yongala', '/blog/no-such-article']) {
        await page.goto(path);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }
}
