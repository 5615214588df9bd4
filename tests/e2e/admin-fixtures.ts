import { expect, type Page } from '@playwright/test';
import { openOwnSite } from '../support/own-server.ts';
import { test as base } from './fixtures.ts';

type OwnSite = Awaited<ReturnType<typeof openOwnSite>>;

/** Runs tests of the admin on a server of their own, so that they do not disturb others. */
export const test = base.extend<{ owner: Page }, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, also where nothing is needed
    async ({}, use) => {
      const site = await openOwnSite({ FORM_LIMIT: '1000' });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
  /** A page whose visitor is signed in. */
  owner: async ({ page, ownSite }, use) => {
    await signIn(page, ownSite.password);
    await use(page);
  },
});

export { expect };

/** Signs in without the form. */
export async function signIn(page: Page, password: string) {
  const answer = await page.request.post('/api/admin/login', { data: { password } });
  expect(answer.status()).toBe(200);
}

/** Creates a record through the API and returns what the server stored. */
export async function create<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

/** A message is shown. Looked for by its markup, since an open dialog hides the rest from its tree. */
export async function expectToast(page: Page, title: string, text?: string) {
  const region = page.locator('[role="region"][aria-label^="Notifications"]');
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(region.getByText(text)).toBeVisible();
}
