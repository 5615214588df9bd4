import type { Page } from '@playwright/test';
import { addManyRows } from '../support/many-rows.ts';
import { openOwnSite } from '../support/own-server.ts';
import { expect, signIn, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const rows = 5000;
async function searchSortAndFilter(page: Page, name: string) {
  const panel = page.getByRole('tabpanel', { name });
  const list = panel.locator('ul').first();
  const search = panel.getByRole('searchbox');
  const isNewsletter = name === 'Newsletter';
  const more = (count: RegExp | string) =>
    expect(panel.getByRole('button', { name: count })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('tab', { name }).click();
  await more(/^Show more of \d{4}$/);
  await search.fill(isNewsletter ? 'diver-4321@' : 'number 4321');
  await expect(
    list.getByText(isNewsletter ? 'diver-4321@example.com' : 'number 4321'),
  ).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await search.fill('');
  await more(/^Show more of \d{4}$/);
  await panel.getByLabel('Sort by').selectOption(isNewsletter ? 'Email' : 'Title');
  const first = isNewsletter ? 'diver-0@example.com' : 'anchor number 13';
  await expect(list.getByText(first, { exact: true })).toBeVisible();
  await panel.getByLabel('Show').selectOption(isNewsletter ? 'Unsubscribed' : 'Drafts');
  await more(isNewsletter ? 'Show more of 1667' : 'Show more of 2500');
  expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(50);
}

test('lists of 5,000 records are searched, sorted and filtered', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const site = await openOwnSite({}, (folder) => addManyRows(folder, rows));
  try {
    await page.request.post(`${site.address}/api/admin/login`, {
      data: { password: site.password },
    });
    await open(page, `${site.address}/admin`);
    for (const name of ['Products', 'Gear Reviews', 'Newsletter']) {
      await searchSortAndFilter(page, name);
    }
    await open(page, `${site.address}/admin/dive-sites`);
    const list = page.getByRole('region', { name: 'Dive sites' });
    await expect(list.getByRole('button', { name: /^Show more of/ })).toBeVisible();
    await page.getByLabel('Search dive sites').fill('number 4321');
    await expect(list.getByText('1 dive site', { exact: true })).toBeVisible();
  } finally {
    await site.close();
  }
});

test('a list filters drafts and published records and sorts them by change, title and category', {
  tag: '@slow',
}, async ({ owner: page, ownSite }) => {
  await signIn(page, ownSite.password);
  await open(page, '/admin');
  const panel = page.getByRole('tabpanel', { name: 'Blog Creator' });
  const list = panel.getByRole('region', { name: 'Saved so far' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const facts = list.locator('li p:nth-child(2)');
  await panel.getByLabel('Show').selectOption('Published');
  for (const fact of await facts.allTextContents()) expect(fact).toMatch(/^Published/);
  await panel.getByLabel('Sort by').selectOption('Title');
  const titles = await list.locator('li p:first-child').allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en-AU').compare));
  await panel.getByLabel('Sort by').selectOption('Category');
  const categories = (await facts.allTextContents()).map((fact) => fact.split(' · ')[1]);
  expect(categories).toEqual([...categories].sort());
  await panel.getByLabel('Search the list').fill('nothing is called this');
  await expect(panel.getByText('Nothing matches. Try another word or show all.')).toBeVisible();
});
