import type { Locator, Page } from '@playwright/test';
import { addManyRows } from '../support/many-rows.ts';
import { openOwnSite } from '../support/own-server.ts';
import { expect, signIn, test } from './admin-fixtures.ts';

const rows = 5000;
/** What a person still feels as at once, with room for a busy machine, in milliseconds. */
const quick = 1000;

/** How long something took until the list showed it, in milliseconds. */
async function timed(work: () => Promise<unknown>, shown: Locator): Promise<number> {
  const start = performance.now();
  await work();
  await expect(shown).toBeVisible({ timeout: 20_000 });
  return Math.round(performance.now() - start);
}

async function measure(page: Page, name: string, list: Locator) {
  const panel = page.getByRole('tabpanel', { name });
  const search = panel.getByRole('searchbox');
  const opened = await timed(
    () => page.getByRole('tab', { name }).click(),
    panel.getByRole('button', { name: /^Show more of \d{4}$/ }),
  );
  const found = await timed(
    () => search.fill(name === 'Newsletter' ? 'diver-4321@' : 'number 4321'),
    list.getByText(name === 'Newsletter' ? 'diver-4321@example.com' : 'number 4321'),
  );
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await search.fill('');
  await expect(panel.getByRole('button', { name: /^Show more of \d{4}$/ })).toBeVisible();
  const sorted = await timed(
    () => panel.getByLabel('Sort by').selectOption(name === 'Newsletter' ? 'Email' : 'Title'),
    list.getByText(name === 'Newsletter' ? 'diver-0@example.com' : 'anchor number 13', {
      exact: true,
    }),
  );
  const filtered = await timed(
    () => panel.getByLabel('Show').selectOption(name === 'Newsletter' ? 'Unsubscribed' : 'Drafts'),
    panel.getByRole('button', {
      name: name === 'Newsletter' ? 'Show more of 1667' : 'Show more of 2500',
    }),
  );
  expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(50);
  return { name, opened, found, sorted, filtered };
}

test('lists of 5,000 records are sorted, filtered and searched within a second', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const site = await openOwnSite();
  try {
    addManyRows(site.folder, rows);
    await page.goto(`${site.address}/admin`);
    await page.request.post(`${site.address}/api/admin/login`, {
      data: { password: site.password },
    });
    await page.reload();
    const figures = [];
    for (const name of ['Products', 'Gear Reviews', 'Newsletter']) {
      figures.push(
        await measure(page, name, page.getByRole('tabpanel', { name }).locator('ul').first()),
      );
    }
    await page.goto(`${site.address}/admin/dive-sites`);
    const list = page.getByRole('region', { name: 'Dive sites' });
    const opened = await timed(async () => {}, list.getByRole('button', { name: /^Show more of/ }));
    const found = await timed(
      () => page.getByLabel('Search dive sites').fill('number 4321'),
      list.getByText('1 dive site', { exact: true }),
    );
    figures.push({ name: 'Dive sites', opened, found, sorted: 0, filtered: 0 });
    console.table(figures);
    for (const { name, found, sorted, filtered } of figures) {
      for (const took of [found, sorted, filtered]) expect(took, name).toBeLessThan(quick);
    }
  } finally {
    await site.close();
  }
});

test('a list filters drafts and published records and sorts them by change, title and category', async ({
  owner: page,
  ownSite,
}) => {
  await signIn(page, ownSite.password);
  await page.goto('/admin');
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
