import type { Page } from '@playwright/test';
import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './dive-sites-fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

const map = (page: Page) => page.getByRole('region', { name: /^Map of dive sites/ });
const list = (page: Page) => page.getByRole('region', { name: 'Dive sites in view' });
const inView = async (page: Page) => {
  const [, shown, total] =
    /^(\d+) of (\d+) /.exec((await list(page).getByRole('status').textContent()) ?? '') ?? [];
  return { shown: Number(shown), total: Number(total) };
};

test('The list follows the map, and the map follows the filters and the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/map');
  await expect(map(page).locator('.site-cluster').first()).toBeVisible();
  for (const water of ['tropical', 'subtropical', 'temperate'])
    await expect(map(page).locator(`.site-cluster [data-water=${water}]`).first()).toBeVisible();
  await expect.poll(async () => (await inView(page)).shown).toBeGreaterThan(400);
  const { total } = await inView(page);
  const row = list(page).getByRole('article').first();
  const anywhere = (await row.getByRole('link').textContent()) ?? '';

  await list(page).getByLabel('Region').selectOption('Sydney');
  await expect(page).toHaveURL(/\/map\?region=Sydney$/);
  await expect.poll(async () => (await inView(page)).total).toBeLessThan(total);
  await expect(async () => {
    const { shown, total: found } = await inView(page);
    expect(shown).toBe(found);
  }).toPass();

  await expect(row.getByRole('link')).not.toHaveText(anywhere);
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('button', { name: `Show ${name} on the map` }).click();
  const guide = map(page).getByRole('link', { name, exact: true });
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');

  const before = await inView(page);
  await page.mouse.move(1400, 850);
  await page.mouse.down();
  await page.mouse.move(520, 850, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await inView(page)).shown).toBeLessThan(before.shown);
  await expect(page).toHaveURL(/region=Sydney&z=\d+&lat=-\d+[.\d]*&lon=\d+/);
  await expect(list(page).getByRole('heading', { name: 'No dive site in view' })).toBeVisible();
  await list(page)
    .getByRole('button', { name: `Show all ${before.total}` })
    .click();
  await expect(page).toHaveURL(/region=Sydney$/);
  await expect.poll(async () => (await inView(page)).shown).toBe(before.total);
});

test('A map past the 180th meridian still shows the sites', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/map?z=3&lat=-28&lon=-173');
  await expect(map(page).locator('.site-cluster').first()).toBeInViewport();
  await expect.poll(async () => (await inView(page)).shown).toBeGreaterThan(400);
  const address = page.url();
  await map(page).locator('.leaflet-container').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(address);
  await expect.poll(async () => (await inView(page)).shown).toBeGreaterThan(400);
});

/** Counts pixels of the chart with exactly the colour of a custom property. */
const countPixels = (page: Page, colourName: string) =>
  map(page)
    .locator('.leaflet-container')
    .evaluate((box, name) => {
      const probe = box.appendChild(document.createElement('canvas'));
      const context = probe.getContext('2d');
      if (!context) throw new Error('no canvas');
      probe.style.color = `var(--chart-${name})`;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      probe.remove();
      let count = 0;
      for (const canvas of box.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile-loaded')) {
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext('2d');
        copy?.drawImage(canvas, 0, 0);
        const { data = [] } = copy?.getImageData(0, 0, width, height) ?? {};
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
      }
      return count;
    }, colourName);

