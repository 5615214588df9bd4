import { expect, expectToast, signIn, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const countedShop = 'onlinedivegear.com.au';

test('a change of a shop’s tracking takes four clicks and alters all of its links', {
  tag: '@slow',
}, async ({ page, ownSite }) => {
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

test('the register explains the fault of a link in a sentence and retains the typed text', {
  tag: '@slow',
}, async ({ page, ownSite }) => {
  await signIn(page, ownSite.password);
  await open(page, '/admin/shop-links/new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('A reel');
  await dialog.getByLabel('Address at the shop').fill('shop.example/reel');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('begins with https://')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('A reel');
});

test('the register asks before Escape drops typed text of a link or a shop', {
  tag: '@slow',
}, async ({ page, ownSite }) => {
  await signIn(page, ownSite.password);
  await open(page, '/admin/shop-links');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (const [button, field] of [
    ['Add a Link', 'Name'],
    ['Add a Shop', 'Shop'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: field, exact: true });
    await name.fill('A reel');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue('A reel');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    await expect(name).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  }
});

test('a review with product, criteria and two retailers takes at most twenty steps', {
  tag: '@slow',
}, async ({ page, ownSite }) => {
  await signIn(page, ownSite.password);
  await open(page, '/admin');
  let steps = 0;
  const step = async (work: Promise<unknown>) => {
    steps += 1;
    await work;
  };
  await step(page.getByRole('tab', { name: 'Gear Reviews' }).click());
  const form = page.getByRole('tabpanel', { name: 'Gear Reviews' });
  await step(form.getByLabel('Title', { exact: true }).fill('A year with the Geo'));
  await step(form.getByLabel('Category').selectOption('Dive Computers'));
  await step(form.getByLabel('Product', { exact: true }).selectOption('Oceanic Geo 4.0'));
  await step(form.getByLabel('Image URL').fill('/art/gear/computer-reef.jpg'));
  await step(form.getByLabel('Purchase Link').fill('https://first.example/geo'));
  for (const [name, points] of [
    ['Legible in the worst minute', '3'],
    ['Few buttons, clear menus', '3'],
    ['Room to grow', '4'],
    ['Battery and upkeep', '4'],
    ['Service and parts in Australia', '4'],
  ] as const) {
    await step(form.getByLabel(name).selectOption(points));
  }
  await step(form.getByRole('textbox', { name: 'Content' }).fill('A desk review. It is legible.'));
  await step(form.getByRole('button', { name: 'Publish Now' }).click());
  await expectToast(page, 'Review Created');
  await step(page.getByRole('tab', { name: 'Shop Links' }).click());
  await step(page.getByRole('button', { name: 'Add a Link' }).click());
  const dialog = page.getByRole('dialog');
  await step(dialog.getByLabel('Product', { exact: true }).selectOption('Oceanic Geo 4.0'));
  await step(dialog.getByLabel('Address at the shop').fill('https://second.example/geo'));
  await step(dialog.getByLabel('Place among its shops').fill('2'));
  await step(dialog.getByRole('button', { name: 'Save' }).click());
  await expect(dialog).toHaveCount(0);
  expect(steps).toBeLessThanOrEqual(20);

  await open(page, '/gear-reviews/a-year-with-the-geo');
  const verdict = page.getByRole('table', { name: 'Points by our criteria' });
  await expect(verdict.getByRole('row', { name: 'By their weights' })).toContainText('3.4 of 5');
  await expect(page.getByText('Also at second.example').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare with other dive computers' })).toBeVisible();
  await open(page, '/gear-reviews?search=oceanic+geo');
  const card = page.getByRole('article').filter({ hasText: 'Check Price of Oceanic Geo 4.0' });
  await expect(card.getByText('Affiliate Link - We earn')).toBeVisible();
});

test('an import of links shows a preview first', { tag: '@slow' }, async ({ page, ownSite }) => {
  await signIn(page, ownSite.password);
  await open(page, '/admin/shop-links');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const csv = 'product,shop,url\nCressi Leonardo,A shop,https://a.example/leo\nFins,A shop,fins\n';
  const file = { name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog.getByLabel('CSV file').setInputFiles(file);
  await expect(dialog.getByText('1 link to be added, 1 left out.')).toBeVisible();
  await expect(dialog.getByText('Line 3, Fins: ')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 link' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Search links to shops').fill('leonardo');
  await expect(page.getByText('A shop', { exact: false }).first()).toBeVisible();
});
