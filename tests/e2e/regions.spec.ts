import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

test('a guide links to its region, whose page links to its sites', { tag: '@slow' }, async ({
  page,
}) => {
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
