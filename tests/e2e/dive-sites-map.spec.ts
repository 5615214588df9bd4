import type { Page } from '@playwright/test';
import { cards, count, expect, map, panel, searchBox, test } from './dive-sites-fixtures.ts';

const tileSize = 256;

/** Where the map looks: Leaflet keeps its centre, in pixels of the world, and its scale in a style. */
async function viewOf(page: Page) {
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

async function expectView(page: Page, wanted: Awaited<ReturnType<typeof viewOf>>) {
  await expect(async () => {
    const view = await viewOf(page);
    expect(view.zoom).toBe(wanted.zoom);
    // A pixel of the world at this zoom.
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

async function openMap(page: Page, path = '/dive-sites') {
  await page.goto(path);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).locator('path.coastline')).toBeAttached();
}

test('Only the tiles in view are asked for, with a Referer, and the service is named', async ({
  page,
  tiles,
  ownSite,
  foreignRequests,
  consoleErrors,
}) => {
  await openMap(page);
  await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await page.waitForTimeout(1500);
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

test('The map zooms from 2 to 18 and no further', async ({ page, tiles }) => {
  await openMap(page);
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await expectZoom(page, 2);
  await expect(map(page).getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await openMap(page, '/dive-sites?q=fairlight, north harbour');
  await expectZoom(page, 12);
  const closer = map(page).getByRole('button', { name: 'Zoom in' });
  // A click while the map still moves is lost.
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

async function expectZoom(page: Page, zoom: number) {
  await expect.poll(async () => (await viewOf(page)).zoom).toBe(zoom);
}

test('The map begins at -25, 134 and goes to the middle of what is searched for', async ({
  page,
}) => {
  await openMap(page);
  await expectView(page, { zoom: 3, latitude: -25, longitude: 134 });

  const several = await placesNamed(page, 'fish rock');
  expect(several.length).toBeGreaterThan(1);
  await searchBox(page).fill('fish rock');
  const mean = (key: 'latitude' | 'longitude', of: Place[]) =>
    of.reduce((sum, place) => sum + Number(place[key]), 0) / of.length;
  await expect(count(page)).toHaveText(/^\d{1,2} dive sites$/);
  const found = (await (await page.request.get('/api/dive-sites/browse?q=fish+rock')).json()) as {
    sites: Place[];
    total: number;
  };
  expect(found.total).toBe(found.sites.length);
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

test('Up to 30 sites each show by themselves; more of them in clusters that add up', async ({
  page,
}) => {
  await openMap(page, '/dive-sites?skill=Advanced');
  const advanced = Number.parseInt((await count(page).textContent()) ?? '', 10);
  expect(advanced).toBeGreaterThan(30);
  const clusters = map(page).locator('.site-cluster');
  await expect(clusters.first()).toBeVisible();
  await expect(async () => {
    const held = (await clusters.allTextContents()).map((text) => Number.parseInt(text, 10));
    const alone = await map(page).locator('.site-marker').count();
    // Clusters beyond the frame are left out of the page.
    expect(held.reduce((sum, number) => sum + number, 0) + alone).toBeLessThanOrEqual(advanced);
    expect(Math.max(...held)).toBeGreaterThan(1);
  }).toPass();
  await expect(clusters.first()).toHaveText(/^\d+ dive sites$/);

  await panel(page).getByLabel('Skill level').selectOption('');
  await searchBox(page).fill('jervis bay');
  await expect(clusters).toHaveCount(0);
  const few = Number.parseInt((await count(page).textContent()) ?? '', 10);
  expect(few).toBeGreaterThan(1);
  expect(few).toBeLessThanOrEqual(30);
  await expect(map(page).locator('.site-marker')).toHaveCount(few);
});

test('Markers are 40 by 40, have names, and open by keyboard', async ({ page }) => {
  await openMap(page, '/dive-sites?q=fairlight, north harbour');
  const marker = map(page).getByRole('button', { name: 'Fairlight, North Harbour' });
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

test('A card lifts its marker, and a marker its card, by pointer and by keyboard', async ({
  page,
}) => {
  await openMap(page, '/dive-sites?q=jervis bay');
  const card = cards(page).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const marker = map(page).getByRole('button', { name, exact: true });
  await expect(marker).toBeAttached();
  await card.hover();
  await expect(marker).toHaveClass(/\blifted\b/);
  await page.mouse.move(0, 0);
  await expect(marker).not.toHaveClass(/\blifted\b/);
  await card.getByRole('link').focus();
  await expect(marker).toHaveClass(/\blifted\b/);
  const plain = await cards(page)
    .nth(1)
    .evaluate((one) => getComputedStyle(one).borderTopColor);
  await marker.focus();
  await expect(card).not.toHaveCSS('border-top-color', plain);
  await searchBox(page).focus();
  await expect(card).toHaveCSS('border-top-color', plain);
});

test('A card whose marker is in a cluster lifts the cluster', async ({ page }) => {
  await openMap(page);
  await expect(map(page).locator('.site-cluster').first()).toBeVisible();
  await cards(page).first().hover();
  await expect(map(page).locator('.site-cluster.lifted, .site-marker.lifted')).toHaveCount(1);
});

test('A site whose coordinates are no numbers is left off, with a warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/api/dive-sites?fields=summary', async (route) => {
    const answer = await route.fetch();
    const sites = (await answer.json()) as Place[];
    await route.fulfill({
      response: answer,
      json: sites.map((site) =>
        site.name === 'Hyams Beach' ? { ...site, latitude: 'south' } : site,
      ),
    });
  });
  await openMap(page, '/dive-sites?q=jervis bay');
  await expect(cards(page).filter({ hasText: 'Hyams Beach' })).toHaveCount(1);
  await expect(async () => {
    const all = Number.parseInt((await count(page).textContent()) ?? '', 10);
    expect(await map(page).locator('.site-marker').count()).toBe(all - 1);
  }).toPass();
  expect(warnings.filter((text) => /Hyams Beach.*no valid coordinates/.test(text))).not.toEqual([]);
});

test('Leaflet is fetched only when the map comes near the screen', async ({ page, tiles }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const mapFiles = () => fetched.filter((path) => /site-map|base-map|coastline/.test(path));
  await page.setViewportSize({ width: 1440, height: 320 });
  await page.goto('/dive-sites');
  await expect(count(page)).toHaveText(/^\d{3} dive sites$/);
  await page.waitForLoadState('networkidle');
  expect(mapFiles()).toEqual([]);
  expect(tiles.requests).toEqual([]);
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(() => mapFiles().length).toBeGreaterThan(1);
  await expect.poll(() => tiles.requests.length).toBeGreaterThan(0);

  // On a phone the map waits for its button.
  fetched.length = 0;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dive-sites');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(mapFiles()).toEqual([]);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect.poll(() => mapFiles().length).toBeGreaterThan(1);
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
