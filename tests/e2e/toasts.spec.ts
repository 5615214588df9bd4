import type { Page } from '@playwright/test';
import { builtPath } from '../../scripts/lib/client-files.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Submits the newsletter form; the server rejects the request. */
async function sendRefused(page: Page, status = 500, body = '{"error":"Not today."}') {
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status, body }));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill('toast@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  return form;
}

/** Returns the toast with the message of the server. */
async function provokeToast(page: Page, status?: number, body?: string) {
  await sendRefused(page, status, body);
  const toast = page.getByRole('listitem').filter({ hasText: 'Subscription failed' });
  await expect(toast).toBeVisible();
  return toast;
}

test('F8 focuses the toast, and a key closes it', { tag: '@slow' }, async ({ page }) => {
  const toast = await provokeToast(page);
  await page.keyboard.press('F8');
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list'),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A toast is shown for five seconds', async ({ page }) => {
    await page.clock.install();
    const toast = await provokeToast(page);
    await page.mouse.move(5, 5);
    await page.clock.runFor(4000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1500);
    await expect(toast).toBeHidden();
  });

  test('A swipe of 50 pixels to the right closes a toast, and a shorter swipe does not', async ({
    page,
  }) => {
    const toast = await provokeToast(page);
    const swipe = async (pixels: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels / 2, y, { steps: 4 });
      await page.mouse.move(x + pixels, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(45);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toBeVisible();
    await swipe(60);
    await expect(toast).toBeHidden();
  });

  test('A toast is at most 420 pixels wide on a desktop, and fills the width of a phone', async ({
    page,
  }) => {
    const toast = await provokeToast(page);
    const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
    expect((await viewport.boundingBox())?.width).toBe(420);
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await toast.boundingBox())?.width).toBeGreaterThan(340);
  });

  for (const [status, body, told] of [
    [503, 'Closed for tonight', '503: Closed for tonight'],
    [502, '', '502: Bad Gateway'],
  ] as const) {
    test(`A failure without a message from the server reads ${told}`, async ({ page }) => {
      await expect(await provokeToast(page, status, body)).toContainText(told);
    });
  }

  test('A toast whose code can not be fetched is shown as plain text, and the page stays', async ({
    page,
  }) => {
    await page.route(`**${builtPath('src/web/ui/toast-region.tsx')}`, (route) => route.abort());
    const form = await sendRefused(page);
    const words = page.getByRole('alert').filter({ hasText: 'Not today.' });
    await expect(words).toBeVisible();
    await words.getByRole('button', { name: 'Close' }).click();
    await expect(words).toBeHidden();
    await expect(form).toBeVisible();
  });
});
