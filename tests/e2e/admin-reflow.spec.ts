import { expect, test } from './admin-fixtures.ts';
import { adminScreens } from './admin-screens.ts';
import { expectWithinWindow, reflowWindows } from './off-screen.ts';
import { open } from './open.ts';

for (const { name, width, height, letters, tag } of reflowWindows) {
  test(`No control of the admin leaves the window ${name}`, { tag }, async ({ owner: page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    for (const screen of adminScreens) {
      await open(page, screen);
      await expect(page.getByRole('heading').first(), screen).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectWithinWindow(page, screen, letters);
    }
  });
}
