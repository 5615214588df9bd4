import { paths } from '../../src/contract/paths.ts';
import { expect, test } from './admin-fixtures.ts';
import { adminScreens } from './admin-screens.ts';
import { expectWithinWindow, reflowWindows } from './off-screen.ts';
import { open } from './open.ts';

/** Settings with lists whose rows have buttons. */
const lists = ['contact', 'navigation', 'categories', 'home'].map((key) =>
  paths.adminTab('settings', key),
);

for (const { name, width, height, letters, tag } of reflowWindows) {
  test(`No control of the admin leaves the window ${name}`, { tag }, async ({ owner: page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    for (const screen of [...adminScreens, ...lists]) {
      await open(page, screen);
      await expect(page.getByRole('heading').first(), screen).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectWithinWindow(page, screen, letters);
    }
  });
}
