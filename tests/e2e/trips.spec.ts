import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessibleInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './open.ts';

const secretName = 'A coast nobody knows of';
const secretNote = 'The ramp key hangs behind the bait fridge';
const firstDay = '2027-03-13';

const stops = (page: Page, day: number) =>
  page.getByRole('list', { name: `Sites of day ${day}` }).getByRole('heading', { level: 4 });
const addButtons = (page: Page, day: number) =>
  page.getByRole('button', { name: new RegExp(`^Add .+ to day ${day}$`) });

/** Adds the suggestion at an index of the list. @returns its name */
async function add(page: Page, place: number, day: number): Promise<string> {
  const button = addButtons(page, day).nth(place);
  const label = (await button.getAttribute('aria-label')) ?? '';
  const name = label.replace(/^Add /, '').replace(/ to day \d+$/, '');
  await button.click();
  await expect(stops(page, day).filter({ hasText: name })).toHaveCount(1);
  return name;
}

async function plan(page: Page, name: string) {
  await open(page, '/trips');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Start' }).fill('Sydney');
  await page.getByRole('combobox', { name: 'End' }).fill('Forster, NSW');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'Along the way' })).toBeVisible();
  await expect(addButtons(page, 1).first()).toBeVisible();
}

async function chooseFirstDay(page: Page) {
  const field = page.getByLabel('First day');
  await field.fill(firstDay);
  await field.blur();
}

async function downloaded(page: Page, file: RegExp): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: file }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

test('a trip follows the coast, respects its filters and highlights the best dives', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/trips');
  await page.getByRole('textbox', { name: 'Name' }).fill('North along the coast');
  await page.getByRole('combobox', { name: 'Start' }).fill('Sydney');
  await page.getByRole('combobox', { name: 'End' }).fill('Brisbane');
  await page.getByRole('button', { name: 'Plan it' }).click();
  const along = page.getByRole('list', { name: 'Dive sites along the way' });
  const found = page.getByText(/^\d+ dive sites? within 45 km/);
  await expect(along.getByRole('listitem').first()).toBeVisible();
  const straight = Number.parseInt((await found.textContent()) ?? '', 10);
  const coast = page.getByRole('checkbox', { name: 'Follow the coast' });
  await coast.click();
  await expect(coast).toBeChecked();
  const count = async () => Number.parseInt((await found.textContent()) ?? '', 10);
  await expect.poll(count).toBeGreaterThan(straight);
  await expect(
    page.getByRole('list', { name: 'Do not miss' }).getByText('Fish Rock Cave', { exact: true }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Skill level' }).selectOption('Beginner');
  await expect(along).not.toContainText('Advanced');
  await reload(page);
  await expect(coast).toBeChecked();
});

test('a visitor plans, stores and exports a trip by pointer, and no request contains trip data', {
  tag: '@slow',
}, async ({ page, context }) => {
  // This test has many steps, which take more than a minute on a busy machine.
  test.setTimeout(180_000);
  /** Matches a request that counts a page read: page and referrer, without query and hash. */
  const isCount = /^POST \S+\/api\/page-reads \{"path":"\/[\w/-]*","from":"\/[\w/-]*"\}$/;
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(
      `${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`,
    );
  });
  await plan(page, secretName);
  const first = await add(page, 0, 1);
  const second = await add(page, 0, 1);
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('combobox', { name: 'Add to' }).selectOption('Day 2');
  const third = await add(page, 2, 2);
  await chooseFirstDay(page);
  await expect(page.getByRole('heading', { name: 'Day 2: Sunday 14 March 2027' })).toBeVisible();
  // Waits for the details of every stop, which would otherwise shift the rows later.
  const days = page.getByRole('region', { name: 'Days' });
  await expect(days.getByText(/^Tide at .+ km away/)).toHaveCount(3);
  await expect(days.getByText(/^Light \d\d:\d\d to \d\d:\d\d, sun/)).toHaveCount(3);

  await days.locator('[data-handle]').first().dragTo(stops(page, 2).first());
  await expect(stops(page, 2)).toHaveText([first, third]);
  await page.getByRole('textbox', { name: 'Notes' }).fill(secretNote);
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await reload(page);
  await expect(stops(page, 1)).toHaveText([second]);
  await expect(stops(page, 2)).toHaveText([first, third]);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(secretNote);

  await page.getByText('Take this trip away').click();
  const gpx = await downloaded(page, /^GPX/);
  for (const name of [first, second, third]) expect(gpx).toContain(`<name>${name}`);
  const csv = await downloaded(page, /^CSV/);
  expect(csv.indexOf(second)).toBeLessThan(csv.indexOf(first));
  expect(csv).toContain('2027-03-14');
  expect(await downloaded(page, /^KML/)).toContain(third);
  expect(JSON.parse(await downloaded(page, /^GeoJSON/)).features).toHaveLength(3);
  expect(await downloaded(page, /^Subsurface/)).toContain(first);
  const calendar = ICAL.parse(await downloaded(page, /^Calendar/));
  const events = new ICAL.Component(calendar).getAllSubcomponents('vevent');
  expect(events.map((one) => new ICAL.Event(one).startDate.toString())).toEqual([
    firstDay,
    '2027-03-14',
  ]);

  await page.goto('/saved');
  const copy = await downloaded(page, /^Download a copy/);
  for (const part of [secretName, secretNote, firstDay, third]) expect(copy).toContain(part);
  await page.getByRole('link', { name: secretName }).click();
  await expect(stops(page, 2)).toHaveText([first, third]);

  expect(sent.length).toBeGreaterThan(20);
  const leakedRequests = sent.filter(
    (request) =>
      !(request.startsWith('GET ') || isCount.test(request)) ||
      /\/(tides|light)\b/.test(request) ||
      [secretNote, secretName, '2027', 'Forster', '#'].some((part) => request.includes(part)),
  );
  expect(leakedRequests).toEqual([]);
});

