import { type BrowserContext, chromium } from '@playwright/test';
import type { Article } from '../../src/contract/articles.ts';
import type { ListedWorkingCopy } from '../../src/contract/history/working-copies.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { useSession } from './fixtures.ts';
import { open } from './open.ts';

const ownAddress = /\/admin\/articles\/new-\d+$/;

test('another device restores unsaved text from the server, and the live article stays unchanged', async ({
  owner: page,
  browser,
  ownSite,
}) => {
  const { id, slug } = await create<Article>(page, '/api/articles', {
    title: 'Live words',
    content: '<p>The wreck lies on sand.</p>',
    category: 'Dive Sites',
    imageUrl: '/art/articles/diving-the-ss-yongala.jpg',
    published: true,
  });
  await open(page, `/admin/articles/${id}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Words in the making');
  await expect(page.getByText(/, kept at /)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Live words' });
  await expect(row).toContainText('Unpublished changes');
  const live = await page.request.get(`/api/articles/slug/${slug}`);
  expect(await live.json()).toMatchObject({ title: 'Live words' });

  const phone = await browser.newPage({ baseURL: ownSite.address });
  await useSession(phone, ownSite);
  await phone.goto(`/admin/articles/${id}`);
  await expect(phone.getByText(/^Unsaved changes of .* are kept/)).toBeVisible();
  await phone.getByRole('button', { name: 'Restore', exact: true }).click();
  const phoneTitle = phone.getByRole('textbox', { name: 'Title', exact: true });
  await expect(phoneTitle).toHaveValue('Words in the making');
  await phoneTitle.fill('Words from the phone');
  await expect(phone.getByText(/, kept at /)).toBeVisible();

  // The first window does not overwrite the text from the phone.
  await title.fill('Words in the making, again');
  await expect(page.getByText(/^Unsaved changes of .* are kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText(/, kept at /)).toBeVisible();
  await page.getByRole('button', { name: 'Update & Keep Published' }).click();
  await expectToast(page, 'Blog Updated');
  await expect
    .poll(async () => (await page.request.get('/api/admin/working-copies')).json())
    .toEqual([]);
  await phone.close();
});

test('a new post gets its own draft and address at the first letter, also in two tabs at once', {
  tag: '@slow',
}, async ({ owner: page, context }) => {
  const other = await context.newPage();
  await open(page, '/admin/articles/new');
  await open(other, '/admin/articles/new');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const otherTitle = other.getByRole('textbox', { name: 'Title', exact: true });
  await expect(otherTitle).toBeVisible();
  await title.focus();
  await page.keyboard.type('M');
  await expect(page).toHaveURL(ownAddress);
  await page.keyboard.type('anta rays');
  await expect(page.getByText(/^Draft kept at /)).toBeVisible();
  await expect(title).toHaveValue('Manta rays');
  await expect(title).toBeFocused();
  await otherTitle.fill('Wobbegongs');
  await expect(other).toHaveURL(ownAddress);
  expect(other.url()).not.toBe(page.url());
  await expect(other.getByText(/^Draft kept at /)).toBeVisible();
  await page.keyboard.type(' at Lady Elliot');
  await expect
    .poll(async () => {
      const all = await (await page.request.get('/api/admin/working-copies')).json();
      return (all as ListedWorkingCopy[]).map((copy) => copy.title).sort();
    })
    .toEqual(['Manta rays at Lady Elliot', 'Wobbegongs']);

  // A draft is deleted when its only text is deleted.
  const third = await context.newPage();
  await open(third, '/admin/articles/new');
  const thirdTitle = third.getByRole('textbox', { name: 'Title', exact: true });
  await thirdTitle.fill('Sea lions');
  await expect(third.getByText(/^Draft kept at /)).toBeVisible();
  await expect(third.getByRole('link', { name: 'Edit the draft Sea lions' })).toBeVisible();
  await thirdTitle.fill('');
  await expect(third).toHaveURL(/\/admin\/articles\/new$/);
  await expect(third.getByRole('link', { name: 'Edit the draft Sea lions' })).toHaveCount(0);
  await third.close();

  await other.close();
  const next = await context.newPage();
  await open(next, '/admin/articles');
  await next.getByRole('link', { name: 'Edit the draft Wobbegongs' }).click();
  const nextTitle = next.getByRole('textbox', { name: 'Title', exact: true });
  await expect(nextTitle).toHaveValue('Wobbegongs');
  await next.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(next, 'Blog Created');
  await expect(next).toHaveURL(/\/admin\/articles\/\d+$/);
  await expect(next.getByRole('link', { name: 'Edit the draft Wobbegongs' })).toHaveCount(0);
  await expect(
    next.getByRole('link', { name: 'Edit the draft Manta rays at Lady Elliot' }),
  ).toBeVisible();
  const copies = (await (
    await page.request.get('/api/admin/working-copies')
  ).json()) as ListedWorkingCopy[];
  for (const { recordId } of copies) {
    const at = `/api/admin/working-copies/articles/new${recordId}`;
    const { workingCopy } = await (await page.request.get(at)).json();
    await page.request.delete(`${at}?version=${workingCopy.version}`);
  }
});

test('a text changed back to its saved state has no unsaved changes', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const { id } = await create<Article>(page, '/api/articles', {
    title: 'Ends with a picture',
    content: '<p>Words.</p><img src="/art/gear/fins-reef.jpg" alt="Fins">',
    category: 'Tips',
    imageUrl: '/art/articles/diving-the-ss-yongala.jpg',
  });
  await open(page, `/admin/articles/${id}`);
  const unsaved = page.getByText('Unsaved changes', { exact: true });
  await page.getByRole('textbox', { name: 'Content' }).getByText('Words.').click();
  await page.keyboard.type('x');
  await expect(unsaved).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(unsaved).toBeHidden();
});

test('a draft of a dive site is listed, opens at its address and becomes a dive site', {
  tag: '@slow',
}, async ({ owner: page, browser, ownSite }) => {
  await open(page, '/admin/dive-sites/new');
  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(page, 'Missing Name');
  await name.fill('Anchor Bay');
  await page.getByLabel('Region', { exact: true }).fill('Jervis Bay');
  await page.getByLabel('Skill Level').selectOption('Intermediate');
  await page.getByLabel('Depth Range').fill('5-18m');
  await page.getByLabel('Water Temperature').fill('15-21°C');
  await page.getByLabel('Description').fill('A wall with sponges.');
  await page.getByLabel('Latitude').fill('-35.1');
  await page.getByLabel('Longitude').fill('150.7');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(page, 'Draft Saved');
  await expect(page).toHaveURL(/\/admin\/dive-sites\/new-\d+$/);
  await expect(page.getByRole('heading', { name: 'New dive site, a draft' })).toBeVisible();
  const address = page.url();
  await name.fill('Anchor Bay wall');
  await expect(page.getByText(/^Draft kept at /)).toBeVisible();
  const sites = () => page.request.get('/api/dive-sites/search?q=Anchor%20Bay');
  expect(await (await sites()).json()).toEqual([]);

  const other = await browser.newPage({ baseURL: ownSite.address });
  await useSession(other, ownSite);
  await other.goto('/admin/dive-sites/new');
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('');
  const drafts = other.getByRole('region', { name: 'Drafts' });
  await drafts.getByRole('link', { name: 'Edit the draft Anchor Bay wall' }).click();
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Anchor Bay wall');
  expect(other.url()).toBe(address);
  await other.close();

  await page.reload();
  await expect(name).toHaveValue('Anchor Bay wall');
  await page.getByRole('button', { name: 'Create Dive Site' }).click();
  await expectToast(page, 'Dive Site Created');
  await expect(page).toHaveURL(/\/admin\/dive-sites\/\d+$/);
  expect(await (await sites()).json()).toMatchObject([{ name: 'Anchor Bay wall' }]);
  await expect(page.getByRole('region', { name: 'Drafts' })).toHaveCount(0);
});

test('the owner deletes a draft of a dive site after a confirmation', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const kept = await page.request.put('/api/admin/working-copies/dive-sites/new-5', {
    data: { values: { name: 'Half a reef' }, recordVersion: null, version: 0 },
  });
  expect(kept.status(), await kept.text()).toBe(200);
  await open(page, '/admin/dive-sites/new-5');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a reef');
  await page.getByRole('button', { name: 'Delete the draft Half a reef' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Draft Deleted');
  await expect(page).toHaveURL(/\/admin\/dive-sites$/);
  await page.goto('/admin/dive-sites/new-5');
  await expectToast(page, 'Opening Failed', 'There is no such draft.');
});

test('an earlier version of a draft of a dive site is restored from its history', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const draft = '/api/admin/working-copies/dive-sites/new-6';
  const write = async (version: number, values: Record<string, string>) => {
    const data = { values, recordVersion: null, version };
    expect((await page.request.put(draft, { data })).status()).toBe(200);
  };
  await write(0, { name: 'Half a reef', hazards: 'Strong current on the ebb.' });
  await open(page, '/admin/dive-sites/new-6');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of the draft Half a reef' });
  await expect(history).toContainText('Nothing yet');
  await history.getByRole('button', { name: 'Close' }).click();

  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Half a wall');
  await expect(page.getByText(/^Draft kept at /)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const walls = page.getByRole('dialog', { name: 'History of the draft Half a wall' });
  await expect(walls.getByRole('listitem')).toHaveText(/Half a reef$/);
  await expect(walls.locator('del')).toHaveText('reef');
  await expect(walls.locator('ins')).toHaveText('wall');
  await expectAccessible(page);
  await walls.getByRole('button', { name: 'Restore into the Form' }).click();
  await expectToast(page, 'Draft Restored');
  await expect(name).toHaveValue('Half a reef');

  const kept = async () => (await page.request.get(draft)).json();
  await expect.poll(kept).toMatchObject({ workingCopy: { values: { name: 'Half a reef' } } });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(history.getByRole('listitem')).toHaveText([/Half a wall$/, /Half a reef$/]);
  await history.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(name).toHaveValue('Half a reef');
  await expect(page.getByLabel('Hazards')).toHaveValue('Strong current on the ebb.');
});

/** Kills the main process of a browser, as a power cut does. */
async function killBrowser(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not name its process');
  const closed = context.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await closed;
}

test(
  'text typed offline survives a killed browser and is sent to the server automatically',
  { tag: '@slow' },
  async ({ owner, ownSite, launchOptions }, info) => {
    const profile = info.outputPath('profile');
    const openBrowser = () =>
      chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: ownSite.address });
    const copies = async () => {
      const answer = await owner.request.get('/api/admin/working-copies');
      const all = (await answer.json()) as ListedWorkingCopy[];
      return all.filter(({ resource }) => resource === 'articles');
    };
    const boat = await openBrowser();
    const page = await boat.newPage();
    await useSession(page, ownSite);
    await open(page, '/admin/articles/new');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toBeVisible();
    await boat.setOffline(true);
    await title.fill('Written at sea');
    await expect(page.getByText(', kept in this browser')).toBeVisible();
    await killBrowser(boat);
    expect(await copies()).toEqual([]);

    const harbour = await openBrowser();
    const start = await harbour.newPage();
    await useSession(start, ownSite);
    // The copy is sent although no form of an article is open.
    await open(start, '/admin/dive-sites');
    await expect.poll(copies).toMatchObject([{ title: 'Written at sea' }]);
    await start.goto('/admin/articles');
    await start.getByRole('link', { name: 'Edit the draft Written at sea' }).click();
    await expect(start.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Written at sea',
    );
    await harbour.close();
  },
);

test('drafts of an earlier release move from localStorage to the server', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const article = (title: string) =>
    create<Article>(page, '/api/articles', { title, content: '<p>Words.</p>', category: 'Tips' });
  const { id: first } = await article('Saved words');
  const { id: second } = await article('Words of two windows');
  const copies = '/api/admin/working-copies';
  const other = { title: 'Words from the phone', slug: '', content: '<p>Words.</p>' };
  const written = await page.request.put(`${copies}/articles/${second}`, {
    data: { values: other, recordVersion: 1, version: 0 },
  });
  expect(written.status(), await written.text()).toBe(200);
  await page.goto('/robots.txt');
  await page.evaluate(
    (drafts) => {
      for (const [key, title] of drafts) {
        const draft = { values: { title, name: title }, savedAt: '2026-11-01T09:00:00.000Z' };
        localStorage.setItem(`admin-draft:${key}`, JSON.stringify(draft));
      }
      localStorage.setItem('admin-draft:articles:3', 'no draft');
    },
    [
      ['reviews:new', 'An old new review'],
      [`articles:${first}`, 'An old change'],
      [`articles:${second}`, 'Old words of two windows'],
      ['dive-sites:-8', 'An old draft of a site'],
    ],
  );

  await open(page, `/admin/articles/${first}`);
  await expect(page.getByText('What is saved may be newer')).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue('An old change');
  const listed = async () => {
    const all = (await (await page.request.get(copies)).json()) as ListedWorkingCopy[];
    return all.map((copy) => `${copy.resource} ${copy.recordId} ${copy.title}`);
  };
  const moved = [
    `articles ${first} An old change`,
    `articles ${second} Words from the phone`,
    'dive-sites -8 An old draft of a site',
  ];
  await expect.poll(listed).toEqual(expect.arrayContaining(moved));
  expect(await listed()).toContainEqual(expect.stringMatching(/^reviews -\d+ An old new review$/));
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith('admin-draft:'));
  expect(await page.evaluate(left)).toEqual(['admin-draft:articles:3']);

  await page.goto(`/admin/articles/${second}`);
  await expect(page.getByText(/^Unsaved changes of .* are kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(title).toHaveValue('Old words of two windows');
});
