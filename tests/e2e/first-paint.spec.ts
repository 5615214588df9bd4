import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

const isScript = (url: URL) => url.pathname.endsWith('.js');

test('A button pressed before hydration acts after it', async ({ page }) => {
  const release = await holdRequests(page, isScript);
  await page.setViewportSize({ width: 390, height: 800 });
  const going = page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeHidden();
  release();
  await going;
  await expect(menu).toBeVisible();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A page’s scripts wait until its pictures have loaded', async ({ page }) => {
    const events: string[] = [];
    page.on('request', (request) => {
      if (isScript(new URL(request.url()))) events.push('script');
    });
    await page.route(/contact-hero/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      events.push('picture');
      await route.continue();
    });
    await open(page, '/contact');
    expect(events[0]).toBe('picture');
    expect(events).toContain('script');
  });

  test('A picture that never loads does not block hydration', async ({ page }) => {
    await page.route(/contact-hero/, () => undefined);
    await open(page, '/contact', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please give your name')).toBeVisible();
  });

  test('A phone’s first screen loads before the pictures below it', async ({ page }) => {
    const events: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(art|films)\/.*\.(avif|webp|jpe?g)$/.test(pathname)) events.push(pathname);
    });
    await page.route(/kelp-forest/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      events.push('still');
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    expect(events.slice(0, 2)).toEqual([expect.stringContaining('kelp-forest'), 'still']);
    // The other films' stills wait for an interaction with the page.
    expect(events.filter((path) => path.startsWith('/films'))).toHaveLength(1);
    const card = page.locator('article img').first();
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
