import type { Page } from '@playwright/test';
import { builtPath } from '../../scripts/lib/client-files.ts';
import { expect, isHydrated, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open, settled } from './open.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const shown = (page: Page) => page.locator('fieldset[aria-roledescription=slide]:not([inert])');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the home page and waits until its films can be paused. */
async function openHome(page: Page) {
  await open(page, '/');
  await expect(button(page, 'Pause')).toBeVisible();
}

test('Visitors step through the three films, which wrap around at both ends', {
  tag: '@slow',
}, async ({ page, consoleErrors }) => {
  await openHome(page);
  await button(page, 'Pause').click();
  await expect(shown(page)).toHaveAccessibleName('1 of 3');
  await button(page, 'Previous slide').click();
  await expect(shown(page)).toHaveAccessibleName('3 of 3');
  await button(page, 'Next slide').click();
  await expect(shown(page)).toHaveAccessibleName('1 of 3');
  await button(page, 'Go to slide 2').click();
  await expect(shown(page)).toHaveAccessibleName('2 of 3');
  await expect(button(page, 'Go to slide 2')).toHaveAttribute('aria-current', 'true');
  await expect(shown(page).getByRole('heading')).toBeVisible();
  await expect(shown(page).getByRole('link')).toHaveAttribute('href', '/dive-sites/reefs');
  expect(consoleErrors).toEqual([]);
});

test('A visitor with reduced motion sees a still, and no film loads', { tag: '@slow' }, async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\/films\/.*\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
  await settled(page);
  await expect(button(page, 'Play')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  const still = page.locator('section[aria-roledescription=carousel] img').first();
  await expect
    .poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(films).toEqual([]);
});

