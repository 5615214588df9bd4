import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const events = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

test('Every page is viewed once, and reading an article is an event', async ({ page }) => {
  await page.goto('/blog');
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

test('A review tells what was looked at and which button led to the shop', async ({
  page,
  context,
}) => {
  await page.goto('/gear-reviews/shearwater-peregrine');
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
