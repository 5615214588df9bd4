import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';
import { publicPages } from './public-pages.ts';

const pages = [
  ...publicPages,
  '/blog',
  '/blog/diving-the-ss-yongala',
  '/blog/no-such-article',
  '/gear-reviews?search=puck',
  '/gear-reviews/mares-puck-4',
  '/gear-reviews/no-such-review',
  '/dive-sites/1/briefing',
  '/search?q=bent',
  '/no-such-page',
];

for (const { width, tag } of auditedWidths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of pages) {
      test(`${path} is accessible`, async ({ page }) => {
        await open(page, path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}
