import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ serviceWorkers: 'allow' });

/** How many copies the browser has recorded. */
const countCopies = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('bottom-time');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('copies').objectStore('copies').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });

test('a saved guide, its tides, the emergency page and /saved work offline, and the network wins again', async ({
  page,
  context,
}) => {
  await open(page, '/dive-sites/1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => page.evaluate(countCopies)).toBe(1);
  await open(page, '/saved');
  const remove = page.getByRole('button', { name: `Remove the copy of ${name}` });
  await expect(remove).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(remove).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('you are reading the copy that you saved')).toBeVisible();
  await page.getByRole('heading', { name: 'Can I dive it?' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /^(Tide at|No tides here)/ })).toBeVisible();
  await page.getByRole('link', { name: 'What to say and do' }).first().click();
  await expect(page.getByRole('heading', { name: 'What to say' })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.goto('/blog/decompression-illness-first-aid');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/decompression/i);
  const unsaved = await page.goto('/about');
  expect(unsaved?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'No signal down here' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1800 088 200' })).toBeVisible();

  await context.setOffline(false);
  await open(page, '/about');
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await open(page, '/dive-sites/1');
  await expect(page.getByText('you are reading the copy')).toHaveCount(0);
  await open(page, '/saved');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText(`${name} is not available offline`)).toBeVisible();
});