/** Red, green and blue of the chart at the map's centre; undefined until the chart is drawn. */
const colourAtCentre = (page: Page) =>
  map(page)
    .locator('.leaflet-container')
    .evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      for (const canvas of box.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile-loaded')) {
        const tile = canvas.getBoundingClientRect();
        if (x < tile.left || x >= tile.right || y < tile.top || y >= tile.bottom) continue;
        const scale = canvas.width / tile.width;
        const [column, row] = [(x - tile.left) * scale, (y - tile.top) * scale];
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        copy?.drawImage(canvas, 0, 0);
        const [red = 0, green = 0, blue = 0, opacity = 0] =
          copy?.getImageData(column, row, 1, 1).data ?? [];
        return opacity > 0 ? { red, green, blue } : undefined;
      }
      return undefined;
    });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`The sea has the colour of its coast: blue in the tropics, green in the south, in the ${colorScheme} theme`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const blueAt = async (latitude: number, longitude: number) => {
      await open(page, `/map?z=7&lat=${latitude}&lon=${longitude}`);
      await expect.poll(() => colourAtCentre(page)).toBeDefined();
      const { green = 0, blue = 0 } = (await colourAtCentre(page)) ?? {};
      return blue - green;
    };
    const tropical = await blueAt(-16, 149);
    const subtropical = await blueAt(-28, 157.5);
    const temperate = await blueAt(-42, 152);
    expect(tropical).toBeGreaterThan(subtropical + 4);
    expect(subtropical).toBeGreaterThan(temperate + 4);
    expect(temperate).toBeLessThan(0);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('A key moves the drawer after a finger dragged it', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/map?z=12&lat=-33.83&lon=151.28');
    const handle = list(page).getByRole('button', { name: 'Open the list', exact: true });
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    const browser = await page.context().newCDPSession(page);
    // A fast swipe would open the drawer completely, so the events are 150 ms apart.
    let timestamp = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
      timestamp += 0.15;
      const touchPoints = y === undefined ? [] : [{ x: 195, y }];
      return browser.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
    };
    await touch('touchStart', box.y + 14);
    for (let up = 40; up <= 280; up += 40) await touch('touchMove', box.y + 14 - up);
    await touch('touchEnd');
    await list(page).getByRole('button', { name: 'Open the list in full height' }).press('Enter');
    await expect(list(page).getByRole('button', { name: 'Close the list' })).toBeVisible();
  });
});

test('The list is a drawer on a phone, and a marker opens a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/map?z=12&lat=-33.83&lon=151.28');
  const height = async () => (await list(page).boundingBox())?.height ?? 0;
  const peek = await height();
  await list(page).getByRole('button', { name: 'Open the list', exact: true }).click();
  await expect.poll(height).toBeGreaterThan(peek + 150);
  const half = await height();
  await list(page).getByRole('button', { name: 'Open the list in full height' }).click();
  await expect.poll(height).toBeGreaterThan(half + 150);
  await list(page).getByRole('button', { name: 'Close the list' }).click();
  await expect.poll(height).toBe(peek);

  const marker = map(page).locator('.site-marker').first();
  const name = (await marker.getAttribute('aria-label')) ?? '';
  await marker.press('Enter');
  const sheet = page.getByRole('region', { name: 'Chosen on the map' });
  await expect(sheet.getByRole('link', { name })).toBeFocused();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('Back from a guide restores the state of the drawer on a phone', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/map?z=12&lat=-33.83&lon=151.28');
  await list(page).getByRole('button', { name: 'Open the list', exact: true }).click();
  await list(page).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
  await page.goBack();
  await expect(
    list(page).getByRole('button', { name: 'Open the list in full height' }),
  ).toBeVisible();
  await open(page, '/map');
  await expect(
    list(page).getByRole('button', { name: 'Open the list', exact: true }),
  ).toBeVisible();
});

