import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

test('Visitors find pages from the header, which marks the current page', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const active = menu.locator('[aria-current="page"]');
  await expect(active).toHaveText('Home');
  for (const [label, path] of [
    ['News', '/blog'],
    ['Gear Reviews', '/gear-reviews'],
    ['Dive Sites', '/dive-sites'],
    ['Learn to Dive', '/learn-to-dive'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ]) {
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(active).toHaveText(label ?? '');
    await expect(page.locator('main h1')).toBeFocused();
  }
  await open(page, '/blog/what-bottom-time-is');
  await expect(active).toHaveText('News');
});
