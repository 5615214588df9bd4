import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

test('The learn-to-dive guide has its three parts, four steps and six tips', async ({ page }) => {
  await open(page, '/learn-to-dive');
  await expect(page.getByRole('heading', { name: 'Everything You Need to Know' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Get Certified',
    'Safety First',
    'Gear Guide',
    'Basic Theory',
    'Pool Training',
    'Open Water',
    'Certified Diver',
    'Never dive alone',
    'Check your equipment',
    'Plan the dive',
    'Ascend slowly',
    'Respect marine life',
    'Know your limits',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Browse gear reviews' })).toHaveAttribute(
    'href',
    '/gear-reviews',
  );
  await expect(main.getByRole('link', { name: 'Ask us a question' }).last()).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('The about page has a mission, three values, a team of three and a disclosure', async ({
  page,
}) => {
  await open(page, '/about');
  for (const name of ['Our mission', 'Meet the Team', 'Affiliate disclosure']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Honest Reviews',
    'Safety First',
    'Conservation',
    'Dive Site Lead',
    'Founder',
    'Content Editor',
  ]);
});

test('About says how it is made, with what the database counts', async ({ page, request }) => {
  const figures = await (await request.get('/api/data/figures')).json();
  await open(page, '/about');
  const made = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'How it is made' }),
  });
  await expect(made.getByRole('term')).toHaveText([
    `${figures.sites}dive sites`,
    `${figures.surveyed}of them surveyed`,
    `${figures.species}species with a page`,
    `${figures.plates}plates drawn from facts`,
    `${figures.stations}tide stations`,
  ]);
  expect(figures.sites).toBeGreaterThan(244);
});

test('Steps of the learning path are marked as done in this browser alone', async ({ page }) => {
  await open(page, '/learn-to-dive');
  const path = page.locator('#path');
  await expect(path.getByRole('status')).toHaveText('0 of 4 done. Next: Basic Theory');
  await path.getByLabel('Done: Basic Theory').check();
  await expect(path.getByRole('status')).toHaveText('1 of 4 done. Next: Pool Training');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await path.getByLabel('Done: Pool Training').check();
  await page.reload();
  await expect(path.getByRole('status')).toHaveText('2 of 4 done. Next: Open Water');
  await path.getByLabel('Done: Basic Theory').uncheck();
  await expect(path.getByRole('status')).toHaveText('1 of 4 done. Next: Basic Theory');
  expect(sent).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('the learning path is a list of four steps, with nothing to mark', async ({ page }) => {
    await open(page, '/learn-to-dive');
    await expect(page.locator('#path li')).toHaveCount(4);
    await expect(page.locator('#path').getByRole('checkbox')).toHaveCount(0);
  });
});

test('Contact begins with its form, whom to call beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'Send a message' });
  const top = async (locator: typeof form) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await top(main.getByText('call 000 first'))).toBeLessThan(await top(form));
  expect(await top(form)).toBeLessThan(await top(main.getByText('We answer within 24-48 hours')));
  expect(await top(form)).toBeLessThan(
    await top(main.getByRole('heading', { name: 'Asked often' })),
  );
});

for (const [path, title, date] of [
  ['/affiliate-disclosure', 'Affiliate disclosure', 'Last updated: 7 June 2025'],
  ['/privacy-policy', 'Privacy policy', 'Last updated: June 2025'],
  ['/terms-of-service', 'Terms of service', 'Effective date: 4 July 2025'],
] as const) {
  test(`${path} bears its title and its date`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveTitle(`${title} | Bottom Time`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(date, { exact: true })).toBeVisible();
  });
}

test('The terms have twelve sections under the law of New South Wales', async ({ page }) => {
  await open(page, '/terms-of-service');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveCount(12);
  await expect(sections.last()).toContainText('12. Governing law');
  await expect(page.getByRole('main')).toContainText('New South Wales');
});

test('The privacy policy tells what is collected and how to write to us', async ({ page }) => {
  await open(page, '/privacy-policy');
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  for (const part of [
    'What we collect',
    'How we use it',
    'Cookies and analytics',
    'Who else sees it',
    'Your rights',
  ]) {
    expect(headings).toContain(part);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
});
