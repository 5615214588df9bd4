import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { DiveSiteSummary } from '../../src/contract/dive-sites/dive-sites.ts';
import { auditedWidths, expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { open, reload, settled } from './open.ts';

test.use({ readsOnly: true });

const panel = (page: Page) => page.getByRole('form', { name: 'Find a dive site' });
const cards = (page: Page) => page.locator('#sites article');
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are set' });
const count = (page: Page) =>
  page
    .locator('#sites')
    .getByRole('status')
    .filter({ hasText: /^\d+ dive sites?$/ });
const toggle = (page: Page, name: RegExp) => panel(page).getByRole('button', { name });

/** Opens the sheet that contains the filters on a phone. */
async function openFilters(page: Page) {
  if (await panel(page).getByLabel('Skill level').isVisible()) return;
  await panel(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
}

async function openMore(page: Page) {
  await openFilters(page);
  await panel(page).getByText('More filters').click();
  await expect(panel(page).getByRole('group', { name: 'Type of dive' })).toBeVisible();
}

/** The whole catalogue as the API lists it. */
async function allSites(page: Page): Promise<DiveSiteSummary[]> {
  return (await page.request.get('/api/dive-sites?fields=summary')).json();
}

const isWreckInNsw = ({ type, state }: DiveSiteSummary) => type === 'wreck' && state === 'NSW';

for (const { width, tag } of auditedWidths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 900 } });

    test('Search, region, skill level and depth come first, the others open under "More filters"', {
      tag: '@slow',
    }, async ({ page, consoleErrors }) => {
      await open(page, '/dive-sites');
      await expect(panel(page).getByRole('searchbox', { name: 'Search' })).toBeVisible();
      await openFilters(page);
      for (const name of ['Region', 'Skill level', 'Depth']) {
        await expect(panel(page).getByRole('combobox', { name })).toBeVisible();
      }
      await expect(toggle(page, /^Wreck/)).toHaveCount(0);
      await openMore(page);
      await expect(toggle(page, /^Wreck \(\d+\)$/)).toBeVisible();
      await expect(toggle(page, /^By boat \(\d+\)$/)).toBeVisible();
      await expect(panel(page).getByLabel('State or territory')).toBeVisible();
      await expect(panel(page).getByLabel('Water in its warmest season')).toBeVisible();
      await expect(panel(page).getByRole('spinbutton')).toHaveCount(2);
      await expect(panel(page).getByRole('slider')).toHaveCount(2);
      expect(consoleErrors).toEqual([]);
    });

    test('The counts of filters match the catalogue and follow the other filters', {
      tag: '@slow',
    }, async ({ page }) => {
      const sites = await allSites(page);
      const wrecks = sites.filter(({ type }) => type === 'wreck');
      await open(page, '/dive-sites');
      await openMore(page);
      await toggle(page, /^Wreck/).click();
      await expect(page).toHaveURL(/\?type=wreck$/);
      await expect(count(page)).toHaveText(`${wrecks.length} dive sites`);
      await expect(toggle(page, /^Wreck/)).toHaveText(`Wreck (${wrecks.length})`);
      await expect(toggle(page, /^Wreck/)).toHaveAttribute('aria-pressed', 'true');
      const inNsw = wrecks.filter(isWreckInNsw).length;
      const state = panel(page).getByLabel('State or territory');
      await expect(state.locator('option[value=NSW]')).toHaveText(`New South Wales (${inNsw})`);
      await state.selectOption('NSW');
      await expect(page).toHaveURL(/\?type=wreck&state=NSW$/);
      await expect(count(page)).toHaveText(`${inNsw} dive sites`);
      await expect(toggle(page, /^Wreck/)).toHaveText(`Wreck (${inNsw})`);
      await toggle(page, /^Wreck/).click();
      await expect(page).toHaveURL(/\?state=NSW$/);
    });

    test('Chips name the active filters and remove them one by one', async ({ page }) => {
      await open(page, '/dive-sites?type=wreck&state=NSW&access=boat&minDepth=20&maxDepth=30');
      await expect(chips(page).getByRole('button')).toHaveText([
        'Wreck',
        'By boat',
        'New South Wales',
        'From 20 m',
        'To 30 m',
      ]);
      const sites = await allSites(page);
      const matching = sites.filter(
        (site) =>
          isWreckInNsw(site) &&
          site.access !== 'shore' &&
          Number(site.depthMax) >= 20 &&
          Number(site.depthMin) <= 30,
      );
      expect(matching.length).toBeGreaterThan(0);
      await expect(cards(page)).toHaveCount(matching.length);
      await chips(page).getByRole('button', { name: 'Remove From (m): From 20 m' }).click();
      await expect(page).toHaveURL(/\?type=wreck&access=boat&state=NSW&maxDepth=30$/);
      await expect(chips(page).getByRole('button')).toHaveCount(4);
      await openFilters(page);
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL(/\/dive-sites$/);
      await expect(chips(page)).toHaveCount(0);
    });

    test('A filter chosen just before Clear Filters does not come back', { tag: '@slow' }, async ({
      page,
    }) => {
      await open(page, '/dive-sites?type=wreck');
      await openFilters(page);
      await panel(page).evaluate(async (form) => {
        const level = form.querySelector<HTMLSelectElement>('select[name=skill]');
        const clear = [...form.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Clear Filters',
        );
        if (!level || !clear) throw new Error('no filters');
        level.value = 'Advanced';
        level.dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 60));
        clear.click();
      });
      await expect(page).toHaveURL(/\/dive-sites$/);
      await settled(page);
      await expect(page).toHaveURL(/\/dive-sites$/);
      await expect(panel(page).getByLabel('Skill level')).toHaveValue('');
      await expect(chips(page)).toHaveCount(0);
    });

    test('Back removes a filter, and a reload changes nothing', { tag: '@slow' }, async ({
      page,
    }) => {
      await open(page, '/dive-sites');
      await openMore(page);
      await toggle(page, /^Cave/).click();
      await expect(page).toHaveURL(/\?type=cave$/);
      const caves = (await allSites(page)).filter(({ type }) => type === 'cave').length;
      await expect(count(page)).toHaveText(`${caves} dive sites`);
      await panel(page).getByLabel('Water in its warmest season').selectOption('20');
      await expect(page).toHaveURL(/\?type=cave&waterTemp=20$/);
      await expect(count(page)).not.toHaveText(`${caves} dive sites`);
      const shown = (await count(page).textContent()) ?? '';
      await reload(page);
      await expect(count(page)).toHaveText(shown);
      await openFilters(page);
      await expect(toggle(page, /^Cave/)).toHaveAttribute('aria-pressed', 'true');
      await expect(panel(page).getByLabel('Water in its warmest season')).toHaveValue('20');
      await page.goBack();
      await expect(page).toHaveURL(/\?type=cave$/);
      await expect(panel(page).getByLabel('Water in its warmest season')).toHaveValue('');
      await page.goBack();
      await expect(page).toHaveURL(/\/dive-sites$/);
      await expect(chips(page)).toHaveCount(0);
    });

    test('The depth range follows its fields and its handles', { tag: '@slow' }, async ({
      page,
    }) => {
      await open(page, '/dive-sites');
      await openMore(page);
      await panel(page).getByLabel('From (m)').first().fill('25');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?minDepth=25$/);
      const handles = panel(page).getByRole('slider');
      await expect(handles.first()).toHaveAttribute('aria-valuenow', '25');
      await handles.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/\?minDepth=26$/);
      await expect(panel(page).getByRole('spinbutton').first()).toHaveValue('26');
      await expect(handles.first()).toBeFocused();
      await handles.last().focus();
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/\?minDepth=26&maxDepth=59$/);
      await expect(panel(page).getByRole('spinbutton').last()).toHaveValue('59');
      await handles.last().focus();
      await page.keyboard.press('End');
      await expect(page).toHaveURL(/\?minDepth=26$/);
    });

    test('An invalid depth shows an error, and the handles preserve a depth beyond their scale', {
      tag: '@slow',
    }, async ({ page }) => {
      await open(page, '/dive-sites');
      await openMore(page);
      const [from, to] = [
        panel(page).getByRole('spinbutton').first(),
        panel(page).getByRole('spinbutton').last(),
      ];
      const problem = panel(page).getByText('“From (m)” takes whole numbers from 0 to 200.');
      for (const wrong of ['-5', '3.5', '500']) {
        await from.fill(wrong);
        await page.keyboard.press('Enter');
        await expect(problem).toBeVisible();
        await from.fill('');
        await page.keyboard.press('Enter');
        await expect(problem).toBeHidden();
      }
      await from.fill('25');
      await to.fill('150');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?minDepth=25&maxDepth=150$/);
      await from.fill('-1');
      await from.blur();
      await expect(problem).toBeVisible();
      await expect(page).toHaveURL(/\?minDepth=25&maxDepth=150$/);
      await panel(page).getByRole('slider').first().press('ArrowRight');
      await expect(page).toHaveURL(/\?minDepth=26&maxDepth=150$/);
      await expect(from).toHaveValue('26');
      await expect(problem).toBeHidden();
    });

    test('An empty result names each filter whose removal shows sites, with counts', {
      tag: '@slow',
    }, async ({ page }) => {
      const sites = await allSites(page);
      const caves = sites.filter(({ type, state }) => type === 'cave' && state === 'NSW').length;
      const piers = sites.filter(({ type, state }) => type === 'pier' && state === 'NSW').length;
      expect(caves * piers).toBeGreaterThan(0);
      await open(page, '/dive-sites?type=cave&state=NSW&q=zzzz');
      await expect(page.getByRole('heading', { name: 'No dive sites found' })).toBeVisible();
      await expect(
        page.getByText('Try adjusting your search terms or filters to find more dive sites.'),
      ).toBeVisible();
      const without = page.getByRole('button', { name: /^Without/ });
      await expect(without).toHaveText([`Without “zzzz”: ${caves} dive sites`]);
      await without.click();
      await expect(page).toHaveURL(/\?type=cave&state=NSW$/);
      await expect(panel(page).getByRole('searchbox')).toHaveValue('');
      await expect(count(page)).toHaveText(`${caves} dive sites`);
    });

    for (const path of ['/dive-sites', '/map']) {
      test(`${path} names the filters to remove together when no single one helps`, {
        tag: '@slow',
      }, async ({ page }) => {
        const sites = await allSites(page);
        const wrecks = sites.filter(isWreckInNsw).length;
        await open(page, `${path}?type=wreck&state=NSW&waterTemp=35&q=zzzz`);
        await page
          .getByRole('button', {
            name: `Without “zzzz” and Water 35 °C or more: ${wrecks} dive sites`,
          })
          .click();
        await expect(page).toHaveURL(/\?type=wreck&state=NSW$/);
        await expect(page.getByText(`${wrecks} dive sites`).first()).toBeVisible();
      });
    }

    test('Sites sort by depth, and the pages keep the order', { tag: '@slow' }, async ({
      page,
    }) => {
      await open(page, '/dive-sites?type=wreck');
      await page.getByLabel('Sort by').selectOption('depth');
      await expect(page).toHaveURL(/\?type=wreck&sort=depth$/);
      const sites = await allSites(page);
      const byDepth = sites
        .filter(({ type }) => type === 'wreck')
        .sort((one, other) => Number(one.depthMax) - Number(other.depthMax));
      const depths = (part: DiveSiteSummary[]) => part.map(({ depthRange }) => depthRange).sort();
      const visible = cards(page).locator('p.sounding');
      await expect(visible).toHaveCount(24);
      const deepest = (text: string) => Number(/([\d.]+)\D*$/.exec(text)?.[1]);
      await expect
        .poll(async () => (await visible.allTextContents()).map(deepest))
        .toEqual(byDepth.slice(0, 24).map(({ depthMax }) => Number(depthMax)));
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/\?type=wreck&sort=depth&page=2/);
      const lastPage = Math.ceil(byDepth.length / 24);
      await page.getByRole('link', { name: `Page ${lastPage}`, exact: true }).click();
      await expect
        .poll(async () => (await visible.allTextContents()).sort())
        .toEqual(depths(byDepth.slice(24 * (lastPage - 1))));
    });

    test('the open filters are accessible', {
      tag: '@slow',
    }, async ({ page }) => {
      for (const query of ['type=wreck&minDepth=20', 'type=cave&q=zzzz']) {
        await open(page, `/dive-sites?${query}`);
        await openFilters(page);
        await expect(panel(page).getByRole('slider')).toHaveCount(2);
        await expectAccessibleInBothThemes(page);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Filters are a sheet whose foot shows how many sites are left', async ({ page }) => {
    await open(page, '/dive-sites');
    const level = panel(page).getByLabel('Skill level');
    await expect(level).toBeHidden();
    await openFilters(page);
    await level.selectOption('Advanced');
    const shown = (await allSites(page)).filter(({ skillLevel }) => skillLevel === 'Advanced');
    const show = panel(page).getByRole('button', { name: `Show ${shown.length} sites` });
    await expect(show).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothThemes(page);
    await show.click();
    await expect(level).toBeHidden();
    await expect(count(page)).toHaveText(`${shown.length} dive sites`);
    await openFilters(page);
    await page.keyboard.press('Escape');
    await expect(level).toBeHidden();
  });

  test('The first card begins above 600 px, with filters in the address too', async ({ page }) => {
    for (const address of [
      '/dive-sites',
      '/dive-sites/wrecks',
      '/dive-sites?type=wreck&state=NSW&access=boat&minDepth=20&maxDepth=30',
      '/dive-sites?q=wreck+newcastle+boat+20-30+m+intermediate',
    ]) {
      await open(page, address);
      const top = await cards(page)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
      expect(top, address).toBeLessThan(600);
    }
  });

  test('A card unfolds its further details', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/dive-sites');
    const card = cards(page).first();
    await expect(card.getByText('Visibility')).toBeHidden();
    await card.getByRole('button', { name: /^More about/ }).click();
    await expect(card.getByText('Visibility')).toBeVisible();
    await expect(page).toHaveURL(/\/dive-sites$/);
  });
});

