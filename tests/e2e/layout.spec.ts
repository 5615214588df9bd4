import { expect, test } from './fixtures.ts';

const links = [
  ['Home', '/'],
  ['News', '/blog'],
  ['Gear Reviews', '/gear-reviews'],
  ['Dive Sites', '/dive-sites'],
  ['Learn to Dive', '/learn-to-dive'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const;

test('The header names seven rooms and marks the one that the visitor is in', async ({ page }) => {
  const header = page.getByRole('navigation', { name: 'Main' });
  for (const [address, active] of [
    ['/', 'Home'],
    ['/blog/diving-the-ss-yongala', 'News'],
    ['/gear-reviews/mares-puck-4', 'Gear Reviews'],
    ['/dive-sites/1', 'Dive Sites'],
    ['/about', 'About'],
  ] as const) {
    await page.goto(address);
    await expect(header.locator('[aria-current=page]')).toHaveText([active]);
  }
  await expect(header.getByRole('link')).toHaveText(links.map(([label]) => label));
  for (const [label, address] of links) {
    await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      address,
    );
  }
});

test('On a phone the menu closes when a link is chosen, and on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'Learn to Dive' }).click();
  await expect(page).toHaveURL(/\/learn-to-dive$/);
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('Keyboard users skip the header', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A change of page starts at its top, with the focus on its heading', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('navigation', { name: 'Quick Links' })
    .getByRole('link', { name: 'Learn to Dive' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn to dive');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('The footer leads to the rooms, the legal pages and the sitemap', async ({ page }) => {
  await page.goto('/about');
  const addresses = (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(await addresses('Quick Links')).toEqual([
    '/gear-reviews',
    '/dive-sites',
    '/learn-to-dive',
    '/blog',
    '/about',
    '/contact',
  ]);
  expect(await addresses('Legal')).toEqual([
    '/affiliate-disclosure',
    '/privacy-policy',
    '/terms-of-service',
    '/accessibility',
    '/sitemap.xml',
  ]);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^Sitemap/ })).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('list', { name: 'Social media' }).getByRole('link')).toHaveCount(3);
  await expect(footer.getByText('Affiliate links help support our content')).toBeVisible();
  await expect(footer.getByText(/^© 2025/)).toBeVisible();
});

test('An unknown address inside the site says 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: 'Back to the surface' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('The chosen colours are kept on the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-dress', 'night');
});
