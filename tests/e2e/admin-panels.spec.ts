import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { open, settled } from './open.ts';

async function openTab(page: Page, name: string) {
  await open(page, '/admin');
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

test('Newsletter counts, edits and deletes subscribers', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const stamp = Date.now();
  const emails = Array.from({ length: 12 }, (_, index) => `diver-${index}-${stamp}@example.com`);
  for (const email of emails) {
    await page.request.post('/api/newsletter/subscribe', { data: { email } });
  }
  const all = await (await page.request.get('/api/newsletter/subscribers')).json();
  const panel = await openTab(page, 'Newsletter');
  const active = all.filter(({ subscribed }: { subscribed: boolean }) => subscribed).length;
  await expect(panel.getByText(`${all.length} total, ${active} active`)).toBeVisible();
  const [height, rem] = await panel
    .locator('ul')
    .evaluate((list) => [
      list.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    ]);
  expect(height).toBeCloseTo(24 * (rem ?? 0), 0);

  const [email = '', other = ''] = emails;
  await panel.getByRole('link', { name: `Edit ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit subscriber' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Email').fill(' ');
  await save.click();
  await expect(dialog.getByText('Please fill in all required fields.')).toBeVisible();
  await dialog.getByLabel('Email').fill(other);
  await save.click();
  await expect(dialog.getByText('Email already subscribed')).toBeVisible();
  const failure = 'Failed to update newsletter subscriber. Please try again.';
  await expectToast(page, 'Update Failed', failure);
  await page.route('**/subscribers/*', (route) => route.fulfill({ status: 500, body: '' }));
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(failure);
  await page.unroute('**/subscribers/*');
  await dialog.getByLabel('Email').fill(`renamed-${stamp}@example.com`);
  await dialog.getByLabel('Subscribed').uncheck();
  await save.click();
  await expectToast(page, 'Subscriber Updated');
  await expect(panel.getByText(`${all.length} total, ${active - 1} active`)).toBeVisible();

  await panel.getByLabel('Show').selectOption('Unsubscribed');
  await panel.getByLabel('Search subscribers').fill(`renamed-${stamp}`);
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toContainText('Unsubscribed');
  const remove = panel.getByRole('button', { name: `Delete renamed-${stamp}@example.com` });
  await page.route('**/subscribers/*', (route) => route.fulfill({ status: 500, body: '' }));
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this subscriber?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(
    page,
    'Deletion Failed',
    'Failed to delete newsletter subscriber. Please try again.',
  );
  await page.unroute('**/subscribers/*');
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Subscriber Deleted');
  await expect(panel.getByText('Nothing matches.')).toBeVisible();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('The dashboard has its quick navigation, seven named tabs and a logout', async ({
    owner: page,
  }) => {
    await open(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    const tabs = await page.getByRole('tab').allTextContents();
    expect(tabs).toEqual(
      expect.arrayContaining([
        'Blog Creator',
        'Gear Reviews',
        'Products',
        'Photo Management',
        'Newsletter',
        'Security',
        'Data Export',
      ]),
    );
    const quick = page.getByRole('navigation', { name: 'Quick Navigation' });
    await expect(quick.getByRole('button', { name: 'Update Sitemap' })).toBeVisible();
    await expect(quick.getByRole('link', { name: 'Manage Dive Sites' })).toHaveAttribute(
      'href',
      '/admin/dive-sites',
    );
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
  });

  test('no entry of the Quick Navigation is cut on a phone', async ({ owner: page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await open(page, '/admin/media');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const quick = page.getByRole('navigation', { name: 'Quick Navigation' });
    const controls = quick.getByRole('link').or(quick.getByRole('button'));
    await expect(controls).toHaveCount(4);
    for (const control of await controls.all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });

  test('Photo Management sets the photo of a dive site', async ({ owner: page }) => {
    const name = `Pictured Reef ${Date.now()}`;
    const { id } = await create<DiveSite>(page, '/api/dive-sites', { ...plainSite, name });
    const panel = await openTab(page, 'Photo Management');
    const save = panel.getByRole('button', { name: 'Update Photo' });
    const needed = 'Please select a dive site and enter an image URL.';
    await save.click();
    await expectToast(page, 'Missing Information', needed);
    // The list offers the sites that contain the typed text.
    await panel.getByLabel('Dive Site', { exact: true }).fill(`${name}, Sydney`);
    await expect(page).toHaveURL(new RegExp(`/admin/photos/${id}$`));
    await save.click();
    await expectToast(page, 'Missing Information', needed);

    // A picture that does not load is hidden rather than shown broken.
    await panel.getByLabel('Image URL').fill('/art/no-such-picture.jpg');
    await expect(panel.getByRole('img')).toBeHidden();
    await panel.getByLabel('Image URL').fill('/art/articles/fish-rock-cave.jpg');
    await expect(panel.getByRole('img')).toBeVisible();

    await page.route('**/photo', (route) => route.fulfill({ status: 500, body: '' }));
    await save.click();
    await expectToast(page, 'Update Failed', 'Failed to update dive site photo. Please try again.');
    await page.unroute('**/photo');
    await save.click();
    await expectToast(page, 'Photo Updated', name);
    const site = await (await page.request.get(`/api/dive-sites/${id}`)).json();
    expect(site.imageUrl).toBe('/art/articles/fish-rock-cave.jpg');
  });

  test('the tab Security refreshes every 5 s while open and every 30 s while closed', async ({
    owner: page,
  }) => {
    let requests = 0;
    const stats = {
      totalLoginAttempts: 7,
      successfulLogins: 3,
      failedAttempts: 3,
      blockedAttempts: 1,
      recentActivity: [
        ['login_success', ''],
        ['login_failure', 'Wrong password'],
        ['login_blocked', ''],
        ['admin_logout', ''],
      ].map(([action, details]) => ({
        timestamp: '2026-11-21T01:02:03.000Z',
        action,
        ipAddress: '203.0.113.9',
        details,
      })),
    };
    await page.route('**/api/admin/security-dashboard', (route) => {
      requests++;
      return route.fulfill({ json: stats });
    });
    await page.clock.install();
    await open(page, '/admin');
    const requestsWithin = async (milliseconds: number) => {
      const before = requests;
      await page.clock.runFor(milliseconds);
      await settled(page);
      return requests - before;
    };
    await expect.poll(() => requests).toBe(1);
    expect(await requestsWithin(25_000)).toBe(0);
    expect(await requestsWithin(6000)).toBe(1);
    await page.getByRole('tab', { name: 'Security' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Security' });
    for (const rule of [
      '5 login attempts per 15 minutes',
      '30-minute inactivity session timeout',
      'Audit logging',
      'IP tracking',
      'Session regeneration',
    ]) {
      await expect(panel.getByText(rule)).toBeVisible();
    }
    for (const [name, figure] of [
      ['Login attempts', '7'],
      ['Successful', '3'],
      ['Failed', '3'],
      ['Blocked', '1'],
    ]) {
      const term = panel.locator('dt', { hasText: new RegExp(`^${name}$`) });
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(figure ?? '');
    }
    await expect(panel.getByRole('row')).toHaveCount(5);
    await expect(panel.getByRole('row').nth(2)).toContainText('Wrong password');
    await expect(panel.getByRole('row').nth(2)).toContainText('203.0.113.9');

    expect(await requestsWithin(5100)).toBe(1);
    await page.getByRole('tab', { name: 'Data Export' }).click();
    await settled(page);
    expect(await requestsWithin(25_000)).toBe(0);
    expect(await requestsWithin(6000)).toBe(1);
  });

  test('The dive sites are exported as CSV in a new tab', async ({ owner: page }) => {
    const panel = await openTab(page, 'Data Export');
    const link = panel.getByRole('link', { name: 'Export Dive Sites (CSV)' });
    await expect(link).toHaveAttribute('target', '_blank');
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect(answer.headers()['content-disposition']).toContain('dive-sites.csv');
    const rows = parse(await answer.text(), { columns: true, bom: true }) as Record<
      string,
      string
    >[];
    expect(rows.length).toBeGreaterThan(244);
    expect(rows[0]).toHaveProperty('name');
    expect(Number(rows[0]?.latitude)).toBeLessThan(0);
  });

  test('The owner updates the sitemap and sees the time of the update, or the failure', async ({
    owner: page,
  }) => {
    await open(page, '/admin');
    const button = page.getByRole('button', { name: 'Update Sitemap' });
    await button.click();
    await expectToast(page, 'Sitemap Updated');
    await expect(page.getByText(/^Updated at \d{1,2} \w+ \d{4}, \d{1,2}:\d\d:\d\d/)).toBeVisible();
    await page.route('**/update-sitemap', (route) => route.fulfill({ status: 500, body: '' }));
    await button.click();
    await expectToast(page, 'Update Failed', 'Failed to update sitemap. Please try again.');
  });
});

test.describe('on a device in Berlin', { tag: '@slow' }, () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('The admin shows times in the named time zone of the site', async ({ owner: page }) => {
    await open(page, '/admin');
    await page.getByRole('button', { name: 'Update Sitemap' }).click();
    const toast = page.getByText(/^Updated at /);
    await expect(toast).toHaveText(/, \d{1,2}:\d\d:\d\d [ap]m, Sydney time\.$/);
    await openTab(page, 'Security');
    await expect(page.getByText(/, \d{1,2}:\d\d:\d\d [ap]m, Sydney time$/).first()).toBeVisible();
  });
});
