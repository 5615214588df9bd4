import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillSiteIds, open } from './open.ts';
import { storedRecords } from './stored-records.ts';

test.use({ serviceWorkers: 'allow' });

/** Saves a guide and waits for a number of copies, by default the guide's and the map's. */
async function save(page: Page, path: string, copies = 2) {
  const guide = await fillSiteIds(page.request, path);
  await open(page, guide);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => storedRecords(page, 'copies'), { timeout: 30_000 }).toHaveLength(copies);
  await expect(page.getByText(/^Saved: works offline, \d+\u00a0kB$/)).toBeVisible();
  return { guide, name, remove: page.getByRole('button', { name: `Remove the copy of ${name}` }) };
}

/** The paths of all files in the cache of copies. */
const copiedAddresses = async () => {
  const keys = await (await caches.open('pages')).keys();
  return keys.map(({ url }) => new URL(url).pathname);
};

const readJson = async (address: string) => (await fetch(address)).json();

test('a saved guide, its tides, the emergency page and /saved work offline, and online pages replace copies', async ({
  page,
  context,
}) => {
  const { name, remove } = await save(page, '/dive-sites/{Ethel Beach}');
  await open(page, '/saved');
  await expect(remove).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the copy of The map' })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(remove).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('you are reading the copy that you saved')).toBeVisible();
  await page.getByRole('heading', { name: 'Can I dive it?' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /^(Tide at|No tides here)/ })).toBeVisible();
  await page.getByRole('link', { name: 'What to say and do' }).first().click();
  await expect(page.getByRole('heading', { name: 'What to say' })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.goto('/blog/decompression-illness-first-aid');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/decompression/i);
  const header = page.locator('main picture img').first();
  await expect
    .poll(() => header.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const unsaved = await page.goto('/about');
  expect(unsaved?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'No signal down here' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1800 088 200' })).toBeVisible();

  await context.setOffline(false);
  await open(page, '/about');
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await open(page, '/dive-sites/{Ethel Beach}');
  await expect(page.getByText('you are reading the copy')).toHaveCount(0);
  await open(page, '/saved');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText(`${name} is not available offline`)).toBeVisible();
});

test('a visitor plans a dive for any day offline, with the same numbers as online', {
  tag: '@slow',
}, async ({ page, context, consoleErrors }) => {
  const { guide } = await save(page, '/dive-sites/{Ethel Beach}');
  const days = ['2028-02-29', '2031-07-09'];
  const asked = days.flatMap((day) => [
    `/api${guide}/tides?from=${day}&days=1&curve=1`,
    `/api${guide}/tides?from=${day}&days=14`,
    `/api${guide}/light?from=${day}&days=14`,
  ]);
  const told = await Promise.all(asked.map((address) => page.evaluate(readJson, address)));
  const rows = page.getByRole('table', { name: 'Light and tide' }).getByRole('row');
  await open(page, `${guide}/briefing?date=${days[0]}`);
  await expect(rows).not.toHaveCount(0);
  const printed = await rows.allTextContents();

  await context.setOffline(true);
  expect(await Promise.all(asked.map((address) => page.evaluate(readJson, address)))).toEqual(told);
  await page.goto(guide);
  await page.getByRole('link', { name: 'Dive briefing for a day' }).click();
  await expect(page).toHaveURL(/briefing[?]date=\d{4}-\d{2}-\d{2}$/);
  await page.getByLabel('Day of the dive').fill(days[0] ?? '');
  await page.getByRole('button', { name: 'Show this day' }).click();
  await expect(page.getByText('29 February 2028')).toBeVisible();
  await expect(rows).toHaveText(printed);
  // Requests for pages without a copy fail, but no script may fail.
  expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('the chart around a saved site is drawn offline', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const { guide } = await save(page, '/dive-sites/{Ethel Beach}');
  const sizes = await page.evaluate(copiedAddresses);
  expect(sizes.filter((path) => path.startsWith('/chart/')).length).toBeGreaterThan(50);
  await context.setOffline(true);
  await page.goto(guide);
  await expect(page.getByText('you are reading the copy that you saved')).toBeVisible();
  await page.getByRole('link', { name: 'Its place on our map' }).click();
  await expect(page.getByText(/of \d+ dive sites in view/)).toBeVisible();
  // The chart has colours for sea, land, the shore and its bands.
  const colours = () =>
    page.evaluate(() => {
      const found = new Set<string>();
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>(
        '.leaflet-chart-pane canvas',
      )) {
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext('2d');
        copy?.drawImage(canvas, 0, 0);
        const data = copy?.getImageData(0, 0, width, height).data;
        for (let at = 0; data && at < data.length; at += 400) {
          found.add(data.slice(at, at + 3).join());
        }
      }
      return found.size;
    });
  await expect.poll(colours).toBeGreaterThan(3);
});

