import type { Page } from '@playwright/test';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const region = 'Far Shore';

const makeSite = (page: Page, name: string, extra: object = {}) =>
  create<DiveSite>(page, '/api/dive-sites', { ...plainSite, region, name, ...extra });

const find = async (page: Page, id: number): Promise<DiveSite> =>
  (await page.request.get(`/api/dive-sites/${id}`)).json();

test('the owner filters a region, closes all its sites after a preview, and undoes the change', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const jetty = await makeSite(page, 'First Jetty', { featured: true });
  const reef = await makeSite(page, 'Second Reef', { type: 'reef' });
  await open(page, '/admin/dive-sites');
  const list = page.getByRole('region', { name: 'Dive sites' });
  await list.getByText('Filters', { exact: true }).click();
  await list.getByLabel('Region').selectOption(region);
  await expect(list.getByText('2 dive sites', { exact: true })).toBeVisible();
  await list.getByLabel('Type').selectOption('Reef');
  await expect(list.getByText('1 dive site', { exact: true })).toBeVisible();
  await list.getByLabel('Type').selectOption('All');
  await list.getByLabel('Last checked').selectOption('Never');
  await list.getByRole('button', { name: 'Select all 2' }).click();
  await expect(list.getByLabel('Select First Jetty')).toBeChecked();
  await list.getByRole('button', { name: 'Change 2 selected' }).click();

  const dialog = page.getByRole('dialog', { name: 'Change 2 dive sites' });
  await dialog.getByLabel('What to change').selectOption('Set status and reason');
  await dialog.getByLabel('Status', { exact: true }).selectOption('Closed');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(
    dialog.getByText('Say in a sentence why it is not simply open.').first(),
  ).toBeVisible();
  await dialog.getByLabel('Reason of the Status').fill('The road is washed out.');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 dive sites change', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What changes' })).toContainText(
    'Featured: Yes No',
  );
  await expectAccessible(page);
  expect((await find(page, jetty.id)).status).toBeNull();
  await dialog.getByRole('button', { name: 'Change 2 dive sites' }).click();
  await expectToast(page, 'Dive Sites Updated', '2 dive sites');
  expect(await find(page, jetty.id)).toMatchObject({ status: 'closed', featured: false });
  expect(await find(page, reef.id)).toMatchObject({ statusReason: 'The road is washed out.' });

  await list.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Change Undone', '2 dive sites.');
  expect(await find(page, jetty.id)).toMatchObject({ status: null, featured: true });
  await expect(list.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('the form closes a featured site without asking to unfeature it first', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const { id } = await makeSite(page, 'Famous Pier', { featured: true });
  await open(page, `/admin/dive-sites/${id}`);
  await page.getByText('Open or closed').click();
  const form = page.getByRole('form', { name: 'Edit Famous Pier' });
  await form.getByLabel('Status', { exact: true }).selectOption('closed');
  await form.getByLabel('Reason of the Status').fill('The deck is gone.');
  await form.getByLabel('Who Decides', { exact: true }).fill('The council');
  await form.getByRole('button', { name: 'Update Dive Site' }).click();
  await expectToast(page, 'Dive Site Updated', 'Famous Pier');
  expect(await find(page, id)).toMatchObject({ status: 'closed', featured: false });
});
