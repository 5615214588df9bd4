import type { Page } from '@playwright/test';
import { builtPath } from '../../scripts/lib/client-files.ts';
import { openOwnSite } from '../support/own-server.ts';
import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open, reload } from './open.ts';

const script = 'https://www.googletagmanager.com/gtm.js';

/** Entries of the data layer: commands as arrays, events unchanged. */
const dataLayerEntries = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as unknown as ArrayLike<unknown>)
        : entry,
    ),
  );

test.describe('with a tag manager', () => {
  let site: Awaited<ReturnType<typeof openOwnSite>>;
  test.beforeAll(async () => {
    site = await openOwnSite({ GTM_ID: 'GTM-TEST123' });
  });
  test.afterAll(() => site.close());

  /** Serves a fake tag manager and returns the list of its requested URLs. */
  async function answerForTagManager(page: Page) {
    const asked: string[] = [];
    await page.route(`${script}*`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: "document.cookie='_ga=GA1.1.1; path=/'; window.tagManagerRan = true;",
      });
    });
    return asked;
  }

  const bar = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
  const choices = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });

  test('The bar covers none of the film controls', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, site.address);
    await expect(bar(page)).toBeVisible();
    const covered = await bar(page).boundingBox();
    const controls = page.getByRole('group', { name: 'Film controls' });
    const box = await controls.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
    await bar(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(controls).toBeInViewport({ ratio: 1 });
  });

  test('The tag manager does not load before consent, and consent is denied by default', async ({
    page,
  }) => {
    const asked = await answerForTagManager(page);
    await open(page, `${site.address}/blog`);
    await expect(bar(page)).toBeVisible();
    const [first] = await dataLayerEntries(page);
    expect(first).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ]);
    expect(await dataLayerEntries(page)).toContainEqual({ event: 'page_view', page_path: '/blog' });
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL(/about$/);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('Consent loads the tag manager, is remembered, and can be withdrawn', {
    tag: '@slow',
  }, async ({ page, consoleErrors }) => {
    const asked = await answerForTagManager(page);
    await open(page, `${site.address}/blog`);
    await bar(page).getByRole('button', { name: 'Yes, count it' }).click();
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => asked).toEqual([`${script}?id=GTM-TEST123`]);
    await page.waitForFunction(() => 'tagManagerRan' in window);
    expect(await dataLayerEntries(page)).toContainEqual([
      'consent',
      'update',
      { analytics_storage: 'granted' },
    ]);

    await reload(page);
    await expect.poll(() => asked.length).toBe(2);
    await expect(bar(page)).toBeHidden();

    await choices(page).click();
    await expect(bar(page)).toBeFocused();
    const reloaded = page.waitForEvent('load');
    await bar(page).getByRole('button', { name: 'No, thanks' }).click();
    await reloaded;
    await expect(choices(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(consoleErrors).toEqual([]);
  });

  test('The emergency page counts the visit of a person who agreed, and shows the bar only on request', {
    tag: '@slow',
  }, async ({ page }) => {
    const asked = await answerForTagManager(page);
    const siteRequests: string[] = [];
    page.on('request', (request) => void siteRequests.push(request.url()));
    await page.goto(`${site.address}/emergency`, { waitUntil: 'networkidle' });
    expect(siteRequests.filter((url) => url.endsWith('.js'))).toEqual([]);
    await page.evaluate(() => localStorage.setItem('analytics', 'yes'));
    await page.reload();
    await expect.poll(() => asked).toEqual([`${script}?id=GTM-TEST123`]);
    await expect
      .poll(() => dataLayerEntries(page))
      .toContainEqual({ event: 'page_view', page_path: '/emergency' });
    await page.evaluate(() => localStorage.removeItem('analytics'));
    await page.reload();
    await choices(page).click();
    await expect(bar(page)).toBeVisible();
  });

  test('Private pages are separate documents, without the tag manager', { tag: '@slow' }, async ({
    page,
  }) => {
    const seen: string[] = [];
    await page.exposeFunction('report', (address: string) => seen.push(address));
    // A tag manager can read the address at every change of the history.
    const spy = `
      const report = () => window.report(location.href);
      for (const name of ['pushState', 'replaceState']) {
        const original = history[name];
        history[name] = function (...values) {
          original.apply(this, values);
          report();
        };
      }
      for (const event of ['popstate', 'hashchange']) addEventListener(event, report);
      window.tagManagerRan = true;
      report();
    `;
    await page.route(`${script}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: spy }),
    );
    // The call fails while one document replaces another.
    const hasIt = () => page.evaluate(() => 'tagManagerRan' in window).catch(() => undefined);
    const links = page.getByRole('contentinfo');
    await open(page, `${site.address}/blog`);
    await bar(page).getByRole('button', { name: 'Yes, count it' }).click();
    await expect.poll(hasIt).toBe(true);
    await links.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/about$/);
    await expect.poll(() => seen.some((address) => address.endsWith('/about'))).toBe(true);
    for (const name of ['Trips', 'Saved']) {
      await links.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect.poll(hasIt).toBe(false);
      await page.goBack();
      await expect(page).toHaveURL(/about$/);
      await expect.poll(hasIt).toBe(true);
    }

    // The visitor agrees on a public page reached from a private page of the same document.
    await page.evaluate(() => localStorage.clear());
    await open(page, `${site.address}/trips#trip=mine`);
    await links.getByRole('link', { name: 'About', exact: true }).click();
    await bar(page).getByRole('button', { name: 'Yes, count it' }).click();
    await expect.poll(hasIt).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
    await expect.poll(hasIt).toBe(false);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.filter((address) => /trips|saved|#/i.test(address))).toEqual([]);
  });

  test('A refusal is remembered, and can be changed', { tag: '@slow' }, async ({ page }) => {
    const asked = await answerForTagManager(page);
    await open(page, `${site.address}/privacy-policy`);
    await bar(page).getByRole('button', { name: 'No, thanks' }).click();
    // The code of the bar arrives after the click that asks for it.
    const deliver = await holdRequests(page, `**${builtPath('src/web/layout/consent-bar.tsx')}`);
    await reload(page);
    await expect(bar(page)).toBeHidden();
    await choices(page).click();
    deliver();
    expect(asked).toEqual([]);
    await bar(page).getByRole('button', { name: 'Yes, count it' }).click();
    await expect.poll(() => asked).toHaveLength(1);
    await expect(choices(page)).toBeFocused();
  });

  for (const { width } of auditedWidths) {
    test(`the bar is accessible at ${width} px`, { tag: '@slow' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${site.address}/terms-of-service`);
      await expect(bar(page)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      // The bar covers no text at the end of the page.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const foot = await page.getByText(/^© 2025/).boundingBox();
      const top = (await bar(page).boundingBox())?.y ?? 0;
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top);
    });
  }
});

test('A site without a tag manager does not ask for consent', { tag: '@slow' }, async ({
  page,
  foreignRequests,
}) => {
  await open(page, '/blog');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'May we count your visit?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  expect(foreignRequests).toEqual([]);
  await expect
    .poll(async () => (await dataLayerEntries(page))[0])
    .toEqual({ event: 'page_view', page_path: '/blog' });
});
