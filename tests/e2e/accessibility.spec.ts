import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

const pages = [
  '/',
  '/blog',
  '/blog/diving-the-ss-yongala',
  '/blog/no-such-article',
  '/gear-reviews?search=puck',
  '/gear-reviews/mares-puck-4',
  '/gear-reviews/no-such-review',
  '/dive-sites',
  '/dive-sites/1/briefing',
  '/regions',
  '/species',
  '/species/grey-nurse-shark',
  '/regions/sydney',
  '/data',
  '/saved',
  '/search?q=bent',
  '/today?region=sydney&windFrom=270&windKnots=5&swellFrom=135&swellMetres=1',
  '/learn-to-dive',
  '/about',
  '/contact',
  '/how-we-rate',
  '/accessibility',
  '/affiliate-disclosure',
  '/privacy-policy',
  '/terms-of-service',
  '/no-such-page',
];

for (const { width, tag } of auditedWidths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of pages) {
      test(`${path} is accessible`, async ({ page }) => {
        await open(page, path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}
