import { expect, isHydrated, test } from './fixtures.ts';
import { open, reload } from './open.ts';

test.use({ readsOnly: true });

test('The menu of a phone closes when a link is chosen and on Escape', async ({ page }) => {
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

test('A button beside Dive Sites discloses links to pages about them', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'More of Dive Sites' });
  const ways = header.getByRole('listitem');
  await expect(ways).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(ways).toHaveText([
    'Find',
    'Map',
    'Today and weekend',
    'Regions',
    'Species',
    'Trips',
    'Saved',
  ]);
  await page.keyboard.press('Escape');
  await expect(ways).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.locator('main h1').click();
  await expect(ways).toHaveCount(0);
  await button.click();
  await ways.getByRole('link', { name: 'Regions' }).click();
  await expect(page).toHaveURL(/\/regions$/);
  await expect(ways).toHaveCount(0);
  const strip = page.getByRole('navigation', { name: 'Explore dive sites' });
  await expect(strip.locator('[aria-current]')).toHaveText('Regions');
});

test('The menu of a phone indents the links below Dive Sites and contains Emergency', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const [site, map] = await Promise.all(
    ['Dive Sites', 'Map'].map((name) =>
      menu.getByRole('link', { name, exact: true }).boundingBox(),
    ),
  );
  expect(map?.x).toBeGreaterThan((site?.x ?? 0) + 10);
  await menu.getByRole('link', { name: 'Emergency' }).click();
  await expect(page).toHaveURL(/\/emergency$/);
});

test('The strip of links counts saved records', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/dive-sites');
  const saved = page
    .getByRole('navigation', { name: 'Explore dive sites' })
    .getByRole('link', { name: 'Saved' });
  await expect(saved).toHaveText('Saved');
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await expect.poll(() => isHydrated(heart)).toBe(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(saved).toHaveText('Saved1');
});

test('The home page is less than 6,000 px high on a phone, and its shortcuts open the named pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  const shortcuts = page.getByRole('list', { name: 'Shortcuts' });
  for (const [name, address] of [
    ['Jetties for beginners', /\/dive-sites\/piers\?skill=Beginner$/],
    ['This weekend', /\/weekend$/],
    ['Map', /\/map/],
  ] as const) {
    await open(page, '/');
    await shortcuts.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test('Keyboard users skip the header', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A new page starts at its top, with the focus on its heading', { tag: '@slow' }, async ({
  page,
}) => {
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

test('The Tab key reaches every control of a page, in view, without a trap', async ({ page }) => {
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

test('The chosen theme applies on the next visit', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test.describe('slow', { tag: '@slow' }, () => {
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    test(`The scroll to the top is ${behavior} if reduced motion is “${reducedMotion}”`, async ({
      page,
    }) => {
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
      const scrolls = await page.evaluate(
        () => (window as Window & { scrolls?: unknown[] }).scrolls,
      );
      expect(scrolls?.at(-1)).toMatchObject({ top: 0, behavior });
    });
  }

  test('Results and texts begin in the upper part of the first screen on a desktop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [address, first] of [
      ['/blog', 'article'],
      ['/blog/diving-the-ss-yongala', '.prose p'],
      ['/gear-reviews', 'article'],
      ['/gear-reviews/mares-puck-4', 'h1'],
      ['/dive-sites', '#cards article'],
      ['/dive-sites/wrecks', '#cards article'],
      ['/regions', 'section li'],
      ['/regions/sydney', 'article > div p'],
      ['/species', 'section li'],
      ['/species/grey-nurse-shark', 'h2 + p'],
      ['/species/weedy-seadragon', 'h2 + p'],
      ['/search?q=wreck', 'li'],
    ] as const) {
      await open(page, address);
      const begins = await page
        .locator('main')
        .locator(first)
        .filter({ visible: true })
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
      // The collections and the chosen filter of a landing page take a row each.
      expect.soft(begins, address).toBeLessThan(address === '/dive-sites/wrecks' ? 600 : 560);
    }
  });

  test('The serif italic loads after the page, and only two fonts are preloaded', async ({
    page,
  }) => {
    await open(page, '/species/grey-nurse-shark');
    const preloads = page.locator('link[rel=preload][as=font]');
    await expect(preloads).toHaveCount(2);
    for (const preload of await preloads.all()) {
      await expect(preload).not.toHaveAttribute('href', /newsreader/);
    }
    const drawnIn = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await drawnIn('[lang=la]')).toMatch(/^"Newsreader Italic"/);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('italic 500 20px "Newsreader Italic"')))
      .toBe(true);
    const [loaded, asked] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const font = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('newsreader'));
      return [(navigation as PerformanceNavigationTiming).loadEventStart, font?.startTime];
    });
    expect(asked).toBeGreaterThanOrEqual(loaded as number);
  });

  for (const [water, address, deep] of [
    ['tropical', '/regions/ningaloo-exmouth', 'rgb(7, 58, 94)'],
    ['subtropical', '/regions/lord-howe-island', 'rgb(6, 59, 76)'],
    ['temperate', '/regions/sydney', 'rgb(10, 64, 57)'],
  ] as const) {
    test(`The page of a coast with ${water} water has that water’s colours`, async ({ page }) => {
      await open(page, address);
      const region = page.locator('article[data-water]');
      await expect(region).toHaveAttribute('data-water', water);
      await expect(region.locator('.bg-deep').first()).toHaveCSS('background-color', deep);
    });
  }

  test('A plate blends with its background by night, but not by day or on paper', async ({
    page,
  }) => {
    const blend = () =>
      page
        .locator('.plate img')
        .first()
        .evaluate((element) => getComputedStyle(element).mixBlendMode);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/dive-sites/{Ethel Beach}');
    expect(await blend()).toBe('multiply');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await blend()).toBe('normal');
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
    expect(await blend()).toBe('normal');
  });

  test('The rows of an article’s table stack on a phone, each value under its column’s name', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/blog/choosing-a-first-dive-computer');
    const table = page.locator('.table-stack').first();
    const cell = table.locator('[data-label]').first();
    const label = await cell.getAttribute('data-label');
    expect(label).toBeTruthy();
    expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(
      `"${label}"`,
    );
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(cell).toHaveCSS('display', 'table-cell');
  });
});
