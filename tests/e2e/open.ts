import type { APIRequestContext, Page } from '@playwright/test';

/** Replaces names of dive sites by ids in an address such as `/dive-sites/{Ethel Beach}`. */
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

/** Waits until a `page` of the fixtures is hydrated, or defers its scripts to an interaction. */
const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      !('$_TSR' in self) ||
      'hydrated' in self ||
      'scriptsDeferred' in document.documentElement.dataset,
  );

/** Opens an address, which may contain names of dive sites, and waits for hydration. */
export async function open(page: Page, address: string, options?: Parameters<Page['goto']>[1]) {
  const response = await page.goto(await fillSiteIds(page.request, address), options);
  await hydrated(page);
  return response;
}

/** Reloads a page and waits for hydration. */
export async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

/** Waits for a request and an idle callback, before which the page handles its pending events. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/favicon.svg', { cache: 'no-store' });
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
