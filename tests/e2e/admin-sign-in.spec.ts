import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import config from '../../playwright.config.ts';
import { expect, expectToast, signIn, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    // Passkeys need a host name; the test server has the name localhost.
    args: (launchOptions?.args ?? []).map((argument) =>
      argument.replace('EXCLUDE 127.0.0.1', 'EXCLUDE 127.0.0.1, EXCLUDE localhost'),
    ),
  },
});

async function signInHere(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const securityTab = '/admin/security';
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

/** Adds a virtual authenticator that stores passkeys and confirms each request at once. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

test('An owner adds a passkey and signs in with it; the password alone no longer suffices', async ({
  page,
  ownSite,
}) => {
  const site = ownSite.address.replace('127.0.0.1', 'localhost');
  await addAuthenticator(page);
  await page.goto(`${site}${securityTab}`);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await signInHere(page, ownSite.password);
  const panel = page.getByRole('tabpanel', { name: 'Security' });
  await expect(panel.getByText('Whoever learns your password is in.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog.getByText('Give the passkey a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept it' }).click();
  await expect(panel.getByText('Passkey since')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await signInHere(page, ownSite.password);
  await expect(page.getByText('This site also asks for your passkey.')).toBeVisible();
  await expect(dashboard(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Keep me signed in/ }).check();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(dashboard(page)).toBeVisible();
  await expect(panel.getByText(/kept until/)).toBeVisible();

  await panel.getByRole('button', { name: 'Remove the passkey Phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('Passkey since')).toBeHidden();
});

test('The sign-in form reports that the device has no passkey', { tag: '@slow' }, async ({
  page,
  ownSite,
}) => {
  const site = ownSite.address.replace('127.0.0.1', 'localhost');
  const { client, authenticatorId } = await addAuthenticator(page);
  await page.goto(`${site}${securityTab}`);
  await signInHere(page, ownSite.password);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Lost phone');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await client.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was used: the question was closed, or took too long.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test.describe('on a separate site', () => {
  test.use({ siteEnvironment: { FORM_LIMIT: '999' } });

  test('An owner turns one-time codes on and signs in with a recovery code', {
    tag: '@slow',
  }, async ({ owner: page, ownSite }) => {
    await open(page, '/admin');
    await page.getByRole('link', { name: /^Add a passkey or codes/ }).click();
    const panel = page.getByRole('tabpanel', { name: 'Security' });
    await panel.getByRole('button', { name: 'Turn On' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on one-time codes' });
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await dialog.getByLabel('Six digits').fill('000000');
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    await expect(dialog.getByText('That code is not right.')).toBeVisible();
    await expectAccessible(page);
    const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    await dialog.getByLabel('Six digits').fill(new TOTP({ secret }).generate());
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'I have kept it' }).click();
    await expect(panel.getByText('10 of 10 left')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await signInHere(page, ownSite.password);
    const code = page.getByLabel('Code');
    await expect(code).toBeFocused();
    await expect(dashboard(page)).toBeHidden();
    await code.fill('123456');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('That code is not right.');
    await code.fill(recovery);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dashboard(page)).toBeVisible();
    await expect(panel.getByText('9 of 10 left')).toBeVisible();
    await panel.getByRole('button', { name: 'Turn Off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn Off' }).click();
    await expect(panel.getByRole('button', { name: 'Turn On' })).toBeVisible();
  });
});

test.describe('on another site', () => {
  test.use({ siteEnvironment: { FORM_LIMIT: '998' } });

  test('An owner creates a token, and the documented script adds an article with the token', {
    tag: '@slow',
  }, async ({ owner: page, ownSite }) => {
    await open(page, securityTab);
    const panel = page.getByRole('tabpanel', { name: 'Security' });
    await panel.getByRole('button', { name: 'New Token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New token' });
    await dialog.getByRole('button', { name: 'Make Token' }).click();
    await expect(dialog.getByText('Give the token a name.')).toBeVisible();
    await expect(dialog.getByText('Choose what the token may do.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('Importer');
    await dialog.getByRole('checkbox', { name: 'Articles: Write' }).check();
    await dialog.getByRole('button', { name: 'Make Token' }).click();
    const shown = page.getByRole('dialog', { name: 'Your new token' });
    const token = (await shown.getByRole('listitem').textContent()) ?? '';
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    await expect(panel.getByText('Articles: write', { exact: true })).toBeVisible();

    const script = promisify(execFile)(
      process.execPath,
      ['docs/examples/add-article.mjs', ownSite.address, 'By a program'],
      { env: { ...process.env, TOKEN: token } },
    );
    script.child.stdin?.end('<p>Text</p>');
    expect((await script).stdout).toMatch(/^Draft \d+: http/);
    const articles = await page.request.get('/api/articles?admin=true');
    expect(await articles.json()).toContainEqual(
      expect.objectContaining({ title: 'By a program', published: false }),
    );
    await panel.getByRole('button', { name: 'Revoke the token Importer' }).click();
    await expect(panel.getByText('No program has a token.')).toBeVisible();
  });

  test('An owner adds a webhook, is warned of a private address, and deletes it', {
    tag: '@slow',
  }, async ({ owner: page }) => {
    await open(page, securityTab);
    const panel = page.getByRole('tabpanel', { name: 'Security' });
    await panel.getByRole('button', { name: 'New Webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByLabel('Address').fill('http://10.0.0.7/hook');
    await dialog.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(dialog.getByText('The address must be one of the public web')).toBeVisible();
    await dialog.getByLabel('Address').fill('https://hooks.example/dive');
    await dialog.getByRole('button', { name: 'Add Webhook' }).click();
    const secret = page.getByRole('dialog', { name: 'The webhook’s secret' });
    await expect(secret.getByRole('listitem')).toHaveText(/^whsec_/);
    await secret.getByRole('button', { name: 'I have kept it' }).click();
    await panel.getByRole('button', { name: 'Send a test to https://hooks.example/dive' }).click();
    await expectToast(page, 'Test Sent');
    await expect(panel.getByText('Last call: test')).toBeVisible();
    await panel
      .getByRole('button', { name: 'Delete the webhook to https://hooks.example/dive' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(panel.getByText('Nobody is called.')).toBeVisible();
  });

  test('An export asks for the password in a dialog and continues', { tag: '@slow' }, async ({
    owner: page,
    ownSite,
  }) => {
    await open(page, '/admin/newsletter');
    await page.route(
      '**/api/admin/confirmed',
      (route) =>
        route.fulfill({
          status: 403,
          json: { error: 'Please confirm that it is you: sign in once more.' },
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    const download = page.waitForEvent('download');
    await dialog.getByLabel('Password', { exact: true }).fill(ownSite.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^subscribers-/);
  });

  test('An owner ends another session, and changes the password', { tag: '@slow' }, async ({
    owner: page,
    ownSite,
    browser,
  }) => {
    // Another test may have ended the shared session.
    await signIn(page, ownSite.password);
    const other = await browser.newPage();
    await other.goto(`${ownSite.address}${securityTab}`);
    await signInHere(other, ownSite.password);
    await expect(dashboard(other)).toBeVisible();
    await open(page, securityTab);
    const panel = page.getByRole('tabpanel', { name: 'Security' });
    await panel.getByRole('button', { name: 'End All Others' }).click();
    await expect(panel.getByText('(this one)')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'End All Others' })).toBeHidden();
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await other.close();

    await panel.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the password' });
    await expect(dialog.getByText('ADMIN_PASSWORD of the server no longer works')).toBeVisible();
    await dialog.getByLabel('Current password').fill(ownSite.password);
    await dialog.getByLabel('New password').fill('password1234');
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await expect(dialog.getByText('That password is easy to guess')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('New password').fill('wobbegong under the jetty');
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await expectToast(page, 'Password Changed');
    await page.getByRole('button', { name: 'Logout' }).click();
    await signInHere(page, 'wobbegong under the jetty');
    await expect(dashboard(page)).toBeVisible();
  });
});
