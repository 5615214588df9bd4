import type { Page } from '@playwright/test';

/** Waits until React has taken the page over: its scripts wait for the first paint, and those of a light page for use. Needs the `page` of the fixtures. */
const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      !('$_TSR' in self) ||
      'hydrated' in self ||
      'scriptsDeferred' in document.documentElement.dataset,
  );

/** Goes to an address and waits until the page answers to its visitor. */
export async function open(page: Page, address: string, options?: Parameters<Page['goto']>[1]) {
  const response = await page.goto(address, options);
  await hydrated(page);
  return response;
}

/** Loads a page again and waits until it answers to its visitor. */
export async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}
