import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const sheltered = {
  ...plainSite,
  description: 'A sheltered cove with weedy seadragons over the kelp.',
};

test('A site without a picture shows its depth section once instead, on screen and on paper', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const site = await create<DiveSite>(page, '/api/dive-sites', {
    ...sheltered,
    name: 'Drawn Cove',
  });
  await open(page, `/dive-sites/${site.id}`);
  const drawings = page.getByRole('img', {
    name: /^Section of Drawn Cove[.] Section, not a survey/,
  });
  await expect(drawings).toHaveCount(1);
  await expect(drawings).toHaveAttribute('src', `/api/dive-sites/${site.id}/section-card.svg`);
  await expect(page.getByText('Photo Coming Soon')).toHaveCount(0);
  const size = await drawings.evaluate((img: HTMLImageElement) =>
    img.decode().then(() => img.naturalWidth),
  );
  expect(size).toBe(360);
  await page.emulateMedia({ media: 'print' });
  await expect(drawings).toHaveCount(1);
  await expect(drawings).toHaveAttribute('src', `/api/dive-sites/${site.id}/section-tall.svg`);
  await page.emulateMedia({ media: 'screen' });

  const photo = { imageUrl: '/art/scenes/sites-hero.jpg' };
  const answer = await page.request.patch(`/api/dive-sites/${site.id}/photo`, { data: photo });
  expect(answer.status()).toBe(200);
  await open(page, `/dive-sites/${site.id}`);
  await expect(page.getByRole('img', { name: 'Drawn Cove', exact: true })).toBeVisible();
  await expect(drawings).toHaveAttribute('src', `/api/dive-sites/${site.id}/section-tall.svg`);
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A guide offers a poster and a phone wallpaper, unless its site is closed', async ({
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