test('The home page shows three featured products, the featured places and further links', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/');
  for (const [name, href] of [
    ['Open the dive-site map', '/map'],
    ['Open the map', '/map'],
    ['Read the gear reviews', '/gear-reviews'],
    ['View All Reviews', '/gear-reviews'],
    ['Explore All Destinations', '/dive-sites'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const { total } = await (await page.request.get('/api/dive-sites/count')).json();
  await expect(page.getByText(`at ${total} dive sites around Australia`)).toBeVisible();
  for (const name of ['Latest Gear Reviews', 'Diving Blog', "Australia's Best Dive Sites"]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const note = 'Affiliate Link - We earn from qualified purchases';
  const products = page.getByRole('article').filter({ hasText: note });
  await expect(products).toHaveCount(3);
  await expect(products.getByRole('link', { name: /^Check Price/ })).toHaveCount(3);
  const [listed] = (await (await page.request.get('/api/products/featured')).json()) as {
    name: string;
    category: string;
    pickFor: string;
  }[];
  const card = products.first();
  await expect(card.getByRole('heading')).toHaveText(listed?.name ?? '');
  await expect(card.getByText(listed?.category ?? '', { exact: true })).toBeVisible();
  await expect(card.getByText(`Our pick for ${listed?.pickFor}`, { exact: true })).toBeVisible();
  const box = await products.first().locator('img').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(400 / 267, 1);
  const places = page.getByRole('article').filter({ hasText: 'Best: ' });
  await expect(places).toHaveCount(8);
  for (const fact of ['Water', 'Visibility', 'Depth', 'Difficulty']) {
    await expect(places.first().getByText(fact, { exact: true })).toBeVisible();
  }
  const explore = (name: string) =>
    page.getByRole('link', { name: new RegExp(`^Explore Sites ?: ${name}$`) });
  await expect(explore('SS Yongala')).toHaveAttribute(
    'href',
    '/dive-sites?q=SS+Yongala&sort=match',
  );
  await expect(explore('Tasmania')).toHaveAttribute('href', '/dive-sites/tas');
  const words = page.getByRole('searchbox', { name: 'Search the dive sites' });
  await words.fill('wreck nsw boat');
  await words.press('Enter');
  await expect(page).toHaveURL(/\/dive-sites\?q=wreck/);
  await expect(page.getByRole('region', { name: 'How the search was read' })).toContainText(
    'Wreck',
  );
});

test.describe('the newsletter', () => {
  const call = '**/api/newsletter/subscribe';

  test('Visitors subscribe once, and a second attempt shows a message', async ({ page }) => {
    const answer = await holdRequests(page, call);
    await openHome(page);
    const form = page.getByRole('form', { name: 'Newsletter' });
    const email = form.getByLabel('Email address');
    await email.fill('diver@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    answer();
    await expect(page.getByText('Successfully subscribed!', { exact: true })).toBeVisible();
    await expect(
      page.getByText('We can’t send email yet. Your free PDF guide waits below the form.', {
        exact: true,
      }),
    ).toBeVisible();
    const guide = form.getByRole('link', { name: 'Download the free guide (PDF)' });
    const file = await page.request.get((await guide.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    await expect(email).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();

    await email.fill('diver@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Already subscribed!', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'This email is already receiving our newsletter. Check your inbox for the latest updates.',
        { exact: true },
      ),
    ).toBeVisible();
    // One message is visible at most.
    await expect(page.getByText('Successfully subscribed!', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Already subscribed!', { exact: true })).toBeHidden();
  });

  test('A failed subscription shows the server’s message', { tag: '@slow' }, async ({ page }) => {
    await page.route(call, (route) =>
      route.fulfill({ status: 500, json: { error: 'The post office is closed.' } }),
    );
    await openHome(page);
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill('other@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(page.getByText('The post office is closed.', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Email address')).toHaveValue('other@example.com');
  });

  test('A connection lost while typing is reported, and the address stays in the form', {
    tag: '@slow',
  }, async ({ page }) => {
    await openHome(page);
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill('adrift@example.com');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'Our side or the connection let you down, not you. Try once more in a moment.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(form.getByLabel('Email address')).toHaveValue('adrift@example.com');
  });

  test('An invalid email address is not sent', { tag: '@slow' }, async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/newsletter')) sent += 1;
    });
    await openHome(page);
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill('diver');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please give a valid email address.')).toBeVisible();
    await expect(form.getByLabel('Email address')).toBeFocused();
    expect(sent).toBe(0);
  });
});

test.describe('slow', { tag: '@slow' }, () => {
  test('The films advance after 15 seconds until someone pauses them', async ({ page }) => {
    // Films without files cannot end early, so only the timer advances them.
    await page.route(/\/films\/.*\.(webm|mp4)$/, (route) => route.abort());
    await page.clock.install();
    await openHome(page);
    await page.clock.runFor(14_000);
    await expect(shown(page)).toHaveAccessibleName('1 of 3');
    await page.clock.runFor(1500);
    await expect(shown(page)).toHaveAccessibleName('2 of 3');
    await button(page, 'Pause').click();
    await expect(button(page, 'Play')).toBeVisible();
    await page.clock.runFor(40_000);
    await expect(shown(page)).toHaveAccessibleName('2 of 3');
    await button(page, 'Play').click();
    await page.clock.runFor(15_500);
    await expect(shown(page)).toHaveAccessibleName('3 of 3');
  });

  test('The films start muted, and Pause stops the playing film', async ({ page }) => {
    await openHome(page);
    const film = page.locator('video').first();
    const state = (name: 'muted' | 'paused') =>
      film.evaluate((video, key) => (video as HTMLVideoElement)[key], name);
    await expect.poll(() => state('paused')).toBe(false);
    expect(await state('muted')).toBe(true);
    await button(page, 'Unmute').click();
    expect(await state('muted')).toBe(false);
    await button(page, 'Mute').click();
    expect(await state('muted')).toBe(true);
    await button(page, 'Pause').click();
    await expect.poll(() => state('paused')).toBe(true);
  });

  test('The cards are readable at first, and their code loads when they come near the screen', async ({
    page,
    consoleErrors,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const file = builtPath('src/web/routes/-shared/featured-cards.tsx');
    const code = () => fetched.filter((url) => url.endsWith(file));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const product = page.locator('#featured article').first();
    await expect(product.getByRole('heading')).toBeVisible();
    const asWritten = await product.elementHandle();
    expect(code()).toEqual([]);
    await page.locator('#featured').scrollIntoViewIfNeeded();
    await expect.poll(() => code()).toHaveLength(1);
    await expect.poll(() => isHydrated(product)).toBe(true);
    // React hydrated the server's HTML instead of replacing it.
    expect(await asWritten?.evaluate((card) => card.isConnected)).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  test('Cards without their code stay visible, and their links work', async ({ page }) => {
    const file = builtPath('src/web/routes/-shared/featured-cards.tsx');
    await page.route(`**${file}`, (route) => route.abort());
    await open(page, '/');
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file));
    await page.locator('#featured').scrollIntoViewIfNeeded();
    await refused;
    await expect(page.getByRole('link', { name: /^Check Price/ })).toHaveCount(3);
    await page.getByRole('link', { name: 'Explore All Destinations' }).click();
    await expect(page).toHaveURL(/\/dive-sites$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Australian dive sites');
  });

  test('Grey cards are placeholders while the featured products load', async ({ page }) => {
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    const answer = await holdRequests(page, '**/api/products/featured*');
    // Hovering over the link preloads the page.
    const read = page.waitForRequest('**/api/products/featured*');
    await page.getByRole('link', { name: 'Home', exact: true }).hover();
    await read;
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const grey = page.getByRole('status', { name: 'Loading: Gear worth a second look' });
    await expect(grey.locator('> *')).toHaveCount(3);
    answer();
    await expect(grey).toBeHidden();
    await expect(page.getByRole('link', { name: /^Check Price/ })).toHaveCount(3);
  });
});
