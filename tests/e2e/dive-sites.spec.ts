import type { Page } from '@playwright/test';
import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

const map = (page: Page) => page.getByRole('region', { name: /^Map of dive sites/ });
const cards = (page: Page) => page.locator('#sites article');

test('Filters are in the address, and Back removes the last', async ({ page, consoleErrors }) => {
  await open(page, '/dive-sites');
  await expect(page.getByText(/^\d{3} dive sites$/)).toBeVisible();
  const all = await page.getByText(/^\d{3} dive sites$/).textContent();
  await page.getByLabel('Skill level').selectOption('Advanced');
  await expect(page).toHaveURL(/\?skill=Advanced$/);
  await page.getByRole('combobox', { name: 'Depth' }).selectOption('deep');
  await expect(page).toHaveURL(/\?skill=Advanced&depth=deep$/);
  await expect(cards(page).first()).toContainText('Advanced');
  await page.goBack();
  await expect(page).toHaveURL(/\?skill=Advanced$/);
  await expect(page.getByRole('combobox', { name: 'Depth' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Skill level' })).toHaveValue('Advanced');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No dive sites found' })).toBeVisible();
  await expect(page).toHaveURL(/q=zzzz/);
  await page.getByRole('button', { name: 'Show All Dive Sites' }).click();
  await expect(page).toHaveURL(/\/dive-sites$/);
  await expect(page.getByText(all ?? '')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('A filter chosen before hydration is applied after it', async ({ page }) => {
  const release = await holdRequests(page, (url) => url.pathname.endsWith('.js'));
  const going = page.goto('/dive-sites');
  await page.getByRole('combobox', { name: 'Skill level' }).selectOption('Advanced');
  release();
  await going;
  await expect(page).toHaveURL(/\?skill=Advanced$/);
  await expect(cards(page).first()).toContainText('Advanced');
});

test('A number, a Boolean and a repeated key are valid search texts', { tag: '@slow' }, async ({
  request,
}) => {
  for (const query of ['q=30', 'q=true', 'q=bay&q=reef']) {
    const answer = await request.get(`/dive-sites?${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const [, last] = /([^=]+)$/.exec(query) ?? [];
    expect(await answer.text()).toContain(`value="${last}"`);
  }
});

test("A card opens the site's guide, with its section, position and neighbours", async ({
  page,
}) => {
  await open(page, '/dive-sites?q=yongala');
  const link = cards(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const guide = page.getByRole('article', { name, exact: true });
  const section = guide.getByRole('img', {
    name: /^Section of SS Yongala\. Section, not a survey: a wreck on her starboard side, from 14 to 28 metres deep\./,
  });
  await expect(section).toBeVisible();
  await expect(section).toHaveJSProperty('complete', true);
  expect(await section.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(guide.getByRole('heading', { name: 'Position' })).toBeVisible();
  await expect(guide.getByRole('heading', { name: 'Nearest sites' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}, .*: Dive Site Guide`));
});

test('The map shows the chart and named markers when tiles are blocked', { tag: '@slow' }, async ({
  page,
  foreignRequests,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dive-sites?q=fairlight, north harbour');
  await map(page).scrollIntoViewIfNeeded();
  const marker = map(page).getByRole('button', { name: /^Fairlight/ });
  await expect(marker.first()).toBeVisible();
  await expect(map(page).locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
  await expect.poll(() => foreignRequests.some((url) => url.includes('tile'))).toBe(true);
  await marker.first().focus();
  await page.keyboard.press('Enter');
  await map(page)
    .getByRole('link', { name: /^Fairlight/ })
    .click();
  await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
});

for (const path of [
  '/dive-sites',
  '/dive-sites?page=2#sites',
  '/dive-sites?region=Sydney&page=2',
]) {
  test(`Back from a guide restores the scroll position on ${path}`, { tag: '@slow' }, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const card = cards(page).nth(9);
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(500);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await expect(card).toBeInViewport();
  });
}

for (const { width, tag } of auditedWidths) {
  for (const path of ['/dive-sites?q=wreck', '/dive-sites/{Ethel Beach}', '/dive-sites/0']) {
    const often = path === '/dive-sites/{Ethel Beach}' ? tag : '@slow';
    test(`${path} is accessible with its map at ${width} px`, { tag: often }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      if (path.endsWith('}')) await page.locator('#sites').getByRole('searchbox').focus();
      if (width < 1024) await page.getByRole('button', { name: 'Map', exact: true }).click();
      await map(page).scrollIntoViewIfNeeded();
      await expect(map(page).locator('canvas.leaflet-tile-loaded').first()).toBeAttached();
      // At the list, the header would cover half of the links to the guide's parts.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessibleInBothThemes(page);
    });
  }
}

test.describe('slow', { tag: '@slow' }, () => {
  test('The search box sends no request, a filter requests one page, and the map requests its sites', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/dive-sites');
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Skill level').selectOption('Advanced');
    await expect(page).toHaveURL(/skill=Advanced$/);
    await expect.poll(() => calls).toEqual(['/api/dive-sites/browse']);
    // A card below the pointer would preload its guide.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: /^Show \d+ sites$/ }).press('Enter');
    await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
    await expect.poll(() => calls).toEqual(['/api/dive-sites/browse', '/api/dive-sites/map']);
  });

  test('The whole catalogue is shown as clusters with counts', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/dive-sites');
    await map(page).scrollIntoViewIfNeeded();
    await expect(
      map(page)
        .getByText(/^\d+ dive sites$/)
        .first(),
    ).toBeVisible();
  });
});
