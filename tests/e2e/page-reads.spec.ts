import type { Overview } from '../../src/contract/overview.ts';
import { type Statistics, statisticsPath } from '../../src/contract/page-reads/statistics.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './open.ts';
import { storedRecords } from './stored-records.ts';

test.use({
  // The default user agent of the tests identifies itself as automated.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('The start screen lists the most-read pages, counted without a cookie', {
  tag: '@slow',
}, async ({ page, ownSite, context }) => {
  const cookie = await ownSite.session();
  const mostRead = async () => {
    const answer = await fetch(`${ownSite.address}/api/admin/overview`, {
      headers: { Cookie: cookie },
    });
    const { mostRead } = (await answer.json()) as Overview;
    return mostRead.map(({ path, reads }) => [path, reads]);
  };
  const [article] = (await (await fetch(`${ownSite.address}/api/articles`)).json()) as {
    slug: string;
    title: string;
  }[];
  const read = `/blog/${article?.slug}`;
  await open(page, read);
  // This read is served from the page cache.
  await reload(page);
  await open(page, '/blog');
  // The code that counts links loads after hydration.
  await page.waitForLoadState('networkidle');
  await page.locator(`main a[href="${read}"]`).first().hover();
  await page.locator(`main a[href="${read}"]`).first().click();
  await expect(page).toHaveURL(read);
  await expect.poll(mostRead).toEqual([[read, 3]]);
  expect(await context.cookies()).toEqual([]);

  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: ownSite.address }]);
  await open(page, read);
  await open(page, '/admin');
  const list = page.getByRole('region', { name: 'What waits for you' });
  await expect(list.getByRole('heading', { name: 'Read most in 28 days' })).toBeVisible();
  const [line] = await list.getByRole('listitem').filter({ hasText: '3 reads' }).all();
  await expect(line as NonNullable<typeof line>).toContainText(article?.title ?? 'no title');
  await expect(list.getByRole('link', { name: article?.title })).toHaveAttribute('href', read);
});

test.describe('slow', { tag: '@slow' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('The statistics count a guide saved for offline use once, also when its copy is fetched again', async ({
    page,
    ownSite,
  }) => {
    const cookie = await ownSite.session();
    const range = 'from=2020-01-01&to=2099-12-31';
    const saves = async () => {
      const answer = await fetch(`${ownSite.address}${statisticsPath}?${range}`, {
        headers: { Cookie: cookie },
      });
      return ((await answer.json()) as Statistics).saves.map(({ title, times }) => [title, times]);
    };
    await open(page, '/dive-sites/{Ethel Beach}');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved: works offline/)).toBeVisible({ timeout: 30_000 });
    // The map is stored with the first guide.
    const once = expect.arrayContaining([['Ethel Beach', 1]]);
    await expect.poll(saves).toEqual(once);

    const copiedAt = () => storedRecords(page, 'copies').then((all) => JSON.stringify(all));
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('bottom-time');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('copies', 'readwrite');
            writing.objectStore('copies').openCursor().onsuccess = ({ target }) => {
              const { result: cursor } = target as IDBRequest<IDBCursorWithValue | null>;
              cursor?.update({ ...cursor.value, storedAt: '2020-01-01T00:00:00.000Z' });
              cursor?.continue();
            };
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    expect(await copiedAt()).toContain('2020-01-01');
    await open(page, '/about');
    await expect.poll(copiedAt, { timeout: 30_000 }).not.toContain('2020-01-01');
    expect(await saves()).toEqual(once);
  });
});
