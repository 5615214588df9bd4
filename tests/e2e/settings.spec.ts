import type { Page } from '@playwright/test';
import { expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { controlsOffScreen } from './off-screen.ts';
import { open, reload } from './open.ts';

const headerLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings Updated');
}

test('a name of 40 letters leaves every control on screen', { tag: '@slow' }, async ({
  owner: page,
}) => {
  for (const name of [
    'Bottom Time Underwater Guide Australia!!',
    'Unterwasserabenteuergesellschaftenverein',
  ]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, '/admin/settings/identity');
    await page.getByRole('textbox', { name: 'Site name' }).fill(name);
    await save(page);
    await open(page, '/about');
    const home = page.getByRole('link', { name: `${name}, home` });
    for (const width of [320, 360, 390, 640, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await controlsOffScreen(page), `${name} at ${width} px`).toEqual([]);
      expect((await home.boundingBox())?.height, `${name} at ${width} px`).toBeLessThan(74);
    }
  }
  await open(page, '/admin/settings/identity');
  await page.getByRole('textbox', { name: 'Site name' }).fill('Bottom Time');
  await save(page);
});

test('the name has a history and a default', { tag: '@slow' }, async ({ owner: page }) => {
  const name = page.getByRole('textbox', { name: 'Site name' });
  await open(page, '/about');
  await expect(page).toHaveTitle('About Us | Bottom Time');

  await open(page, '/admin/settings/identity');
  await expect(name).toHaveValue('Bottom Time');
  await expectAccessible(page);
  await name.fill(' ');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('“Site name” can not be empty.').first()).toBeVisible();
  await name.fill('Kelp Notes');
  await page.getByRole('textbox', { name: 'Strap line' }).fill('Where the cold water is');
  await save(page);
  await expect(page.getByRole('link', { name: 'Kelp Notes, home' })).toBeVisible();

  await open(page, '/');
  await expect(page).toHaveTitle('Kelp Notes: Where the cold water is');
  await expect(page.getByRole('contentinfo')).toContainText('Where the cold water is.');
  await reload(page);
  await expect(page).toHaveTitle('Kelp Notes: Where the cold water is');
  await open(page, '/about');
  await expect(page).toHaveTitle('About Us | Kelp Notes');

  await open(page, '/admin/settings/identity');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('Strap line');
  await page.getByRole('button', { name: 'Restore into the Form' }).click();
  await expect(name).toHaveValue('Bottom Time');
  await save(page);
  await name.fill('Once more');
  await page.getByRole('button', { name: 'Back to default: Site name' }).click();
  await expect(name).toHaveValue('Bottom Time');
  await open(page, '/about');
  await expect(page).toHaveTitle('About Us | Bottom Time');
});

