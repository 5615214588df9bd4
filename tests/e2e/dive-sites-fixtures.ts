import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openTileServer } from '../support/tile-server.ts';
import { test as base } from './fixtures.ts';

type Tiles = Awaited<ReturnType<typeof openTileServer>>;

/** Test with a separate site and a local tile server. */
export const test = base.extend<object, { tiles: Tiles }>({
  tiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, also where nothing is needed
    async ({}, use) => {
      const tiles = await openTileServer();
      await use(tiles);
      await tiles.close();
    },
    { scope: 'worker' },
  ],
  siteEnvironment: async ({ tiles }, use) => use({ TILE_URL: tiles.url }),
});

export { expect };

export const map = (page: Page) => page.getByRole('region', { name: /^Map of dive sites/ });
export const cards = (page: Page) => page.locator('#sites article');
export const panel = (page: Page) => page.getByRole('form', { name: 'Find a dive site' });
export const searchBox = (page: Page) => panel(page).getByRole('searchbox');
export const count = (page: Page) =>
  page
    .locator('#sites')
    .getByRole('status')
    .filter({ hasText: /^\d+ dive sites?$/ });

export interface NewSite {
  name: string;
  [field: string]: unknown;
}

/** Adds sites as the owner and returns their ids. */
export async function addSites(
  request: APIRequestContext,
  password: string,
  sites: NewSite[],
): Promise<number[]> {
  const login = await request.post('/api/admin/login', { data: { password } });
  expect(login.status()).toBe(200);
  const ids: number[] = [];
  for (const site of sites) {
    const data = {
      region: 'Sydney',
      latitude: '-33.85',
      longitude: '151.3',
      waterTemp: '15–22 °C',
      skillLevel: 'Beginner',
      depthRange: '5–18 m',
      description: 'A reef made up for a test.',
      ...site,
    };
    const answer = await request.post('/api/dive-sites', { data });
    expect(answer.status(), await answer.text()).toBe(201);
    ids.push(((await answer.json()) as { id: number }).id);
  }
  return ids;
}