test('a save on a full disk stores no partial copy, preserves other copies and shows a message', {
  tag: '@slow',
}, async ({ page, context, ownSite: { address: origin } }) => {
  await save(page, '/dive-sites/{Ethel Beach}');
  await open(page, '/dive-sites/{Flying Fish Cove}');
  const before = await page.evaluate(copiedAddresses);
  const devTools = await context.newCDPSession(page);
  const leave = async (bytes: number) => {
    const { usage } = await devTools.send('Storage.getUsageAndQuota', { origin });
    const quotaSize = usage + bytes;
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  };
  const told = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const heart = page.getByRole('button', { name: 'Save', exact: true });

  // The remaining bytes suffice for a record, but not for a guide.
  await leave(60_000);
  await heart.click();
  await expect(told('Saved, but not available offline')).toContainText(
    'This device has no room left. Remove another copy first.',
  );
  expect(await storedRecords(page, 'copies')).toHaveLength(2);
  await expect.poll(() => page.evaluate(copiedAddresses)).toEqual(before);
});

test('a region that exceeds the storage is shown as partly stored, and is completed later', {
  tag: '@slow',
}, async ({ page, context, ownSite: { address: origin } }) => {
  // Every guide of the region is rendered twice.
  test.setTimeout(180_000);
  await save(page, '/dive-sites/{Ethel Beach}');
  await open(page, '/regions/sydney');
  const devTools = await context.newCDPSession(page);
  const { usage } = await devTools.send('Storage.getUsageAndQuota', { origin });
  const quotaSize = usage + 3_000_000;
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await page.getByRole('button', { name: 'Take the region offline' }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'The region is not whole' });
  await expect(told).toContainText(
    'no room left. Remove another copy first. What was stored stays.',
    {
      timeout: 30_000,
    },
  );
  const stopped = page.getByText(/^Stopped at \d+ of \d+ pages/);
  await stopped.getByRole('link', { name: 'Saved' }).click();
  const row = page.getByRole('listitem').filter({ hasText: ', the region' });
  await expect(row).toContainText(/\d+ of \d+ pages/);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  await row.getByRole('link', { name: 'take the region offline again' }).click();
  await page.getByRole('button', { name: 'Take the region offline' }).click();
  await expect(page.getByText(/is available offline$/).first()).toBeVisible({ timeout: 60_000 });
  await open(page, '/saved');
  await expect(row).toContainText(/\d+ pages/);
  await expect(row).not.toContainText('Not whole');

  await open(page, '/regions/sydney');
  const there = page.getByText(/^Available offline, as of \d+ \w+ \d{4}\./);
  await expect(there).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring the copy up to date' })).toBeVisible();
  await there.getByRole('link', { name: 'Saved' }).click();
  await row.getByRole('button', { name: /^Remove the copy/ }).click();
  await open(page, '/regions/sydney');
  await expect(page.getByRole('button', { name: 'Take the region offline' })).toBeVisible();
  await expect(there).toBeHidden();
});

