import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';
import { publicPages } from './public-pages.ts';

test.use({ readsOnly: true });

/** The most visited pages, which each run checks; the other pages consist of the same parts. */
const mainPages = [
  '/',
  '/today?region=sydney&windFrom=270&windKnots=5&swellFrom=135&swellMetres=1',
  '/blog/diving-the-ss-yongala',
];
const pages = [
  ...new Set([...mainPages, ...publicPages]),
  '/blog',
  '/gear-reviews?search=puck',
  '/gear-reviews/mares-puck-4',
  '/dive-sites/{Ethel Beach}/briefing',
  '/blog/no-such-article',
  '/gear-reviews/no-such-review',
  '/search?q=bent',
  '/no-such-page',
];

for (const { width, tag } of auditedWidths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of pages) {
      const often = mainPages.includes(path) ? [] : '@slow';
      test(`${path} is accessible`, { tag: often }, async ({ page }) => {
        await open(page, path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}
