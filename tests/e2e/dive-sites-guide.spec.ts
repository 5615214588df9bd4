import { builtPath } from '../../scripts/lib/client-files.ts';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { fillSiteIds, open } from './open.ts';

test.use({ readsOnly: true });

test('A guide shows every field, its position in two notations to copy, and its neighbours', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await fillSiteIds(page.request, '/dive-sites/{Ethel Beach}');
  const site = (await (await page.request.get(`/api${address}`)).json()) as DiveSite;
  await open(page, address);
  const guide = page.getByRole('article', { name: site.name, exact: true }).first();
  const shown = [
    site.description,
    site.depthRange,
    site.skillLevel,
    site.waterTemp,
    site.visibility,
    site.bestTime,
    site.marineLife,
    site.hazards,
    site.facilities,
    site.notice,
    site.positionSource,
    `${site.positionErrorKm} km`,
    ...Object.values(site.waterTempBySeason ?? {}).map((degrees) => `${degrees} °C`),
    `${site.latitude}, ${site.longitude}`,
  ];
  for (const text of shown) if (text) await expect(guide).toContainText(text);
  const copied = async (button: string, text: string | RegExp) => {
    await guide.getByRole('button', { name: button }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  };
  await copied('Copy decimal degrees', `${site.latitude}, ${site.longitude}`);
  await copied('Copy degrees and minutes', /^\d+° \d\d\.\d{3}′ S, \d+° \d\d\.\d{3}′ E$/);
  // Directions need a car park, which is unknown for this site.
  await expect(guide.getByRole('link', { name: /^Directions/ })).toHaveCount(0);
  const onMap = guide.getByRole('link', { name: 'Show on a map' });
  await expect(onMap).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await onMap.getAttribute('href')).toContain(
    `/search/?api=1&query=${encodeURIComponent(`${site.latitude},${site.longitude}`)}`,
  );
  const neighbours = guide.getByRole('region', { name: 'Nearest sites' }).getByRole('listitem');
  await expect(neighbours).toHaveCount(6);
  for (const neighbour of await neighbours.all()) {
    await expect(neighbour).toContainText(/[\d.]+ km (N|NE|E|SE|S|SW|W|NW) \(\d{3}°\)$/);
  }
  await neighbours.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
  await expect(page).not.toHaveURL(/\/dive-sites\/1$/);
});

test('A guide repeats a click on its facts once their code has loaded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = builtPath('src/web/features/dive-sites/guide/facts-column.tsx');
  const release = await holdRequests(page, `**${code}`);
  await open(page, await fillSiteIds(page.request, '/dive-sites/{Ethel Beach}'));
  const copy = page.getByRole('button', { name: 'Copy decimal degrees' });
  await copy.click();
  await expect(copy).toHaveText('Copy');
  release();
  await expect(copy).toHaveText('Copied');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A page with tracking parameters has one canonical link and no error', async ({
    page,
    consoleErrors,
  }) => {
    for (const path of [
      '/dive-sites?utm_source=x',
      '/dive-sites/{Ethel Beach}?fbclid=y&utm_medium=mail',
    ]) {
      await open(page, path);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    }
    expect(consoleErrors).toEqual([]);
  });
});
