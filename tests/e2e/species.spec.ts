import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

test('The species list finds a species without a page and links to its sites', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/species');
  await page.getByLabel('Find an animal or plant').fill('labroides dim');
  await expect(page).toHaveURL(/q=labroides/);
  await expect(page.getByText('Cleaner Wrasse', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /sites of Cleaner Wrasse/ }).click();
  const sites = page
    .getByRole('list')
    .filter({ hasText: / of \d+ surveys?/ })
    .last();
  await sites.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
});

test('A guide links its animals and shows what surveys recorded', { tag: '@slow' }, async ({
  page,
}) => {
  const answer = await page.request.get('/api/species/leafy-seadragon');
  const { sites } = (await answer.json()) as { sites: { id: number; surveys: number }[] };
  await open(page, `/dive-sites/${sites[0]?.id}`);
  await page.getByRole('heading', { name: 'Recorded here' }).scrollIntoViewIfNeeded();
  const list = page.getByRole('list', { name: 'Recorded species' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  await page.getByRole('button', { name: /^Show all \d+ species$/ }).click();
  await expect(list.getByRole('listitem').nth(12)).toBeVisible();
  await list.getByRole('link', { name: 'Leafy Seadragon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leafy Seadragon');
  await expect(page.getByRole('heading', { name: 'Code of conduct' })).toBeVisible();
});
