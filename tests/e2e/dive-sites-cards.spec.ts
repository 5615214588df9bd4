import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { addSites, cards, count, expect, panel, searchBox, test } from './dive-sites-fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { fillSiteIds, open } from './open.ts';

const long = (start: string) => `${start} ${'kelp sponge wrasse urchin '.repeat(20)}`.trim();
const texts = {
  description: long('Description:'),
  marineLife: long('Life:'),
  hazards: long('Hazards:'),
};

let ids: number[] = [];

test.beforeAll(async ({ playwright, ownSite }) => {
  const request = await playwright.request.newContext({ baseURL: ownSite.address });
  ids = await addSites(request, ownSite.password, [
    {
      name: 'Potoroo Reef',
      skillLevel: 'Beginner',
      ...texts,
      depthRange: 'Varies',
      visibility: '5–10 m',
    },
    {
      name: 'Potoroo Wall',
      skillLevel: 'Intermediate',
      featured: true,
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      depthRange: 'to 30 m',
      notice: 'A reserve: take nothing.',
    },
    {
      name: 'Potoroo Wreck',
      skillLevel: 'Advanced',
      imageUrl: '/art/scenes/sites-hero.jpg',
      notice: 'Closed while this test runs.',
    },
  ]);
  await request.dispose();
});

const card = (page: Page, name: string) => cards(page).filter({ hasText: name });

/** Expects a text cut at the end of a word within a limit of characters, plus an ellipsis. */
function expectCut(shown: string, whole: string, limit: number) {
  expect(shown.endsWith('…')).toBe(true);
  const kept = shown.slice(0, -1);
  expect(kept.length).toBeLessThanOrEqual(limit);
  // The next word exceeds the limit.
  expect(whole.indexOf(' ', kept.length + 1)).toBeGreaterThan(limit);
  expect(whole.startsWith(`${kept} `)).toBe(true);
}

test('Cards show the skill in its colour and the badges Featured, Video, Notice and Closed', async ({
  page,
}) => {
  await open(page, '/dive-sites?q=potoroo');
  await expect(cards(page)).toHaveCount(3);
  const colours = {
    Beginner: ['Potoroo Reef', 'rgb(31, 107, 58)'],
    Intermediate: ['Potoroo Wall', 'rgb(242, 201, 76)'],
    Advanced: ['Potoroo Wreck', 'rgb(168, 40, 27)'],
  } as const;
  for (const [skill, [name, colour]] of Object.entries(colours)) {
    await expect(card(page, name).getByText(skill, { exact: true })).toHaveCSS(
      'background-color',
      colour,
    );
  }
  for (const [badge, name] of [
    ['Featured', 'Potoroo Wall'],
    ['Video', 'Potoroo Wall'],
    ['Notice', 'Potoroo Wall'],
    ['Closed', 'Potoroo Wreck'],
  ] as const) {
    const badges = page.locator('#sites').getByText(badge, { exact: true });
    await expect(badges).toHaveCount(1);
    await expect(card(page, name).getByText(badge, { exact: true })).toBeVisible();
  }
});

test('The video opens in a dialog that traps the focus, and Escape closes the dialog', {
  tag: '@slow',
}, async ({ page, foreignRequests }) => {
  await open(page, '/dive-sites?q=potoroo');
  const opener = card(page, 'Potoroo Wall').getByRole('button', { name: 'Watch Dive Video' });
  await expect(page.getByRole('button', { name: 'Watch Dive Video' })).toHaveCount(1);
  expect(foreignRequests.filter((url) => url.includes('youtube'))).toEqual([]);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Dive video: Potoroo Wall' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
  for (let press = 0; press < 6; press++) {
    const inside = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || Boolean(at?.closest('dialog[open]'));
    });
    expect(inside).toBe(true);
    await page.keyboard.press('Tab');
  }
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

/** The transferred bytes of a page, and their encoding. */
async function transfer(url: string) {
  const [response] = (await once(
    get(url, { headers: { 'Accept-Encoding': 'br' } }),
    'response',
  )) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return { bytes, encoding: response.headers['content-encoding'] };
}