test('Collections link to lists, and one links to the current month', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/dive-sites');
  const collections = page.getByRole('navigation', { name: 'Collections' });
  await expect(collections.getByRole('link')).toHaveText([
    'Near me',
    /^Best in [A-Z][a-z]+$/,
    'Jetties',
    'First dives',
    'Wrecks',
  ]);
  await collections.getByRole('link', { name: /^Best in/ }).click();
  await expect(page).toHaveURL(/\?month=\d+$/);
  await expect(chips(page).getByRole('button')).toHaveText([/^Best in/]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('An address with filters shows its sites, chips and counts', async ({ page }) => {
    await open(page, '/dive-sites?type=wreck&state=TAS');
    await expect(chips(page).getByRole('button')).toHaveText(['Wreck', 'Tasmania']);
    await expect(toggle(page, /^Wreck \(\d+\)$/)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('slow', { tag: '@slow' }, () => {
  test('Invalid values filter nothing and break nothing', async ({ page }) => {
    for (const query of [
      'type=castle',
      'minDepth=-5&maxDepth=x',
      'waterTemp=hot&sort=price&page=0',
    ]) {
      const answer = await open(page, `/dive-sites?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(cards(page)).toHaveCount(24);
      await expect(chips(page)).toHaveCount(0);
    }
  });
});

test('A search by sentence shows its interpretation while the code loads, without a layout shift', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/assets/*.js', async (route) => {
    await pause(1000);
    await route.continue();
  });
  const readShift = await watchLayoutShift(page);
  await open(page, '/dive-sites?q=wreck+newcastle+boat+20-30+m+intermediate');
  await expect(page.getByRole('region', { name: 'How the search was read' })).toBeVisible();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A removed chip moves the layout, so the test reads the shift first.
  expect(await readShift()).toBeLessThan(0.02);
  await page.getByRole('button', { name: 'Leave out Intermediate' }).click();
  await expect(page).not.toHaveURL(/intermediate/);
});
