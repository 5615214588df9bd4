import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

/** Test with a server that accepts 1,000 forms per hour. */
export const test = base.extend({
  siteEnvironment: { FORM_LIMIT: '1000' },
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

/** Opens a tab; on a phone, its entry may be behind the button “More”. */
export async function chooseTab(page: Page, name: string) {
  await expect(page.locator('.admin-menu')).toBeVisible();
  const entry = page.getByRole('tab', { name });
  if (!(await entry.isVisible()))
    await page.getByRole('button', { name: 'More', exact: true }).click();
  await entry.click();
}

/** Expects a toast, found by markup: an open dialog hides toasts from the accessibility tree. */
export async function expectToast(page: Page, title: string, text?: string) {
  const region = page.locator('[role="region"][aria-label^="Notifications"]');
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(region.getByText(text)).toBeVisible();
}
