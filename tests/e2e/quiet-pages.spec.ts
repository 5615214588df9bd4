import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

test('Steps of the learning path are marked as done in this browser only', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/learn-to-dive');
  const path = page.locator('#path');
  await expect(path.getByRole('status')).toHaveText('0 of 4 done. Next: Basic Theory');
  await path.getByLabel('Done: Basic Theory').check();
  await expect(path.getByRole('status')).toHaveText('1 of 4 done. Next: Pool Training');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await path.getByLabel('Done: Pool Training').check();
  await page.reload();
  await expect(path.getByRole('status')).toHaveText('2 of 4 done. Next: Open Water');
  await path.getByLabel('Done: Basic Theory').uncheck();
  await expect(path.getByRole('status')).toHaveText('1 of 4 done. Next: Basic Theory');
  expect(sent).toEqual([]);
});

test.describe('slow', { tag: '@slow' }, () => {
  test('The contact page shows its form above details and questions', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/contact');
    const main = page.getByRole('main');
    const form = main.getByRole('form', { name: 'Send a message' });
    const top = async (locator: typeof form) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await top(main.getByText('call 000 first'))).toBeLessThan(await top(form));
    expect(await top(form)).toBeLessThan(await top(main.getByText('We answer within 24-48 hours')));
    expect(await top(form)).toBeLessThan(
      await top(main.getByRole('heading', { name: 'Asked often' })),
    );
  });
});
