import { expect, test } from './admin-fixtures.ts';
import { expectWithinWindow, reflowWindows } from './off-screen.ts';
import { open } from './open.ts';

const screens = [
  '/admin',
  '/admin/articles/new',
  '/admin/media',
  '/admin/photos',
  '/admin/locations',
  '/admin/locations/new',
  '/admin/catalogue',
  '/admin/reviews',
  '/admin/reviews/new',
  '/admin/products',
  '/admin/products/new',
  '/admin/shop-links',
  '/admin/newsletter',
  '/admin/messages',
  '/admin/outbox',
  '/admin/settings',
  '/admin/security',
  '/admin/export',
  '/admin/dive-sites',
  '/admin/dive-sites/{Rapid Bay Jetty}',
];

for (const { name, width, height, letters, tag } of reflowWindows) {
  test(`No control of the admin leaves the window ${name}`, { tag }, async ({ owner: page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    for (const screen of screens) {
      await open(page, screen);
      await expect(page.getByRole('heading').first(), screen).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectWithinWindow(page, screen, letters);
    }
  });
}
