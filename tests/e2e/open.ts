import type { APIRequestContext, Page } from '@playwright/test';

/** Puts ids into an address that names dive sites, as in `/dive-sites/{Ethel Beach}`. */
export async function fillSiteIds(request: APIRequestContext, address: string): Promise<string> {
  if (!address.includes('{')) return address;
  const answer = await request.get('/api/dive-sites?fields=summary');
  const sites = (await answer.json()) as { id: number; name: string }[];
  return address.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const site = sites.find((one) => one.name === name);
    if (!site) throw new Error(`no such dive site: ${name}`);
    return String(site.id);
  });
}

/** Waits until React has taken the page over: its scripts wait for the first paint, and those of a light page for use. Needs the `page` of the fixtures. */
const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      !('$_TSR' in self) ||
      'hydrated' in self ||
      'scriptsDeferred' in document.documentElement.dataset,
  );

/** Goes to an address, whose dive sites may be named, and waits until the page answers to its visitor. */
export async function open(page: Page, address: string, options?: Parameters<Page['goto']>[1]) {
  const response = await page.goto(await fillSiteIds(page.request, address), options);
  await hydrated(page);
  return response;
}

/** Loads a page again and waits until it answers to its visitor. */
export async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

/** Waits until the page has handled what it received: its request here follows all before, and then it is idle. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/favicon.svg', { cache: 'no-store' });
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
