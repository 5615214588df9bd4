import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { fillSiteIds, open } from './open.ts';

test.use({ readsOnly: true });

/** A proxy that counts every byte a server sends, including headers and files of workers. */
async function countBytes(address: string) {
  let bytes = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(address).port), '127.0.0.1');
    server.on('data', (part) => {
      bytes += part.length;
    });
    for (const end of [client, server]) end.on('error', () => end.destroy());
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => proxy.close(),
  };
}

/** Path of a page's active service worker, followed by the addresses in its cache. */
const workerAndCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const keys = await (await caches.open('pages')).keys();
    const paths = keys.map(({ url }) => new URL(url)).map((url) => url.pathname + url.search);
    return [new URL(active?.scriptURL ?? '/').pathname, ...paths.sort()];
  });

test('the emergency page begins with the numbers and works without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await open(page, '/emergency');
  const calls = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(calls.nth(0)).toHaveAttribute('href', 'tel:000');
  await expect(calls.nth(1)).toHaveAttribute('href', 'tel:1800088200');
  await expect(calls.nth(2)).toHaveAttribute('href', 'tel:+61882129242');
  await expect(page.getByRole('heading', { name: 'What to say' })).toBeVisible();
  await context.close();
});

test('the emergency card prints on one sheet of A4, with and without the position of a site', {
  tag: '@slow',
}, async ({ page }) => {
  for (const path of ['/emergency', '/emergency?site={Ethel Beach}']) {
    await open(page, path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});

test('the first-aid article shows the numbers on the first screen of a phone', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/blog/decompression-illness-first-aid');
  const standfirst = page.getByText('Call 000, then the Divers Emergency Service on 1800 088 200.');
  await expect(standfirst).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.prose')).toHaveText(
    /^Call 000, then the Divers Emergency Service, 1800 088 200/,
  );
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a first visit to the emergency page loads less than 30 kB, and the page then opens offline', {
    tag: '@slow',
  }, async ({ page, context, ownSite, request, consoleErrors }) => {
    const address = await fillSiteIds(request, '/emergency?site={Ethel Beach}');
    const counted = await countBytes(ownSite.address);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto(counted.address + address, { waitUntil: 'networkidle' });
    const stored = ['/emergency-worker.js', '/emergency', address];
    await expect.poll(() => workerAndCachedPaths(page)).toEqual(stored);
    // A browser with a window requests the icon too.
    await page.evaluate(async () => void (await (await fetch('/favicon.svg')).text()));
    expect(counted.bytes()).toBeGreaterThan(20_000);
    expect(counted.bytes()).toBeLessThan(30_000);
    expect(asked).not.toContain('script');
    expect(asked).not.toContain('font');
    const place = await page.getByText(/\d+° \d\d\.\d+′ S/).textContent();

    const another = await fillSiteIds(request, '/emergency?site={Flying Fish Cove}');
    await context.setOffline(true);
    counted.close();
    await page.reload();
    await expect(page.getByText(place ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    const sand = await page
      .getByRole('heading', { name: 'What to say' })
      .locator('..')
      .evaluate((card) => getComputedStyle(card).backgroundColor);
    expect(sand).not.toBe('rgba(0, 0, 0, 0)');
    // Another site's position would send help to the wrong place.
    await page.goto(counted.address + another);
    await expect(page.getByRole('heading', { name: 'What to say' })).toBeVisible();
    await expect(page.getByText(/\d+° \d\d\.\d+′ S/)).toHaveCount(0);
    expect(consoleErrors.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
  });

  test('the site’s service worker replaces the emergency page’s worker without a question', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/emergency');
    await expect
      .poll(() => workerAndCachedPaths(page))
      .toEqual(['/emergency-worker.js', '/emergency']);
    await open(page, '/about');
    await expect
      .poll(async () => (await workerAndCachedPaths(page))[0], { timeout: 30_000 })
      .toBe('/service-worker.js');
    await expect(page.getByText('A new version of this site is ready.')).toHaveCount(0);
    await page.goto('/emergency', { waitUntil: 'networkidle' });
    expect((await workerAndCachedPaths(page))[0]).toBe('/service-worker.js');
  });
});

test('the emergency page loads scripts and fonts at the first use of a control', {
  tag: '@slow',
}, async ({ page, consoleErrors }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/emergency', { waitUntil: 'networkidle' });
  // A call, a link and reading need no scripts.
  await page.getByRole('heading', { name: 'What to say' }).click();
  await page.getByRole('main').locator('a[href^="tel:"]').first().focus();
  expect(scripts).toEqual([]);

  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  expect(scripts).not.toEqual([]);
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await family()).toContain('Instrument Sans Variable');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  expect(await family()).not.toContain('Instrument Sans Variable');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search the site' }).fill('rapid bay');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a guide links to the emergency page with its position', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/dive-sites/{Ethel Beach}');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Emergency' })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Diving emergency' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'What to say and do' }).click();
  await expect(page).toHaveURL(await fillSiteIds(page.request, '/emergency?site={Ethel Beach}'));
  await expect(page.getByRole('article', { name: 'Ethel Beach' })).toHaveCount(0);
  await expect(page.getByText(/\d+° \d\d\.\d{1,3}′ S, \d+° \d\d\.\d{1,3}′ E/)).toBeVisible();
  await expectAccessible(page);
});

test('the link from a guide to the emergency page works before scripts have loaded', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    () => undefined,
  );
  await page.goto(await fillSiteIds(page.request, '/dive-sites/{Ethel Beach}'), {
    waitUntil: 'domcontentloaded',
  });
  await page.getByRole('link', { name: 'What to say and do' }).click();
  await expect(page).toHaveURL(await fillSiteIds(page.request, '/emergency?site={Ethel Beach}'));
  await expect(page.getByRole('article', { name: 'Ethel Beach' })).toHaveCount(0);
  await expect(page.getByText(/\d+° \d\d\.\d{1,3}′ S, \d+° \d\d\.\d{1,3}′ E/)).toBeVisible();
});
