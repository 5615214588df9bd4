import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const shown = (page: Page) => page.locator('fieldset[aria-roledescription=slide]:not([inert])');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const film = (page: Page, index: number) => page.locator('video').nth(index);
const state = (page: Page, index: number) =>
  film(page, index).evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    time: video.currentTime,
  }));

/** Puts a playing film near its end. */
const hurry = (page: Page, index: number) =>
  film(page, index).evaluate(async (video: HTMLVideoElement) => {
    while (!(video.duration > 0)) await new Promise((resolve) => setTimeout(resolve, 50));
    video.currentTime = video.duration - 0.3;
  });

test('A film that ends gives way to the next, and stands at its start again', async ({ page }) => {
  await page.goto('/');
  await expect.poll(async () => (await state(page, 0)).paused).toBe(false);
  await hurry(page, 0);
  await expect(shown(page)).toHaveAccessibleName('2 of 3', { timeout: 8000 });
  await expect.poll(() => state(page, 0)).toEqual({ paused: true, time: 0 });
  await expect.poll(async () => (await state(page, 1)).paused).toBe(false);
});

test('Films fade into each other in one second', async ({ page }) => {
  await page.goto('/');
  await expect(button(page, 'Pause')).toBeVisible();
  const fade = await film(page, 0).evaluate((video) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(
      video.parentElement as Element,
    );
    return [transitionProperty, transitionDuration];
  });
  expect(fade).toEqual(['opacity', '1s']);
  await expect(shown(page)).toHaveCSS('transition-duration', '1s');
});

test('A browser that refuses to play by itself is not asked again', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
  });
  await page.goto('/');
  await expect(film(page, 0)).toBeAttached();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(shown(page)).toHaveAccessibleName('1 of 3');
});

test('Where no film can be played the still stays and a text says so', async ({ page }) => {
  await page.route(/\/films\/.*[.](webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.locator('p', { hasText: 'Your browser does not support' })).toHaveText(
    'Your browser does not support the video tag.',
  );
  await expect(page.locator('section[aria-roledescription=carousel] img').first()).toBeVisible();
});

test('A single slide starts anew at its end', async ({ page }) => {
  // The owner's words with one slide: the built page holds them.
  let cut = false;
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const before = await answer.text();
    const after = before.replace(/,\{film:`coral-wall`[^}]*\},\{film:`wreck`[^}]*\}/, '');
    cut ||= after !== before;
    await route.fulfill({ response: answer, body: after });
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(shown(page)).toHaveAccessibleName('1 of 1');
  expect(cut).toBe(true);
  await expect.poll(async () => (await state(page, 0)).paused).toBe(false);
  await hurry(page, 0);
  await expect.poll(async () => (await state(page, 0)).time, { timeout: 8000 }).toBeLessThan(3);
  expect((await state(page, 0)).paused).toBe(false);
  await expect(shown(page)).toHaveAccessibleName('1 of 1');
});