test('a trip is planned by keyboard alone, and each move is announced', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/trips');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Round the gulf');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Atlantis');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toContainText('No town or dive site here is called');
  await page.getByRole('combobox', { name: 'Start' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('-35.52, 138.18');
  await page.getByRole('button', { name: 'Plan it' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Around the base' })).toBeVisible();

  const said = page.locator('[aria-live=polite].sr-only');
  for (const count of [1, 2]) {
    await addButtons(page, 1).first().press('Enter');
    await expect(stops(page, 1)).toHaveCount(count);
  }
  await page.getByRole('button', { name: 'Add a day' }).press('Enter');
  const [first = '', second = ''] = await stops(page, 1).allTextContents();
  await page.getByRole('button', { name: `Move ${second} up` }).press('Enter');
  await expect(stops(page, 1)).toHaveText([second, first]);
  await expect(said.filter({ hasText: `${second}: day 1, 1 of 2` })).toHaveCount(1);
  const down = page.getByRole('button', { name: `Move ${first} down` });
  await down.press('Enter');
  await expect(stops(page, 2)).toHaveText([first]);
  await expect(said.filter({ hasText: `${first}: day 2, 1 of 1` })).toHaveCount(1);
  // The focus moves to a button that is still enabled at the end of the trip.
  await expect(page.getByRole('button', { name: `Move ${first} up` })).toBeFocused();
  await page.getByRole('combobox', { name: `Day of ${first}` }).selectOption('Day 1');
  await expect(stops(page, 1)).toHaveText([second, first]);
  await page.getByRole('button', { name: 'Remove day 2; its sites stay' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Day 2' })).toHaveCount(0);
  await page.getByRole('button', { name: `Take ${second} off the trip` }).press('Enter');
  await expect(stops(page, 1)).toHaveText([first]);
  const minutes = page.getByRole('spinbutton', { name: 'Minutes from the base' });
  const stored = await minutes.inputValue();
  for (const wrong of ['900', '45.5']) {
    await minutes.fill(wrong);
    await expect(page.getByText('Write a whole number of minutes from 5 to 240.')).toBeVisible();
  }
  await page.reload();
  await expect(minutes).toHaveValue(stored);
});

test('a finger drags a stop by its handle to a day outside the window', {
  tag: '@slow',
}, async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  await plan(page, 'By finger');
  const first = await add(page, 0, 1);
  const second = await add(page, 0, 1);
  await page.getByRole('button', { name: 'Add a day' }).click();
  const empty = page.getByText('No dive on this day yet');
  await expect(empty).toBeVisible();
  const handle = page.locator('[data-handle]').first();
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const devtools = await phone.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  const lift = () =>
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const grab = async () => {
    const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
    await touch('touchStart', x + 22, y + 22);
  };
  const scrolled = () => page.evaluate(() => scrollY);

  await grab();
  const before = await scrolled();
  await touch('touchMove', 60, 835);
  await expect.poll(scrolled).toBeGreaterThan(before + 50);
  await touch('touchMove', 60, 400);
  await page.keyboard.press('Escape');
  await lift();
  await expect(stops(page, 1)).toHaveText([first, second]);

  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await grab();
  await touch('touchMove', 60, 835);
  await expect
    .poll(async () => (await empty.boundingBox())?.y, { intervals: [20] })
    .toBeLessThan(700);
  const { y = 0 } = (await empty.boundingBox()) ?? {};
  await touch('touchMove', 60, y + 10);
  await lift();
  await expect(stops(page, 2)).toHaveText([first]);
  await expect(stops(page, 1)).toHaveText([second]);
  await phone.close();
});

test('a click on the map sets the end, and a position sets the base', { tag: '@slow' }, async ({
  page,
}) => {
  await plan(page, 'By map');
  await page.getByRole('button', { name: 'Choose the end on the map' }).click();
  await page.locator('.leaflet-container').click({ position: { x: 250, y: 60 } });
  await expect(page.getByRole('combobox', { name: 'End' })).toHaveValue(/^-\d+[.\d]*, \d+[.\d]*$/);
  await page.getByRole('radio', { name: 'Round a base' }).check();
  await page.getByRole('spinbutton').fill('5');
  await page.getByRole('combobox', { name: 'Base' }).fill('-35.5225, 138.1852');
  await page.getByRole('combobox', { name: 'Base' }).blur();
  await expect(page.getByRole('heading', { name: 'Around the base' })).toBeVisible();
});

test('a marker of the map adds its site to the chosen day', { tag: '@slow' }, async ({ page }) => {
  await plan(page, 'By marker');
  await page.getByRole('radio', { name: 'Round a base' }).check();
  await page.getByRole('spinbutton').fill('10');
  await page.getByRole('combobox', { name: 'Base' }).fill('-35.5225, 138.1852');
  await page.getByRole('combobox', { name: 'Base' }).blur();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('combobox', { name: 'Add to' }).selectOption('Day 2');
  // A cluster opens into markers; the pins of the trip's ends have no label.
  await page.locator('.leaflet-container .site-cluster').press('Enter');
  const marker = page.locator('.leaflet-container .site-marker[aria-label]').first();
  const name = (await marker.getAttribute('aria-label'))?.replace(/, (closed|damaged)$/, '') ?? '';
  await marker.press('Enter');
  const chosen = page.getByRole('region', { name: 'Chosen on the map' });
  await chosen.getByRole('button', { name: `Add ${name} to day 2` }).click();
  await expect(chosen).toContainText('On day 2');
  await expect(stops(page, 2)).toHaveText([name]);
  await expect(stops(page, 1)).toHaveCount(0);
  await chosen.getByRole('button', { name: 'Close' }).click();
  await expect(chosen).toHaveCount(0);
});

test('a shared address opens the same trip elsewhere without the notes, and the trip can be saved', {
  tag: '@slow',
}, async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await plan(page, 'Shared with Óscar');
  const name = await add(page, 1, 1);
  await chooseFirstDay(page);
  await page.getByRole('textbox', { name: 'Notes' }).fill(secretNote);
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Address copied', { exact: true })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`${baseURL}/trips#t=`);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Shared with Óscar' })).toBeVisible();
  await expect(other.getByText('Saturday 13 March 2027').first()).toBeVisible();
  await expect(other.getByRole('heading', { name: `1. ${name}` })).toBeVisible();
  await expect(other.getByText(secretNote)).toHaveCount(0);
  await other.reload();
  await other.getByRole('button', { name: 'Keep this trip' }).click();
  await expect(stops(other, 1)).toHaveText([name]);
  await expect(other.getByRole('combobox', { name: 'End' })).toHaveValue('Forster, NSW');
  await other.goto(address.slice(0, -12));
  await expect(other.getByRole('alert')).toContainText('This address holds no trip');
  await other.goto('/trips#trip=gone');
  await expect(other.getByRole('alert')).toContainText('This browser holds no such trip');
  await elsewhere.close();
});

