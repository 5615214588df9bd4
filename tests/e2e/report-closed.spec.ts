import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { localDay } from '../../src/domain/dates/site-time.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // The date in this time zone differs from the date in Sydney for at least 21 hours a day.
  timezoneId: 'Pacific/Pago_Pago',
});

test('the owner closes a featured site from its guide in four taps, and undoes the change', {
  tag: '@slow',
}, async ({ owner: page, browser, baseURL }) => {
  const { id } = await create<DiveSite>(page, '/api/dive-sites', {
    ...plainSite,
    name: 'Far Jetty',
    featured: true,
  });
  await open(page, `/dive-sites/${id}`);
  const visitor = await browser.newPage();
  const scripts: string[] = [];
  visitor.on('request', (request) => scripts.push(request.url()));
  await visitor.goto(`${baseURL}/dive-sites/${id}`);

  const start = Date.now();
  const report = page.getByRole('button', { name: 'Report closed' });
  const box = await report.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const bar = await page.getByRole('navigation', { name: 'For the owner' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  // The bar is above the header, so that it covers no part of the page.
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? -1);
  await report.tap();
  const form = page.getByRole('dialog', { name: 'Report closed' });
  await expect(form.getByLabel('Known as of')).toHaveValue(
    localDay(new Date(), 'Australia/Sydney'),
  );
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Closed after storm damage.' }).tap();
  await form.getByRole('button', { name: 'Close this site' }).tap();
  await expect(page.getByText('Closed. Everyone sees it now.')).toBeVisible();
  await visitor.reload();
  const notice = visitor.getByText('Closed after storm damage.');
  await expect(notice).toBeVisible();
  expect(Date.now() - start).toBeLessThan(20_000);
  await expect(page.getByRole('article').getByText('Closed after storm damage.')).toBeVisible();
  expect(await (await page.request.get(`/api/dive-sites/${id}`)).json()).toMatchObject({
    status: 'closed',
    featured: false,
  });

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await (await page.request.get(`/api/dive-sites/${id}`)).json()).toMatchObject({
    status: null,
    featured: true,
  });
  await visitor.reload();
  await expect(notice).toBeHidden();
  await expect(visitor.getByRole('button', { name: 'Report closed' })).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('edit-link'))).toEqual([]);
  await visitor.close();
});

test('a report requires a reason, and its form shows a failed request', { tag: '@slow' }, async ({
  owner: page,
  context,
}) => {
  const { id } = await create<DiveSite>(page, '/api/dive-sites', { ...plainSite, name: 'Pier' });
  await open(page, `/dive-sites/${id}`);
  await page.getByRole('button', { name: 'Report closed' }).tap();
  const form = page.getByRole('dialog', { name: 'Report closed' });
  const send = form.getByRole('button', { name: 'Close this site' });
  await send.tap();
  await expect(form.getByRole('alert')).toHaveText('Say in a sentence why it is closed.');
  await form.getByLabel('Reason').fill('The stairs are gone.');
  await context.setOffline(true);
  await send.tap();
  await expect(form.getByRole('alert')).toContainText('No connection: nothing was sent.');
  await context.setOffline(false);
  await send.tap();
  await expect(page.getByText('Closed. Everyone sees it now.')).toBeVisible();
});

test('a guide that is gone offers neither Edit nor Report closed', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const { id } = await create<DiveSite>(page, '/api/dive-sites', {
    ...plainSite,
    name: 'Lost Pier',
  });
  await open(page, `/dive-sites/${id}`);
  const tools = page.getByRole('navigation', { name: 'For the owner' });
  await expect(tools.getByRole('button', { name: 'Report closed' })).toBeVisible();
  // The page is marked as the owner's until a reload, which loads the public page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(tools).toBeHidden();
  expect((await page.request.delete(`/api/dive-sites/${id}`)).ok()).toBe(true);
  const asked = page.waitForResponse(`**/api/dive-sites/${id}`);
  await page.goBack();
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tools).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-owner]')).toHaveCount(0);
  await expect(tools).toBeHidden();
});
