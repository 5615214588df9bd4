import type { Page } from '@playwright/test';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const path = '/admin/dive-sites';

const makeSite = (page: Page, name: string, extra: object = {}) =>
  create<DiveSite>(page, '/api/dive-sites', { ...plainSite, name, ...extra });

async function openSite(page: Page, name: string) {
  await open(page, path);
  await page.getByLabel('Search dive sites').fill(name);
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Edit: ${name}` })).toBeVisible();
}

async function fillNewSite(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Region', { exact: true }).fill('Jervis Bay');
  await page.getByLabel('Skill Level').selectOption('Intermediate');
  await page.getByLabel('Depth Range').fill('5-18m');
  await page.getByLabel('Water Temperature').fill('15-21°C');
  await page.getByLabel('Description').fill('A wall with sponges.');
}

test('Guide, verdict and weekend apply the shelter, wind limit and tide rule of a dive site', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const { id } = await makeSite(page, 'Override Cove');
  await openSite(page, 'Override Cove');
  await page.getByText('Wind, tide and traffic').click();
  await page.getByLabel('Shelter by Direction: SSE').selectOption('Sheltered');
  await page.getByLabel('Shelter Note').fill('Behind the breakwater.');
  await page.getByLabel('Tide', { exact: true }).selectOption('slack');
  await page.getByLabel('Tide Port').fill('Jervis Bay');
  for (const [input, minutes] of [
    ['Earliest after high water', '-20'],
    ['Usual after high water', '0'],
    ['Latest after high water', '20'],
  ] as const) {
    await page.getByLabel(`Slack Water: ${input}`).fill(minutes);
  }
  const save = page.getByRole('button', { name: 'Update Dive Site' });
  for (const [bad, words] of [
    ['a gale', 'Write a number, e.g. 18.5.'],
    ['500', 'The most wind must be a number from 1 to 60.'],
  ] as const) {
    await page.getByLabel('Most Wind').fill(bad);
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await page.getByLabel('Most Wind').fill('15 knots');
  await save.click();
  await expect(page.getByText('Say under Sources what this rests on.').first()).toBeVisible();
  await page.getByText('Where these facts come from').click();
  for (const [number, fact] of [
    [1, 'Shelter by Direction'],
    [2, 'Most Wind'],
    [3, 'Slack Water'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a source' }).click();
    await page.getByLabel(`Fact of source ${number}`).selectOption(fact);
    await page.getByLabel(`What source ${number} is`).fill('Harbour master');
  }
  await save.click();
  await expectToast(page, 'Dive Site Updated', 'Override Cove');
  await open(page, `/dive-sites/${id}`);
  const panel = page.getByRole('region', { name: 'Can I dive it?' });
  await panel.scrollIntoViewIfNeeded();
  const shelter = page.getByRole('figure', { name: 'Shelter' });
  await expect(shelter).toContainText(
    /Stated for this site: SSE[.] Behind the breakwater[.] Source: Harbour master, \d{4}-/,
  );
  const sea = 'windFrom=157&windKnots=16&swellFrom=157&swellMetres=0.5&swellSeconds=6';
  const verdict = await page.request.get(`/api/dive-sites/${id}/verdict?${sea}`);
  const drift = 'At the surface it blows swimmers and boats out, away from that land.';
  const limit = `which raises hardly any sea here. ${drift} The limit set for this site is 15 knots.`;
  expect(await verdict.text()).toContain(`16 knots from the south-south-east, ${limit}`);
  await expect(panel.getByText(/slack at about \d\d:\d\d, high water/).first()).toBeVisible();
  await open(page, `/weekend?near=${id}&${sea}`);
  // The page may collapse the text.
  const here = page.locator('main li').filter({ hasText: 'Override Cove' }).first();
  await expect(here).toContainText(limit);
});

test('The form of a new dive site offers the known regions and counts the missing facts', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await makeSite(page, 'Counted Cove', { region: 'Far West', state: 'Victoria' });
  await open(page, `${path}/new`);
  const form = page.getByRole('form', { name: 'New dive site' });
  await expect(form.getByText('What every guide needs')).toContainText('11 of 11 missing');
  await expect(form.getByText('Getting in')).toContainText(/^\D*(\d+) of \1 missing$/);
  const region = form.getByLabel('Region', { exact: true });
  await expect(form.locator('datalist option', { hasText: 'Far West' })).toHaveCount(1);
  await region.fill('Far Wst');
  await expect(form.getByText('“Far Wst” is a new region: no dive site has it yet.')).toBeVisible();
  await region.fill('Far West');
  await expect(form.getByText('is a new region')).toBeHidden();
  await expect(form.getByLabel('State', { exact: true })).toHaveValue('Victoria');
  await expect(form.getByText('What every guide needs')).toContainText('9 of 11 missing');
});

test('A site close to another site is saved at the second attempt, after a warning', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await makeSite(page, 'Lonely Rock', { latitude: -39.5, longitude: 143.1 });
  await open(page, `${path}/new`);
  await fillNewSite(page, 'Lonely Rock again');
  await page.getByLabel('Latitude').fill('-39.501');
  await page.getByLabel('Longitude').fill('143.1');
  const save = page.getByRole('button', { name: 'Create Dive Site' });
  await save.click();
  await expectToast(page, 'Another Site Is Close', '“Lonely Rock” is 111 m away.');
  await expect(page.getByLabel('Latitude')).toBeFocused();
  await save.click();
  await expectToast(page, 'Dive Site Created', 'Lonely Rock again');
  await page.getByLabel('Description').fill('Moved by nothing.');
  await page.getByRole('button', { name: 'Update Dive Site' }).click();
  await expectToast(page, 'Dive Site Updated');
});

test('An owner sets the coordinates by a click on the map, and by a drag of the marker', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await open(page, path);
  const map = page.getByTestId('position-map');
  await expect(map.locator('.leaflet-tile-pane')).toBeAttached();
  await map.scrollIntoViewIfNeeded();
  await map.click({ position: { x: 200, y: 120 } });
  const latitude = page.getByLabel('Latitude');
  const longitude = page.getByLabel('Longitude');
  await expect(latitude).toHaveValue(/^-\d+\.\d{6}$/);
  await expect(longitude).toHaveValue(/^\d+\.\d{6}$/);
  const before = [await latitude.inputValue(), await longitude.inputValue()];

  const marker = map.locator('.site-marker');
  const box = await marker.boundingBox();
  if (!box) throw new Error('The marker has no box');
  const [x, y] = [box.x + 20, box.y + 15];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 10, { steps: 5 });
  await page.mouse.move(x + 40, y - 20, { steps: 5 });
  await page.mouse.up();
  await expect(longitude).not.toHaveValue(before[1] ?? '');
  expect(Number(await longitude.inputValue())).toBeGreaterThan(Number(before[1]));
  expect(Number(await latitude.inputValue())).toBeGreaterThan(Number(before[0]));
  await expect(page.getByText(/^Position: \d+° \d\d\.\d{3}′ S, \d+° \d\d\.\d{3}′ E/)).toBeVisible();
});

test('The form saves depths, seasonal temperatures and other facts of a dive site', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const name = `Docks ${Date.now()}`;
  const { id } = await makeSite(page, name, { featured: true, hazards: 'Swell' });
  await openSite(page, name);
  for (const section of [
    'The dive in detail',
    'How well its position is known',
    'Pictures and links',
  ]) {
    await page.getByText(section).click();
  }
  await page.getByLabel('Least Depth').fill('deep');
  await page.getByRole('button', { name: 'Update Dive Site' }).click();
  await expect(page.getByText('Write a number, e.g. 18.5.').first()).toBeVisible();
  await page.getByLabel('Least Depth').fill('20');
  await page.getByLabel('Greatest Depth').fill('9.5 m');
  await page.getByRole('button', { name: 'Update Dive Site' }).click();
  await expect(page.getByText('The greatest depth is less than the least.').first()).toBeVisible();
  await page.getByLabel('Least Depth').fill('3');
  await page.getByLabel('Water in summer').fill('22.5');
  await page.getByLabel('Water in winter').fill('16 °C');
  await page.getByLabel('Position Source').fill('Own GPS');
  await page.getByLabel('Position Error').fill('0.05');
  await page.getByLabel('Type', { exact: true }).selectOption('wall');
  await page.getByLabel('Access', { exact: true }).selectOption('boat');
  await page.getByLabel('State', { exact: true }).fill('New South Wales');
  await page.getByLabel('Notice').fill('Permit needed.');
  await page.getByLabel('Blog Slug').fill('docks-at-dusk');
  await page.getByRole('button', { name: 'Update Dive Site' }).click();
  await expectToast(page, 'Dive Site Updated', name);

  const saved = await (await page.request.get(`/api/dive-sites/${id}`)).json();
  expect(saved).toMatchObject({
    depthMin: 3,
    depthMax: 9.5,
    waterTempBySeason: { summer: 22.5, autumn: null, winter: 16, spring: null },
    positionSource: 'Own GPS',
    positionErrorKm: 0.05,
    type: 'wall',
    access: 'boat',
    state: 'New South Wales',
    notice: 'Permit needed.',
    blogSlug: 'docks-at-dusk',
    hazards: 'Swell',
    featured: true,
  });
});

/** Answers every write of a dive site with the same error. */
const failWrites = (page: Page, status: number, body: string) =>
  page.route('**/api/dive-sites**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, body, contentType: 'application/json' }),
  );

test.describe('slow', { tag: '@slow' }, () => {
  test('An owner places the marker by keyboard, at the cross in the middle of the map', async ({
    owner: page,
  }) => {
    await open(page, path);
    await page.getByLabel('Latitude').fill('-35.1');
    await page.getByLabel('Longitude').fill('150.7');
    const marker = page.getByTestId('position-map').locator('.site-marker');
    await expect(marker).toBeVisible();
    await page.getByTestId('position-map').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('position-map').locator('.leaflet-pan-anim')).toHaveCount(0);
    await page.getByRole('button', { name: 'Place at the Cross' }).press('Enter');
    await expect(page.getByLabel('Latitude')).toHaveValue(/^-35\.\d{6}$/);
    expect(Number(await page.getByLabel('Longitude').inputValue())).toBeGreaterThan(150.7);
  });

  test('Coordinates typed in any usual notation are stored as decimals', async ({
    owner: page,
  }) => {
    const name = `Steamers ${Date.now()}`;
    await open(page, path);
    await fillNewSite(page, name);
    await page.getByLabel('Latitude').fill('35.1 N');
    await page.getByLabel('Longitude').fill('150 75 E');
    await page.getByRole('button', { name: 'Create Dive Site' }).click();
    await expectToast(page, 'Please check the form');
    await expect(page.getByText('That is north of the equator.').first()).toBeVisible();
    await expect(page.getByText('Minutes go up to 60: 75 is too many.').first()).toBeVisible();
    await expect(page.getByLabel('Latitude')).toBeFocused();

    // One paste into either field fills both.
    await page.getByLabel('Longitude').fill("35°06'36\"S 150° 45.3' E");
    await expect(page.getByLabel('Latitude')).toHaveValue('35°06\'36"S');
    await expect(page.getByLabel('Longitude')).toHaveValue("150° 45.3' E");
    await expect(page.getByText('Position: 35° 06.600′ S, 150° 45.300′ E.')).toBeVisible();
    await page.getByRole('button', { name: 'Create Dive Site' }).click();
    await expectToast(page, 'Dive Site Created', name);
    await expect(page.getByLabel('Latitude')).toHaveValue('-35.11');
    await expect(page.getByLabel('Longitude')).toHaveValue('150.755');
  });

  test('Unsaved changes of a site survive a closed tab, and the form asks before a person leaves', async ({
    owner: page,
    context,
  }) => {
    const name = `Drum and Drumsticks ${Date.now()}`;
    await makeSite(page, name);
    await openSite(page, name);
    await page.getByLabel('Hazards').fill('Surge in a southerly');
    await expect(page.getByText(/, kept at /)).toBeVisible();
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Hazards')).toHaveValue('Surge in a southerly');
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await openSite(next, name);
    await expect(next.getByText('Unsaved changes of')).toBeVisible();
    await next.getByRole('button', { name: 'Restore' }).click();
    await expect(next.getByLabel('Hazards')).toHaveValue('Surge in a southerly');
    await next.getByRole('button', { name: 'Update Dive Site' }).click();
    await expectToast(next, 'Dive Site Updated');
    await expect(next.getByText('Unsaved changes')).toBeHidden();
    await openSite(next, name);
    await expect(next.getByText('Unsaved changes of')).toBeHidden();
    await expect(next.getByLabel('Hazards')).toHaveValue('Surge in a southerly');
  });

  test('The form shows the reason when a site cannot be created', async ({ owner: page }) => {
    await open(page, path);
    await fillNewSite(page, 'Never Created');
    await page.getByLabel('Latitude').fill('-35.1');
    await page.getByLabel('Longitude').fill('150.7');
    const save = page.getByRole('button', { name: 'Create Dive Site' });

    await failWrites(page, 507, '{"error":"The disk is full"}');
    await save.click();
    await expectToast(page, 'Creation Failed', 'The disk is full');
    await failWrites(page, 502, '');
    await save.click();
    await expectToast(page, 'Creation Failed', 'Server error: 502');
    await page.route('**/api/dive-sites', (route) => route.abort());
    await save.click();
    await expectToast(page, 'Creation Failed', 'Failed to create dive site');
  });

  test('The form shows the reason when a site cannot be changed', async ({ owner: page }) => {
    const name = `Unlucky Reef ${Date.now()}`;
    await makeSite(page, name);
    await openSite(page, name);
    await page.getByLabel('Hazards').fill('Boats');
    const save = page.getByRole('button', { name: 'Update Dive Site' });

    await failWrites(page, 400, '{"error":"No","details":{"hazards":["Name the boats."]}}');
    await save.click();
    await expectToast(page, 'Update Failed', 'Name the boats.');
    await expect(page.getByLabel('Hazards')).toBeFocused();
    await failWrites(page, 507, '{"error":"The disk is full"}');
    await save.click();
    await expectToast(page, 'Update Failed', 'The disk is full');
    await failWrites(page, 502, '');
    await save.click();
    await expectToast(page, 'Update Failed', 'Failed to update dive site');

    await page.getByRole('button', { name: `Feature ${name}`, exact: true }).click();
    await expectToast(page, 'Update Failed', 'Failed to update featured status');
    for (const [kind, text] of [
      ['Photo', 'Failed to update photo'],
      ['Video', 'Failed to update video'],
      ['Review Link', 'Failed to update review link'],
    ]) {
      await page.getByRole('button', { name: `${kind} of ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `${kind} of ${name}` });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expectToast(page, 'Update Failed', text);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this dive site?' });
    await expect(question).toContainText('This cannot be undone.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Deletion Failed', 'Failed to delete dive site');
  });

  test('The owner sets photo, video and review link of a site in dialogs', async ({
    owner: page,
  }) => {
    const name = `Quick Ledge ${Date.now()}`;
    const { id } = await makeSite(page, name);
    await openSite(page, name);
    const update = async (kind: string, label: string, address: string) => {
      await page.getByRole('button', { name: `${kind} of ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `${kind} of ${name}` });
      await dialog.getByLabel(label, { exact: true }).fill(address);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expectToast(page, `${kind} Updated`, name);
      await expect(dialog).toBeHidden();
    };
    await update('Photo', 'Photo URL', '/art/articles/fish-rock-cave.jpg');
    await update('Video', 'Video URL', 'https://vimeo.com/76979871');
    await update('Review Link', 'Review Link', '/blog/what-bottom-time-is');
    const site = async () => (await page.request.get(`/api/dive-sites/${id}`)).json();
    expect(await site()).toMatchObject({
      imageUrl: '/art/articles/fish-rock-cave.jpg',
      videoUrl: 'https://vimeo.com/76979871',
      reviewLink: '/blog/what-bottom-time-is',
    });
    await update('Video', 'Video URL', '');
    expect((await site()).videoUrl).toBeNull();
  });

  test('The list of dive sites is sorted by name and has a search', async ({ owner: page }) => {
    await open(page, path);
    const list = page.getByRole('region', { name: 'Dive sites' });
    await expect(list.getByText(/^\d+ dive sites$/)).toBeVisible();
    const names = await list.locator('li p:first-child').allTextContents();
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    // Port Lincoln Town Jetty only mentions Rapid Bay in its text; a match in the name ranks first.
    await page.getByLabel('Search dive sites').fill('rapid bay');
    await expect(list.getByText('2 dive sites', { exact: true })).toBeVisible();
    await expect(list.locator('li p:first-child').first()).toHaveText('Rapid Bay Jetty');
    await page.getByLabel('Search dive sites').fill('yongala');
    await expect(list.getByText(/^\d dive sites?$/)).toBeVisible();
    await page.getByLabel('Search dive sites').fill('no such place anywhere');
    await expect(list.getByText('No dive sites found. Try another word.')).toBeVisible();
  });
});