test('a trip is saved for offline use, changed offline, and still there online', {
  tag: '@slow',
}, async ({ page, context }) => {
  await save(page, '/dive-sites/{Ethel Beach}');
  await open(page, '/trips');
  await page.getByRole('combobox', { name: 'Start' }).fill('Sydney');
  await page.getByRole('button', { name: 'Plan it' }).click();
  const add = page.getByRole('button', { name: /^Add .+ to day 1$/ });
  await add.first().click();
  const stops = page.getByRole('list', { name: 'Sites of day 1' }).getByRole('heading');
  await expect(stops).toHaveCount(1);
  const secrets = ['2028', 'bait', 'A+coast', 'A coast'];
  const leakedRequests: string[] = [];
  context.on('request', (request) => {
    const words = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`;
    // The counter of page reads sends paths only.
    const isRead = words.startsWith('GET ') || request.url().endsWith('/api/page-reads');
    if (!isRead || secrets.some((one) => words.includes(one))) leakedRequests.push(words);
  });
  await page.getByRole('textbox', { name: 'Name of the trip' }).fill('A coast to ourselves');
  await page.getByRole('textbox', { name: 'Notes' }).fill('The key hangs behind the bait fridge');
  await page.getByRole('button', { name: 'Take this trip offline' }).click();
  const available = page.getByText(/^Available offline: the planner with its files/);
  await expect(available).toContainText(/\d\sMB/, { timeout: 30_000 });

  await context.setOffline(true);
  await page.reload();
  await expect(available).toBeVisible();
  await add.nth(1).click();
  await expect(stops).toHaveCount(2);
  await page.getByLabel('First day').fill('2028-02-29');
  await page.getByLabel('First day').blur();
  await expect(page.getByText(/^Tide at .+ km away/).filter({ visible: true })).toHaveCount(2);
  await expect(
    page.getByText(/^Light \d\d:\d\d to \d\d:\d\d, sun/).filter({ visible: true }),
  ).toHaveCount(2);
  await expect(page.locator('.leaflet-chart-pane canvas').first()).toBeVisible();
  const names = await stops.allTextContents();
  await page.emulateMedia({ media: 'print' });
  const booklet = page.getByRole('article', { name: /^Booklet of/ });
  for (const [index, name] of names.entries()) {
    await expect(booklet).toContainText(`${index + 1}. ${name}`);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Take this trip away').click();
  const gpx = page.waitForEvent('download');
  await page.getByRole('button', { name: /^GPX/ }).click();
  expect(readFileSync(await (await gpx).path(), 'utf8')).toContain(`<name>${names[1]}`);
  await stops.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  await expect(page.getByText('you are reading the copy that you saved')).toBeVisible();

  await context.setOffline(false);
  await open(page, '/saved');
  await expect(page.getByText(`${names[1]} is not available offline`)).toBeVisible();
  await page.getByRole('link', { name: 'A coast to ourselves' }).click();
  await expect(stops).toHaveText(names);
  expect(leakedRequests).toEqual([]);
});

test('a copy that the browser has partly removed is not shown as available', {
  tag: '@slow',
}, async ({ page }) => {
  const { name, remove } = await save(page, '/dive-sites/{Ethel Beach}');
  await page.evaluate(
    async (address) => (await caches.open('pages')).delete(address),
    await fillSiteIds(page.request, '/api/dive-sites/{Ethel Beach}/tide-station'),
  );
  await open(page, '/saved');
  await expect(page.getByText(`${name} is not available offline`)).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('a new version is announced, does not change the open page, and deletes old caches', {
  tag: '@slow',
}, async ({ page, context }) => {
  const { guide, name } = await save(page, '/dive-sites/{Ethel Beach}');
  await page.evaluate(async () => {
    await (await caches.open('of-an-old-version')).put('/old', new Response('old'));
    await (await caches.open('assets')).put('/assets/old-1.js', new Response('old'));
    Object.assign(self, { isOpen: true });
    // The browser treats the same script at another address as a new version.
    await navigator.serviceWorker.register('/service-worker.js?next', { updateViaCache: 'none' });
  });
  const bar = page.getByRole('status').filter({ hasText: 'A new version of this site is ready.' });
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => 'isOpen' in self)).toBe(true);
  expect(await page.evaluate(() => caches.has('of-an-old-version'))).toBe(true);
  await bar.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('isOpen' in self));
  await expect.poll(() => page.evaluate(() => caches.has('of-an-old-version'))).toBe(false);
  expect(
    await page.evaluate(async () => (await caches.open('assets')).match('/assets/old-1.js')),
  ).toBeUndefined();

  await context.setOffline(true);
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('the list of the map follows a filter without a connection', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await save(page, '/dive-sites/1');
  await context.setOffline(true);
  await open(page, '/map');
  await page.mouse.move(200, 200);
  const found = page.getByRole('status').filter({ hasText: /dive sites in view$/ });
  await expect(found).toHaveText(/of \d{3} dive sites in view/);
  await page.getByLabel('Skill level').selectOption('Advanced');
  await expect(page).toHaveURL(/skill=Advanced$/);
  await expect(found).toHaveText(/of \d{2} dive sites in view/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('yongala');
  await expect(found).toHaveText(/of \d dive sites in view/);
});
