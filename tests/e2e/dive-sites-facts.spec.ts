import { addSites, cards, expect, test } from './dive-sites-fixtures.ts';
import { open } from './open.ts';

const source = { source: 'Parks Victoria', confidence: 'published', checkedOn: '2026-11-21' };
let ids: number[];

test.beforeAll(async ({ ownSite, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: ownSite.address });
  ids = await addSites(request, ownSite.password, [
    {
      name: 'Numbat Wreck',
      skillLevel: 'Advanced',
      bestTime: 'February to June',
      bestMonths: [2, 3],
      status: 'closed',
      statusReason: 'The deck has fallen in.',
      statusAuthority: 'Heritage Victoria',
      statusAuthorityUrl: 'https://www.heritage.vic.gov.au/',
      statusAsOf: '2020-03',
      provenance: { status: source },
    },
    {
      name: 'Numbat Reef',
      depthRange: '2–18 m',
      depthMin: 2,
      depthMax: 18,
      depthTypical: 9,
      certification: 'open-water',
      marinePark: 'Numbat Marine Park',
      faces: 'NE',
      walkMetres: 350,
      facilityList: ['toilets', 'parking-fee'],
      bestMonths: [11, 12, 1],
      bestMonthsReason: 'Warm and calm',
      hospital: 'Numbat Base Hospital',
      points: [
        { kind: 'entry', latitude: -33.8499, longitude: 151.2991 },
        { kind: 'parking', latitude: -33.8488, longitude: 151.2975, note: 'Above the beach' },
      ],
      provenance: {
        marinePark: source,
        certification: source,
        walkMetres: { source: 'A walk', confidence: 'local', checkedOn: '2020-01-02' },
      },
    },
    {
      name: 'Numbat Pier',
      status: 'restricted',
      statusReason: 'Working port: check with the harbourmaster.',
    },
  ]);
  await request.dispose();
});

test('A closed site looks closed on its card and in its guide, and has no best time', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/dive-sites?q=numbat');
  const card = cards(page).filter({ hasText: 'Numbat Wreck' });
  await expect(card.getByText('Closed', { exact: true })).toHaveCSS(
    'background-color',
    'rgb(10, 34, 46)',
  );
  await expect(card).not.toContainText('February to June');

  await open(page, `/dive-sites/${ids[0]}`);
  const guide = page.getByRole('article', { name: 'Numbat Wreck', exact: true }).first();
  await expect(guide).toContainText('The deck has fallen in.');
  await expect(guide).toContainText('This was known in March 2020; more than 12 months ago.');
  await expect(guide.getByRole('link', { name: 'Heritage Victoria' })).toHaveAttribute(
    'href',
    'https://www.heritage.vic.gov.au/',
  );
  await expect(guide).not.toContainText('February to June');
  await expect(guide.getByRole('region', { name: 'Best months' })).toHaveCount(0);
  await expect(guide.getByRole('link', { name: 'Dive briefing for a day' })).toHaveCount(0);

  await open(page, `/dive-sites/${ids[2]}`);
  const pier = page.getByRole('article', { name: 'Numbat Pier', exact: true }).first();
  await expect(pier).toContainText('Not dated: ask whether it still holds.');
  await expect(pier.getByRole('link', { name: 'Dive briefing for a day' })).toHaveCount(1);
});

test('A guide shows its facts as words, directions to the car park and the sources', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, `/dive-sites/${ids[1]}`);
  const guide = page.getByRole('article', { name: 'Numbat Reef', exact: true }).first();
  for (const [name, words] of [
    ['Getting in', 'Walk to the water350 m'],
    ['Getting in', 'Toilets, Paid parking'],
    ['Conditions', 'Facesnorth-east'],
    ['Rules', 'Numbat Marine Park'],
    ['If something goes wrong', 'Numbat Base Hospital'],
    ['If something goes wrong', '1800 088 200'],
    ['Depth and facts', 'Typical depth9 m'],
    ['Depth and facts', 'Certificate neededOpen Water'],
    ['Best months', 'Warm and calm'],
    ['Position', 'Above the beach'],
  ] as const) {
    await expect(guide.getByRole('region', { name, exact: true })).toContainText(words);
  }
  const road = guide.getByRole('link', { name: 'Directions to the car park' });
  expect(await road.getAttribute('href')).toContain(encodeURIComponent('-33.8488,151.2975'));
  const sheet = guide.getByRole('group').filter({ hasText: 'Where these facts come from' });
  await expect(sheet.getByText('Parks Victoria')).toBeHidden();
  await sheet.getByText('Where these facts come from').click();
  await expect(sheet).toContainText('Certificate Needed, Marine Park');
  await expect(sheet).toContainText('Published, checked on 21 November 2026');
  await expect(sheet).toContainText(
    'Local knowledge, checked on 2 January 2020; more than 12 months ago',
  );
});
