import type { Page } from '@playwright/test';
import { expect, test } from './admin-fixtures.ts';
import { useSession } from './fixtures.ts';
import { open } from './open.ts';

async function openDashboard(page: Page) {
  await open(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

test('An owner signs in, writes a draft, publishes it and sees it on the blog', async ({
  page,
  ownSite,
}) => {
  const title = `Night dive at Bare Island ${Date.now()}`;
  await open(page, '/admin');
  await page.getByLabel('Password').fill(ownSite.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.getByLabel('Title').fill(title);
  await expect(page.getByLabel('Slug')).toHaveValue(/^night-dive-at-bare-island-\d+$/);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Blog Created', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeVisible();

  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();

  await page.getByLabel('Category').selectOption('Dive Sites');
  await page.getByLabel('Header Image URL').fill('/art/articles/bare-island-shore-dive.jpg');
  const editor = page.getByRole('textbox', { name: 'Content' });
  await editor.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Torches on.');
  await page.getByRole('button', { name: 'Insert image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert image' });
  await dialog.getByLabel('Image URL').fill('http://localhost:5000/fish.jpg');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText('Warning: Local development URLs will not work')).toBeVisible();
  await dialog.getByLabel('Image URL').fill('/art/articles/fish-rock-cave.jpg');
  await dialog.getByLabel('Alt text').fill('A cave');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Blog Updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update & Keep Published' })).toBeVisible();

  await open(page, '/blog');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('.prose strong')).toHaveText('Torches on.');
  await expect(page.locator('.prose img')).toHaveAttribute('width', '600');

  await open(page, '/admin');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Published Post' });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog Deleted', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('An owner whose tab closed gets the unsaved text back', { tag: '@slow' }, async ({
  owner: page,
  context,
}) => {
  await openDashboard(page);
  await page.getByLabel('Title').fill('Half a thought');
  await expect(page.getByText(/^Draft kept at /)).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/admin');
  await next
    .getByRole('region', { name: 'What waits for you' })
    .getByRole('link', { name: 'Half a thought' })
    .click();
  await expect(next.getByLabel('Title')).toHaveValue('Half a thought');
});

test('An owner publishes, features, unfeatures and deletes a product', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const name = `Reef mask ${Date.now()}`;
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Products' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Products' });
  await panel.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Missing Name', { exact: true })).toBeVisible();

  await expect(panel.getByLabel('Rating')).toHaveValue('4.5');
  await expect(panel.getByLabel('Review Count')).toHaveValue('100');
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('Price').fill('$1,299');
  await panel.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Product Created', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: `Edit ${name}` })).toBeVisible();
  await expect(panel.getByRole('button', { name: `Feature ${name}`, exact: true })).toBeHidden();

  await panel.getByLabel('Category').selectOption('Masks');
  await panel.getByLabel('Image URL').fill('/art/articles/fish-rock-cave.jpg');
  await panel.getByRole('textbox', { name: 'Description' }).fill('Seals well.');
  await panel.getByRole('button', { name: 'Publish Now' }).click();
  await expect(panel.getByRole('button', { name: 'Update & Keep Published' })).toBeVisible();
  await panel.getByRole('button', { name: `Feature ${name}`, exact: true }).click();
  await panel.getByRole('button', { name: `Unfeature ${name}` }).click();
  await expect(panel.getByRole('button', { name: `Feature ${name}`, exact: true })).toBeVisible();

  await panel.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Published Product' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product Deleted', { exact: true })).toBeVisible();
});

test('An owner adds a dive site, sets its photo and deletes it', async ({ page, ownSite }) => {
  await open(page, '/admin/dive-sites');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await useSession(page, ownSite);
  await openDashboard(page);
  await page.getByRole('link', { name: 'Manage Dive Sites' }).click();

  const name = `Quiet Cove ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Region', { exact: true }).fill('Sydney');
  await page.getByLabel('Skill Level').selectOption('Beginner');
  await page.getByLabel('Latitude').fill('south');
  await page.getByLabel('Longitude').fill('151.2');
  await page.getByLabel('Depth Range').fill('3-9m');
  await page.getByLabel('Water Temperature').fill('16-22°C');
  await page.getByLabel('Description').fill('A sheltered cove.');
  await page.getByRole('button', { name: 'Create Dive Site' }).click();
  await expect(page.getByText('Please check the form', { exact: true })).toBeVisible();
  await page.getByLabel('Latitude').fill('-33.8');
  await page.getByRole('button', { name: 'Create Dive Site' }).click();
  await expect(page.getByText('Dive Site Created', { exact: true })).toBeVisible();

  await page.getByLabel('Search dive sites').fill(name);
  await page.getByRole('button', { name: `Photo of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Photo of ${name}` });
  await dialog.getByLabel('Photo URL').fill('/art/articles/fish-rock-cave.jpg');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Photo Updated', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue('/art/articles/fish-rock-cave.jpg');

  await page.getByRole('button', { name: `Feature ${name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Unfeature ${name}` })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Dive Site Deleted', { exact: true })).toBeVisible();
});

test('An owner unsubscribes someone, exports the dive sites and updates the sitemap', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const email = `jo-${Date.now()}@example.com`;
  await page.request.post('/api/newsletter/subscribe', { data: { email } });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await page.getByRole('link', { name: `Edit ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit subscriber' });
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in all required fields.')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Subscribed').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Subscriber Updated', { exact: true })).toBeVisible();
  await expect(page.getByText('1 total, 0 active')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Subscriber Deleted', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Data Export' }).click();
  const link = page.getByRole('link', { name: 'Export Dive Sites (CSV)' });
  await expect(link).toHaveAttribute('target', '_blank');
  const csv = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(csv.headers()['content-type']).toContain('text/csv');

  await page.getByRole('button', { name: 'Update Sitemap' }).click();
  await expect(page.getByText('Sitemap Updated', { exact: true })).toBeVisible();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('An owner whose session ended signs in through a dialog, and the save continues', async ({
    owner: page,
    ownSite,
    context,
  }) => {
    await openDashboard(page);
    const title = `Long lunch ${Date.now()}`;
    await page.getByLabel('Title').fill(title);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password').fill(ownSite.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Blog Created', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Blog Deleted', { exact: true })).toBeVisible();
  });

  test('The sign-in form shows the server’s message for a wrong password', async ({ page }) => {
    await open(page, '/admin');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid password');
  });
});
