import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const sheltered = {
  ...plainSite,
  description: 'A sheltered cove with weedy seadragons over the kelp.',
};

test('An owner adds a site, sees its plate within seconds and takes it as the picture', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await open(page, '/admin/dive-sites');
  await page.getByLabel('Name', { exact: true }).fill('Plated Cove');
  await page.getByLabel('Region').fill('Sydney');
  await page.getByLabel('Latitude').fill('-33.9');
  await page.getByLabel('Longitude').fill('151.2');
  await page.getByLabel('Skill Level').selectOption('Beginner');
  await page.getByLabel('Depth Range').fill('3-9m');
  await page.getByLabel('Water Temperature').fill('16-22°C');
  await page.getByLabel('Description').fill('A sheltered cove.');
  await page.getByRole('button', { name: 'Create Dive Site' }).click();
  await expectToast(page, 'Dive Site Created');

  const panel = page.getByRole('region', { name: 'Plate' });
  await expect(panel.getByText('The plate is being drawn')).toBeVisible();
  const take = panel.getByRole('button', { name: 'Take the plate as its picture' });
  await expect(take).toBeVisible({ timeout: 30_000 });
  const plate = panel.getByRole('img', { name: 'Plate of Plated Cove' });
  await plate.scrollIntoViewIfNeeded();
  await expect
    .poll(() => plate.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);

  const id = /\d+$/.exec(page.url())?.[0] ?? '';
  const guide = await page.context().newPage();
  await open(guide, `/dive-sites/${id}`);
  await expect(guide.getByText('Photo Coming Soon')).toBeVisible();
  await expect(guide.locator('main img[src^="/media/"]').first()).toBeVisible();

  await take.click();
  await expectToast(page, 'Photo Updated', 'Plated Cove');
  await expect(panel.getByText('The plate is the picture of this site.')).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/media\/[a-f0-9]{16}\/1200x800[.]jpg$/);
  await open(guide, `/dive-sites/${id}`);
  await expect(guide.getByText('Photo Coming Soon')).toBeHidden();
  await expect(guide.getByRole('img', { name: 'Plated Cove', exact: true })).toBeVisible();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A form with unsaved words keeps them when the plate is taken', async ({ owner: page }) => {
    const site = await create<DiveSite>(page, '/api/dive-sites', {
      ...sheltered,
      name: 'Kept Cove',
    });
    await open(page, `/admin/dive-sites/${site.id}`);
    const panel = page.getByRole('region', { name: 'Plate' });
    const take = panel.getByRole('button', { name: 'Take the plate as its picture' });
    await expect(take).toBeEnabled({ timeout: 30_000 });
    await page.getByLabel('Visibility').fill('5 to 10 m');
    await take.click();
    await expectToast(page, 'Photo Updated');
    await page.getByRole('button', { name: 'Update Dive Site' }).click();
    await expectToast(page, 'Dive Site Updated');
    const answer = await page.request.get(`/api/dive-sites/${site.id}`);
    expect(await answer.json()).toMatchObject({
      visibility: '5 to 10 m',
      imageUrl: expect.stringMatching(/^\/media\//),
    });
  });

  test('A guide offers its plate as a poster and for a phone; that of a closed site does not', async ({
    owner: page,
  }) => {
    const site = await create<DiveSite>(page, '/api/dive-sites', {
      ...sheltered,
      name: 'Poster Cove',
    });
    const links = (id: number) =>
      page.locator(`a[href="/api/dive-sites/${id}/poster.pdf"], a[href$="/${id}/wallpaper.jpg"]`);
    await open(page, `/dive-sites/${site.id}`);
    await expect(links(site.id)).toHaveText(['A3 (PDF)', 'Phone (JPEG)']);
    for (const link of await links(site.id).all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const downloading = page.waitForEvent('download');
    await links(site.id).first().click();
    expect((await downloading).suggestedFilename()).toBe('poster-cove.pdf');

    const shut = await create<DiveSite>(page, '/api/dive-sites', {
      ...sheltered,
      name: 'Shut Cove',
      status: 'closed',
      statusReason: 'The steps fell into the sea.',
      statusAuthority: 'The council',
    });
    await open(page, `/dive-sites/${shut.id}`);
    await expect(page.getByRole('heading', { name: 'Shut Cove' })).toBeVisible();
    await expect(links(shut.id)).toHaveCount(0);
  });
});
