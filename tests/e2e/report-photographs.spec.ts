import sharp from 'sharp';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import type { SiteReports } from '../../src/contract/reports.ts';
import { plainSite } from '../support/records.ts';
import { photographAt } from '../support/send-photograph.ts';
import { create, expect, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

test('a photograph from a phone appears in the guide without its position once the owner accepts it', {
  tag: '@slow',
}, async ({ owner, browser, baseURL }) => {
  const { id } = await create<DiveSite>(owner, '/api/dive-sites', {
    ...{ ...plainSite, name: 'Camera Reef', latitude: '-35.5', longitude: '138.2' },
  });
  const diver = await browser.newPage({ ...phone, baseURL });
  await open(diver, `/dive-sites/${id}`);
  const height = () => diver.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  await diver.getByRole('link', { name: 'Dived here?' }).tap();
  const form = diver.getByRole('dialog');
  const choose = form.getByLabel('Add photographs');
  await choose.setInputFiles({
    ...{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  });
  await expect(form.getByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  const buffer = await photographAt(-33.86, 151.2);
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  await choose.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.getByText('This picture was taken 1202 km from here.')).toBeVisible();
  await form.getByLabel('What photograph 1 shows').fill('A leafy seadragon in weed');
  await form.getByRole('button', { name: 'Send' }).tap();
  await expect(form.getByText('Choose who may use the photographs.')).toBeVisible();
  await form.getByText('Anybody may use it, with your credit (CC BY)').tap();
  await form.getByLabel('Credit, as it may stand').fill('Jo of the jetty');
  await expectAccessible(diver);

  await diver.context().setOffline(true);
  await form.getByRole('button', { name: 'Send' }).tap();
  await expect(form.getByRole('heading', { name: 'Kept on this device' })).toBeVisible({
    timeout: 20_000,
  });
  await form.getByRole('button', { name: 'Close' }).tap();
  await diver.context().setOffline(false);
  await expect(diver.getByText('Sent: your report on Camera Reef.')).toBeVisible({
    timeout: 30_000,
  });

  await open(owner, '/admin/reports');
  await owner.getByRole('link', { name: 'Dive: Camera Reef' }).click();
  const photograph = owner.getByRole('region', { name: 'Photographs' });
  await expect(photograph.getByRole('img')).toBeVisible();
  await expect(photograph.getByText('This picture was taken 1202 km from here.')).toBeVisible();
  await expectAccessible(owner);
  await owner.keyboard.press('t');
  const alt = photograph.getByLabel('What photograph 1 shows');
  await expect(alt).toBeFocused();
  await expect(alt).toHaveValue('A leafy seadragon in weed');
  await owner.keyboard.press('Enter');
  await expect(photograph.getByText('In the guide', { exact: true })).toBeVisible();
  await owner.getByRole('heading', { name: 'Dive: Camera Reef' }).focus();
  await owner.keyboard.press('t');
  await expect(owner.getByText('Nothing waits.')).toBeVisible();

  await diver.reload();
  const strip = diver.getByRole('region', { name: 'Photographs by divers' });
  await expect(strip.getByAltText('A leafy seadragon in weed')).toBeVisible();
  await expect(strip.getByText('Photograph: Jo of the jetty')).toBeVisible();
  await expect(strip.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  await expectAccessible(diver);
  expect((await height()) - heightBefore).toBeLessThan(400);
  const answer = await diver.request.get(`/api/dive-sites/${id}/reports`);
  const { photographs } = (await answer.json()) as SiteReports;
  expect(photographs).toHaveLength(1);
  const served = await diver.request.get(photographs[0]?.thumbnail ?? '');
  expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
  await diver.close();
});
