import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test('a guide leads to its region, whose page leads to its sites', async ({ page }) => {
  await open(page, '/regions');
  await page.getByRole('link', { name: 'Port Stephens' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Stephens');
  await expect(page).toHaveTitle(/^Diving Port Stephens/);
  await page.getByText('The year as a table').click();
  await expect(page.getByRole('row', { name: /^January/ })).toContainText('°C');
  await expect(page.getByRole('link', { name: '1800 088 200' })).toBeVisible();
  const sites = page.getByRole('region', { name: /dive sites$/ });
  const name = await sites.getByRole('listitem').getByRole('link').first().textContent();
  await sites.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Port Stephens', exact: true }).click();
  await expect(page).toHaveURL(/\/regions\/port-stephens$/);
});

test('the open data page hands out the files, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await open(page, '/data');
  await expect(page.getByText('CC BY 4.0', { exact: false }).first()).toBeVisible();
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'GeoJSON' }).getAttribute('href')) ?? '',
  );
  expect(file.status()).toBe(200);
  expect((await file.json()).features.length).toBeGreaterThan(500);
  await context.close();
});