test('the booklet prints days, phone numbers, and each stop with its tide on A4', {
  tag: '@slow',
}, async ({ page }) => {
  await plan(page, 'On paper');
  const name = await add(page, 0, 1);
  await chooseFirstDay(page);
  await page.getByRole('textbox', { name: 'Notes' }).fill(secretNote);
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expect(page.getByText(/^Tide at/).first()).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const booklet = page.getByRole('article', { name: 'Booklet of On paper' });
  await expect(booklet).toBeVisible();
  for (const text of [
    '1800 088 200',
    'Saturday 13 March 2027',
    `1. ${name}`,
    'Safety Notes',
    secretNote,
  ]) {
    await expect(booklet).toContainText(text);
  }
  await expect(booklet).toContainText(/(High|Low) \d\d:\d\d/);
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

test('a drive is a link, and the page requests no map service', { tag: '@slow' }, async ({
  page,
  foreignRequests,
}) => {
  await plan(page, 'Drives');
  const name = await add(page, 0, 1);
  const drive = page.getByRole('link', { name: `from Sydney, NSW to ${name}` });
  await expect(drive).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1/);
  await expect(drive).toHaveAttribute('rel', 'noopener noreferrer');
  expect(foreignRequests).toEqual([]);
});

test('a site is added to a trip from its guide, and a list becomes a trip', {
  tag: '@slow',
}, async ({ page }) => {
  await plan(page, 'From guides');
  await open(page, '/dive-sites/{Flying Fish Cove}');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Lists and log' }).click();
  await page.getByRole('checkbox', { name: 'From guides' }).click();
  await expect(page.getByRole('checkbox', { name: 'From guides' })).toBeChecked();
  await page.getByRole('textbox', { name: 'New list' }).fill('Listed');
  await page.getByRole('button', { name: 'Add to it' }).click();
  await expect(page.getByRole('checkbox', { name: 'Listed' })).toBeChecked();
  await open(page, '/saved');
  await page.getByRole('button', { name: 'Plan a trip with these sites' }).click();
  await expect(stops(page, 1)).toHaveText([name]);
  await expect(page.getByRole('combobox', { name: 'Base' })).toHaveValue(name);
  await page.getByRole('link', { name: 'All your trips' }).click();
  await page.getByRole('link', { name: 'From guides' }).click();
  await expect(stops(page, 1)).toHaveText([name]);
});

test('a database from before the trip planner retains its records', { tag: '@slow' }, async ({
  page,
}) => {
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.goto('/blank');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bottom-time', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const store of ['sites', 'pages', 'lists', 'dives']) {
            opening.result.createObjectStore(store, { keyPath: 'id' });
          }
          opening.result.createObjectStore('copies', { keyPath: 'path' });
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('sites', 'readwrite');
          const savedAt = '2026-11-01T00:00:00.000Z';
          writing
            .objectStore('sites')
            .put({ id: 999_999, name: 'An older heart', region: 'X', savedAt });
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );
  await plan(page, 'A new trip');
  await open(page, '/saved');
  await expect(page.getByRole('link', { name: 'An older heart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A new trip' })).toBeVisible();
});

test('a stop at a deleted site retains its name, and a lack of storage is reported', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission', 'SecurityError');
    };
  });
  const { writeTripAddress } = await import('../../src/contract/trips.ts');
  const place = { latitude: -33.9, longitude: 151.2 };
  const lost = { id: 999_999, name: 'The lost pinnacle', region: 'Sydney', ...place };
  const from = { name: 'Sydney', ...place };
  const text = await writeTripAddress({
    name: 'Old',
    from,
    firstDay: '2020-01-04',
    days: [[lost]],
  });
  await open(page, `/trips#t=${text}`);
  await expect(page.getByRole('alert')).toContainText('does not let the site store anything');
  await expect(page.getByText('its name and place are what the trip kept')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this trip' }).click();
  await expect(stops(page, 1)).toHaveText(['The lost pinnacle']);
  await expect(page.getByText('These days are over')).toBeVisible();
});

test('the planner is accessible in both themes, and a phone needs no sideways scrolling', {
  tag: '@slow',
}, async ({ page }) => {
  await plan(page, 'For everybody');
  await add(page, 0, 1);
  await chooseFirstDay(page);
  await expect(page.getByText(/^Tide at/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
