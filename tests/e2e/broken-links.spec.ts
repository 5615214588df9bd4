import { create, expect, test } from './admin-fixtures.ts';
import { open, reload } from './open.ts';

test('The start screen lists broken links, with links to the forms that fix them', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const article = await create<{ id: number; title: string }>(page, '/api/articles', {
    title: 'A post with a dead end',
    content: '<p>Read <a href="/blog/was-here-once">the older story</a>.</p>',
    category: 'Tips',
    imageUrl: '/art/articles/fish-rock-cave.jpg',
    published: true,
  });
  await open(page, '/admin');
  const start = page.getByRole('region', { name: 'What waits for you' });
  await expect(start.getByRole('heading', { name: 'Broken links' })).toBeVisible();
  const row = start.getByRole('listitem').filter({ hasText: 'the older story' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(article.title);
  await expect(row).toContainText('No such page on this site');
  await expect(row).toContainText(/since \d/);

  await row.getByRole('button', { name: 'Ignore the link to /blog/was-here-once' }).click();
  const ignored = start.getByText('Ignored (1)');
  await ignored.click();
  await reload(page);
  await ignored.click();
  await row.getByRole('button', { name: 'Watch again' }).click();
  await expect(ignored).toHaveCount(0);

  await row.getByRole('link', { name: `Edit ${article.title}` }).click();
  await expect(page).toHaveURL(`/admin/articles/${article.id}`);
  await expect(page.getByRole('heading', { name: `Edit: ${article.title}` })).toBeVisible();
  const answer = await page.request.patch(`/api/articles/${article.id}`, {
    data: { content: '<p>Read on.</p>' },
  });
  expect(answer.status()).toBe(200);
  await open(page, '/admin');
  await expect(start.getByText('Every link of your public pages')).toBeVisible();
  await expect(row).toHaveCount(0);
});
