import { plainSite } from '../support/records.ts';
import { create, expect, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

test('the admin has a frame of its own, and its tabs stand in a side menu', async ({
  owner: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin');
  const tabs = page.getByRole('tablist', { name: 'Admin' });
  await expect(tabs.getByRole('tab')).toHaveCount(14);
  await expect(tabs.getByText('Audience', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const menu = await tabs.boundingBox();
  const panel = await page.getByRole('tabpanel', { name: 'Blog Creator' }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  expect(menu?.y).toBeLessThan(300);
  await tabs.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Blog' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('with a tag manager that was not answered', () => {
  test.use({ siteEnvironment: { FORM_LIMIT: '1000', GTM_ID: 'GTM-TEST123' } });

  test('no bar covers the button that saves a dive site', async ({ owner: page }) => {
    const { id } = await create<{ id: number }>(page, '/api/dive-sites', plainSite);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `/admin/dive-sites/${id}`);
    const save = page.getByRole('button', { name: 'Update Dive Site' });
    await expect(save).toBeVisible();
    const isOnTop = await save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await expect(page.getByText('May we count your visit?')).toHaveCount(0);
    await open(page, `/dive-sites/${id}`);
    await expect(page.getByRole('button', { name: 'Report closed' })).toBeVisible();
    await expect(page.getByText('May we count your visit?')).toHaveCount(0);
  });
});