test('the owner renames a category, and removes another after choosing a category for its posts', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await open(page, '/admin/settings/categories');
  const rows = page.getByRole('group', { name: 'Articles' });
  const tips = rows.getByRole('group', { name: 'category 4' });
  await expect(tips.getByRole('textbox', { name: 'Name' })).toHaveValue('Tips');
  await tips.getByRole('textbox', { name: 'Name' }).fill('Know-how');
  await expect(rows).toContainText('the addresses of “Tips” become “Know-how”');
  await rows.getByRole('button', { name: 'Remove category 3' }).click();
  const question = page.getByRole('dialog', { name: 'Remove “Safety”?' });
  await expect(question).toContainText('Nothing is lost');
  await expectAccessible(page);
  const removal = question.getByRole('button', { name: 'Remove “Safety”' });
  await expect(removal).toBeDisabled();
  await question.getByLabel('Category that they get').selectOption('Know-how');
  await removal.click();
  await save(page);
  await expectAccessible(page);

  await open(page, '/blog');
  const filters = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(filters).toHaveText(['All', 'Dive Sites', 'Know-how', 'Marine Life']);
  for (const former of ['Tips', 'Safety']) {
    await open(page, `/blog?category=${former}`);
    await expect(page).toHaveURL(/category=Know-how$/);
    await expect(page.getByRole('button', { name: 'Know-how' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await open(page, '/admin/articles/new');
  await expect(page.getByLabel('Category').locator('option')).toHaveText([
    ...['Choose one', 'Gear Reviews', 'Dive Sites', 'Know-how', 'Marine Life', 'News'],
  ]);
});

test('a legal page is Markdown with a preview', { tag: '@slow' }, async ({ owner: page }) => {
  await open(page, '/admin/settings/terms-of-service');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Be **kind** at {siteName}.\n\n## Money\n\nNone.');
  await page.getByRole('button', { name: 'Preview of Text' }).click();
  const preview = page.getByRole('region', { name: 'Preview of Text' });
  await expect(preview.getByRole('heading', { name: 'Money' })).toBeVisible();
  await save(page);
  await expectAccessible(page);
  await open(page, '/terms-of-service');
  await expect(page.getByText('Be kind at Bottom Time.')).toBeVisible();
  expect((await page.request.delete('/api/settings/10')).status()).toBe(200);
  await reload(page);
  await expect(page.getByRole('heading', { name: '3. Diving is risky' })).toBeVisible();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('links of the header appear in the owner’s order', async ({ owner: page }) => {
    await open(page, '/admin/settings/navigation');
    await page.getByRole('button', { name: 'Move Contact up' }).first().click();
    await save(page);
    await open(page, '/about');
    expect((await headerLinks(page)).slice(-2)).toEqual(['Contact', 'About']);
    expect((await page.request.delete('/api/settings/6')).status()).toBe(200);
    await reload(page);
    expect((await headerLinks(page)).slice(-2)).toEqual(['About', 'Contact']);
  });

  test('the settings form asks before it drops unsaved changes, and retains them when the tab changes', async ({
    owner: page,
  }) => {
    await open(page, '/admin/settings/structured-data');
    const rating = page.getByRole('textbox', { name: 'Rating without stars' });
    await rating.fill('4');
    await page.getByRole('link', { name: /^Contact The address/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rating).toHaveValue('4');
    await page.getByRole('tab', { name: 'Media' }).click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(rating).toHaveValue('4');
    await page.getByRole('button', { name: 'Back to default: Rating without stars' }).click();
    await page.getByRole('link', { name: /^Contact The address/ }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/contact$/);
  });

  test('a slide of the owner is the first on Home', async ({ owner: page }) => {
    await open(page, '/admin/settings/home');
    const first = page.getByRole('group', { name: 'slide 1' });
    await first.getByRole('textbox', { name: 'Title' }).fill('Our own bay');
    await first
      .getByRole('combobox', { name: 'Film of the site' })
      .selectOption('None: my own picture');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(
      page.getByText('Slide 1: Choose a film of the site or a picture of your own.').first(),
    ).toBeVisible();
    await first.getByRole('textbox', { name: 'Own picture' }).fill('/art/scenes/about-hero.jpg');
    await page.getByRole('button', { name: 'Remove slide 3' }).click();
    await save(page);
    await expectAccessible(page);

    await open(page, '/');
    await expect(page.getByRole('heading', { name: 'Our own bay' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Go to slide/ })).toHaveCount(2);
    await expect(page.locator('section img[src="/art/scenes/about-hero.jpg"]')).toBeVisible();
    expect((await page.request.delete('/api/settings/5')).status()).toBe(200);
    await reload(page);
    await expect(page.getByRole('heading', { name: 'Swim through a forest' })).toBeVisible();
  });

  test('links of the footer and of the phone’s menu appear in the owner’s order', async ({
    owner: page,
  }) => {
    const values = { header: ['/contact', '/blog'], footer: ['/about'] };
    const path = '/api/settings/6';
    expect((await page.request.patch(path, { data: { values } })).status()).toBe(200);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/about');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    const links = page.getByRole('link').filter({ visible: true });
    const names = (await links.allTextContents()).filter((name) =>
      /^(Contact|News|Home)$/.test(name),
    );
    expect(names.slice(0, 3)).toEqual(['Contact', 'News', 'Home']);
    await page.keyboard.press('Escape');
    const footer = page.getByRole('contentinfo').getByRole('link');
    const listed = await footer.allTextContents();
    expect(listed.indexOf('About')).toBeLessThan(listed.indexOf('Gear Reviews'));
    expect((await page.request.delete(path)).status()).toBe(200);
  });

  test('a featured place is created, moved to the top of Home, and deleted', async ({
    owner: page,
  }) => {
    await open(page, '/admin/locations');
    await page.getByRole('button', { name: 'New place' }).click();
    const fields = {
      Name: 'Our own bay',
      Region: 'Victoria',
      Description: 'Shallow, with a jetty.',
      Water: '12–19 °C',
      Visibility: '3–10 m',
      Depth: '2–8 m',
      'Best time': 'February to May',
      Difficulty: 'Beginner',
    };
    for (const [name, value] of Object.entries(fields)) {
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await page.getByRole('button', { name: 'Create Place' }).click();
    await expect(page.getByText(/Use an address that begins with/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Picture' }).fill('/art/scenes/about-hero.jpg');
    await page.getByRole('button', { name: 'Create Place' }).click();
    await expectToast(page, 'Place Created', 'Home shows it now.');
    await expect(page).toHaveURL(/\/admin\/locations\/\d+$/);
    await expectAccessible(page);

    const up = page.getByRole('button', { name: 'Move Our own bay up' });
    const places = page.getByRole('list', { name: 'Featured places' }).getByRole('listitem');
    await expect(places).toHaveCount(9);
    for (let place = 8; place > 0; place--) {
      await up.click();
      await expect(places.nth(place - 1)).toContainText('Our own bay');
    }
    const names = async () =>
      (await (await page.request.get('/api/locations/featured')).json()).map(
        ({ name }: { name: string }) => name,
      );
    await expect.poll(names).toEqual(expect.arrayContaining(['Our own bay']));
    await expect.poll(async () => (await names())[0]).toBe('Our own bay');

    await page.getByRole('button', { name: 'Delete Our own bay' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Place Deleted', 'Our own bay');
    await expect.poll(names).not.toContain('Our own bay');
  });
});
