import { plainSite } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

test('the admin has its own frame, with its tabs in a side menu', async ({ owner: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin');
  const tabs = page.getByRole('tablist', { name: 'Admin' });
  await expect(tabs.getByRole('tab')).toHaveCount(18);
  await expect(tabs.getByText('Audience', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const menu = await tabs.boundingBox();
  const panel = await page.getByRole('tabpanel', { name: 'Blog Creator' }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  expect(menu?.y).toBeLessThan(300);
  await tabs.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter$/);
  await expect(
    tabs.locator('[data-state="active"], [aria-current="page"]'),
    'one entry is marked',
  ).toHaveText('Newsletter');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

const phone = { width: 390, height: 844 };

test('the admin on a phone has a bar of five entries and a start page of at most two screens', {
  tag: '@slow',
}, async ({ owner: page }) => {
  for (const title of ['A cave', 'A pier', 'A bommie', 'A wreck', 'A reef', 'A wall']) {
    await create(page, '/api/articles', { title });
  }
  const sender = { name: 'Kim', email: 'kim@example.com', subject: 'Stairs' };
  const data = { ...sender, message: 'The lower stairs are gone.' };
  const answer = await page.request.post('/api/contact', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.setViewportSize(phone);
  await open(page, '/admin');
  const start = page.getByRole('region', { name: 'What waits for you' });
  await expect(start.getByRole('link', { name: 'A wall' })).toBeVisible();
  await expect(start.getByText('And 3 more in the lists below.')).toBeVisible();
  await expect(start.getByRole('button', { name: /^Show \d more$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit A wall' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2 * phone.height);
  // The list grows beyond its 18rem to fill the screen.
  const list = page.getByRole('region', { name: 'Saved so far' }).getByRole('list');
  const { height: listed = 0 } = (await list.boundingBox()) ?? {};
  expect(listed).toBeGreaterThan(320);

  const bar = page.locator('.admin-menu');
  await expect(bar.getByRole('tab')).toHaveText(['Blog Creator', 'Media', 'Messages']);
  await expect(bar.getByRole('link')).toHaveText(['Manage Dive Sites']);
  await expectAccessible(page);
  const more = bar.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await expect(bar.getByRole('tab')).toHaveCount(18);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('tab')).toHaveCount(3);
  await expect(more).toBeFocused();
  await more.click();
  await bar.getByRole('button', { name: 'Redirects' }).click();
  await expect(page.getByRole('dialog', { name: 'Redirects' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('tab')).toHaveCount(3);

  await page.getByRole('link', { name: 'Edit A wall' }).click();
  await expect(page.getByRole('form', { name: 'Edit A wall' })).toBeVisible();
  await expect(bar).toBeHidden();
});

for (const [viewport, most] of [
  [{ width: 1440, height: 900 }, 300],
  [phone, 350],
] as const) {
  test(`the form shows the first line of an article above ${most} px at ${viewport.width} px width`, {
    tag: '@slow',
  }, async ({ owner: page }) => {
    const { id } = await create<{ id: number }>(page, '/api/articles', {
      title: `Text first ${viewport.width}`,
      content: '<p>The first line.</p>',
    });
    await page.setViewportSize(viewport);
    await open(page, `/admin/articles/${id}`);
    const line = page.getByRole('textbox', { name: 'Content' }).getByText('The first line.');
    await expect(line).toBeInViewport();
    expect((await line.boundingBox())?.y).toBeLessThan(most);
    const details = page.getByRole('button', { name: 'Details' });
    const isPhone = viewport === phone;
    await expect(details).toBeVisible({ visible: isPhone });
    if (isPhone) await details.click();
    const panel = isPhone
      ? page.getByRole('dialog', { name: 'Details' })
      : page.getByRole('group', { name: 'Details' });
    await expect(panel.getByLabel('Slug')).toHaveValue(`text-first-${viewport.width}`);
    await expectAccessible(page);
    await panel.getByLabel('Excerpt').fill('In short.');
    if (isPhone) await panel.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Blog Updated');
    const saved = await page.request.get(`/api/articles/${id}`);
    expect(await saved.json()).toMatchObject({ excerpt: 'In short.' });
  });
}

test('the palette finds records, screens and actions, by keyboard', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const { id } = await create<{ id: number }>(page, '/api/articles', { title: 'Île du Phare' });
  await open(page, '/admin');
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Find', exact: true });
  const find = async (text: string, option: RegExp) => {
    // The button appears once the frame of the opened screen is rendered.
    await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill(text);
    await expect(page.getByRole('option', { name: option })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
  };
  await find('ile du phare', /^Île du Phare/);
  await expect(page).toHaveURL(new RegExp(`/admin/articles/${id}$`));
  await find('rapid bay jetty', /^Rapid Bay Jetty Dive site/);
  await expect(page).toHaveURL(/\/admin\/dive-sites\/\d+$/);
  await expect(page.getByRole('button', { name: 'Update Dive Site' })).toBeVisible();
  await find('bin', /^Bin System/);
  await expect(page.getByRole('dialog', { name: 'Bin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await find('update sitemap', /^Update Sitemap/);
  await expectToast(page, 'Sitemap Updated');
  await find('new product', /^New product/);
  await expect(page).toHaveURL(/\/admin\/products\/new$/);

  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await field.fill('weedy seadragon');
  await expect(page.getByRole('option', { name: /^Weedy Seadragon Species/ })).toBeVisible();
  await expectAccessible(page);
  await field.fill('no such thing');
  await expect(page.getByText('Nothing has these words.')).toBeVisible();
  await page.keyboard.press('Escape');

  // The same keys open the link dialog in a text.
  await open(page, `/admin/articles/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: /link/i })).toBeVisible();
  await expect(field).toBeHidden();
});

test.describe('with a tag manager and no choice of consent', () => {
  test.use({ siteEnvironment: { FORM_LIMIT: '1000', GTM_ID: 'GTM-TEST123' } });

  test('no bar covers the button that saves a dive site', { tag: '@slow' }, async ({
    owner: page,
  }) => {
    const { id } = await create<{ id: number }>(page, '/api/dive-sites', plainSite);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `/admin/dive-sites/${id}`);
    const save = page.getByRole('button', { name: 'Update Dive Site' });
    await expect(save).toBeVisible();
    const isOnTop = await save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await expect(page.getByText('May we count your visit?')).toHaveCount(0);
    await open(page, `/dive-sites/${id}`);
    await expect(page.getByRole('button', { name: 'Report closed' })).toBeVisible();
    await expect(page.getByText('May we count your visit?')).toHaveCount(0);
  });
});

test('a new record takes the focus on a slow machine too', { tag: '@slow' }, async ({
  owner: page,
}) => {
  await page.addInitScript(() => {
    const block = () => {
      const end = performance.now() + 1300;
      while (performance.now() < end);
    };
    addEventListener('click', () => setTimeout(block), true);
  });
  await open(page, '/admin/issues');
  await page.getByRole('button', { name: 'New issue' }).click();
  const form = page.getByRole('form', { name: 'New issue' });
  await expect(page).toHaveURL(/new$/);
  await expect(form.getByLabel('Subject')).toBeFocused();
  // If the router hid the form again, it would do so within these 2 s.
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, now + 2000);
  await expect(form.getByLabel('Subject')).toBeFocused();
});
