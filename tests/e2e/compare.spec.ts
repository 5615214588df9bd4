import { expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

test('two taps show two computers side by side and in the address', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/compare/dive-computers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best dive computers');
  await page.getByRole('link', { name: 'Compare Suunto D5' }).click();
  await page.getByRole('link', { name: 'Compare Mares Puck 4' }).click();
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([/^Suunto D5/, /^Mares Puck 4/]);
  await expect(page).toHaveURL(/\?with=\d+(,|%2C)\d+$/);
  await page.reload();
  await expect(heads).toHaveText([/^Suunto D5/, /^Mares Puck 4/]);
  await page.getByRole('link', { name: 'Take out Suunto D5' }).click();
  await expect(heads).toHaveText([/^Mares Puck 4/]);
});

test('the table marks differences, can hide its other rows and labels every link to a shop', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/compare/dive-computers');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Reads cylinder pressure')).toContainText('differs');
  await expect(row('Gas mixes')).toContainText('Not known');
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(row('Gas mixes')).toBeHidden();
  await expect(row('Reads cylinder pressure')).toBeVisible();
  const shops = page.getByRole('link', { name: /^Check Price/ });
  await expect(shops).toHaveCount(3);
  await expect(page.getByText('Affiliate Link - We earn')).toHaveCount(3);
  await expect(shops.first()).toHaveAttribute(
    'href',
    /^\/go\/[\w-]+\?from=\/compare\/dive-computers&at=comparison$/,
  );
});

test('a phone shows one product beside the labels, and the product’s head stays in view', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/compare/dive-computers');
  const heads = page.getByRole('columnheader');
  const scroller = page.locator('table').locator('..');
  await scroller.evaluate((element) => element.scrollIntoView());
  await scroller.evaluate((element) => element.scrollTo({ left: 240, top: 250 }));
  await expect(heads.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(heads.nth(0)).not.toBeInViewport({ ratio: 0.6 });
  await expectAccessibleInBothThemes(page);
});

test('the review of a product links to its comparison', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/gear-reviews/suunto-d5');
  await page.getByRole('link', { name: 'Compare with other dive computers' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([/^Suunto D5/]);
  await expect(page.getByText('Tap one more')).toBeVisible();
});

test('a visitor who chooses a place and a month sees water temperature, exposure suit and source', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/what-to-wear');
  await page.getByLabel('Where').selectOption('Sydney');
  await page.getByLabel('When').selectOption('February');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/what-to-wear?region=sydney&month=2');
  await expect(page.getByRole('heading', { name: '22 °C, February, Sydney' })).toBeVisible();
  await expect(page.getByText('5 to 7 mm full suit').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fourth Element Proteus II' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sport Diver’s chart' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a guide links to the exposure suit for this month', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/dive-sites/1');
  const link = page.getByRole('link', { name: 'What to wear here this month' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/what-to-wear\?region=[a-z-]+&month=\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: /°C/ })).toBeVisible();
});

test('“Gear Reviews” in the header discloses its categories and Compare', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'More of Gear Reviews' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Wetsuits' }).click();
  await expect(page).toHaveURL('/gear-reviews?category=Wetsuits');
  // Focus moves to the new page, which closes the disclosed menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'More of Gear Reviews' }).click();
  await menu.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/compare');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('a comparison prints every product in full, without links to shops', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, '/compare/dive-computers');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    for (const head of await page.getByRole('columnheader').all()) {
      await expect(head).toBeInViewport({ ratio: 0.01 });
    }
    await expect(page.locator('table').locator('..')).toHaveCSS('overflow', 'visible');
    await expect(page.getByRole('rowheader', { name: 'Where the figures stand' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'In the shops' })).toBeHidden();
  });
});
