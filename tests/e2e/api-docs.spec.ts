import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

test.describe('slow', { tag: '@slow' }, () => {
  test('The API reference works under its content security policy and shows an operation', async ({
    page,
    consoleErrors,
    foreignRequests,
  }) => {
    await open(page, '/api/docs');
    await page.getByRole('link', { name: 'Articles', exact: true }).click();
    await page.getByRole('button', { name: 'get /api/articles', exact: true }).click();
    await expect(page.getByText('Published articles, newest first').last()).toBeVisible();
    expect(consoleErrors).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });
});
