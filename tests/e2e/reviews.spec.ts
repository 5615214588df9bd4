import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open, reload } from './open.ts';

test.use({ readsOnly: true });

test('Visitors open a shop from a card in a new tab, without leaving the list', {
  tag: '@slow',
}, async ({ page, context, consoleErrors }) => {
  await open(page, '/gear-reviews');
  const button = page.getByRole('link', { name: /^Check Price of Mares Puck 4/ });
  await expect(button).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
  const tab = context.waitForEvent('page');
  await button.click();
  await tab;
  await expect(page).toHaveURL(/\/gear-reviews$/);
  expect(consoleErrors).toEqual([]);
});

test('Visitors filter reviews by category, and Dive Computers shows a buying guide', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/gear-reviews');
  const filters = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(filters).toHaveText([
    'All Reviews',
    'BCDs',
    'Dive Computers',
    'Masks & Fins',
    'Wetsuits',
    'Cameras',
    'Regulators',
  ]);
  await page.getByRole('button', { name: 'Dive Computers' }).click();
  await expect(page.getByRole('heading', { name: 'Choosing a dive computer' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page).toHaveURL(/\/gear-reviews\?category=Dive\+Computers$/);
  await reload(page);
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(30);
  await page.goForward();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Suggest a Product' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('A search shows matching products, then matching reviews', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/gear-reviews?search=mares%20PUCK');
  await expect(page.getByRole('article').first()).toContainText(
    'Affiliate Link - We earn from qualified purchases',
  );
  await expect(page.getByRole('link', { name: /^Mares Puck 4:/ })).toBeVisible();
  await open(page, '/gear-reviews?search=zzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Check back soon for new reviews!')).toBeVisible();
});

