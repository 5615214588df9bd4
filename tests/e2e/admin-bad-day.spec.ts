import type { Page } from '@playwright/test';
import { openOwnSite } from '../support/own-server.ts';
import { expect, expectToast, signIn, test } from './admin-fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open } from './open.ts';

async function openTab(page: Page, name: string) {
  await open(page, '/admin');
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

test('five wrong passwords block further sign-ins, and the screen says for how long', {
  tag: '@slow',
}, async ({ page }) => {
  const site = await openOwnSite();
  try {
    await open(page, `${site.address}/admin`);
    const password = page.getByLabel('Password');
    const submit = page.getByRole('button', { name: 'Sign In' });
    for (let attempt = 0; attempt < 5; attempt++) {
      await password.fill(`guess ${attempt}`);
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText('Invalid password');
      await expect(submit).toBeEnabled();
    }
    await password.fill(site.password);
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Too many login attempts. Try again in 15 minutes.',
    );
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  } finally {
    await site.close();
  }
});

test('a login leads back to the dive site that required it', { tag: '@slow' }, async ({
  page,
  ownSite,
}) => {
  await open(page, '/admin/dive-sites/{Rapid Bay Jetty}');
  const asked = page.url();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Admin Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ownSite.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Edit: Rapid Bay Jetty' })).toBeVisible();
  expect(page.url()).toBe(asked);
});

test('a save after the end of the session asks for the password and continues', {
  tag: '@slow',
}, async ({ owner: page, context, ownSite }) => {
  const name = `Long lunch snorkel ${Date.now()}`;
  const panel = await openTab(page, 'Products');
  await panel.getByLabel('Name').fill(name);
  await context.clearCookies();
  await panel.getByRole('button', { name: 'Save as Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid password');
  await dialog.getByLabel('Password').fill(ownSite.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Product Created');
  await expect(panel.getByRole('link', { name: `Edit ${name}` })).toBeVisible();
});

test('the form stays filled in when the sign-in dialog is closed', { tag: '@slow' }, async ({
  owner: page,
  context,
  ownSite,
}) => {
  const panel = await openTab(page, 'Blog Creator');
  await panel.getByLabel('Title').fill('Kept all the same');
  await context.clearCookies();
  await panel.getByRole('button', { name: 'Save as Draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectToast(page, 'Creation Failed');
  await expect(panel.getByLabel('Title')).toHaveValue('Kept all the same');
  await signIn(page, ownSite.password);
  await panel.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(page, 'Blog Created');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('the admin checks the session first, and its login reports failures', async ({ page }) => {
    const answer = await holdRequests(page, '**/api/admin/session');
    await open(page, '/admin');
    await expect(page.getByText('Checking Authentication...').first()).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

    await page.getByLabel('Password').fill('anything');
    await page.route('**/api/admin/login', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid password');
    await page.route('**/api/admin/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
  });

  test('a header picture at a local address shows a warning', async ({ owner: page }) => {
    const panel = await openTab(page, 'Gear Reviews');
    await panel.getByLabel('Image URL').fill('http://localhost:5173/mask.jpg');
    await expect(panel.getByText('Warning: Local development URLs will not work')).toBeVisible();
  });

  test('an error in the admin is caught and shown, and the page can be reloaded', async ({
    owner: page,
  }) => {
    await open(page, '/admin');
    await page.route('**/api/admin/security-dashboard', (route) => route.fulfill({ json: {} }));
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /undefined/ })).toBeVisible();
    await page.unroute('**/api/admin/security-dashboard');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });

  test('a list that fails to load shows an error with a retry', async ({ owner: page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ status: 503, body: '' }));
    const panel = await openTab(page, 'Products');
    await expect(panel.getByText('The list could not be loaded.')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/products');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  });
});
