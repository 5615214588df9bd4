import { expect, test } from './fixtures.ts';

test('The API reference opens under its policy and shows an operation', async ({
  page,
  consoleErrors,
  foreignRequests,
}) => {
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('button', { name: 'get /api/articles', exact: true }).click();
  await expect(page.getByText('Published articles, newest first').last()).toBeVisible();
  expect(consoleErrors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});
