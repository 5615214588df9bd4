import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true, contextOptions: { reducedMotion: 'no-preference' } });

const article = '/blog/diving-the-ss-yongala';
const gauge = (page: Page) => page.locator('article > [aria-hidden]').first();

test('A gauge at the edge reads how deep one is in an article', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, article);
  await expect(gauge(page)).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
  await expect(gauge(page)).toHaveCSS('opacity', '1');
  await expect(gauge(page)).toHaveText(/^\d+ m$/);
  // Its needle swings: what is read at once may be on the way.
  const metres = async () => Number.parseInt((await gauge(page).textContent()) ?? '', 10);
  await expect.poll(metres).toBeGreaterThan(5);
  expect(await metres()).toBeLessThan(30);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('There is no gauge', { tag: '@slow' }, async ({ page }) => {
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
