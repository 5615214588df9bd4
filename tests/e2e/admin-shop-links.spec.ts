import { expect, signIn, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const countedShop = 'onlinedivegear.com.au';

test('a change of a shop’s tracking takes four clicks and alters all of its links', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite.password);
  await open(page, '/admin');
  await page.getByRole('tab', { name: 'Shop Links' }).click();
  await page.getByRole('button', { name: `Edit ${countedShop}` }).click();
  await page.getByRole('dialog').getByLabel('Tracking').fill('tag=bottom-20');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const links = await (await page.request.get('/api/shop-links')).json();
  const own = links.filter(({ retailer }: { retailer: string }) => retailer === countedShop);
  expect(own.length).toBeGreaterThan(10);
  for (const { slug } of own) {
    const answer = await page.request.get(`/go/${slug}`, { maxRedirects: 0 });
    expect(answer.headers().location).toContain('tag=bottom-20');
  }
});

test('the register says in a sentence what is wrong with a link, and keeps what was typed', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite.password);
  await open(page, '/admin/shop-links/new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Product').fill('A reel');
  await dialog.getByLabel('Address at the shop').fill('shop.example/reel');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('begins with https://')).toBeVisible();
  await expect(dialog.getByLabel('Product')).toHaveValue('A reel');
});
