import { paths } from '../../src/contract/paths.ts';
import { settingGroupKeys } from '../../src/contract/settings/groups/groups.ts';
import { expect, test } from './admin-fixtures.ts';
import { adminScreens } from './admin-screens.ts';
import { expectWithinWindow, reflowWindows } from './off-screen.ts';
import { open } from './open.ts';

/** The screens of settings whose lists have rows with buttons. */
const lists = ['contact', 'navigation', 'categories', 'home'].map((key) =>
  paths.adminTab('settings', key),
);

for (const { name, width, height, fontSize } of reflowWindows) {
  test(`No control of the admin leaves the window ${name}`, { tag: '@slow' }, async ({
    owner: page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    for (const screen of [...adminScreens, ...lists]) {
      await open(page, screen);
      await expect(page.getByRole('heading').first(), screen).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectWithinWindow(page, screen, fontSize);
    }
  });
}

test('No option of a select is cut off on a phone', { tag: '@slow' }, async ({ owner: page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = settingGroupKeys.map((key) => paths.adminTab('settings', key));
  // The select of a new issue lists post titles of any length and stays without a choice.
  const screens = adminScreens.filter((screen) => screen !== '/admin/issues/new');
  for (const screen of [...screens, ...settings]) {
    await open(page, screen);
    await expect(page.locator('h1'), screen).toHaveCount(1);
    await expect(page.getByRole('status', { name: /^(Loading|Opening)/ })).toHaveCount(0);
    const cut = await page.evaluate(() => {
      const arrow = 16;
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      for (const details of document.querySelectorAll('details')) details.open = true;
      return [...document.querySelectorAll('select')].flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        pen.font = font;
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        const room = select.clientWidth - padding - arrow;
        const texts = room > 0 ? [...select.options].map(({ text }) => text) : [];
        return texts.filter((text) => pen.measureText(text).width > room);
      });
    });
    expect(cut, screen).toEqual([]);
  }
});
