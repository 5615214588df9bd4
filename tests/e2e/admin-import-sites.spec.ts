import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

test('the owner imports dive sites from a file, with mapped columns and a list of near sites', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await create<DiveSite>(page, '/api/dive-sites', {
    ...plainSite,
    name: 'Known Bommie',
    latitude: '-33.95',
    longitude: '151.4',
  });
  await open(page, '/admin/dive-sites');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import dive sites' });
  const rest = '5-9 m,16-22 °C,Beginner,A rock.';
  const csv = [
    'Called,Lat,Lon,Depth,Temperature,Level,About',
    `New Bommie,-33.98,151.41,${rest}`,
    `Known Bommie again,-33.9501,151.4,${rest}`,
  ].join('\n');
  await dialog.getByLabel('CSV or GeoJSON file').setInputFiles({
    name: 'sites.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(dialog.getByText('0 dive sites to add, 0 near another, 2 left out')).toBeVisible();
  await dialog.getByLabel('called').selectOption('Name');
  await dialog.getByLabel('Region of rows without one').selectOption('Sydney');
  await expect(dialog.getByText('1 dive site to add, 1 near another, 0 left out')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Near another site' })).toContainText(
    'Line 3: Known Bommie again is 11 m from Known Bommie',
  );
  const map = dialog.getByRole('region', { name: 'Map of those near another site' });
  await expect(map.locator('.site-marker')).toHaveCount(2);
  await expect(map.locator('.site-marker').first()).toHaveAttribute('title', 'Known Bommie again');
  await expectAccessible(page);

  // A file corrected under the same name can be chosen again.
  const file = dialog.getByLabel('CSV or GeoJSON file');
  await Promise.all([page.waitForEvent('filechooser'), file.click()]);
  await expect(file).toHaveValue('');

  await dialog.getByRole('button', { name: 'Import 1 dive site' }).click();
  await expectToast(page, 'Dive Sites Imported', '1 dive site');
  await page.getByLabel('Search dive sites').fill('New Bommie');
  await expect(page.getByRole('link', { name: 'Edit New Bommie', exact: true })).toBeVisible();
});
