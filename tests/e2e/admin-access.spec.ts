import type { Page } from '@playwright/test';
import type { Article } from '../../src/contract/articles.ts';
import { chooseTab, create, expect, expectToast, signIn, test } from './admin-fixtures.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { open } from './open.ts';

for (const width of [390, 1440]) {
  test(`sign-in, dialogs and errors of the admin are accessible at ${width} px`, {
    tag: '@slow',
  }, async ({ page, ownSite }) => {
    test.setTimeout(480_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await open(page, '/admin/dive-sites');
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await signIn(page, ownSite.password);
    await page.request.post('/api/newsletter/subscribe', {
      data: { email: `axe-${width}@example.com` },
    });
    await open(page, '/admin');
    await chooseTab(page, 'Newsletter');
    await page
      .getByRole('link', { name: /^Edit axe-/ })
      .first()
      .click();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await chooseTab(page, 'Blog Creator');
    const panel = page.getByRole('tabpanel', { name: 'Blog Creator' });
    await panel
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await panel.getByRole('button', { name: 'Share Card' }).click();
    await panel.getByText('Preview', { exact: true }).click();
    await expectAccessibleInBothThemes(page);
    for (const tool of ['Insert image', 'Link']) {
      await panel.getByRole('button', { name: tool, exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Insert|Set Link/ })
        .click();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    await panel
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await panel.getByLabel('Title').fill('');
    await panel.getByRole('button', { name: 'Update & Keep Published' }).click();
    await expectToast(page, 'Missing Information');
    await expectAccessibleInBothThemes(page);

    page.on('dialog', (dialog) => dialog.accept());
    await open(page, '/admin/dive-sites');
    await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeAttached();
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await expect(page.locator('.site-marker')).toBeVisible();
    // The form's sticky bar would cover the map's buttons in a lower window.
    await page.setViewportSize({ width, height: 6000 });
    await expectAccessibleInBothThemes(page);
    // The form replaces the list on a phone.
    await open(page, '/admin/dive-sites');
    await page
      .getByRole('button', { name: /^Video of / })
      .first()
      .click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });
}

/** Presses Tab until the focused element has the given name. */
async function tabTo(page: Page, name: string, most = 300) {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const labelled = element?.getAttribute('aria-labelledby');
      return (
        element?.getAttribute('aria-label') ??
        (labelled ? document.getElementById(labelled)?.textContent : null) ??
        element?.labels?.[0]?.textContent ??
        element?.textContent ??
        ''
      );
    });
    if (label.trim() === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Presses the right arrow until the named tool has the focus, which moves after each key press. */
async function arrowTo(page: Page, name: string) {
  for (let step = 0; step < 15; step++) {
    const before = await focusedLabel(page);
    if (before === name) return;
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedLabel(page)).not.toBe(before);
  }
  throw new Error(`The arrow keys do not lead to ${name}`);
}

test('an article is written and published by keyboard alone', { tag: '@slow' }, async ({
  page,
  ownSite,
}) => {
  test.setTimeout(90_000);
  const title = `Written by keyboard ${Date.now()}`;
  await open(page, '/admin');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(ownSite.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await tabTo(page, 'Title', 300);
  await page.keyboard.type(title);
  await tabTo(page, 'Heading 2');
  await arrowTo(page, 'Insert image');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Insert image' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, 'Content');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Hands');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' off the mouse.');
  await tabTo(page, 'Category');
  await page.keyboard.type('Tips');
  await tabTo(page, 'Header Image URL');
  await page.keyboard.type('/art/articles/fish-rock-cave.jpg');
  await tabTo(page, 'Publish Now');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Blog Created');
  const articles = (await (await page.request.get('/api/articles')).json()) as Article[];
  expect(articles.find((article) => article.title === title)).toMatchObject({
    published: true,
    category: 'Tips',
    content: '<p><strong>Hands</strong> off the mouse.</p>',
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the owner fixes a typo and publishes it', { tag: '@slow' }, async ({ owner: page }) => {
    const stamp = Date.now();
    const { id } = await create<Article>(page, '/api/articles', {
      title: `Weedy seedragons ${stamp}`,
      content: '<p>They drift in the kelp.</p>',
      category: 'Marine Life',
      imageUrl: '/art/articles/fish-rock-cave.jpg',
    });
    await open(page, '/admin');
    await page.getByLabel('Search the list').fill(`seedragons ${stamp}`);
    const panel = page.getByRole('tabpanel', { name: 'Blog Creator' });
    const row = panel.getByRole('listitem').filter({ hasText: `seedragons ${stamp}` });
    const actions = row.getByRole('link').or(row.getByRole('button'));
    await expect(row.getByRole('link', { name: /^Edit / })).toBeVisible();
    const heights = await actions.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.getByRole('link', { name: `Edit Weedy seedragons ${stamp}` }).tap();
    // The opened form must be in view, not the list above it.
    await expect(page.getByRole('heading', { name: /^Edit: Weedy/ })).toBeInViewport();
    await page.getByLabel('Title').fill(`Weedy seadragons ${stamp}`);
    const publish = page.getByRole('button', { name: 'Publish Now' });
    await expect(publish).toBeInViewport();
    await publish.tap();
    await expectToast(page, 'Blog Updated');
    await expect(page.getByRole('button', { name: 'Update & Keep Published' })).toBeInViewport();
    const saved = await (await page.request.get('/api/articles')).json();
    expect(saved.find((one: Article) => one.id === id)).toMatchObject({
      title: `Weedy seadragons ${stamp}`,
      published: true,
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
