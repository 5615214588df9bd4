import { expect, test } from './fixtures.ts';
import { open, reload } from './open.ts';

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
    await open(page, address);
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
  await open(page, '/about');
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
  await expect(page.locator('main h1')).toBeFocused();
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('Keyboard users skip the header', async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A change of page starts at its top, with the focus on its heading', async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('navigation', { name: 'Quick Links' })
    .getByRole('link', { name: 'Learn to Dive' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn to dive');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`The way to the top is ${behavior} where motion is “${reducedMotion}”`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        scrolls.push(options);
        scrollTo(options);
      }) as typeof window.scrollTo;
    });
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByRole('link', { name: 'Learn to Dive' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn to dive');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const scrolls = await page.evaluate(() => (window as Window & { scrolls?: unknown[] }).scrolls);
    expect(scrolls?.at(-1)).toMatchObject({ top: 0, behavior });
  });
}

test('Tab leads through a whole page, in view and without a trap', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/gear-reviews/mares-puck-4');
  await page.waitForLoadState('networkidle');
  const seen: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return undefined;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        inView: bottom > 0 && top < innerHeight,
        covered: !(over && (element.contains(over) || over.contains(element))),
        outlined: getComputedStyle(element).outlineStyle !== 'none',
      };
    });
    if (!focused) break;
    expect(focused, focused.name).toMatchObject({ inView: true, covered: false, outlined: true });
    seen.push(focused.name);
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.length).toBeLessThan(80);
  expect(seen[0]).toBe('Skip to the content');
  expect(seen.at(-1)).toMatch(/^Sitemap/);
});

test('The footer leads to the rooms, the legal pages and the sitemap', async ({ page }) => {
  await open(page, '/about');
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
  const year = new Date().getFullYear();
  await expect(
    footer.getByText(`© ${year > 2025 ? `2025–${year}` : '2025'} Bottom Time`, { exact: true }),
  ).toBeVisible();
});

test('An unknown address inside the site says 404 and leads home', async ({ page }) => {
  const answer = await open(page, '/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  for (const below of ['/blog/a/b/c', '/gear-reviews/a/b', '/dive-sites/1/x']) {
    expect((await open(page, below))?.status(), below).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  await page.getByRole('link', { name: 'Back to the surface' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('The chosen colours are kept on the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});
