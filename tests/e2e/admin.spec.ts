import { expect, type Page, test } from '@playwright/test';

const password = process.env.E2E_PASSWORD ?? '';

async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

test('An owner signs in, writes a draft, publishes it and sees it on the blog', async ({
  page,
}) => {
  const title = `Night dive at Bare Island ${Date.now()}`;
  await signIn(page);

  await page.getByLabel('Title').fill(title);
  await expect(page.getByLabel('Slug')).toHaveValue(/^night-dive-at-bare-island-\d+$/);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Blog Created', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();

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

  await page.goto('/blog');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('.prose strong')).toHaveText('Torches on.');
  await expect(page.locator('.prose img')).toHaveAttribute('width', '600');

  await page.goto('/admin');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Published Post' });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog Deleted', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('An owner whose tab closed gets the unsaved words back', async ({ page, context }) => {
  await signIn(page);
  await page.getByLabel('Title').fill('Half a thought');
  await page.waitForFunction(() => localStorage.getItem('admin-draft:articles:new'));
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/admin');
  await next.getByRole('button', { name: 'Restore' }).click();
  await expect(next.getByLabel('Title')).toHaveValue('Half a thought');
});

test('An owner whose session ended signs in where he stands and the save goes on', async ({
  page,
  context,
}) => {
  await signIn(page);
  const title = `Long lunch ${Date.now()}`;
  await page.getByLabel('Title').fill(title);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Blog Created', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog Deleted', { exact: true })).toBeVisible();
});

test('A wrong password is refused with the words of the server', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid password');
});
