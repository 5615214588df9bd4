import type { Page } from '@playwright/test';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { paths } from '../../src/contract/paths.ts';
import { testAll } from '../support/test-all.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

/** Numbers of guides outside `npm run test:all`: the longest, and some at intervals in the rest. */
const longest = 4;
const others = 2;

function sample(sites: DiveSite[]): DiveSite[] {
  if (testAll) return sites;
  const weight = (site: DiveSite) => JSON.stringify(Object.values(site)).length;
  const byWeight = [...sites].sort((one, other) => weight(other) - weight(one));
  const rest = byWeight.slice(longest);
  const step = Math.floor(rest.length / others);
  return [...byWeight.slice(0, longest), ...rest.filter((_, index) => index % step === 0)];
}

/** Returns a fault unless a page prints on one A4 sheet. */
async function wrongPages(sheet: Page, name: string): Promise<string[]> {
  const pdf = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
  // A4 has 595 × 842 points.
  const isA4 = /\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/.test(pdf);
  return pages === 1 && isA4 ? [] : [`${name}: ${pages} pages, A4 ${isA4}`];
}

test('The guide of a site prints on one A4 page from the dark theme', async ({
  browser,
  page,
  ownSite,
}) => {
  test.setTimeout(testAll ? 900_000 : 120_000);
  const sites = (await (await page.request.get('/api/dive-sites')).json()) as DiveSite[];
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const sheet = await context.newPage();
  const wrong: string[] = [];
  for (const { id, name } of sample(sites)) {
    await sheet.goto(`${ownSite.address}${paths.diveSite(id)}`);
    wrong.push(...(await wrongPages(sheet, name)));
  }
  await context.close();
  expect(wrong).toEqual([]);
});

test('The emergency card prints on one A4 page, with the position of a site', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/emergency?site={Ethel Beach}');
  expect(await wrongPages(page, 'emergency')).toEqual([]);
});

test('Printed guides have dark text, without the list, the map and the buttons', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'night'));
  await open(page, '/dive-sites/{Ethel Beach}');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'night';
  });
  await page.emulateMedia({ media: 'print' });
  const guide = page.locator('main article').first();
  await expect(guide.getByRole('heading', { name: 'Safety Notes' })).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  await expect(page.locator('#sites')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  await expect(page.getByText('Your dive: date, buddy')).toBeVisible();
  await expect(
    page.getByText('Marine-life, depth and visibility records: Reef Life Survey ('),
  ).toBeVisible();
});

test('The guide prints light and tide of a chosen day, on the same page', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sites = (await (await page.request.get('/api/dive-sites')).json()) as DiveSite[];
  const divable = sites.filter(({ status }) => status !== 'closed' && status !== 'damaged');
  const wrong: string[] = [];
  for (const { id, name } of sample(divable).slice(0, testAll ? 5 : 1)) {
    await open(page, paths.diveSite(id));
    await page.getByLabel('Print with light and tide of').fill('2026-12-05');
    await expect(page.getByText('Light and tide of 5 December 2026')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const guide = page.locator('main article').first();
    await expect(guide.getByText('First light, sunrise')).toBeVisible();
    wrong.push(...(await wrongPages(page, name)));
    await page.emulateMedia({ media: 'screen' });
    await expect(guide.getByText('First light, sunrise')).toBeHidden();
  }
  expect(wrong).toEqual([]);
});

test('A dive briefing prints on one A4 page, for the day in its address', { tag: '@slow' }, async ({
  browser,
  page,
  ownSite,
}) => {
  test.setTimeout(testAll ? 900_000 : 60_000);
  const sites = (await (await page.request.get('/api/dive-sites')).json()) as DiveSite[];
  const context = await browser.newContext({ javaScriptEnabled: false });
  const sheet = await context.newPage();
  const wrong: string[] = [];
  for (const { id, name } of sample(sites).slice(0, testAll ? undefined : 2)) {
    await sheet.goto(`${ownSite.address}${paths.briefing(id)}?date=2026-12-05`);
    await expect(sheet.getByText('5 December 2026')).toBeVisible();
    wrong.push(...(await wrongPages(sheet, name)));
  }
  await context.close();
  expect(wrong).toEqual([]);
});

test.describe('slow', { tag: '@slow' }, () => {
  test('Guide, print and briefing show the same section of the site', async ({ page, request }) => {
    const [yongala] = await (await request.get('/api/dive-sites/search?q=yongala')).json();
    const sections = page.locator('img[src*="/section"]');
    const shown: string[] = [];
    for (const path of [`/dive-sites/${yongala.id}`, `/dive-sites/${yongala.id}/briefing`]) {
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        await open(page, path);
        await expect(sections).toHaveCount(1);
        await expect(sections).toBeVisible();
        await expect
          .poll(() => sections.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(300);
        shown.push((await sections.getAttribute('alt')) ?? '');
      }
    }
    expect(shown[0]).toContain('a wreck on her starboard side');
    expect(new Set(shown).size).toBe(1);
  });
});
