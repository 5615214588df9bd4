import type { Page } from '@playwright/test';
import { cards, count, expect, map, panel, searchBox, test } from './dive-sites-fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open, reload, settled } from './open.ts';

// Leaflet writes its view into a style only if animations are on.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const tileSize = 256;

/** Reads the map view from the style in which Leaflet stores centre (in world pixels) and scale. */
async function readMapView(page: Page) {
  const style = (await map(page).locator('.leaflet-proxy').getAttribute('style')) ?? '';
  const [, x, y, scale] =
    /translate3d\(([-+.e\d]+)px, ([-+.e\d]+)px, 0px\) scale\(([.e+\d]+)\)/.exec(style) ?? [];
  const zoom = Math.log2(Number(scale)) + 1;
  const world = tileSize * 2 ** zoom;
  const north = Math.PI * (1 - (2 * Number(y)) / world);
  return {
    zoom,
    longitude: (Number(x) / world) * 360 - 180,
    latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
  };
}

async function expectView(page: Page, wanted: Awaited<ReturnType<typeof readMapView>>) {
  await expect(async () => {
    const view = await readMapView(page);
    expect(view.zoom).toBe(wanted.zoom);
    // Degrees of longitude per pixel at this zoom.
    const pixel = 360 / (tileSize * 2 ** wanted.zoom);
    expect(Math.abs(view.latitude - wanted.latitude)).toBeLessThan(pixel * 2);
    expect(Math.abs(view.longitude - wanted.longitude)).toBeLessThan(pixel * 2);
  }).toPass({ timeout: 10_000 });
}

interface Place {
  name: string;
  latitude: string;
  longitude: string;
}

async function placesNamed(page: Page, text: string): Promise<Place[]> {
  const answer = await page.request.get('/api/dive-sites?fields=summary');
  const sites = (await answer.json()) as Place[];
  return sites.filter(({ name }) => name.toLowerCase().includes(text));
}

test.beforeEach(async ({ page, tiles }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  tiles.requests.length = 0;
});

const chooseLayer = (page: Page, name: 'Chart' | 'Street') =>
  map(page).getByRole('radio', { name }).check();

async function openMap(page: Page, path = '/dive-sites') {
  await open(page, path);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).locator('canvas.leaflet-tile-loaded').first()).toBeAttached();
}

test('The map requests only the tiles in view, with a Referer, and names the service', {
  tag: '@slow',
}, async ({ page, tiles, ownSite, foreignRequests, consoleErrors }) => {
  await openMap(page);
  expect(tiles.requests).toEqual([]);
  await chooseLayer(page, 'Street');
  await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(map(page).locator('img.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0);
  const box = await map(page).boundingBox();
  const [across, down] = [box?.width ?? 0, box?.height ?? 0].map(
    (pixels) => Math.ceil(pixels / tileSize) + 1,
  );
  const paths = tiles.requests.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.length).toBeLessThanOrEqual((across ?? 0) * (down ?? 0));
  expect(new Set(paths).size).toBe(paths.length);
  for (const { zoom, referer } of tiles.requests) {
    expect(zoom).toBe(3);
    expect(referer).toBe(`${ownSite.address}/`);
  }
  const shown = map(page).locator('img.leaflet-tile-loaded');
  expect(await shown.count()).toBe(paths.length);
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap', exact: true })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(foreignRequests).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

async function expectZoom(page: Page, zoom: number) {
  await expect.poll(async () => (await readMapView(page)).zoom).toBe(zoom);
}

/** Expects every site of the list in view, as a marker or counted in a cluster. */
async function expectInView(page: Page) {
  await expect(async () => {
    const all = Number.parseInt((await count(page).textContent()) ?? '', 10);
    const frame = await map(page).boundingBox();
    const boxes = await map(page)
      .locator('.site-marker, .site-cluster')
      .evaluateAll((icons) =>
        icons.map((icon) => {
          const { left, right, top, bottom } = icon.getBoundingClientRect();
          return { left, right, top, bottom, held: Number.parseInt(icon.textContent ?? '', 10) };
        }),
      );
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(frame?.x ?? 0);
      expect(box.right).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    }
    const clusters = map(page).locator('.site-cluster');
    const held = (await clusters.allTextContents()).map((text) => Number.parseInt(text, 10));
    const alone = await map(page).locator('.site-marker').count();
    expect(held.reduce((sum, number) => sum + number, 0) + alone).toBe(all);
  }).toPass({ timeout: 10_000 });
}

test('Overlapping sites form clusters, which open by a click or a key', {
  tag: '@slow',
}, async ({ page }) => {
  await openMap(page, '/dive-sites?q=jervis bay');
  await expectInView(page);
  const clusters = map(page).locator('.site-cluster');
  await expect(clusters.first()).toHaveText(/^\d+ dive sites$/);
  await expect(clusters.first()).toHaveAccessibleName(
    /^\d+ dive sites( around [^:]+)?: (\d+ \w+(, )?)+$/,
  );
  const before = await readMapView(page);
  await clusters.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readMapView(page)).zoom).toBeGreaterThan(before.zoom);
  await expect(map(page).locator('.site-marker:focus, .site-cluster:focus')).toHaveCount(1);
});

