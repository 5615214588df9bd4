import { expect, test } from './fixtures.ts';
import { fillSiteIds, open } from './open.ts';

test.use({ readsOnly: true });

const rapidBay = '/dive-sites/{Rapid Bay Jetty}';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A guide has its main facts on the first screen and is less than 7,000 px high', async ({
    page,
  }) => {
    await open(page, rapidBay);
    const readings = page.getByLabel('At a glance');
    await expect(readings).toContainText('Depth3–10\u00a0m');
    await expect(readings).toContainText('LevelBeginner');
    await expect(readings).toContainText('AccessFrom the shore');
    await expect(readings.getByRole('link')).toHaveText(
      /^Next (high|low) \d\d:\d\d, -?\d\.\d\u00a0m$/,
    );
    const guide = page.getByRole('article', { name: 'Rapid Bay Jetty', exact: true }).first();
    for (const control of [
      guide.getByRole('heading', { level: 1 }),
      guide.getByRole('img').first(),
      readings,
      guide.getByRole('button', { name: 'Save', exact: true }),
      guide.getByRole('button', { name: 'Share', exact: true }),
      guide.getByRole('link', { name: 'Emergency', exact: true }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
  });

  test('The links to the parts of a guide stay in view, and each scrolls to its part', {
    tag: '@slow',
  }, async ({ page }) => {
    await open(page, rapidBay);
    const parts = page.getByRole('navigation', { name: 'Parts of this guide' });
    await expect(parts.getByRole('link')).toHaveText([
      'Conditions',
      'Getting in',
      'Life',
      'Map',
      'Rules',
    ]);
    for (const [part, heading] of [
      ['Rules', 'Rules'],
      ['Life', 'Marine life'],
    ] as const) {
      await parts.getByRole('link', { name: part }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
      await expect(parts).toBeInViewport();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A long notice shows its danger in full, three lines of the rest, and a button for more', async ({
    page,
  }) => {
    await page.goto(await fillSiteIds(page.request, rapidBay));
    const danger = page.getByText('within 15 metres either side of it.', { exact: false }).first();
    const rest = page.getByText('Buoys and signs on the site mark what holds now');
    const isCut = () => rest.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
    expect(await danger.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
    expect(await isCut()).toBe(true);
    await page.getByText('more', { exact: true }).first().click();
    expect(await isCut()).toBe(false);
    const nearby = page.getByRole('region', { name: 'Nearest sites' });
    await expect(nearby.getByRole('listitem').first()).toBeHidden();
    await nearby.getByText('6 sites nearby').click();
    await expect(nearby.getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('slow', { tag: '@slow' }, () => {
  for (const width of [320, 390]) {
    test(`No control leaves the screen at ${width} px and 200 % text size`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, rapidBay);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const outside = await page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('a, button, input, select, summary')]
            .filter((control) => control.getBoundingClientRect().right > innerWidth + 1)
            .map((control) => control.textContent),
        );
      expect(outside).toEqual([]);
    });
  }

  test('A desktop shows picture, title and “At a glance” on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, rapidBay);
    const plate = await page.locator('main figure img').first().boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(plate?.width).toBeGreaterThan(1100);
    expect(title?.y).toBeGreaterThan((plate?.y ?? 0) + (plate?.height ?? 0));
    await expect(page.getByLabel('At a glance')).toBeInViewport({ ratio: 1 });
  });
});
