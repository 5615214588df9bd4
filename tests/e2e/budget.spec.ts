import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillSiteIds } from './open.ts';

test.use({ readsOnly: true });

const settledMs = 4000;
const filesAtMost = 25;

const budgets = [
  { address: '/', kilobytes: 115 },
  { address: '/blog/{newest}', kilobytes: 115 },
  { address: '/newsletters', kilobytes: 115, tag: '@slow' },
  { address: '/gear-reviews/shearwater-peregrine', kilobytes: 115 },
  { address: '/compare/dive-computers', kilobytes: 145, tag: '@slow' },
  { address: '/dive-sites', kilobytes: 145 },
  { address: '/dive-sites/{Rapid Bay Jetty}', kilobytes: 145 },
  { address: '/map', kilobytes: 220 },
];

/** Puts the newest article's slug, or a dive site's id, into an address. */
async function fillAddress(request: APIRequestContext, address: string): Promise<string> {
  if (!address.includes('{newest}')) return fillSiteIds(request, address);
  const [newest] = await (await request.get('/api/articles?fields=summary')).json();
  return address.replace('{newest}', newest.slug);
}

/** Number and transferred kB of scripts on a phone's first visit, until 4 s after load. */
async function measureScripts(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const scripts = new Set<string>();
  const sizes: number[] = [];
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sizes.push(encodedDataLength);
  });
  await network.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await pause(settledMs);
  await context.close();
  return { files: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

for (const { address, kilobytes, tag = [] } of budgets) {
  test(`${address} stays within its script budget on a first visit`, { tag }, async ({
    browser,
    baseURL,
    request,
  }) => {
    const url = `${baseURL}${await fillAddress(request, address)}`;
    const measured = await measureScripts(browser, url);
    test.info().annotations.push({
      type: 'scripts',
      description: `${measured.kilobytes.toFixed(1)} kB in ${measured.files} files`,
    });
    // A lower figure means that the measurement failed.
    expect(measured.kilobytes).toBeGreaterThan(50);
    expect(measured.kilobytes).toBeLessThanOrEqual(kilobytes);
    expect(measured.files).toBeLessThanOrEqual(filesAtMost);
  });
}
