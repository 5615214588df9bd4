import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

test('the emergency page leads with the numbers, works without scripts and is light', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const needed: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!['document', 'stylesheet'].includes(request.resourceType())) return;
    needed.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const answer = await open(page, '/emergency');
  expect((await answer?.body())?.length).toBeLessThan(30_000);
  // What has to arrive before it can be read: fonts and scripts come after.
  const bytes = (await Promise.all(needed)).reduce((sum, one) => sum + one, 0);
  expect(needed.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThan(30_000);
  const calls = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(calls.nth(0)).toHaveAttribute('href', 'tel:000');
  await expect(calls.nth(1)).toHaveAttribute('href', 'tel:1800088200');
  await expect(calls.nth(2)).toHaveAttribute('href', 'tel:+61882129242');
  await expect(page.getByRole('heading', { name: 'What to say' })).toBeVisible();
  await context.close();
});

test('a guide leads to the emergency page with its position to read out', async ({ page }) => {
  await open(page, '/dive-sites/1');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Emergency' })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Diving emergency' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'What to say and do' }).click();
  await expect(page).toHaveURL(/\/emergency\?site=1$/);
  await expect(page.getByText(/\d+° \d\d\.\d{1,3}′ S, \d+° \d\d\.\d{1,3}′ E/)).toBeVisible();
  await expectAccessible(page);
});
