import { test } from './fixtures.ts';
import { expectWithinWindow, reflowWindows } from './off-screen.ts';
import { open } from './open.ts';
import { publicPages } from './public-pages.ts';

test.use({ readsOnly: true });

const screens = [
  ...publicPages,
  '/dive-sites/wrecks',
  '/dive-sites?type=wreck&state=NSW&minDepth=20',
  '/dive-sites?q=wreck+newcastle+boat+20-30+m+intermediate',
  '/dive-sites/{Rapid Bay Jetty}',
  '/dive-sites/{Rapid Bay Jetty}/briefing',
  '/map',
  '/today',
  '/weekend',
  '/search?q=wreck',
  '/gear-reviews',
  '/gear-reviews/mares-puck-4',
  '/blog',
  '/blog/diving-the-ss-yongala',
  '/emergency',
  '/no-such-page',
];

for (const { name, width, height, fontSize, tag } of reflowWindows) {
  test(`No control of a public screen leaves the window ${name}`, { tag }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    for (const screen of screens) {
      await open(page, screen);
      await expectWithinWindow(page, screen, fontSize);
    }
  });
}
