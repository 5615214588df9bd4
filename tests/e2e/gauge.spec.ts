import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open } from './open.ts';

test.use({ readsOnly: true, contextOptions: { reducedMotion: 'no-preference' } });

const article = '/blog/diving-the-ss-yongala';
const gauge = (page: Page) => page.locator('article > [aria-hidden]').first();

test('A gauge at the edge shows the reading depth of an article', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, article);
  await expect(gauge(page)).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
  await expect(gauge(page)).toHaveCSS('opacity', '1');
  await expect(gauge(page)).toHaveText(/^\d+ m$/);
  // The gauge changes a frame after the scroll, so a first reading may be an earlier value.
  const metres = async () => Number.parseInt((await gauge(page).textContent()) ?? '', 10);
  await expect.poll(metres).toBeGreaterThan(5);
  expect(await metres()).toBeLessThan(30);
});

test('A page scrolled before hydration keeps its scroll position', { tag: '@slow' }, async ({
  page,
}) => {
  const release = await holdRequests(page, (url) => url.pathname.endsWith('.js'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(article, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight / 3);
    const tops: unknown[] = [];
    const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = ((options: ScrollToOptions) => {
      tops.push(options.top);
      scroll(options);
    }) as typeof window.scrollTo;
    Object.assign(window, { tops });
  });
  release();
  await expect(gauge(page)).toHaveCSS('opacity', '1');
  await expect(gauge(page)).toHaveText(/^([6-9]|[12]\d) m$/);
  // The router restores scroll positions only after it has rendered a followed link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/about$/);
  await expect
    .poll(() => page.evaluate(() => (window as Window & { tops?: unknown[] }).tops))
    .toEqual([0]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no gauge is shown', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, article);
    await expect(gauge(page)).toBeHidden();
  });
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A phone has no gauge', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, article);
    await expect(gauge(page)).toBeHidden();
  });
});