for (const { width } of auditedWidths) {
  test(`axe finds no fault on the map page at ${width} px, by day and by night`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/map?state=SA');
    await expect(map(page).locator('.site-cluster').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without a tile service', () => {
  test.use({ siteEnvironment: { TILE_URL: 'none' } });

  for (const zoom of [6, 12]) {
    test(`The chart draws coast and names at zoom ${zoom}, and no third party receives a request`, {
      tag: '@slow',
    }, async ({ page, foreignRequests, consoleErrors }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `/map?z=${zoom}&lat=-35.12&lon=150.72`);
      await expect(map(page).locator('.site-cluster, .site-marker').first()).toBeVisible();
      for (const colourName of ['land', 'shore', 'text'] as const)
        await expect.poll(() => countPixels(page, colourName), colourName).toBeGreaterThan(20);
      await expect(map(page).locator('img.leaflet-tile')).toHaveCount(0);
      await expect(map(page).getByRole('radio')).toHaveCount(0);
      // A worker draws the tiles; the main thread of a phone would be blocked for 1 s.
      expect(page.workers().map((worker) => worker.url())).toContainEqual(
        expect.stringContaining('/chart-worker-'),
      );
      expect(foreignRequests).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });
  }
});

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: [] },
  { width: 1440, height: 900, tag: '@slow' },
]) {
  // Both limits apply to encoded sizes; the pictures are those of the rows in view.
  test(`The first view loads less than 247 kB, and 6 kB of pictures, without tiles, at ${width} px`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The server compresses a cached response better after 2 s.
    const size = async (path: string) =>
      Number((await page.request.head(path)).headers()['content-length']);
    await expect.poll(() => size('/map')).toBeLessThan(9500);
    await expect.poll(() => size('/api/dive-sites/points')).toBeLessThan(4800);
    await open(page, '/map');
    await expect(map(page).locator('.site-cluster').first()).toBeVisible();
    await expect.poll(async () => (await inView(page)).shown).toBeGreaterThan(400);
    await page.waitForLoadState('networkidle');
    await expect(map(page).getByTitle('Dive site', { exact: true })).toHaveCount(0);
    const parts = await page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return entries
        .filter(({ name }) => name.startsWith(location.origin) && !name.includes('/chart/'))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    });
    const isPicture = ({ name }: { name: string }) => name.includes('/art/');
    const sum = (some: typeof parts) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    const list = parts.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
    const kilobytes = sum(parts.filter((part) => !isPicture(part)));
    expect(kilobytes, list).toBeLessThan(247);
    expect(sum(parts.filter(isPicture)), list).toBeLessThan(6);
    expect(list).not.toMatch(/[/]api[/]dive-sites(?:[/]map|[?]|$)/m);
    expect(list).not.toContain('/api/species');
    // Neither the API client nor the store of saved records is loaded.
    expect(list).not.toMatch(/[/](?:api|store)-[\w-]{7}[.]js/);
    // A lower figure means that the page, its scripts or the sites were not counted.
    expect(kilobytes).toBeGreaterThan(140);
    // The whole list of sites loads after the first interaction.
    const whole = page.waitForResponse('**/api/dive-sites/map');
    await page.mouse.move(200, 200);
    expect((await whole).ok()).toBe(true);
  });
}

test.describe('slow', { tag: '@slow' }, () => {
  test('Chart tiles that failed offline are drawn once the connection returns', async ({
    page,
    context,
  }) => {
    await open(page, '/map?z=3&lat=-33.83&lon=151.28');
    const tiles = map(page).locator('canvas.leaflet-tile');
    const drawn = map(page).locator('canvas.leaflet-tile-loaded');
    await expect(drawn.first()).toBeAttached();
    for (const zoom of [4, 5, 6, 7]) {
      await map(page).getByRole('button', { name: 'Zoom in' }).click();
      await expect(page).toHaveURL(new RegExp(`z=${zoom}&`));
      // The first interaction loads the rest of the map.
      await context.setOffline(true);
    }
    await expect(drawn).toHaveCount(0);
    await context.setOffline(false);
    await expect(drawn).not.toHaveCount(0);
    await expect(drawn).toHaveCount(await tiles.count());
    await expect.poll(() => colourAtCentre(page)).toBeDefined();
  });

  test('The street map replaces the chart from zoom 8 on, and a chosen layer is remembered', async ({
    page,
  }) => {
    await open(page, '/map?z=7&lat=-33.83&lon=151.28');
    const radio = (name: string) => map(page).getByRole('radio', { name });
    const streetTiles = map(page).locator('img.leaflet-tile');
    await expect(radio('Chart')).toBeChecked();
    await expect(streetTiles).toHaveCount(0);
    await map(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(radio('Street')).toBeChecked();
    await expect(streetTiles.first()).toBeAttached();
    await radio('Street').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(radio('Chart')).toBeChecked();
    await expect(streetTiles).toHaveCount(0);
    await open(page, '/map?z=12&lat=-33.83&lon=151.28');
    await expect(radio('Chart')).toBeChecked();
    await expect(streetTiles).toHaveCount(0);
  });
});
