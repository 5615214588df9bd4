import { readFile } from 'node:fs/promises';
import { type WordPressPost, wordPressExport } from '../support/exports.ts';
import { draw } from '../support/pictures.ts';
import { writeZip } from '../support/write-zip.ts';
import { expect, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const oldSite = 'https://old-reefs.example';

const posts: WordPressPost[] = [
  {
    id: 7,
    title: 'A wreck at night',
    slug: 'a-wreck',
    content: `<p>Down the line.</p><img src="${oldSite}/wp-content/uploads/2019/05/red.png" alt="A red fish">`,
    terms: [
      ['category', 'Trips'],
      ['post_tag', 'Odd'],
    ],
  },
  { id: 8, content: '<p>Only words.</p>', slug: 'words' },
  { id: 9, title: 'Who we are', type: 'page', slug: 'who', content: '<p>We.</p>' },
];

async function exportedSite() {
  const picture = await draw({ width: 1200, height: 800, background: 'red' }).png().toBuffer();
  return writeZip([
    { name: 'export.xml', content: Buffer.from(wordPressExport(oldSite, posts)) },
    { name: 'wp-content/uploads/2019/05/red.png', content: picture },
  ]);
}

test('the owner imports a WordPress site with at most ten clicks and downloads an archive', {
  tag: '@slow',
}, async ({ owner: page }) => {
  test.slow();
  await open(page, '/admin/export');
  let clicks = 0;
  const click = async (name: string | RegExp) => {
    clicks += 1;
    await page.getByRole('button', { name }).click();
  };
  const panel = page.getByRole('region', { name: 'Move in' });
  await panel.getByLabel(/Export of Ghost/).setInputFiles({
    name: 'old.zip',
    mimeType: 'application/zip',
    buffer: await exportedSite(),
  });
  // The file field and the system's file dialog take two clicks.
  clicks += 2;
  await expect(panel.getByText('Nothing has changed yet.')).toBeVisible();
  const report = panel.getByRole('region', { name: 'Report' });
  await expect(report.getByText('Would come')).toHaveCount(3);
  await expect(report).toContainText('It has no title. “Only words.” is made of its first words.');
  await expect(report).toContainText('Page · /who');
  await panel.getByLabel('Trips (1)').selectOption('Dive Sites');
  clicks += 2;
  await expect(report).toContainText('Dive Sites · /blog/a-wreck');
  await expectAccessible(page);
  await click('Bring These In');
  await expect(panel.getByText(/^Done, /)).toBeVisible({ timeout: 60_000 });
  await expect(report.getByRole('link', { name: 'Who we are' })).toHaveAttribute(
    'href',
    /^\/admin\/pages\/\d+$/,
  );
  await report.getByRole('link', { name: 'A wreck at night' }).click();
  clicks += 1;
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A wreck at night');
  expect(clicks).toBeLessThanOrEqual(10);

  await open(page, '/2019/05/a-wreck/');
  await expect(page).toHaveURL(/\/blog\/a-wreck$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A wreck at night');
  await expect(page.locator('main img[src^="/media/"]').first()).toBeVisible();
  await open(page, '/?page_id=9');
  await expect(page).toHaveURL(/\/who$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  await open(page, '/category/trips/');
  await expect(page).toHaveURL(/\/blog\?category=Dive(\+|%20)Sites$/);

  await open(page, '/admin/export');
  await click('Make an Archive');
  const fetchIt = page.getByRole('button', { name: /^Download the archive of/ });
  await expect(fetchIt).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await fetchIt.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bottom-time-.*-move-out\.tar\.gz$/);
  const content = await readFile(await file.path());
  expect([content[0], content[1]]).toEqual([0x1f, 0x8b]);
});
