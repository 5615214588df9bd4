import { expect, test } from './fixtures.ts';
import { open } from './open.ts';
import { publicPages } from './public-pages.ts';

const paths = [
  ...publicPages,
  '/dive-sites/1',
  '/map',
  '/search?q=wreck',
  '/dive-sites/wrecks',
  '/dive-sites/region/adelaide',
  '/no-such-page',
];

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('Every public page can be read', async ({ page }) => {
    for (const path of paths.slice(0, -1)) {
      const answer = await open(page, path);
      expect(answer?.status(), path).toBe(200);
      expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(400);
    }
  });
});

test('The legal pages carry their dates, and the terms their twelve sections', async ({ page }) => {
  await open(page, '/affiliate-disclosure');
  await expect(page.getByText('7 June 2025')).toBeVisible();
  await open(page, '/privacy-policy');
  await expect(page.getByText('Last updated: June 2025')).toBeVisible();
  await open(page, '/terms-of-service');
  await expect(page.getByText('4 July 2025').first()).toBeVisible();
  await expect(page.locator('.prose h2')).toHaveCount(12);
  await expect(page.getByText('New South Wales').first()).toBeVisible();
});

test('Visitors find every page from the header, which shows where they are', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const active = menu.locator('[aria-current="page"]');
  await expect(active).toHaveText('Home');
  for (const [label, path] of [
    ['News', '/blog'],
    ['Gear Reviews', '/gear-reviews'],
    ['Dive Sites', '/dive-sites'],
    ['Learn to Dive', '/learn-to-dive'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ]) {
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(active).toHaveText(label ?? '');
    await expect(page.locator('main h1')).toBeFocused();
  }
  await open(page, '/blog/what-bottom-time-is');
  await expect(active).toHaveText('News');
});

test('On a phone the menu opens and closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(link).toBeHidden();
});

test('The footer names the legal pages and opens the sitemap in a new tab', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Affiliate Disclosure', 'Privacy Policy', 'Terms of Service']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  const sitemap = footer.getByRole('link', { name: /Sitemap/ });
  await expect(sitemap).toHaveAttribute('target', '_blank');
  const answer = await page.request.get('/sitemap.xml');
  expect(await answer.text()).toContain('/dive-sites/452</loc>');
});
