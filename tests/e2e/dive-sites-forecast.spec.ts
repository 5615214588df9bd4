import { openForecastServer } from '../support/forecast-server.ts';
import { test as base, expect } from './fixtures.ts';
import { open, reload } from './open.ts';

/** Test whose forecast service never responds if `isSilent`, and else responds with an error. */
const test = base.extend<{ isSilent: boolean }>({
  isSilent: [false, { option: true }],
  siteEnvironment: async ({ isSilent }, use) => {
    const service = await openForecastServer(new Date());
    service.state.instead = (response) => isSilent || response.writeHead(500).end('{"error":true}');
    await use({ FORECAST_URL: service.url });
    await service.close();
  },
});

test('a guide reports that the forecast could not be read, and its dials work', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/dive-sites/{Ethel Beach}');
  const panel = page.getByRole('region', { name: 'Can I dive it?' });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByText('The forecast could not be read.')).toBeVisible();
  await expect(panel.getByText('Then set the dials above.')).toBeVisible();
  await panel.getByRole('button', { name: /knots/ }).first().click();
  await expect(panel.getByText('Set the wind and the swell from a forecast')).toHaveCount(0);
  await expect(panel.getByText(/^(Looks fine|Marginal|Leave it|Don’t know)$/)).toBeVisible();
});

test.describe('with a service that does not answer', () => {
  test.use({ isSilent: true });

  test('tides, light and dials do not wait for the forecast', {
    tag: '@slow',
  }, async ({ page }) => {
    await open(page, '/dive-sites/{Ethel Beach}');
    const panel = page.getByRole('region', { name: 'Can I dive it?' });
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByText('Still waiting for the forecast.')).toBeVisible();
    await expect(panel.getByRole('heading', { name: /^Tide at/ })).toBeVisible();
    await expect(panel.getByLabel('Light today')).toContainText(/Night dive\d\d:\d\d to \d\d:\d\d/);
    await panel.getByRole('button', { name: /knots/ }).first().click();
    await expect(panel.getByText(/^(Looks fine|Marginal|Leave it|Don’t know)$/)).toBeVisible();
    await expect(panel.getByText('For the wind and the swell on the dials:')).toBeVisible();

    // The panel explains a missing verdict when the visitor has set no wind and swell.
    await page.evaluate(() => localStorage.clear());
    await reload(page);
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByText('The forecast could not be read.')).toBeVisible({
      timeout: 15_000,
    });
  });
});
