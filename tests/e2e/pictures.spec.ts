import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

/** Opens the blog from another page, with the same picture address for every article. */
async function readNewsWithPicture(page: Page, imageUrl: string) {
  await page.route('**/api/articles?*', async (route) => {
    const answer = await route.fetch();
    const articles = (await answer.json()) as object[];
    await route.fulfill({ json: articles.map((article) => ({ ...article, imageUrl })) });
  });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  await expect(page.getByText('Latest Article')).toBeVisible();
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const showPixel = (route: Route) => route.fulfill({ contentType: 'image/png', body: pixel });

const backgroundImage = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundImage);

test('A picture that failed before the scripts ran is shown as unavailable', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route('**/art/articles/**', (route) => route.abort());
  await open(page, '/blog');
  await expect(page.getByRole('article').first()).toContainText('Image unavailable');
  await expect(page.getByRole('article').first().locator('img')).toHaveCount(0);
});

for (const { path, tag } of [
  { path: '/', tag: [] },
  { path: '/blog', tag: '@slow' },
  { path: '/blog/diving-the-ss-yongala', tag: '@slow' },
  { path: '/gear-reviews', tag: '@slow' },
  { path: '/gear-reviews/mares-puck-4', tag: '@slow' },
  { path: '/about', tag: '@slow' },
]) {
  test(`Pictures of ${path} have a size, load when needed, and cause no layout shift`, {
    tag,
  }, async ({ page }) => {
    const readShift = await watchLayoutShift(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const pictures = await page.locator('main img').evaluateAll((images) =>
      images.map((image) => ({
        src: image.getAttribute('src'),
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        lazy: image.getAttribute('loading') === 'lazy',
        first: image.getAttribute('fetchpriority') === 'high',
        below: image.getBoundingClientRect().top > innerHeight,
      })),
    );
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
    expect(pictures.filter(({ below, lazy }) => below && !lazy)).toEqual([]);
    expect(pictures.filter(({ first }) => first)).toHaveLength(1);
    expect(await readShift()).toBeLessThan(0.02);
  });
}

test.describe('slow', { tag: '@slow' }, () => {
  test('A spinner is shown while a picture loads', async ({ page }) => {
    const answer = await holdRequests(page, '**/art/articles/**');
    await open(page, '/blog', { waitUntil: 'domcontentloaded' });
    const picture = 'main article img';
    await expect(page.locator(picture).first()).toHaveAttribute('data-state', 'loading');
    expect(await backgroundImage(page, picture)).toMatch(
      /^url\("data:image\/svg\+xml.*animation:turn/,
    );
    answer();
    await expect(page.locator(picture).first()).toHaveAttribute('data-state', 'loaded');
    expect(await backgroundImage(page, picture)).toBe('none');
  });

  test('A picture without an address is shown as unavailable', async ({ page }) => {
    await readNewsWithPicture(page, '');
    await expect(page.getByRole('article').first()).toContainText('Image unavailable');
  });

  test('A page requests a fitting size from Unsplash, and the original if that request fails', async ({
    page,
  }) => {
    const original = 'https://images.unsplash.com/photo-1';
    const asked: URL[] = [];
    await page.route(`${original}**`, (route) => {
      const url = new URL(route.request().url());
      asked.push(url);
      return url.search ? route.fulfill({ status: 404 }) : showPixel(route);
    });
    await readNewsWithPicture(page, original);
    const picture = page.getByRole('article').first().locator('img');
    await expect(picture).toHaveAttribute('data-state', 'loaded');
    await expect(picture).toHaveJSProperty('currentSrc', original);
    expect(asked[0]?.searchParams.get('q')).toBe('80');
    expect(['400', '600', '800', '1200', '1600']).toContain(asked[0]?.searchParams.get('w'));
  });

  test('A page whose background fails shows one of three fallbacks, without a further attempt', async ({
    page,
  }) => {
    const scenes: string[] = [];
    await page.route('**/art/scenes/**', (route) => {
      scenes.push(new URL(route.request().url()).pathname);
      return /fallback/.test(route.request().url()) ? route.continue() : route.abort();
    });
    await open(page, '/about');
    const scene = page.locator('main section img').first();
    await expect(scene).toHaveAttribute('src', /^\/art\/scenes\/fallback-[123][.]jpg$/);
    await expect(scene).toHaveJSProperty('complete', true);
    expect(scenes.filter((path) => path.includes('fallback'))).toHaveLength(1);

    await page.route('**/art/scenes/fallback-*', (route) => {
      scenes.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    scenes.length = 0;
    await open(page, '/contact');
    await expect(page.locator('main section img')).toHaveCount(0);
    expect(scenes.filter((path) => path.includes('fallback'))).toHaveLength(1);
  });
});
