import type { Overview } from '../../src/contract/overview.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './open.ts';

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
