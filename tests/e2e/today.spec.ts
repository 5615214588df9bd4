import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

const sea = 'windFrom=270&windKnots=5&swellFrom=135&swellMetres=1&swellSeconds=8';

test('a coast lists its sites for given sea conditions without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await open(page, `/weekend?region=sydney&${sea}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sydney this weekend');
  await expect(
    page.getByText('Look at the water before you gear up.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('5 knots from the west').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Your coast' }).selectOption('jervis-bay-shoalhaven');
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page).toHaveURL(/region=jervis-bay/);
  await expect(page).toHaveURL(/windKnots=5/);
  await context.close();
});

test('a level and a type filter both days without scripts, also after a change of coast', {
  tag: '@slow',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await open(page, `/weekend?region=sydney&${sea}`);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Advanced');
  await page.getByRole('combobox', { name: 'Type of dive' }).selectOption('wreck');
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page).toHaveURL(/skill=Advanced/);
  await expect(page).toHaveURL(/windKnots=5/);
  const facts = page.getByText(/^(Beginner|Intermediate|Advanced) · /);
  await expect(facts.first()).toHaveText(/^Advanced · Wreck · /);
  expect(await facts.count()).toBe(await page.getByText(/^Advanced · Wreck · /).count());
  await page.getByRole('combobox', { name: 'Your coast' }).selectOption('jervis-bay-shoalhaven');
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page).toHaveURL(/region=jervis-bay-shoalhaven.*skill=Advanced.*type=wreck/);
  await context.close();
});

test('a level filters the sites around a place at once', { tag: '@slow' }, async ({ page }) => {
  await open(page, `/today?near=bondi&${sea}`);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Beginner');
  await expect(page).toHaveURL(/near=bondi.*skill=Beginner/);
  await expect(page.getByText(/^(Intermediate|Advanced) · /)).toHaveCount(0);
  await page.getByRole('link', { name: 'All levels and types' }).click();
  await expect(page).not.toHaveURL(/skill=/);
});

test('a visitor’s coast and sea conditions are stored and used for the verdict of guides', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/today?region=sydney');
  await page.getByText('Set wind and swell yourself').click();
  await page.getByRole('link', { name: 'Southerly 20 knots, 2 m from SE at 10 s' }).click();
  await expect(page).toHaveURL(/windKnots=20/);
  await expect(page.getByText('For wind of 20 knots from the south')).toBeVisible();
  await open(page, '/today');
  await expect(page).toHaveURL(/region=sydney/);
  await expect(page).toHaveURL(/windKnots=20/);
  await open(page, '/dive-sites/{Ethel Beach}');
  const panel = page.getByRole('region', { name: 'Can I dive it?' });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByText('For the wind and the swell on the dials:')).toBeVisible();
  await expect(
    panel.getByText('Look at the water before you gear up.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('one tap on a wind direction lists the sheltered sites first when no sea conditions are set', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/today?region=sydney&date=2027-01-10');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/^At some times only/);
  await page.getByRole('link', { name: 'south', exact: true }).click();
  await expect(page).toHaveURL(/lee=S/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
    /^Sheltered from the south \(/,
  );
  await expect(page.getByRole('link', { name: 'Clifton Gardens' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Beginner');
  await expect(page).toHaveURL(/skill=Beginner/);
  await expect(page).toHaveURL(/lee=S/);
});

for (const width of [320, 390, 1440]) {
  test(`a guide reserves the space of tides, light and verdict at ${width} px in the evening`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // The evening has the longest texts; the date is fixed, since tides differ by day.
    const evening = '2026-11-27T10:30:00.000Z';
    await page.clock.setFixedTime(evening);
    await page.route(/\/(tides|light|verdict)(\?|$)/, (route) => {
      const url = new URL(route.request().url());
      if (url.pathname.endsWith('/verdict')) url.searchParams.set('at', evening);
      else url.searchParams.set('from', evening.slice(0, 10));
      return route.continue({ url: url.href });
    });
    for (const name of [
      'Allendale Sinkhole, Allendale East',
      'Delambre Island',
      'Bremer Islets, Nhulunbuy',
      'Popes Eye',
      'British Motorist',
      'Barolin Rocks',
      'Seahorse Gardens, Nelson Bay',
    ]) {
      await open(page, `/dive-sites/{${name}}`);
      const panel = page.getByRole('region', { name: 'Can I dive it?' });
      await panel.scrollIntoViewIfNeeded();
      await expect(
        panel.getByText('Look at the water before you gear up.', { exact: true }),
      ).toBeVisible();
      const [height, kept] = await panel.evaluate((frame) => [
        frame.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(frame).minHeight),
      ]);
      expect(height, name).toBeCloseTo(kept, 1);
    }
  });
}