test('Visitors read a review and go back to the list', async ({ page, consoleErrors }) => {
  await open(page, '/gear-reviews');
  await page.getByRole('link', { name: /^Mares Puck 4:/ }).click();
  await expect(page).toHaveTitle(/ - Expert Gear Review \| Bottom Time$/);
  await expect(page.getByText('24 October 2026')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interested in this gear?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Check Price/ })).toHaveCount(2);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('term')).toHaveText(['Battery']);
  await expect(figures.getByRole('link', { name: 'manuals.plus' })).toBeVisible();
  await expect(figures).toContainText('Read on 24 November 2026');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(2);
  const [structured, way] = (await data.allTextContents()).map((text) => JSON.parse(text));
  expect(way.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Gear Reviews' },
    { name: structured.name },
  ]);
  expect(structured).toMatchObject({
    '@type': 'Review',
    itemReviewed: {
      name: 'Mares Puck 4',
      category: 'Dive Computers',
      offers: { priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    },
    reviewRating: { ratingValue: 4.5, bestRating: 5 },
    publisher: { name: 'Bottom Time' },
  });
  await page.getByRole('link', { name: 'Browse More Reviews' }).click();
  await expect(page).toHaveURL(/\/gear-reviews$/);
  await expect(data).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

const metaContent = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

test.describe('slow', { tag: '@slow' }, () => {
  for (const [what, answer] of [
    ['an error', { status: 500, json: { error: 'No' } }],
    ['null', { status: 200, json: null }],
  ] as const) {
    test(`a review answered with ${what} shows Review Not Found and can be tried again`, async ({
      page,
    }) => {
      await open(page, '/gear-reviews');
      await page.route('**/api/reviews/slug/**', (route) => route.fulfill(answer));
      await page.locator('a[href^="/gear-reviews/"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Not Found');
      await expect(page.getByText("doesn't exist or has been removed")).toBeVisible();
      await page.unroute('**/api/reviews/slug/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Browse More Reviews' })).toBeVisible();
    });
  }

  test('A review whose picture cannot be loaded shows a message', async ({ page }) => {
    await page.route('**/art/gear/**', (route) => route.abort());
    await open(page, '/gear-reviews/mares-puck-4');
    await expect(page.getByText('Review image unavailable')).toBeVisible();
    await expect(page.getByText('Content still accessible')).toBeVisible();
  });

  test('The list has its head data, and a featured dive site behind its heading', async ({
    page,
  }) => {
    await open(page, '/gear-reviews');
    await expect(page).toHaveTitle('Scuba Gear Reviews for Australian Divers | Bottom Time');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /Honest reviews/,
    );
    const badge = page.getByRole('link', { name: /^Featured dive site: / });
    const name = ((await badge.textContent()) ?? '').replace('Featured dive site: ', '');
    const featured = (await (await page.request.get('/api/dive-sites/featured')).json()) as {
      id: number;
      name: string;
      blogSlug: string | null;
    }[];
    const site = featured.find((candidate) => candidate.name === name);
    expect(site).toBeDefined();
    await expect(badge).toHaveAttribute('href', `/blog/${site?.blogSlug}`);
    // The picture stays the same after hydration.
    const picture = page.locator('main section img').first();
    const before = await picture.getAttribute('src');
    await page.waitForLoadState('networkidle');
    await expect(picture).toHaveAttribute('src', before ?? '');
  });

  test('Each visit shows one site behind the heading, and visits differ', async ({ page }) => {
    const header = page.getByRole('navigation', { name: 'Main' });
    const badge = page.getByRole('link', { name: /^Featured dive site: / });
    const seen = new Set<string | null>();
    for (let visit = 0; visit < 12 && seen.size < 2; visit += 1) {
      await open(page, '/about');
      await page.waitForLoadState('networkidle');
      await header.getByRole('link', { name: 'Gear Reviews' }).click();
      const first = await badge.textContent();
      await header.getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
      await header.getByRole('link', { name: 'Gear Reviews' }).click();
      await page.waitForLoadState('networkidle');
      await expect(badge).toHaveText(first ?? '');
      seen.add(first);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('A card has its category, pick, author and an excerpt of two lines', async ({ page }) => {
    await open(page, '/gear-reviews');
    const card = page.getByRole('article').filter({ hasText: 'Mares Puck 4' });
    await expect(card.getByText('Dive Computers', { exact: true })).toBeVisible();
    await expect(card.getByText('By Bottom Time Team', { exact: true })).toBeVisible();
    await expect(card.getByText('Our pick for a first computer')).toBeVisible();
    const excerpt = card.locator('p.line-clamp-2');
    await expect(excerpt).toHaveCSS('-webkit-line-clamp', '2');
    await expect(excerpt).toHaveCSS('overflow', 'hidden');
  });

  test('The list of reviews and the page of a review show placeholders while loading', async ({
    page,
  }) => {
    const answers: (() => void)[] = [];
    const hold = (pattern: string) =>
      page.route(pattern, async (route) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        await route.continue();
      });
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await hold('**/api/reviews/**');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Gear Reviews' })
      .click();
    const list = page.getByRole('status', { name: 'Loading reviews' });
    await expect(list.locator('.grid > *')).toHaveCount(6);
    for (const answer of answers.splice(0)) answer();
    await page.getByRole('link', { name: /^Mares Puck 4:/ }).click();
    await expect(page.getByRole('status', { name: 'Loading review', exact: true })).toBeVisible();
    for (const answer of answers.splice(0)) answer();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mares Puck 4');
  });

  test('A review has its parts in order', async ({ page }) => {
    await open(page, '/gear-reviews/mares-puck-4');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const words = await page.getByRole('article').evaluate((article) => article.textContent ?? '');
    const parts = [
      'Back to Reviews',
      'Dive Computers',
      title,
      'By The Bottom Time Editor · ',
      '24 October 2026',
      'Interested in this gear?',
      'Affiliate Link - We earn from qualified purchases',
      'Check Price',
      'Ready to upgrade your diving gear?',
      `Get the ${title} and experience the difference quality gear makes underwater.`,
      'Check Price',
      'Browse More Reviews',
    ];
    let at = 0;
    for (const part of parts) {
      const found = words.indexOf(part, at);
      expect(found, part).toBeGreaterThanOrEqual(at);
      at = found + part.length;
    }
    await expect(page.getByText('Our pick for a first computer').first()).toBeVisible();
    await expect(page.locator('article img').first()).toHaveCSS('max-height', '600px');
    await expect(page.locator('article hr')).toHaveCount(1);
    const { excerpt } = (await (
      await page.request.get('/api/reviews/slug/mares-puck-4')
    ).json()) as {
      excerpt: string;
    };
    await expect(page.getByText(excerpt, { exact: true })).toBeVisible();
  });

  test('A review without an excerpt is described by its title, category and price; the next review replaces its metadata', async ({
    page,
  }) => {
    await page.route('**/api/reviews/slug/mares-puck-4', async (route) => {
      const review = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...review, excerpt: '', price: '$399' } });
    });
    await open(page, '/gear-reviews');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /^Mares Puck 4:/ }).click();
    await expect(page.getByRole('heading', { name: 'Interested in this gear?' })).toBeVisible();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect
      .poll(() => metaContent(page, 'description'))
      .toBe(
        `Expert review of the ${title}, for Australian divers choosing dive computers. Price: $399.`,
      );
    const data = page.locator('script[type="application/ld+json"]');
    expect(JSON.parse((await data.first().textContent()) ?? '')).toMatchObject({
      name: title,
      itemReviewed: { offers: { price: '399', priceCurrency: 'AUD' } },
    });
    await page.getByRole('link', { name: 'Browse More Reviews' }).click();
    await page
      .getByRole('link', { name: /Shearwater Peregrine/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Peregrine');
    await expect(data).toHaveCount(2);
    expect(JSON.parse((await data.first().textContent()) ?? '').name).toContain('Peregrine');
  });
});
