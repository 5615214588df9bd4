import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillSiteIds, open } from './open.ts';

test.use({ readsOnly: true });

test('Visitors see the latest article first and read it', async ({ page, consoleErrors }) => {
  await open(page, '/blog');
  await expect(page.getByText('Latest Article')).toBeVisible();
  await page.getByRole('link', { name: 'What Bottom Time is, and how to use it' }).click();
  await expect(page).toHaveURL(/\/blog\/what-bottom-time-is$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What Bottom Time is, and how to use it',
  );
  await expect(page.getByText('Published on 15 November 2026')).toBeVisible();
  await page.getByRole('link', { name: 'More Articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(consoleErrors).toEqual([]);
});

test('Visitors filter articles by category', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('button', { name: 'Safety' }).click();
  await expect(page.getByText('Latest Article')).toBeHidden();
  await expect(page.getByRole('link', { name: /safety stop/i })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What Bottom Time is' })).toBeHidden();
});

test('An unknown article answers 404 with a message', { tag: '@slow' }, async ({ page }) => {
  const answer = await open(page, '/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('An article about a dive site links to its guide', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/blog/diving-the-ss-yongala');
  await page.getByRole('link', { name: 'Guide to SS Yongala' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SS Yongala');
});

test('The only article of a category links to three other articles', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/blog/choosing-a-first-dive-computer');
  const next = page.getByRole('region', { name: 'Read next' }).getByRole('link');
  await expect(next).toHaveCount(3);
  await expect(next.filter({ hasText: 'Choosing a first dive computer' })).toHaveCount(0);
});

test('An article ends with links to three other articles', { tag: '@slow' }, async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/blog/diving-the-ss-yongala');
  const next = page.getByRole('region', { name: 'Read next' }).getByRole('link');
  await expect(next).toHaveCount(3);
  const title = (await next.first().textContent()) ?? '';
  expect(title).not.toContain('Yongala');
  await next.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(consoleErrors).toEqual([]);
});

/** Opens an article from the list, with some fields replaced. */
async function openArticle(page: Page, fields: object) {
  await page.route('**/api/articles/slug/**', async (route) => {
    const article = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...article, ...fields } });
  });
  await open(page, '/blog');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'What Bottom Time is, and how to use it' }).click();
  await expect(page.getByText('Published on')).toBeVisible();
}

const metaDescription = (page: Page) =>
  page.locator('meta[name=description]').getAttribute('content');

test('A category shows all of its articles, newest first', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/blog');
  const filters = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(filters).toHaveText(['All', 'Dive Sites', 'Safety', 'Tips', 'Marine Life']);
  const listed = (await (await page.request.get('/api/articles?fields=summary')).json()) as {
    title: string;
    category: string;
    createdAt: string;
  }[];
  const safety = listed
    .filter(({ category }) => category === 'Safety')
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  expect(safety.length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Safety' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    safety.map(({ title }) => title),
  );
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A list that cannot be loaded shows an error with a retry', async ({ page }) => {
    await open(page, '/blog/what-bottom-time-is');
    await page.waitForLoadState('networkidle');
    await page.route('**/api/articles?*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('link', { name: 'More Articles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not load this page');
    await page.unroute('**/api/articles?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Latest Article')).toBeVisible();
  });

  test('An article without an excerpt is described by its first 160 characters', async ({
    page,
  }) => {
    const text = 'Descend slowly. '.repeat(20);
    await openArticle(page, { excerpt: '', content: `<p>${text}</p>` });
    await expect.poll(() => metaDescription(page)).toBe(text.slice(0, 160));
  });

  test('An article without text has a generic description', async ({ page }) => {
    await openArticle(page, { excerpt: '', content: '' });
    await expect
      .poll(() => metaDescription(page))
      .toBe('An article for Australian scuba divers by Bottom Time.');
  });

  test('An article has its picture, category, author and date', async ({ page }) => {
    await openArticle(page, { publishedAt: null, createdAt: '2025-03-09T00:00:00.000Z' });
    const article = page.getByRole('article');
    await expect(article.locator('img').first()).toHaveAttribute('height', '600');
    await expect(article.getByText('News', { exact: true })).toBeVisible();
    await expect(
      article.getByText(/^By Bottom Time Team · Published on 9 March 2025/),
    ).toBeVisible();
  });

  test('An article shows the video of its dive site', async ({ page }) => {
    const guide = await fillSiteIds(page.request, '/dive-sites/{Ethel Beach}');
    const site = (await (await page.request.get(`/api${guide}`)).json()) as { name: string };
    await page.route('**/api/dive-sites/by-review-url?*', (route) =>
      route.fulfill({ json: { ...site, videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } }),
    );
    const asked = page.waitForRequest('**/api/dive-sites/by-review-url?*');
    await openArticle(page, {});
    expect(new URL((await asked).url()).searchParams.get('url')).toBe('/blog/what-bottom-time-is');
    await expect(
      page.getByRole('heading', { name: `Dive Site Video: ${site.name}` }),
    ).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www.youtube-nocookie.com\/embed\/aqz-KE-bpKQ/,
    );
  });

  test('A blog without articles shows a message', async ({ page }) => {
    await page.route('**/api/articles?*', (route) => route.fulfill({ json: [] }));
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(
      page.getByText(
        "We're working on publishing great content for divers. Check back soon for tips, guides, and diving stories!",
      ),
    ).toBeVisible();
  });

  test('The blog and an article show placeholders while they load', async ({ page }) => {
    let isHeld = true;
    const answers: (() => void)[] = [];
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    for (const calls of ['**/api/articles**', '**/api/articles/**']) {
      await page.route(calls, async (route) => {
        if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
        await route.continue();
      });
    }
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Loading articles' })).toBeVisible();
    for (const answer of answers.splice(0)) answer();
    await page.getByRole('link', { name: 'What Bottom Time is, and how to use it' }).click();
    await expect(page.getByRole('status', { name: 'Loading article', exact: true })).toBeVisible();
    isHeld = false;
    for (const answer of answers.splice(0)) answer();
    await expect(page.getByText('Published on')).toBeVisible();
  });
});

test('the latest article has its picture beside its text on a wide screen', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/blog');
  const latest = page.locator('article').filter({ hasText: 'Latest Article' });
  const card = await latest.boundingBox();
  const picture = await latest.locator('img').boundingBox();
  expect(picture).toMatchObject({ x: card?.x, y: card?.y, height: card?.height });
});
