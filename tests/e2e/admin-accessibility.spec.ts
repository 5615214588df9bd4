import { paths } from '../../src/contract/paths.ts';
import { settingGroupKeys } from '../../src/contract/settings/groups/groups.ts';
import { expect, test } from './admin-fixtures.ts';
import { adminScreens } from './admin-screens.ts';
import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { open } from './open.ts';

const settings = settingGroupKeys.map((key) => paths.adminTab('settings', key));

for (const { width } of auditedWidths) {
  test(`Every screen of the admin is accessible at ${width} px`, { tag: '@slow' }, async ({
    owner: page,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 900 });
    for (const screen of [...adminScreens, ...settings]) {
      await test.step(screen, async () => {
        await open(page, screen);
        await expect(page.locator('h1'), screen).toHaveCount(1);
        await expect(page.getByRole('status', { name: /^(Loading|Opening)/ })).toHaveCount(0);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}
