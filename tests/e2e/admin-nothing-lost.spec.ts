import type { Page } from '@playwright/test';
import type { Article } from '../../src/contract/articles.ts';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { holdRequests } from './hold-requests.ts';
import { open } from './open.ts';

const conflictTitle = 'Changed in another place';
const write = (page: Page, title: string, extra: object = {}) =>
  create<Article>(page, '/api/articles', {
    title,
    content: '<p>The wreck lies on sand.</p>',
    category: 'Dive Sites',
    imageUrl: '/art/articles/diving-the-ss-yongala.jpg',
    ...extra,
  });

async function edit(page: Page, title: string) {
  await open(page, '/admin');
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Edit: ${title}` })).toBeVisible();
}

const stored = async (page: Page, id: number) => {
  const list = (await (await page.request.get('/api/articles?admin=true')).json()) as Article[];
  return list.find((article) => article.id === id);
};

test('a conflict between two tabs is resolved field by field', { tag: '@slow' }, async ({
  owner: page,
  context,
}) => {
  const article = await write(page, 'Two tabs');
  const other = await context.newPage();
  await edit(page, 'Two tabs');
  await edit(other, 'Two tabs');

  await other.getByLabel('Title').fill('Two tabs, theirs');
  await other.getByLabel('Author').fill('Robin');
  await other.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(other, 'Blog Updated');

  await page.getByLabel('Title').fill('Two tabs, mine');
  await page.getByLabel('Excerpt').fill('My excerpt');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  const dialog = page.getByRole('dialog', { name: conflictTitle });
  await expect(dialog).toContainText('Nothing was overwritten.');
  const title = dialog.getByRole('group', { name: 'Title' });
  await expect(title.locator('del')).toHaveText('theirs');
  await expect(title.locator('ins')).toHaveText('mine');
  // The dialog preselects fields changed only in the other tab, and hides fields changed only here.
  await expect(title.getByLabel('Keep mine')).toBeChecked();
  await expect(
    dialog.getByRole('group', { name: 'Author' }).getByLabel('Take theirs'),
  ).toBeChecked();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expectAccessible(page);
  expect(await stored(page, article.id)).toMatchObject({ title: 'Two tabs, theirs', version: 2 });

  await dialog.getByRole('button', { name: 'Save My Choice' }).click();
  await expectToast(page, 'Blog Updated');
  await expect(dialog).toBeHidden();
  expect(await stored(page, article.id)).toMatchObject({
    title: 'Two tabs, mine',
    author: 'Robin',
    excerpt: 'My excerpt',
    version: 3,
  });
  await expect(page.getByLabel('Author')).toHaveValue('Robin');
});

test('the bin restores an article, under a free slug if the old slug is taken', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const { slug } = await write(page, 'Gone and back', { published: true });
  await open(page, '/admin');
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Gone and back', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Published Post' });
    await expect(question).toContainText('This cannot be undone.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Blog Deleted', 'It stays in the bin for 30 days.');
  };
  await remove();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(410);

  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  const bin = page.getByRole('dialog', { name: 'Bin' });
  await expect(bin.getByRole('listitem').filter({ hasText: 'Gone and back' })).toContainText(
    'Blog post · deleted',
  );
  await expectAccessible(page);
  await bin.getByRole('button', { name: 'Restore Gone and back' }).click();
  await expectToast(page, 'Blog Restored', 'Gone and back');
  await expect(bin.getByText('The bin is empty.')).toBeVisible();
  await bin.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Edit Gone and back' })).toBeVisible();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await remove();
  await write(page, 'A newer one', { slug, published: true });
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await bin.getByRole('button', { name: 'Restore Gone and back' }).click();
  await expect(bin.getByRole('alert')).toHaveText(`Another article has the slug “${slug}” now.`);
  await bin.getByRole('button', { name: `Restore Gone and back as ${slug}-2` }).click();
  await expectToast(page, 'Blog Restored');
  await expect(bin.getByText('The bin is empty.')).toBeVisible();
  const back = await page.request.get(`/api/articles/slug/${slug}-2`);
  expect(await back.json()).toMatchObject({ title: 'Gone and back' });
});

test('restoring an earlier version fills the form and does not change the live article', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const article = await write(page, 'Early words', { published: true });
  await open(page, '/admin');
  await edit(page, 'Early words');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Early words' });
  await expect(history).toContainText('Nothing yet');
  await history.getByRole('button', { name: 'Close' }).click();

  const editor = page.getByRole('textbox', { name: 'Content' });
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' <script>alert(1)</script> At 28 metres.');
  await page.getByRole('button', { name: 'Update & Keep Published' }).click();
  await expectToast(page, 'Blog Updated');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(history.locator('ins')).toHaveText(' <script>alert(1)</script> At 28 metres.');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('What visitors read stays until you save.');
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Restore into the Form' }).click();
  await expectToast(page, 'Blog Restored', 'It is in the form, not saved yet.');
  await expect(editor).toHaveText('The wreck lies on sand.');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  expect(await stored(page, article.id)).toMatchObject({ published: true, version: 2 });
  expect((await stored(page, article.id))?.content).toContain('At 28 metres.');

  await page.getByRole('button', { name: 'Update & Keep Published' }).click();
  await expectToast(page, 'Blog Updated', 'It is public now.');
  expect(await stored(page, article.id)).toMatchObject({ published: true, version: 3 });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('Published');
  await expect(history.locator('del')).toContainText('At 28 metres.');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('the owner restores the text discarded in a conflict', async ({ owner: page }) => {
    const article = await write(page, 'Second thoughts');
    await edit(page, 'Second thoughts');
    await page.request.patch(`/api/articles/${article.id}`, {
      data: { content: '<p>The wreck lies on rock.</p>' },
    });
    const editor = page.getByRole('textbox', { name: 'Content' });
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Take a torch.');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    const dialog = page.getByRole('dialog', { name: conflictTitle });
    await dialog.getByLabel('Take theirs').check();
    await dialog.getByRole('button', { name: 'Save My Choice' }).click();
    await expect(editor).toHaveText('The wreck lies on rock.');
    expect(await stored(page, article.id)).toMatchObject({ version: 2 });

    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(editor).toHaveText('The wreck lies on sand. Take a torch.');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Blog Updated');
  });

  test('a late response to a save leaves the form of the next record open', async ({
    owner: page,
  }) => {
    const { id } = await write(page, 'First of two');
    await write(page, 'Second of two');
    await edit(page, 'First of two');
    const answer = await holdRequests(page, `**/api/articles/${id}`);
    await page.getByLabel('Author').fill('Kim');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await page.getByRole('link', { name: 'Edit Second of two', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    const second = page.getByRole('heading', { name: 'Edit: Second of two' });
    await expect(second).toBeVisible();
    answer();
    await expectToast(page, 'Blog Updated');
    await expect(second).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Second of two');
  });

  test('words typed while a save runs are stored as a working copy', async ({ owner: page }) => {
    const { id } = await write(page, 'Still typing');
    await edit(page, 'Still typing');
    const answer = await holdRequests(page, `**/api/articles/${id}`);
    await page.getByLabel('Author').fill('Kim');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await page.getByLabel('Author').fill('Kim and Robin');
    answer();
    await expectToast(page, 'Blog Updated');
    const copy = `/api/admin/working-copies/articles/${id}`;
    await expect.poll(async () => (await page.request.get(copy)).text()).toContain('Kim and Robin');
    await expect(page.getByLabel('Author')).toHaveValue('Kim and Robin');
  });

  test('the conflict dialog’s Back button does not change the form', async ({ owner: page }) => {
    const article = await write(page, 'No answer');
    await edit(page, 'No answer');
    await page.request.patch(`/api/articles/${article.id}`, { data: { title: 'Other answer' } });
    await page.getByLabel('Title').fill('My answer');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await page
      .getByRole('dialog', { name: conflictTitle })
      .getByRole('button', { name: 'Back', exact: true })
      .click();
    await expect(page.getByLabel('Title')).toHaveValue('My answer');
    expect(await stored(page, article.id)).toMatchObject({ title: 'Other answer' });
    await page.getByRole('button', { name: 'Cancel Edit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  });

  test('publishing in the list causes no conflict with an open form', async ({ owner: page }) => {
    await write(page, 'Side by side');
    await edit(page, 'Side by side');
    await page.getByRole('button', { name: 'Publish Side by side', exact: true }).click();
    await expectToast(page, 'Blog Updated');
    await page.getByLabel('Author').fill('Kim');
    await page.getByRole('button', { name: 'Update & Keep Published' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectToast(page, 'Blog Updated', 'It is public now.');
  });

  test('a conflict about a dive site is resolved field by field', async ({ owner: page }) => {
    const site = await create<DiveSite>(page, '/api/dive-sites', {
      ...plainSite,
      name: 'Two Tab Reef',
    });
    await open(page, '/admin/dive-sites');
    await page.getByLabel('Search dive sites').fill('Two Tab Reef');
    await page.getByRole('link', { name: 'Edit Two Tab Reef', exact: true }).click();
    await page.request.patch(`/api/dive-sites/${site.id}/photo`, {
      data: { imageUrl: '/art/articles/fish-rock-cave.jpg' },
    });
    await page.getByLabel('Description').fill('A sheltered cove with a swim-through.');
    await page.getByRole('button', { name: 'Update Dive Site' }).click();
    const dialog = page.getByRole('dialog', { name: conflictTitle });
    const photo = dialog.getByRole('group', { name: 'Image URL' });
    await expect(photo.getByLabel('Take theirs')).toBeChecked();
    await dialog.getByRole('button', { name: 'Save My Choice' }).click();
    await expectToast(page, 'Dive Site Updated');
    const saved = await page.request.get(`/api/dive-sites/${site.id}`);
    expect(await saved.json()).toMatchObject({
      description: 'A sheltered cove with a swim-through.',
      imageUrl: '/art/articles/fish-rock-cave.jpg',
    });
  });

  test('an article that was deleted elsewhere is restored and saved again', async ({
    owner: page,
  }) => {
    const article = await write(page, 'Pulled away');
    await edit(page, 'Pulled away');
    await page.request.delete(`/api/articles/${article.id}`);
    await page.getByLabel('Author').fill('Ash');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Update Failed', 'restore it from the bin first');
    await page.getByRole('button', { name: 'Bin', exact: true }).click();
    const bin = page.getByRole('dialog', { name: 'Bin' });
    await bin.getByRole('button', { name: 'Restore Pulled away' }).click();
    await expect(bin.getByText('The bin is empty.')).toBeVisible();
    await bin.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    const dialog = page.getByRole('dialog', { name: conflictTitle });
    await expect(dialog).toContainText('Nothing of it clashes with yours');
    await dialog.getByRole('button', { name: 'Save My Choice' }).click();
    await expectToast(page, 'Blog Updated');
    expect(await stored(page, article.id)).toMatchObject({ author: 'Ash', version: 3 });
  });

  test('the former address of a renamed article redirects, is listed and can be deleted', async ({
    owner: page,
  }) => {
    const { id } = await write(page, 'Renamed', { slug: 'old-name', published: true });
    await page.request.patch(`/api/articles/${id}`, { data: { slug: 'new-name' } });
    const moved = await page.request.get('/blog/old-name', { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers()).toMatchObject({ location: '/blog/new-name' });
    expect(moved.headers()['cache-control']).toContain('max-age=0');
    await open(page, '/blog/old-name');
    await expect(page).toHaveURL(/\/blog\/new-name$/);

    await open(page, '/admin');
    await page.getByRole('button', { name: 'Redirects' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redirects' });
    await expect(dialog.getByRole('listitem').filter({ hasText: '/blog/old-name' })).toContainText(
      'Leads to /blog/new-name (301)',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete the redirect of /blog/old-name' }).click();
    await expect(dialog.getByText('/blog/old-name')).toBeHidden();
    expect((await page.request.get('/blog/old-name')).status()).toBe(404);
  });

  test('the bin reports a failed load and tries again', async ({ owner: page }) => {
    await open(page, '/admin');
    const calls = '**/api/admin/bin';
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { error: 'No' } }));
    await page.getByRole('button', { name: 'Bin', exact: true }).click();
    const bin = page.getByRole('dialog', { name: 'Bin' });
    await expect(bin.getByRole('alert')).toHaveText('The bin could not be loaded.');
    await page.unroute(calls);
    await bin.getByRole('button', { name: 'Try again' }).click();
    await expect(bin.getByText('The bin is empty.')).toBeVisible();
  });
});
