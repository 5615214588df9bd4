import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

const events = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

test('The data layer records each page view once, and the reading of an article', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('link', { name: 'What Bottom Time is, and how to use it' }).click();
  await expect(page.getByText('Published on')).toBeVisible();
  await expect
    .poll(async () => (await events(page)).map((entry) => entry.event))
    .toContain('blog_view');
  const sent = await events(page);
  expect(sent.filter(({ event }) => event === 'page_view')).toEqual([
    { event: 'page_view', page_path: '/blog' },
    { event: 'page_view', page_path: '/blog/what-bottom-time-is' },
  ]);
  expect(sent).toContainEqual({
    event: 'blog_click',
    label: 'What Bottom Time is, and how to use it',
    position: 'featured',
  });
  expect(sent).toContainEqual({
    event: 'blog_view',
    label: 'What Bottom Time is, and how to use it',
    category: 'News',
    author: 'Bottom Time Team',
  });
});

const named = async (page: Page, name: string) =>
  (await events(page)).filter(({ event }) => event === name);

test.describe('slow', { tag: '@slow' }, () => {
  test('A review records the viewed product and the button that led to the shop', async ({
    page,
    context,
  }) => {
    await open(page, '/gear-reviews/shearwater-peregrine');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    for (const position of ['first', 'last'] as const) {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Check Price' })[position]().click();
      await (await opened).close();
    }
    const sent = await events(page);
    expect(sent).toContainEqual(
      expect.objectContaining({ event: 'review_view', category: 'Dive Computers', value: 1 }),
    );
    expect(sent).toContainEqual({ event: 'affiliate_click', label: title, value: 1 });
    expect(sent).toContainEqual({ event: 'affiliate_click_bottom', label: title, value: 1 });
    expect(sent).toContainEqual({
      event: 'purchase_intent',
      label: title,
      price: 'Price not specified',
      value: 0,
      position: 'bottom',
    });
  });

  test('A review without price, rating and author is recorded with placeholders', async ({
    page,
  }) => {
    await page.route('**/api/reviews/slug/**', async (route) => {
      const answer = await route.fetch();
      const review = (await answer.json()) as object;
      await route.fulfill({ json: { ...review, price: null, rating: null, author: '' } });
    });
    await open(page, '/gear-reviews');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /^Mares Puck 4:/ }).click();
    await expect(page.getByRole('heading', { name: 'Interested in this gear?' })).toBeVisible();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(await named(page, 'review_view')).toEqual([
      {
        event: 'review_view',
        label: title,
        category: 'Dive Computers',
        price: 'Price not specified',
        rating: 'No rating',
        author: 'Bottom Time Team',
        value: 1,
      },
    ]);
    await page.getByRole('link', { name: 'Check Price' }).first().click();
    expect(await named(page, 'purchase_intent')).toEqual([
      { event: 'purchase_intent', label: title, price: 'Price not specified', value: 0 },
    ]);
  });

  test('Pages record their content groups before their own events', async ({ page }) => {
    await open(page, '/gear-reviews/mares-puck-4');
    await expect.poll(() => named(page, 'review_view')).toHaveLength(1);
    const order = (await events(page)).map(({ event }) => event);
    expect(order.indexOf('page_config')).toBeLessThan(order.indexOf('review_view'));
    expect(await named(page, 'page_config')).toEqual([
      { event: 'page_config', content_group1: 'Gear Review', content_group2: 'Dive Computers' },
    ]);
    await open(page, '/blog/diving-the-ss-yongala');
    await expect
      .poll(() => named(page, 'page_config'))
      .toEqual([{ event: 'page_config', content_group1: 'Blog', content_group2: 'Dive Sites' }]);
  });

  test('The list of reviews records browsing, filters, followed links and suggestions', async ({
    page,
  }) => {
    await open(page, '/gear-reviews');
    await expect.poll(() => named(page, 'browse_gear_reviews')).toHaveLength(1);
    await page.getByRole('button', { name: 'Wetsuits' }).click();
    expect(await named(page, 'filter_gear_reviews')).toEqual([
      { event: 'filter_gear_reviews', label: 'Wetsuits' },
    ]);
    const others = page.getByRole('article').filter({ hasNotText: 'Wetsuits' });
    await expect(others).toHaveCount(0);
    const card = page.getByRole('article').first();
    await card.getByRole('link', { name: /^Check Price/ }).click();
    expect(await named(page, 'affiliate_link_click')).toEqual([
      {
        event: 'affiliate_link_click',
        category: 'commerce',
        label: await card.getByRole('heading').textContent(),
      },
    ]);
    await page.getByRole('link', { name: 'Suggest a Product' }).click();
    await expect(page).toHaveURL(/contact$/);
    expect(await named(page, 'suggest_product_click')).toHaveLength(1);
    expect(await named(page, 'suggest_product')).toHaveLength(1);
  });

  test('Clicks on products and articles, and subscriptions, are events', async ({ page }) => {
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({ status: 201, json: { success: true } }),
    );
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const product = page.getByRole('article').filter({ hasText: 'Affiliate Link' }).first();
    await product.scrollIntoViewIfNeeded();
    await expect.poll(() => isHydrated(product)).toBe(true);
    await product.getByRole('link', { name: /^Check Price/ }).click();
    expect(await named(page, 'affiliate_link_click')).toEqual([
      {
        event: 'affiliate_link_click',
        category: 'commerce',
        label: await product.getByRole('heading').textContent(),
      },
    ]);
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill('events@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => named(page, 'newsletter_signup')).toHaveLength(1);
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByText('Latest Article')).toBeVisible();
    const second = page.getByRole('article').nth(1).getByRole('link');
    const label = await second.textContent();
    await second.click();
    await expect(page.getByText('Published on')).toBeVisible();
    expect(await named(page, 'blog_click')).toEqual([
      { event: 'blog_click', label, position: 'grid' },
    ]);
  });
});
