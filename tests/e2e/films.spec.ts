import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true, contextOptions: { reducedMotion: 'no-preference' } });

const shown = (page: Page) => page.locator('fieldset[aria-roledescription=slide]:not([inert])');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const film = (page: Page, index: number) => page.locator('video').nth(index);
const state = (page: Page, index: number) =>
  film(page, index).evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    time: video.currentTime,
  }));

/** Replaces the site's films by a film of 1 s, so that a test need not wait for their end. */
async function showShortFilms(page: Page) {
  await open(page, '/about');
  const film = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    for (let picture = 0; picture < 10; picture += 1) {
      brush?.fillRect(picture * 9, 0, 9, 99);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.stop();
    await stopped;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
  });
  await page.route(/\/films\/.*[.](webm|mp4)$/, (route) =>
    route.fulfill({ contentType: 'video/webm', body: Buffer.from(film) }),
  );
}

test('A still and a text replace a film that cannot be played', { tag: '@slow' }, async ({
  page,
}) => {
  await page.route(/\/films\/.*[.](webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await open(page, '/');
  await expect(page.locator('p', { hasText: 'Your browser does not support' })).toHaveText(
    'Your browser does not support the video tag.',
  );
  await expect(page.locator('section[aria-roledescription=carousel] img').first()).toBeVisible();
  await expect(film(page, 0)).toHaveCSS('opacity', '0');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('The next film follows when a film ends, and hidden films rewind', async ({ page }) => {
    await showShortFilms(page);
    await open(page, '/');
    await expect(shown(page)).toHaveAccessibleName('2 of 3', { timeout: 10_000 });
    await button(page, 'Pause').click();
    // Films that are not shown are rewound.
    const current = Number.parseInt((await shown(page).getAttribute('aria-label')) ?? '', 10) - 1;
    const others = [0, 1].filter((index) => index !== current);
    for (const index of others) {
      await expect.poll(() => state(page, index)).toEqual({ paused: true, time: 0 });
    }
  });

  test('Films fade into each other in one second', async ({ page }) => {
    await open(page, '/');
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

  test('A film shows its first frame while it replaces its still', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const name of ['playing', 'pause']) {
        const note = ({ target }: Event) => {
          const video = target as HTMLVideoElement;
          const time = video.currentTime < 0.5 ? 'at the start' : video.currentTime;
          seen.push(`${name} ${time} ${getComputedStyle(video).objectPosition}`);
        };
        document.addEventListener(name, note, true);
      }
    });
    await open(page, '/');
    await expect(film(page, 0)).toHaveCSS('opacity', '1');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.slice(0, 3)))
      .toEqual([
        'playing at the start 45% 50%',
        'pause at the start 45% 50%',
        'playing at the start 45% 50%',
      ]);
    const still = page.locator('section[aria-roledescription=carousel] img').first();
    await expect(still).toHaveCSS('object-position', '45% 50%');
  });

  test('Autoplay that the browser refuses is not retried', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    });
    await open(page, '/');
    await expect(film(page, 0)).toBeAttached();
    await expect(button(page, 'Play')).toBeVisible();
    await expect(shown(page)).toHaveAccessibleName('1 of 3');
  });

  test('A single slide starts again at its end', async ({ page }) => {
    await page.route('**/api/settings/pages/home', async (route) => {
      const answer = await route.fetch();
      const words = (await answer.json()) as { slides: unknown[] };
      await route.fulfill({
        response: answer,
        json: { ...words, slides: words.slides.slice(0, 1) },
      });
    });
    await showShortFilms(page);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(shown(page)).toHaveAccessibleName('1 of 1');
    const starts = film(page, 0).evaluate(
      (video) =>
        new Promise<number>((resolve) => {
          let count = 0;
          // A film that loops seeks back to its start.
          video.addEventListener('seeked', () => {
            count += 1;
            if (count === 2) resolve(count);
          });
        }),
    );
    expect(await starts).toBe(2);
    expect((await state(page, 0)).paused).toBe(false);
    await expect(shown(page)).toHaveAccessibleName('1 of 1');
  });
});
