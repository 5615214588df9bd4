import { expect, expectAccessible, test } from './fixtures.ts';

test('Visitors open a shop from a card in a new tab, without leaving the list', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/gear-reviews');
  const button = page.getByRole('link', { name: /^Check Price of Mares Puck 4/ });
  await expect(button).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
  const tab = context.waitForEvent('page');
  await button.click();
  await tab;
  await expect(page).toHaveURL(/\/gear-reviews$/);
  expect(consoleErrors).toEqual([]);
});

test('Visitors filter reviews, and dive computers come with a buying guide', async ({ page }) => {
  await page.goto('/gear-reviews');
  const filters = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(filters).toHaveText([
    'All Reviews',
    'BCDs',
    'Dive Computers',
    'Masks & Fins',
    'Wetsuits',
    'Cameras',
    'Regulators',
  ]);
  await page.getByRole('button', { name: 'Dive Computers' }).click();
  await expect(page.getByRole('heading', { name: 'Choosing a dive computer' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Suggest a Product' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('A search shows matching products, then matching reviews', async ({ page }) => {
  await page.goto('/gear-reviews?search=mares%20PUCK');
  await expect(page.getByRole('article').first()).toContainText(
    'Affiliate Link - We earn from qualified purchases',
  );
  await expect(page.getByRole('link', { name: /^Mares Puck 4:/ })).toBeVisible();
  await page.goto('/gear-reviews?search=zzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Check back soon for new reviews!')).toBeVisible();
});

test('Visitors read a review and go back to the list', async ({ page, consoleErrors }) => {
  await page.goto('/gear-reviews');
  await page.getByRole('link', { name: /^Mares Puck 4:/ }).click();
  await expect(page).toHaveTitle(/ - Expert Gear Review \| Bottom Time$/);
  await expect(page.getByText('24 October 2026')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interested in this gear?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Check Price/ })).toHaveCount(2);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@type': 'Review',
    itemReviewed: {
      category: 'Dive Computers',
      offers: { priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    },
    reviewRating: { ratingValue: 4, bestRating: 5 },
    publisher: { name: 'Bottom Time' },
  });
  await page.getByRole('link', { name: 'Browse More Reviews' }).click();
  await expect(page).toHaveURL(/\/gear-reviews$/);
  await expect(data).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('An unknown review is 404 and says so', async ({ page }) => {
  const answer = await page.goto('/gear-reviews/no-such-review');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Not Found');
  await page.getByRole('link', { name: 'Back to Reviews' }).click();
  await expect(page).toHaveURL(/\/gear-reviews$/);
});

test('A review whose picture cannot be loaded says so', async ({ page }) => {
  await page.route('**/art/gear/**', (route) => route.abort());
  await page.goto('/gear-reviews/mares-puck-4');
  await expect(page.getByText('Review image unavailable')).toBeVisible();
  await expect(page.getByText('Content still accessible')).toBeVisible();
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the reviews at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/gear-reviews',
        '/gear-reviews?search=puck',
        '/gear-reviews/mares-puck-4',
        '/gear-reviews/no-such-review',
        '/how-we-rate',
      ]) {
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
