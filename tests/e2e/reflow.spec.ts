import { expect, test } from './fixtures.ts';
import { controlsOffScreen } from './off-screen.ts';
import { open } from './open.ts';
import { publicPages } from './public-pages.ts';

test.use({ readsOnly: true });

const screens = [
  ...publicPages,
  '/dive-sites/wrecks',
  '/dive-sites?type=wreck&state=NSW&minDepth=20',
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

/** WCAG 1.4.10 and 1.4.4: a narrow window, and letters of twice the size on a phone and on a desktop. */
const windows = [
  { name: 'at 320 px', width: 320, height: 700, letters: '', tag: [] },
  { name: 'with letters of 200 %', width: 390, height: 844, letters: '212.5%', tag: [] },
  {
    name: 'on a desktop with letters of 200 %',
    width: 1280,
    height: 900,
    letters: '212.5%',
    tag: '@slow',
  },
];

for (const { name, width, height, letters, tag } of windows) {
  test(`No control of a public screen leaves the window ${name}`, { tag }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    for (const screen of screens) {
      await open(page, screen);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      expect.soft(await controlsOffScreen(page), screen).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${screen} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });
}
