import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillSiteIds, open, reload } from './open.ts';
import { storedRecords } from './stored-records.ts';

const note = 'Ask for the key at the bait shop, not at the kiosk';

/** Limits the storage of the site. Must run before the first record is written. */
async function limitStorage(page: Page, origin: string, quotaSize: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** Fills the site's storage with another database until a record of 100 bytes does not fit. */
const fillStorage = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('filler', 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('bytes', { autoIncrement: true });
    opening.onsuccess = () => {
      const database = opening.result;
      const fill = (size: number) => {
        const writing = database.transaction('bytes', 'readwrite');
        writing.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(size)));
        writing.oncomplete = () => fill(size);
        writing.onabort = () => {
          if (size > 100) return fill(Math.ceil(size / 4));
          database.close();
          resolve(writing.error?.name ?? '');
        };
      };
      fill(60_000);
    };
  });

/** Deletes the records that fill the storage. */
const emptyStorage = () =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('filler');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });

const storedNames = async (page: Page, store: Parameters<typeof storedRecords>[1]) =>
  (await storedRecords(page, store)).map(({ name, note }) => note ?? name);

async function downloadedCopy(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Download a copy' }).click();
  return JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
}

test('text typed on a full device can be downloaded, and is stored once space is free', {
  tag: '@slow',
}, async ({ page, ownSite: { address } }) => {
  await page.goto('/about');
  await limitStorage(page, address, 1_000_000);
  await open(page, '/saved');
  const list = page.getByRole('textbox', { name: 'New list' });
  await list.fill('Before');
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  expect(await page.evaluate(fillStorage)).toBe('QuotaExceededError');

  await page.getByRole('textbox', { name: 'Notes' }).fill(note);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('no room left, so this tab alone holds what you changed last');
  // The notice replaces this toast.
  await expect(page.getByText('Kept in this tab alone', { exact: true })).toHaveCount(0);
  await list.fill('After');
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('heading', { name: 'After' })).toBeAttached();
  await expect(list).toHaveValue('');
  expect(await storedNames(page, 'lists')).toEqual(['Before']);
  const copy = await downloadedCopy(page);
  expect(copy.lists).toMatchObject([{ name: 'Before', notes: note }, { name: 'After' }]);

  // The same tab plans a trip.
  await page.getByRole('link', { name: 'Plan a trip' }).click();
  await page.getByRole('combobox', { name: 'Start' }).fill('Sydney');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'Around the base' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes' }).fill(note);
  await expect(page.getByText('Kept in this tab alone. They go into')).toBeVisible();
  await expect(notice).toContainText('no room left');
  expect((await downloadedCopy(page)).trips).toMatchObject([{ notes: note }]);
  expect(await storedNames(page, 'trips')).toEqual([]);

  // The browser asks before this tab reloads.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);

  await page.evaluate(emptyStorage);
  await notice.getByRole('button', { name: 'Save again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Saved in this browser. They go into')).toBeVisible();
  await reload(page);
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(note);
  expect((await storedNames(page, 'lists')).sort()).toEqual(['After', 'Before']);
});

test('a guide reports a full device, and retains the heart and the dive for this visit', {
  tag: '@slow',
}, async ({ page, ownSite: { address } }) => {
  await page.goto('/about');
  await limitStorage(page, address, 1_000_000);
  await open(page, '/dive-sites/{Ethel Beach}');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Lists and log' }).click();
  await page.getByRole('textbox', { name: 'Private note' }).fill('The first dive');
  await page.getByRole('button', { name: 'Log this dive' }).click();
  await expect(page.getByText('Dive logged', { exact: true })).toBeVisible();
  expect(await page.evaluate(fillStorage)).toBe('QuotaExceededError');

  await page.getByRole('textbox', { name: 'Private note' }).fill(note);
  await page.getByRole('button', { name: 'Log this dive' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Kept in this tab alone' }),
  ).toContainText('This device has no room left. What you can do stands under Saved.');
  const heart = page.getByRole('button', { name: 'Save', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await storedNames(page, 'dives')).toEqual(['The first dive']);
  expect(await storedNames(page, 'sites')).toEqual([]);
  await page.getByRole('link', { name: 'Saved', exact: true }).first().click();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('The first dive')).toBeVisible();
  const copy = await downloadedCopy(page);
  expect(copy.sites).toMatchObject([{ name }]);
  expect(copy.dives).toHaveLength(2);
});

test('a record that another tab deletes can be restored with the text typed meanwhile', {
  tag: '@slow',
}, async ({ page, context }) => {
  await open(page, '/saved');
  await page.getByRole('textbox', { name: 'New list' }).fill('A long weekend');
  await page.getByRole('button', { name: 'Make the list' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill(note);
  await notes.blur();
  await expect.poll(() => storedNames(page, 'lists')).toEqual(['A long weekend']);
  await notes.fill(`${note}!`);
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('bottom-time').onsuccess = () => resolve();
      }),
  );
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('has just cleared what you saved here');
  await expect(notes).toHaveCount(0);
  await notice.getByRole('button', { name: 'Put it back' }).click();
  await expect(notes).toHaveValue(`${note}!`);
  await reload(page);
  await expect(notes).toHaveValue(`${note}!`);
});

// Chromium's headless shell has no setting that forbids storage.
const wholeChromium = '/usr/bin/chromium';

/** Opens a browser whose settings forbid all sites to store data. */
async function openForbidding(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(
    join(folder, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    executablePath: wholeChromium,
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('the site shows a message in a browser that forbids storage, and retains changes in memory', {
  tag: '@slow',
}, async ({ baseURL, request }) => {
  test.skip(!existsSync(wholeChromium), 'needs a whole Chromium');
  const { context, close } = await openForbidding();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(baseURL + (await fillSiteIds(request, '/dive-sites/{Ethel Beach}')));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Kept in this tab alone', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Saved', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('does not let the site store anything');
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(1);
  await expect(
    page.getByText('does not keep pages for reading without a connection'),
  ).toBeVisible();
  expect((await downloadedCopy(page)).sites).toHaveLength(1);
  await page.getByRole('textbox', { name: 'New list' }).fill('For this visit');
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('heading', { name: 'For this visit' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'New list' })).toHaveValue('');
  expect(errors).toEqual([]);
  await close();
});
