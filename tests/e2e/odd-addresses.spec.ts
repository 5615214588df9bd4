import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test.use({ readsOnly: true });

// Addresses whose parameters the server drops or sorts before it renders the page.
const first = '/dive-sites?x=1&utm_source=mail&type=wreck';
const others = [
  '/today?date=soon&region=',
  '/weekend?type=wreck&skill=Advanced&x=1',
  '/map?z=9&lat=-33.8&lon=151.2&x=1',
  '/today?x=1',
  '/weekend?x=1',
  '/dive-sites?search=wreck',
  '/dive-sites?region=',
  '/dive-sites?type=wreck&state=NSW',
  '/dive-sites/{Ethel Beach}?x=1',
  '/dive-sites/{Ethel Beach}?z=9&lat=-33.8&lon=151.2',
  '/dive-sites/region/sydney?x=1&type=',
  '/map?x=1&skill=junk',
  '/search?q=wreck&page=1&kind=junk',
  '/species?x=1&group=junk',
  '/blog?page=1&category=junk&x=1',
  '/gear-reviews?search=&x=1',
  '/regions/sydney?x=1',
  '/?x=1',
];
for (const address of [first, ...others]) {
  const tag = address === first ? [] : '@slow';
  test(`React hydrates ${address} as the server rendered it`, { tag }, async ({
    page,
    consoleErrors,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        Object.assign(self, { served: document.querySelector('main h1') }),
      );
    });
    await open(page, address);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => 'hydrated' in self);
    const isSame = await page.evaluate(
      () => 'served' in self && self.served === document.querySelector('main h1'),
    );
    expect(isSame).toBe(true);
    expect(consoleErrors).toEqual([]);
  });
}

test('An unknown address retains the title of the not-found page', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/no-such-page');
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => 'hydrated' in self);
  await expect(page).toHaveTitle('404 Page Not Found | Bottom Time');
  await page.getByRole('link', { name: 'Back to the surface' }).click();
  await expect(page).not.toHaveTitle(/404/);
});
