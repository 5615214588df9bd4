import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { open, reload } from './open.ts';

const secretNote = 'The octopus lives under the third bollard';
const secretList = 'A weekend nobody knows of';

test('hearts, lists and dives are stored in the browser only and synchronised between tabs', async ({
  page,
  context,
}) => {
  /** Matches a request that counts a page read: page and referrer, without query and hash. */
  const isCount = /^POST \S+\/api\/page-reads \{"path":"\/[\w/-]*","from":"\/[\w/-]*"\}$/;
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(
      `${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`,
    );
  });
  await open(page, '/dive-sites/{Ethel Beach}');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const heart = page.getByRole('button', { name: 'Save', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Lists and log' }).click();
  await page.getByRole('textbox', { name: 'New list' }).fill(secretList);
  await page.getByRole('button', { name: 'Add to it' }).click();
  await expect(page.getByRole('checkbox', { name: secretList })).toBeChecked();
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('2026-01-17');
  await page.getByRole('textbox', { name: 'Private note' }).fill(secretNote);
  await page.getByRole('button', { name: 'Log this dive' }).click();
  await expect(page.getByText('Dive logged', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await open(other, '/dive-sites/{Flying Fish Cove}');
  const second = (await other.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await open(page, '/saved');
  await expect(page.getByText(secretNote)).toBeVisible();
  await expect(page.getByRole('button', { name: `Save ${second}` })).toHaveCount(0);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  // The tabs synchronise without a reload.
  await expect(page.getByRole('button', { name: `Save ${second}` })).toBeVisible();

  await page.getByRole('combobox', { name: 'Add a saved site' }).selectOption(second);
  const rows = page.getByRole('list', { name: `Sites of ${secretList}` }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: `Move ${second} up` }).press('Enter');
  await expect(rows.first()).toContainText(second);
  await rows.first().locator('[data-handle]').dragTo(rows.last());
  await expect(rows.last()).toContainText(second);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  const copy = readFileSync(await (await downloading).path(), 'utf8');
  for (const part of [name, second, secretNote, secretList, '2026-01-17']) {
    expect(copy).toContain(part);
  }
  const listing = page.waitForEvent('download');
  await page.getByText('Take this list away').click();
  await page.getByRole('button', { name: /^GPX/ }).click();
  const gpx = readFileSync(await (await listing).path(), 'utf8');
  expect(gpx.indexOf(`<name>${name}`)).toBeGreaterThan(0);
  expect(gpx.indexOf(`<name>${second}`)).toBeGreaterThan(gpx.indexOf(`<name>${name}`));

  await reload(page);
  await expect(rows.last()).toContainText(second);
  const file = (content: string) => ({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles(file(copy.replace('2026-01-17', '17 January')));
  await expect(page.getByRole('alert')).toContainText('“dives, entry 1, date” must be a day');
  await chooser.setInputFiles(file(copy.replace(secretNote, 'And a wobbegong')));
  await expect(page.getByText('Everything in it was here already.', { exact: true })).toBeVisible();
  await expect(page.getByText(secretNote)).toBeVisible();
  await expect(page.getByText('And a wobbegong')).toBeVisible();

  expect(sent.length).toBeGreaterThan(20);
  const leakedRequests = sent.filter(
    (request) =>
      !(request.startsWith('GET ') || isCount.test(request)) ||
      [secretNote, secretList, '2026-01-17', 'wobbegong'].some((part) => request.includes(part)),
  );
  expect(leakedRequests).toEqual([]);
});

test('a heart shows the first record that another tab saves', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const hearts = [page, other].map((tab) => tab.getByRole('button', { name: 'Save', exact: true }));
  for (const tab of [page, other]) await open(tab, '/dive-sites/{Ethel Beach}');
  await hearts[1]?.click();
  for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('records that the browser clears can be restored, and a lack of storage is reported', {
  tag: '@slow',
}, async ({ page, context, browser, baseURL }) => {
  await open(page, '/dive-sites/{Ethel Beach}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[aria-pressed=true]', { hasText: 'Save' })).toBeVisible();
  await open(page, '/saved');
  const heart = page.getByRole('button', { name: /^Save / });
  await expect(heart).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: baseURL ?? '',
    storageTypes: 'indexeddb',
  });
  await expect(page.getByRole('alert')).toContainText('has just cleared what you saved');
  await expect(heart).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(heart).toBeVisible();
  await reload(page);
  await expect(heart).toBeVisible();

  const forbidding = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await forbidding.newPage();
  await other.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission', 'SecurityError');
    };
  });
  await other.goto('/saved');
  await expect(other.getByRole('alert')).toContainText('does not let the site store anything');
  await forbidding.close();
});
