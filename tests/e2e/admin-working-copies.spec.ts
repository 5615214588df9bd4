import type { Article } from '../../src/contract/articles.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { useSession } from './fixtures.ts';
import { open } from './open.ts';

test('unsaved words wait on the server for another device, and the live article stays', async ({
  owner: page,
  browser,
  ownSite,
}) => {
  const { id, slug } = await create<Article>(page, '/api/articles', {
    title: 'Live words',
    content: '<p>The wreck lies on sand.</p>',
    category: 'Dive Sites',
    imageUrl: '/art/articles/diving-the-ss-yongala.jpg',
    published: true,
  });
  await open(page, `/admin/articles/${id}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Words in the making');
  await expect(page.getByText(/, kept at /)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Live words' });
  await expect(row).toContainText('Unpublished changes');
  const live = await page.request.get(`/api/articles/slug/${slug}`);
  expect(await live.json()).toMatchObject({ title: 'Live words' });

  const phone = await browser.newPage({ baseURL: ownSite.address });
  await useSession(phone, ownSite);
  await phone.goto(`/admin/articles/${id}`);
  await expect(phone.getByText(/^Unsaved changes of .* are kept/)).toBeVisible();
  await phone.getByRole('button', { name: 'Restore', exact: true }).click();
  const phoneTitle = phone.getByRole('textbox', { name: 'Title', exact: true });
  await expect(phoneTitle).toHaveValue('Words in the making');
  await phoneTitle.fill('Words from the phone');
  await expect(phone.getByText(/, kept at /)).toBeVisible();

  // The first window did not overwrite what the other one wrote.
  await title.fill('Words in the making, again');
  await expect(page.getByText(/^Unsaved changes of .* are kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText(/, kept at /)).toBeVisible();
  await page.getByRole('button', { name: 'Update & Keep Published' }).click();
  await expectToast(page, 'Blog Updated');
  await expect
    .poll(async () => (await page.request.get('/api/admin/working-copies')).json())
    .toEqual([]);
  await phone.close();
});
