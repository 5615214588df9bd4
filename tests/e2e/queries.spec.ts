import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open, settled } from './open.ts';

test.use({ readsOnly: true });

const callsTo = (page: Page, path: string) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.url());
  });
  return calls;
};

/** Follows a link without hovering over it first, which would preload its page. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());

test.describe('slow', { tag: '@slow' }, () => {
  test('A list is not requested again after 30 minutes, nor on focus', async ({ page }) => {
    const calls = callsTo(page, '/api/articles');
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await follow(page, 'News');
    await expect(page.getByText('Latest Article')).toBeVisible();
    expect(calls).toHaveLength(1);
    await page.clock.install();
    await page.clock.runFor('30:00');
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await follow(page, 'About');
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    await follow(page, 'News');
    await expect(page.getByText('Latest Article')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('A failed call is not retried', async ({ page }) => {
    const calls = callsTo(page, '/api/articles');
    await page.route('**/api/articles?*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.clock.install();
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await follow(page, 'News');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not load this page');
    await page.clock.runFor(30_000);
    await settled(page);
    expect(calls).toHaveLength(1);
  });

  test('Hovering over a link preloads its page, so that a click needs no request', async ({
    page,
  }) => {
    const calls = callsTo(page, '/api/articles');
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'News', exact: true });
    await link.hover();
    await expect.poll(() => calls).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    await page.route('**/*', (route) => route.abort());
    await link.click();
    await expect(page.getByText('Latest Article')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('Calls send cookies, and JSON only with a body', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'probe', value: '1', url: baseURL ?? '' }]);
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({ status: 201, json: { success: true } }),
    );
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const read = page.waitForRequest('**/api/search?*');
    await page.getByPlaceholder('Search...').fill('wreck');
    const reading = await (await read).allHeaders();
    expect(reading['content-type']).toBeUndefined();
    expect((await read).postData()).toBeNull();
    expect(reading.cookie).toContain('probe=1');

    const write = page.waitForRequest('**/api/newsletter/subscribe');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill('cookies@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const writing = await (await write).allHeaders();
    expect(writing['content-type']).toContain('application/json');
    expect((await write).postDataJSON()).toMatchObject({ email: 'cookies@example.com' });
    expect(writing.cookie).toContain('probe=1');
  });
});
