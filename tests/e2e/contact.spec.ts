import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { open } from './open.ts';

async function fillIn(page: Page) {
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Name').fill('Vera Tauch');
  await form.getByLabel('Email').fill('vera@example.com');
  await form.getByLabel('Subject').fill('A wreck of yours');
  await form.getByLabel('Message').fill('The stern lies a metre deeper than you say.');
  return form;
}

test('An incomplete message names each invalid field and is not sent', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Send message' }).click();
  for (const [label, error] of [
    ['Name', 'Please give your name (up to 100 characters).'],
    ['Email', 'Please give a valid email address.'],
    ['Subject', 'Please give a subject (up to 150 characters).'],
    ['Message', 'Please write a message of 10 to 5000 characters.'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(error);
  }
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  expect(sent).toBe(0);
});

test('A message is stored and the form is cleared', async ({ page, consoleErrors }) => {
  const answer = await holdRequests(page, '**/api/contact');
  const form = await fillIn(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Your message was saved and we'll respond soon.", { exact: true }),
  ).toBeVisible();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  expect(consoleErrors).toEqual([]);
});

test('A message that fails stays in the form and the reason is shown', { tag: '@slow' }, async ({
  page,
}) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 500, json: { error: 'The line is down.' } }),
  );
  const form = await fillIn(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Failed to send message', { exact: true })).toBeVisible();
  await expect(page.getByText('The line is down.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Vera Tauch');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('The page promises an answer to a message forwarded by mail', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ json: { success: true, emailSent: true } }),
    );
    const form = await fillIn(page);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(
      page.getByText("We'll get back to you as soon as possible.", { exact: true }),
    ).toBeVisible();
  });
});
