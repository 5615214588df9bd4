import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const article = '/blog/diving-the-ss-yongala';
const gauge = (page: Page) => page.locator('article > [aria-hidden]').first();

test('A gauge at the edge reads how deep one is in an article', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(article);
  await expect(gauge(page)).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
  await expect(gauge(page)).toHaveCSS('opacity', '1');
  await expect(gauge(page)).toHaveText(/^\d+ m$/);
  const metres = Number.parseInt((await gauge(page).textContent()) ?? '', 10);
  expect(metres).toBeGreaterThan(5);
  expect(metres).toBeLessThan(30);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('There is no gauge', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(article);
    await expect(gauge(page)).toBeHidden();
  });
});

test('A phone has no gauge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(article);
  await expect(gauge(page)).toBeHidden();
});
