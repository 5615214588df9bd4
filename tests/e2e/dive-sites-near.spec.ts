import { expectAccessible } from './axe.ts';
import { cards, count, expect, map, test } from './dive-sites-fixtures.ts';
import { open, reload } from './open.ts';

test.use({ readsOnly: true });

const place = { latitude: -34.981234, longitude: 138.515678 };
const sort = 'Sort by';

test('a typed place orders the list by distance and is part of the address', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/dive-sites');
  await page.getByRole('button', { name: 'Near a place' }).click();
  const box = page.getByRole('textbox', { name: 'Near which place?' });
  await box.fill('glenel');
  await page.getByRole('button', { name: /^Glenelg\s*South Australia$/ }).click();
  await expect(page).toHaveURL('/dive-sites?near=glenelg');
  await expect(page.getByText('Distances from Glenelg are as the crow flies.')).toBeVisible();
  await expect(cards(page).first()).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);
  await expect(page.getByLabel(sort)).toHaveValue('nearest');
  const nearest = await cards(page).first().getByRole('heading').textContent();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('How far').selectOption('25');
  await expect(page).toHaveURL(/within=25/);
  await expect(count(page)).not.toHaveText(/^\d{3} dive sites$/);
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL('/dive-sites?near=glenelg');
  await expect(count(page)).toHaveText(/^\d{3} dive sites$/);
  await reload(page);
  await expect(cards(page).first().getByRole('heading')).toHaveText(nearest ?? '');

  await page.getByRole('button', { name: 'Remove the place: Near Glenelg' }).click();
  await expect(page).toHaveURL('/dive-sites');
  await expect(page.getByLabel(sort)).toHaveValue('name');
});

test('a search that names a place is ordered by the distance from it', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/dive-sites?q=near+glenelg&type=pier');
  await expect(cards(page).first()).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);
  await expect(cards(page).first()).toContainText('Jetty');
  const files = page.locator('a[download]');
  await expect(files.first()).toHaveAttribute('href', /&type=pier&near=glenelg&within=50$/);
});

test('a shared address works without scripts', { tag: '@slow' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/dive-sites?near=Glenelg%2C+SA&sort=nearest');
  await expect(cards(page).first()).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);
  await context.close();
});

test.describe('with the device’s position', () => {
  test.use({ geolocation: place, permissions: ['geolocation'] });

  test('“Near me” of the home page opens the list by distance', { tag: '@slow' }, async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Near me' }).click();
    await expect(page.getByLabel(sort)).toHaveValue('nearest');
    await expect(cards(page).first()).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);
    await expect(page).toHaveURL(/\/dive-sites\?sort=nearest$/);
  });

  test('the position orders the list and is neither sent nor stored', {
    tag: '@slow',
  }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(
        `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`,
      );
    });
    await open(page, '/dive-sites?near=perth');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page).toHaveURL('/dive-sites?sort=nearest');
    await expect(page.getByText('Distances from you are as the crow flies.')).toBeVisible();
    await expect(cards(page).first()).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
    await page.goBack();
    await expect(cards(page).first()).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);

    const kept = await page.evaluate(async () => {
      const databases = await Promise.all(
        (await indexedDB.databases()).map(
          ({ name }) =>
            new Promise((resolve, reject) => {
              const opening = indexedDB.open(name ?? '');
              opening.onerror = () => reject(opening.error);
              opening.onsuccess = () => {
                const stores = [...opening.result.objectStoreNames];
                if (stores.length === 0) return resolve([]);
                const rows = stores.map(
                  (store) =>
                    new Promise((done) => {
                      const all = opening.result.transaction(store).objectStore(store).getAll();
                      all.onsuccess = () => done(all.result);
                    }),
                );
                resolve(Promise.all(rows));
              };
            }),
        ),
      );
      const { href } = location;
      return JSON.stringify([
        href,
        history.state,
        localStorage,
        sessionStorage,
        document.cookie,
        databases,
      ]);
    });
    expect(sent.length).toBeGreaterThan(5);
    for (const trace of [...sent, kept]) {
      expect(trace).not.toContain(String(place.latitude).slice(1, 6));
      expect(trace).not.toContain(String(place.longitude).slice(0, 6));
    }
    await reload(page);
    await expect(page.getByText('Distances from you')).toBeHidden();
  });
});

