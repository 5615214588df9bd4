import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { map } from './dive-sites-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { fillSiteIds, open, reload } from './open.ts';
import { storedRecords } from './stored-records.ts';

async function makeList(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'New list' }).fill(name);
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('heading', { name })).toBeAttached();
}

const uploadFile = (content: string | Buffer) => ({
  name: 'copy.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

test('the heart in the popup of a marker saves its site', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/map?z=12&lat=-33.83&lon=151.28');
  const marker = map(page).locator('.site-marker').first();
  const name = (await marker.getAttribute('aria-label')) ?? '';
  await marker.press('Enter');
  const heart = map(page).getByRole('button', { name: `Save ${name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/saved');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('two tabs that change one list preserve each other’s changes', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await open(page, '/dive-sites/{Ethel Beach}');
  await page.getByRole('button', { name: 'Lists and log' }).click();
  await page.getByRole('textbox', { name: 'New list' }).fill('Shared by two tabs');
  await page.getByRole('button', { name: 'Add to it' }).click();
  await expect(page.getByRole('checkbox', { name: 'Shared by two tabs' })).toBeChecked();
  const other = await context.newPage();
  await open(other, '/dive-sites/{Flying Fish Cove}');
  await other.getByRole('button', { name: 'Lists and log' }).click();
  await expect(other.getByRole('checkbox', { name: 'Shared by two tabs' })).not.toBeChecked();
  await open(page, '/saved');
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.focus();
  await page.keyboard.type('Typed while ');
  await other.getByRole('checkbox', { name: 'Shared by two tabs' }).click();
  await page.keyboard.type('the other tab adds a site');
  const rows = page.getByRole('list', { name: 'Sites of Shared by two tabs' });
  await expect(rows.getByRole('listitem')).toHaveCount(2);
  await expect(notes).toHaveValue('Typed while the other tab adds a site');
  await notes.blur();
  await expect
    .poll(async () => (await storedRecords(page, 'lists')).map((list) => list.notes))
    .toEqual(['Typed while the other tab adds a site']);
  await reload(page);
  await expect(rows.getByRole('listitem')).toHaveCount(2);
  await expect(notes).toHaveValue('Typed while the other tab adds a site');
});

test('invalid backup files are rejected with a message, and nothing is lost', {
  tag: '@slow',
}, async ({ page, consoleErrors }) => {
  await open(page, '/saved');
  await makeList(page, 'Here before');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  const copy = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  const [list] = copy.lists;
  const chooser = page.locator('input[type="file"]');
  const alert = page.getByRole('alert');
  const refused: [string | Buffer, string][] = [
    ['', 'it is not JSON, or is cut off'],
    ['<script>alert(1)</script>', 'it is not JSON, or is cut off'],
    [JSON.stringify(copy).slice(0, -20), 'it is not JSON, or is cut off'],
    ['['.repeat(500_000), 'it is not JSON, or is cut off'],
    ['null', 'The file must be an object'],
    ['{"format":"gpx"}', '“format” must be "bottom-time-saved"'],
    [JSON.stringify({ ...copy, version: 99 }), 'is from a newer release of this site'],
    [
      JSON.stringify({ ...copy, lists: Array(10_001).fill(list) }),
      '“lists” must have at most 10000 entries',
    ],
    [
      JSON.stringify({ ...copy, pages: [{ id: 'javascript:alert(1)', title: 'x' }] }),
      'must be the path of an article or review',
    ],
    [Buffer.alloc(20_000_001, ' '), 'larger than 20 MB'],
  ];
  for (const [content, words] of refused) {
    await chooser.setInputFiles(uploadFile(content));
    await expect(alert).toContainText(words);
    await expect(alert).toContainText('Nothing was changed');
  }
  const hostile = { ...list, id: 'hostile', name: '<img src=x onerror=alert(1)>' };
  await chooser.setInputFiles(uploadFile(JSON.stringify({ ...copy, lists: [hostile] })));
  await expect(page.getByText('New: 1 list.', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Here before' })).toBeAttached();
  await expect(page.getByRole('heading', { name: hostile.name })).toBeAttached();
  expect(await page.locator('main img').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

test('the button Share of a guide, article or review opens the share dialog or copies the address', {
  tag: '@slow',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paths = [await fillSiteIds(page.request, '/dive-sites/{Ethel Beach}')];
  for (const list of ['/blog', '/gear-reviews']) {
    await open(page, list);
    const link = page.locator(`main a[href^="${list}/"]`).first();
    paths.push((await link.getAttribute('href')) ?? '');
  }
  for (const path of paths) {
    await open(page, `${path}?utm_source=somewhere`);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Address copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
    // Headless browsers have no share function.
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => void Object.assign(self, { shared: data }),
      });
    });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    expect(await page.evaluate(() => (self as unknown as { shared: ShareData }).shared)).toEqual({
      title,
      url: `${baseURL}${path}`,
    });
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    const heart = page.getByRole('button', { name: 'Save', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, '/saved');
  for (const path of paths) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
});
