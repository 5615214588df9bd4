import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator } from '@playwright/test';

export { expect };

/** A page that can't reach anything but this machine, and that must not write errors to its console. */
export const test = base.extend<{
  foreignRequests: string[];
  consoleErrors: string[];
  policyViolations: string[];
}>({
  /** No page may do what its Content-Security-Policy or Trusted Types forbid. */
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
      await context.route(
        (url) => url.hostname !== '127.0.0.1',
        (route) => {
          requests.push(route.request().url());
          return route.abort();
        },
      );
      await use(requests);
    },
    { auto: true },
  ],
  /** A page that was gone to is alive: its scripts wait for its first paint. */
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    const alive = () => page.waitForFunction(() => !('$_TSR' in self) || 'alive' in self);
    await page.addInitScript(() =>
      addEventListener('alive', () => Object.assign(self, { alive: true })),
    );
    page.goto = async (...given) => {
      const answer = await goto.apply(page, given);
      await alive();
      return answer;
    };
    page.reload = async (...given) => {
      const answer = await reload.apply(page, given);
      await alive();
      return answer;
    };
    await use(page);
  },
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      // An article that is about no dive site is told so by a 404, which the browser notes.
      const expected = message.location().url.includes('/api/dive-sites/by-review-url');
      if (message.type() === 'error' && !expected) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(errors);
  },
});

/** Fails where axe finds anything on the page as it is. */
export async function expectAccessible(page: import('@playwright/test').Page) {
  const { violations, passes, inapplicable } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // Targets of 24 pixels are looked at too.
  expect([...passes, ...inapplicable, ...violations].map(({ id }) => id)).toContain('target-size');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`)).toEqual([]);
}

/** Tells whether React has taken an element over from the server's HTML. */
export const isAlive = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