test.describe('with a device that cannot find its position', () => {
  test.use({ permissions: ['geolocation'] });

  test('the page shows an error and accepts a typed place', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    await context.setGeolocation(null);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setGeolocationOverride', {});
    await open(page, '/dive-sites');
    await page.getByRole('button', { name: 'Near a place' }).click();
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText('cannot tell where it is just now')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Near which place?' })).toBeEnabled();
  });
});

test('a filter finds the sites that are sheltered from the south-east, with counts', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/dive-sites?sheltered=SE');
  await expect(page.getByText('Sheltered from the south-east')).toBeVisible();
  await expect(count(page)).toHaveText(/^\d{2,3} dive sites$/);
  await expect(page.getByRole('combobox', { name: 'Sheltered from' })).toHaveValue('SE');
  await page
    .getByRole('button', { name: 'Remove Sheltered from: Sheltered from the south-east' })
    .click();
  await expect(page).toHaveURL('/dive-sites');
});

test.describe('slow', { tag: '@slow' }, () => {
  test('Enter chooses the first place, and an unknown place shows an error', async ({ page }) => {
    await open(page, '/dive-sites?near=atlantis');
    await expect(page.getByText('We know no place called “atlantis”. Type another.')).toBeVisible();
    await open(page, '/dive-sites');
    await page.getByRole('button', { name: 'Near a place' }).click();
    const box = page.getByRole('textbox', { name: 'Near which place?' });
    await box.focus();
    await page.keyboard.type('Nowhere at all');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We know no place called “Nowhere at all”')).toBeVisible();
    await box.fill('');
    await page.keyboard.type('Exmouth');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dive-sites?near=exmouth');
  });

  test('the order by best match is offered only with a search text', async ({ page }) => {
    await open(page, '/dive-sites');
    await expect(page.getByLabel(sort).getByRole('option')).toHaveText([
      'Name',
      'Depth, shallowest first',
    ]);
    await open(page, '/dive-sites?q=bay&sort=match');
    await expect(page.getByLabel(sort)).toHaveValue('match');
    await expect(cards(page).first().getByRole('heading')).toContainText(/\bbay\b/i);
    await open(page, '/dive-sites?q=bay&near=glenelg&sort=match');
    await page.getByRole('button', { name: 'Remove the place: Near Glenelg' }).click();
    await expect(page).toHaveURL('/dive-sites?q=bay&sort=match');
  });

  test('the map’s list is ordered by distance too', async ({ page }) => {
    await open(page, '/map?near=glenelg&within=50');
    await expect(map(page)).toBeVisible();
    await expect(page.getByText('Distances from Glenelg are as the crow flies.')).toBeAttached();
    const rows = page.getByRole('region', { name: 'Dive sites in view' }).getByRole('article');
    await expect(rows.first()).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);
    await open(page, '/map?q=near+glenelg&type=pier');
    await expect(page.getByLabel(sort)).toHaveValue('nearest');
  });

  test('a page that may not read the position shows an error', async ({ page, context }) => {
    // An empty grant denies every permission.
    await context.grantPermissions([]);
    await open(page, '/dive-sites');
    await page.getByRole('button', { name: 'Near a place' }).click();
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText('does not let this page know where you are')).toBeVisible();
    await expect(page).toHaveURL('/dive-sites');
  });

  test('a guide names sheltered neighbours for onshore wind', async ({ page, request }) => {
    const sites = (await (await request.get('/api/dive-sites?q=bare island')).json()) as {
      id: number;
    }[];
    await open(page, `/dive-sites/${sites[0]?.id}`);
    const section = page.getByRole('region', { name: 'If it blows onto this site' });
    await expect(section).toContainText('Wind from the');
    await expect(section).toContainText(/\d km (N|NE|E|SE|S|SW|W|NW)/);
    await section.getByRole('link').first().click();
    await expect(page).not.toHaveURL(`/dive-sites/${sites[0]?.id}`);
  });

  test('the page Today lists sites around a typed place', async ({ page }) => {
    await open(page, '/today');
    await page.getByRole('textbox', { name: 'Or near a place' }).fill('Glenelg');
    await page.keyboard.press('Enter');
    // The form submits the plain text until its script has loaded.
    await expect(page).toHaveURL(/\/today\?near=glenelg/i);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Around Glenelg today');
    await page.getByRole('link', { name: 'The weekend' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Around Glenelg this weekend');
  });
});
