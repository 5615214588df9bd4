import { openForecastServer } from '../support/forecast-server.ts';
import { test as base, expect } from './fixtures.ts';
import { open } from './open.ts';

/** A site whose forecast service answers every request with an error. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  siteEnvironment: async ({}, use) => {
    const service = await openForecastServer(new Date());
    service.state.instead = (response) => response.writeHead(500).end('{"error":true}');
    await use({ FORECAST_URL: service.url });
    await service.close();
  },
});

test('a guide says that the forecast could not be read, and its dials work', async ({ page }) => {
  await open(page, '/dive-sites/1');
  const panel = page.getByRole('region', { name: 'Can I dive it?' });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByText('The forecast could not be read.')).toBeVisible();
  await expect(panel.getByText('The dials above work without it.')).toBeVisible();
  await panel.getByRole('button', { name: /knots/ }).first().click();
  await expect(panel.getByText('Set the wind and the swell from a forecast')).toHaveCount(0);
  await expect(panel.getByText(/^(Looks fine|Marginal|Leave it|Don’t know)$/)).toBeVisible();
});