test('Markers are 40 by 40 px, have names, and open by keyboard', { tag: '@slow' }, async ({
  page,
}) => {
  await openMap(page, '/dive-sites?q=fairlight, north harbour');
  const marker = map(page).getByRole('button', { name: 'Fairlight, North Harbour', exact: true });
  await expect(marker).toBeVisible();
  const box = await marker.boundingBox();
  expect([box?.width, box?.height]).toEqual([40, 40]);
  await marker.focus();
  await page.keyboard.press('Enter');
  const guide = map(page).getByRole('link', { name: 'Fairlight, North Harbour' });
  await expect(guide).toBeVisible();
  await guide.press('Enter');
  await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairlight, North Harbour');
});

test('A card highlights its marker, and a marker its card, by pointer and by keyboard', {
  tag: '@slow',
}, async ({ page }) => {
  const [site] = await placesNamed(page, 'hyams beach');
  await openMap(
    page,
    `/dive-sites?q=hyams beach&z=15&lat=${site?.latitude}&lon=${site?.longitude}`,
  );
  const card = cards(page).filter({ hasText: site?.name ?? '' });
  const marker = map(page).getByRole('button', { name: site?.name ?? '', exact: true });
  await expect(marker).toBeAttached();
  await card.hover();
  await expect(marker).toHaveClass(/\blifted\b/);
  await page.mouse.move(0, 0);
  await expect(marker).not.toHaveClass(/\blifted\b/);
  const plain = await card.evaluate((one) => getComputedStyle(one).borderTopColor);
  await card.getByRole('link').focus();
  await expect(marker).toHaveClass(/\blifted\b/);
  await searchBox(page).focus();
  await marker.focus();
  await expect(card).not.toHaveCSS('border-top-color', plain);
  await searchBox(page).focus();
  await expect(card).toHaveCSS('border-top-color', plain);
});

test('Keyboard users can skip the map and its markers', async ({ page }) => {
  await openMap(page, '/dive-sites?q=jervis bay');
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await skip.focus();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('One finger scrolls the page, two fingers move the map', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, '/dive-sites');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page).locator('.site-cluster').first()).toBeVisible();
    const view = await readMapView(page);
    const browser = await page.context().newCDPSession(page);
    const swipe = async (...fingers: number[]) => {
      const at = (y: number) => fingers.map((x, id) => ({ x, y, id }));
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: ReturnType<typeof at>) =>
        browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await send('touchStart', at(400));
      for (let y = 390; y >= 250; y -= 10) await send('touchMove', at(y));
      await send('touchEnd', []);
    };
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await swipe(200);
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
    await expect(map(page).getByText('Move the map with two fingers')).toBeVisible();
    expect(await readMapView(page)).toEqual(view);
    await swipe(120, 260);
    await expect
      .poll(async () => (await readMapView(page)).latitude)
      .toBeLessThan(view.latitude - 1);
  });
});

