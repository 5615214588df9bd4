import type { Page } from '@playwright/test';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import type { ReportQueue } from '../../src/contract/reports.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const readQueue = async ({ request }: Page) =>
  (await (await request.get('/api/reports')).json()) as ReportQueue;

/** The reports that the browser stores, as JSON; an empty text before its database exists. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'bottom-time')) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('bottom-time');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('reports').objectStore('reports').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(all.result));
        };
      };
    });
  });

const addGuide = (owner: Page, name: string, fields: object = {}) =>
  create<DiveSite>(owner, '/api/dive-sites', { ...plainSite, ...fields, name });

test('a closure reported on a phone appears in the guide within a minute, once the owner accepts it', async ({
  owner,
  browser,
  baseURL,
}) => {
  const { id } = await addGuide(owner, 'Phone Jetty');
  const diver = await browser.newPage({ ...phone, baseURL });
  await open(diver, `/dive-sites/${id}`);
  const start = Date.now();
  await diver.getByRole('link', { name: 'Closed?' }).tap();
  const form = diver.getByRole('dialog');
  await expectAccessible(diver);
  await form.getByText('Closed after storm damage.').tap();
  await form.getByRole('button', { name: 'Send' }).tap();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 20_000 });
  await diver.reload();
  await expect(diver.getByRole('article').getByText('Closed after storm damage.')).toBeHidden();

  await open(owner, '/admin/reports');
  await owner.getByRole('link', { name: 'Closure: Phone Jetty' }).click();
  await expect(owner.getByLabel('What the guide will say')).toHaveValue(
    'Closed after storm damage.',
  );
  await expectAccessible(owner);
  await owner.keyboard.press('t');
  await expect(owner.getByText('Nothing waits.')).toBeVisible();
  await diver.reload();
  await expect(diver.getByRole('article').getByText('Closed after storm damage.')).toBeVisible();
  expect(Date.now() - start).toBeLessThan(60_000);
  await diver.close();
});

test('a report written offline arrives once, and its text survives a reload', async ({
  owner,
  context,
}) => {
  const facts = { walkMetres: 40, gearPath: 'By trolley' };
  const { id } = await addGuide(owner, 'Far Reef', facts);
  await open(owner, `/dive-sites/${id}`);
  const entry = owner.getByRole('region', { name: 'Getting in' });
  await entry.getByRole('link', { name: 'Something wrong?' }).click();
  const form = owner.getByRole('dialog');
  await expectAccessible(owner);
  await form.getByRole('button', { name: 'Walk to the water 40 m' }).click();
  await expect(form.getByRole('button', { name: 'By trolley' })).toHaveCount(0);
  await expect(form.getByText('40 m')).toBeVisible();
  await expect(form.getByLabel('What is right')).toBeFocused();
  await form.getByLabel('What is right').fill('250 m from the upper car park');
  await expect.poll(() => readKept(owner)).toContain('250 m from the upper car park');
  await owner.reload();
  await entry.getByRole('link', { name: 'Something wrong?' }).click();
  await expect(form.getByLabel('What is right')).toHaveValue('250 m from the upper car park');
  await expect(form.getByText('40 m')).toBeVisible();

  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'Kept on this device' })).toBeVisible({
    timeout: 20_000,
  });
  await form.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  await expect(owner.getByText('Sent: your report on Far Reef.')).toBeVisible({ timeout: 20_000 });
  // The browser deletes a report that is sent.
  await expect.poll(() => readKept(owner)).toBe('[]');
  await owner.reload();
  const { reports } = await readQueue(owner);
  expect(reports.filter(({ title }) => title === 'Far Reef')).toMatchObject([
    { field: 'walkMetres', details: { right: '250 m from the upper car park' } },
  ]);
});

test('an open page resends a report after a failed request', {
  tag: '@slow',
}, async ({ owner }) => {
  const { id } = await addGuide(owner, 'Near Reef', { walkMetres: 40 });
  await open(owner, `/dive-sites/${id}`);
  const entry = owner.getByRole('region', { name: 'Getting in' });
  await entry.getByRole('link', { name: 'Something wrong?' }).click();
  const form = owner.getByRole('dialog');
  await form.getByLabel('What is right').fill('90 m');
  await owner.route('**/api/reports', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(owner.getByText('Sent: your report on Near Reef.')).toBeVisible({ timeout: 50_000 });
  await expect.poll(() => readKept(owner)).toBe('[]');
});

test('a dive report needs no text and appears in the guide once the owner accepts it', {
  tag: '@slow',
}, async ({ owner }) => {
  const { id } = await addGuide(owner, 'Kelp Bed');
  await open(owner, `/dive-sites/${id}`);
  await owner.getByRole('link', { name: 'Dived here?' }).click();
  const form = owner.getByRole('dialog');
  await form.getByLabel('Temperature, °C').fill('61');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Temperature is a number from 2 to 36 °C')).toBeVisible();
  await form.getByLabel('Temperature, °C').fill('17.5');
  await form.getByLabel('Visibility, m').fill('8');
  await form.getByRole('group', { name: 'Surge' }).getByText('Some').click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 20_000 });

  await open(owner, '/admin/reports');
  await owner.getByRole('link', { name: 'Dive: Kelp Bed' }).click();
  await owner.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(owner.getByText('Taken', { exact: true })).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Dive: Kelp Bed' })).toHaveCount(0);
  await open(owner, `/dive-sites/${id}`);
  await owner.getByRole('heading', { name: 'Dived here' }).scrollIntoViewIfNeeded();
  await expect(owner.getByText('8 m visibility, 17.5 °C, some surge')).toBeVisible();
  await open(owner, '/changes');
  await expect(owner.getByRole('link', { name: 'Kelp Bed' })).toBeVisible();
});

test('the report links of a guide open a mail without scripts, with the page in its subject', {
  tag: '@slow',
}, async ({ owner, browser, baseURL }) => {
  const { id } = await addGuide(owner, 'Bare Rock', { walkMetres: 40 });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/dive-sites/${id}`);
  const { site } = await (await owner.request.get('/api/settings')).json();
  const entry = page.getByRole('region', { name: 'Getting in' });
  for (const [link, subject] of [
    [entry.getByRole('link', { name: 'Something wrong?' }), `Something wrong? dive-sites ${id}`],
    [page.getByRole('link', { name: 'Closed?' }), `Closed? dive-sites ${id}`],
    [page.getByRole('link', { name: 'Dived here?' }), `Dived here? dive-sites ${id}`],
  ] as const) {
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect([href.protocol, href.pathname]).toEqual(['mailto:', site.email]);
    expect(href.searchParams.get('subject')).toBe(subject);
  }
  await context.close();
});