test('Lists and guides weigh less than 60 kB, and the sitemap has every site', {
  tag: '@slow',
}, async ({ ownSite, request }) => {
  for (const path of [
    '/dive-sites',
    '/dive-sites?page=2',
    await fillSiteIds(request, '/dive-sites/{Ethel Beach}'),
  ]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<article id="site-/g)?.length ?? 0).toBeLessThanOrEqual(24);
    const { bytes, encoding } = await transfer(ownSite.address + path);
    expect(encoding).toBe('br');
    expect(bytes, path).toBeLessThan(60_000);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const sites = (await (await request.get('/api/dive-sites?fields=summary')).json()) as {
    id: number;
  }[];
  expect(sites.length).toBeGreaterThan(450);
  for (const { id } of sites) expect(sitemap).toContain(`/dive-sites/${id}</loc>`);
});

test.describe('slow', { tag: '@slow' }, () => {
  test('Cards name missing facts and cut long texts at 120, 100 and 80 characters', async ({
    page,
  }) => {
    await open(page, '/dive-sites?q=potoroo');
    const reef = card(page, 'Potoroo Reef');
    await expect(reef.getByText('Photo Coming Soon')).toBeVisible();
    for (const name of ['Potoroo Wall', 'Potoroo Wreck']) {
      await expect(card(page, name).getByText('Photo Coming Soon')).toHaveCount(0);
    }
    await expect(card(page, 'Potoroo Wall').getByRole('img', { name: /^Section/ })).toBeVisible();
    await expect(card(page, 'Potoroo Wreck').getByRole('img')).toHaveAttribute(
      'src',
      '/art/scenes/sites-hero.jpg',
    );
    await expect(reef.getByText('5–10 m', { exact: true })).toBeVisible();
    await expect(card(page, 'Potoroo Wall').getByText('Variable', { exact: true })).toBeVisible();
    await expect(card(page, 'Potoroo Wall').getByText('Safety Notes')).toHaveCount(0);
    await expect(reef.getByText('Safety Notes')).toBeVisible();
    const shown = async (start: string) =>
      ((await reef.getByText(start).last().textContent()) ?? '').replace(/^Safety Notes\s*/, '');
    expectCut(await shown('Description:'), texts.description, 120);
    expectCut(await shown('Life:'), texts.marineLife, 100);
    expectCut(await shown('Hazards:'), texts.hazards, 80);
  });

  test('A guide’s search box has the site’s name, and Clear Filters returns to /dive-sites', async ({
    page,
  }) => {
    await open(page, '/dive-sites?q=potoroo&skill=Advanced');
    await expect(panel(page).getByLabel('Skill level')).toHaveValue('Advanced');
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/dive-sites/${ids[2]}$`));
    await expect(searchBox(page)).toHaveValue('Potoroo Wreck');
    await expect(panel(page).getByLabel('Skill level')).toHaveCount(0);
    await searchBox(page).focus();
    for (const list of ['Region', 'Skill level', 'Depth']) {
      await expect(panel(page).getByLabel(list)).toHaveValue('');
    }
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('Closed while this test runs.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(/\/dive-sites$/);
    await expect(searchBox(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(24);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/dive-sites/${ids[2]}$`));
    await expect(searchBox(page)).toHaveValue('Potoroo Wreck');
  });

  test('A search without a match on a guide offers a button to /dive-sites', async ({ page }) => {
    await open(page, `/dive-sites/${ids[0]}`);
    await searchBox(page).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No dive sites found' })).toBeVisible();
    await expect(
      page.getByText('Try adjusting your search terms or filters to find more dive sites.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show All Dive Sites' }).click();
    await expect(page).toHaveURL(/\/dive-sites$/);
    await expect(cards(page)).toHaveCount(24);
  });

  test('The list below a guide reports a failed load and loads at the next focus', async ({
    page,
  }) => {
    await open(page, `/dive-sites/${ids[0]}`);
    await page.route('**/api/dive-sites/browse**', (route) => route.abort());
    await searchBox(page).focus();
    const failed = page.locator('#sites').getByRole('alert');
    await expect(failed).toHaveText('The dive sites could not be read. Try again in a minute.');
    await expect(cards(page)).toHaveCount(0);
    await page.unroute('**/api/dive-sites/browse**');
    await searchBox(page).blur();
    await searchBox(page).focus();
    await expect(cards(page)).toHaveCount(1);
    await expect(failed).toHaveCount(0);
  });

  test('The last results stay below a guide while the list without a filter loads', async ({
    page,
  }) => {
    await open(page, `/dive-sites/${ids[0]}?skill=Beginner`);
    await searchBox(page).focus();
    await expect(cards(page).first()).toBeVisible();
    const release = await holdRequests(page, '**/api/dive-sites/browse**');
    const asked = page.waitForRequest('**/api/dive-sites/browse**');
    await panel(page).getByLabel('Skill level').selectOption('');
    await asked;
    await expect(page).toHaveURL(new RegExp(`/dive-sites/${ids[0]}$`));
    expect(await cards(page).count()).toBeGreaterThan(0);
    release();
    await expect(cards(page)).toHaveCount(1);
  });

  test('Six grey cards are placeholders while the list loads', async ({ page }) => {
    await open(page, '/about');
    const release = await holdRequests(page, '**/api/dive-sites**');
    await page.getByRole('banner').getByRole('link', { name: 'Dive Sites' }).click();
    const waiting = page.getByRole('status', { name: 'Loading dive sites' });
    await expect(waiting).toBeVisible();
    await expect(waiting.locator('> *')).toHaveCount(6);
    release();
    await expect(cards(page)).toHaveCount(24);
    await expect(waiting).toHaveCount(0);
  });

  test('Searches, filters and clicks on a card are recorded as data layer events', async ({
    page,
  }) => {
    const events = () =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .map(({ event, label }) => `${event}: ${label}`)
          .filter((line) => line.includes('dive_site')),
      );
    await open(page, '/dive-sites');
    await expect(count(page)).toBeVisible();
    await searchBox(page).fill('po');
    await expect(page).toHaveURL(/q=po$/);
    expect((await events()).filter((line) => line.startsWith('search'))).toEqual([]);
    await searchBox(page).fill('potoroo');
    await expect.poll(events).toContain('search_dive_sites: potoroo');
    await panel(page).getByLabel('Skill level').selectOption('Advanced');
    await expect.poll(events).toContain('filter_dive_sites: skill: Advanced');
    await expect.poll(events).toContain('view_dive_site_filtered: |Advanced||potoroo');
    await cards(page).first().getByRole('link').first().click();
    await expect.poll(events).toContain('click_dive_site_card: Potoroo Wreck');
  });

  test('The search box neither loses nor resets fast typing', async ({ page }) => {
    await open(page, '/dive-sites');
    await expect(count(page)).toHaveText(/^\d{3} dive sites$/);
    await searchBox(page).pressSequentially('potoroo w', { delay: 15 });
    await expect(searchBox(page)).toHaveValue('potoroo w');
    await expect(page).toHaveURL(/q=potoroo(%20|\+)w$/);
    await expect(cards(page)).toHaveCount(2);
    await searchBox(page).pressSequentially('reck', { delay: 300 });
    await expect(searchBox(page)).toHaveValue('potoroo wreck');
    await expect(page).toHaveURL(/q=potoroo(%20|\+)wreck$/);
    await expect(cards(page)).toHaveCount(1);
  });
});