test.describe('slow', { tag: '@slow' }, () => {
  test('The region filter moves the map to its sites, all of them in view', async ({ page }) => {
    await openMap(page);
    const region = panel(page).getByLabel('Region');
    await region.selectOption('Lord Howe Island');
    await expect(page).toHaveURL(/region=Lord\+Howe\+Island$/);
    await expect.poll(async () => (await readMapView(page)).zoom).toBeGreaterThan(4);
    await expectInView(page);
    await panel(page).getByLabel('Skill level').selectOption('Beginner');
    await region.selectOption('');
    await expect.poll(async () => (await readMapView(page)).zoom).toBeLessThan(5);
    await expectInView(page);
  });

  test('The map zooms from level 2 to level 18 and no further', async ({ page, tiles }) => {
    await openMap(page);
    await chooseLayer(page, 'Street');
    await map(page).getByRole('button', { name: 'Zoom out' }).click();
    await expectZoom(page, 2);
    await expect(map(page).getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await openMap(page, '/dive-sites?q=fairlight, north harbour');
    await expectZoom(page, 12);
    const closer = map(page).getByRole('button', { name: 'Zoom in' });
    // The map ignores a click while it moves.
    await expect(async () => {
      if ((await closer.getAttribute('aria-disabled')) !== 'true') await closer.click();
      expect(await closer.getAttribute('aria-disabled')).toBe('true');
    }).toPass({ timeout: 20_000 });
    await expectZoom(page, 18);
    await expect.poll(() => tiles.requests.some(({ zoom }) => zoom === 18)).toBe(true);
    const zooms = tiles.requests.map(({ zoom }) => zoom);
    expect(Math.min(...zooms)).toBe(2);
    expect(Math.max(...zooms)).toBe(18);
  });

  test('The map starts at -25, 134 and moves to the middle of the search results', async ({
    page,
  }) => {
    await openMap(page);
    await expectView(page, { zoom: 3, latitude: -25, longitude: 134 });

    await searchBox(page).fill('julian rocks');
    const mean = (key: 'latitude' | 'longitude', of: Place[]) =>
      of.reduce((sum, place) => sum + Number(place[key]), 0) / of.length;
    await expect(count(page)).toHaveText(/^\d{1,2} dive sites$/);
    const found = (await (
      await page.request.get('/api/dive-sites/browse?q=julian+rocks')
    ).json()) as {
      sites: Place[];
      total: number;
    };
    expect(found.total).toBe(found.sites.length);
    expect(found.total).toBeGreaterThan(1);
    await expectView(page, {
      zoom: 8,
      latitude: mean('latitude', found.sites),
      longitude: mean('longitude', found.sites),
    });

    const [one] = await placesNamed(page, 'fairlight, north harbour');
    await searchBox(page).fill('fairlight, north harbour');
    await expectView(page, {
      zoom: 12,
      latitude: Number(one?.latitude),
      longitude: Number(one?.longitude),
    });

    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expectView(page, { zoom: 3, latitude: -25, longitude: 134 });
  });

  test('The view of the map is in the address, and Back restores the view', async ({ page }) => {
    await openMap(page, '/dive-sites?q=fairlight, north harbour');
    await expectZoom(page, 12);
    await expect(page).toHaveURL(/q=fairlight[^&]*$/);
    await map(page).locator('.leaflet-container').focus();
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(/&z=12&lat=-33\.\d+&lon=151\.\d+$/);
    await map(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(page).toHaveURL(/&z=11&/);
    const left = await readMapView(page);
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/&z=11&/);
    await expectView(page, left);
    await reload(page);
    await map(page).scrollIntoViewIfNeeded();
    await expectView(page, left);
    await panel(page).getByLabel('Skill level').selectOption('Beginner');
    await expect(page).not.toHaveURL(/z=11/);
    await expectZoom(page, 12);
  });

  test('A marker’s popup stays open while the other sites load', async ({ page }) => {
    const release = await holdRequests(page, '**/api/dive-sites/map?*');
    await openMap(page, '/dive-sites?q=fairlight, north harbour');
    const marker = map(page).getByRole('button', { name: 'Fairlight, North Harbour', exact: true });
    await marker.press('Enter');
    const guide = map(page).getByRole('link', { name: 'Fairlight, North Harbour' });
    await expect(guide).toBeFocused();
    const [shownMarker, shownLink] = [await marker.elementHandle(), await guide.elementHandle()];
    const arrived = page.waitForResponse('**/api/dive-sites/map?*');
    release();
    await (await arrived).finished();
    await settled(page);
    expect(await shownMarker?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await shownLink?.evaluate((element) => element.isConnected)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);
    await expect(marker).toBeFocused();
  });

  test('A card whose marker is in a cluster highlights the cluster', async ({ page }) => {
    await openMap(page);
    await expect(map(page).locator('.site-cluster').first()).toBeVisible();
    await cards(page).first().hover();
    await expect(map(page).locator('.site-cluster.lifted, .site-marker.lifted')).toHaveCount(1);
  });

  test('A site with invalid coordinates is omitted, with a warning', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/api/dive-sites/map?*', async (route) => {
      const answer = await route.fetch();
      const sites = (await answer.json()) as Place[];
      await route.fulfill({
        response: answer,
        json: sites.map((site) =>
          site.name === 'Hyams Beach' ? { ...site, latitude: 'south' } : site,
        ),
      });
    });
    await openMap(page, '/dive-sites?q=hyams beach');
    await expect(cards(page).filter({ hasText: 'Hyams Beach' })).toHaveCount(1);
    const about = () => warnings.filter((text) => /Hyams Beach.*no valid coordinates/.test(text));
    await expect.poll(() => about().length).toBeGreaterThan(0);
    await expect(map(page).locator('.site-marker, .site-cluster')).toHaveCount(0);
  });

  test('Leaflet is fetched only when the map comes near the screen', async ({ page, tiles }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const mapFiles = () => fetched.filter((path) => /site-map|base-map|pmtiles/.test(path));
    await page.setViewportSize({ width: 1440, height: 160 });
    await open(page, '/dive-sites');
    await expect(count(page)).toHaveText(/^\d{3} dive sites$/);
    await page.waitForLoadState('networkidle');
    expect(mapFiles()).toEqual([]);
    expect(tiles.requests).toEqual([]);
    await map(page).scrollIntoViewIfNeeded();
    await expect.poll(() => mapFiles().some((path) => path.endsWith('.pmtiles'))).toBe(true);

    // A phone loads the map when its button is pressed.
    await page.goto('about:blank');
    fetched.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/dive-sites');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(mapFiles()).toEqual([]);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect.poll(() => mapFiles().length).toBeGreaterThan(1);
  });
});
