import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openOwnSite } from '../support/own-server.ts';

export { expect };

export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>;

/** Servers of a worker: spec files that only read share servers; other files have their own. */
function createSites() {
  const shared = new Map<string, Promise<OwnSite>>();
  let current: { key: string; site: OwnSite } | undefined;
  const closing: Promise<void>[] = [];
  const close = () => {
    if (current) closing.push(current.site.close());
    current = undefined;
  };
  return {
    /** The shared server of files that only read; it permits no login and has warm caches. */
    async share(environment: Record<string, string>): Promise<OwnSite> {
      const key = JSON.stringify(environment);
      const opening = shared.get(key) ?? openOwnSite(environment);
      shared.set(key, opening);
      const session = () => Promise.reject(new Error('A file that writes is no `readsOnly` file'));
      return { ...(await opening), password: '', session };
    },
    /** The server of one spec file, without data of other files. */
    async open(file: string, environment: Record<string, string>): Promise<OwnSite> {
      const key = `${file} ${JSON.stringify(environment)}`;
      if (current?.key === key) return current.site;
      close();
      current = { key, site: await openOwnSite(environment) };
      return current.site;
    },
    async close() {
      close();
      for (const site of shared.values()) closing.push((await site).close());
      await Promise.all(closing);
    },
  };
}

/** Test with a server of the spec file, a signed-in owner and checks of every page. */
export const test = base.extend<
  {
    foreignRequests: string[];
    consoleErrors: string[];
    policyViolations: string[];
    /** Settings of the spec file's server, e.g. FORM_LIMIT. */
    siteEnvironment: Record<string, string>;
    /** True if the spec file writes no data and can share its server. */
    readsOnly: boolean;
    ownSite: OwnSite;
    /** A page whose visitor is signed in. */
    owner: Page;
  },
  { sites: ReturnType<typeof createSites> }
>({
  siteEnvironment: [{}, { option: true }],
  readsOnly: [false, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, also where nothing is needed
    async ({}, use) => {
      const sites = createSites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  ownSite: async ({ sites, siteEnvironment, readsOnly }, use, { file }) =>
    use(await (readsOnly ? sites.share(siteEnvironment) : sites.open(file, siteEnvironment))),
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
  owner: async ({ page, ownSite }, use) => {
    await useSession(page, ownSite);
    await use(page);
  },
  /** Violations of a Content-Security-Policy or of Trusted Types; each one fails the test. */
  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(text)) violations.push(text);
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  foreignRequests: [
    async ({ context }, use) => {
      const requests: string[] = [];
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') requests.push(request.url());
      });
      await use(requests);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() =>
      addEventListener('hydrated', () => Object.assign(self, { hydrated: true })),
    );
    await use(page);
  },
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      // The dive site of an article may be a 404, and foreign addresses are unreachable.
      const expected =
        url.includes('/api/dive-sites/by-review-url') ||
        (/^https?:/.test(url) && new URL(url).hostname !== '127.0.0.1');
      if (message.type() === 'error' && !expected) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(errors);
  },
});

/** Adds the session shared by a server's tests to a page's context. */
export async function useSession(page: Page, site: OwnSite) {
  const [name = '', value = ''] = (await site.session()).split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: site.address }]);
}

/** Whether React has hydrated an element. */
export const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
