import type { Article } from '../../src/contract/articles.ts';
import type { Review } from '../../src/contract/reviews.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const draft = {
  content: '<h2>Under the jetty</h2><p>Look up among the piles.</p>',
  excerpt: 'Seadragons at walking pace.',
  category: 'Marine Life',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
};

test('a draft has a preview at phone and desk width, and anyone with the link can open it', {
  tag: '@slow',
}, async ({ owner: page, browser, baseURL }) => {
  const title = `Leafies at Edithburgh ${Date.now()}`;
  const { id, slug } = await create<Article>(page, '/api/articles', { ...draft, title });
  await open(page, '/admin');
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  const look = page.getByRole('region', { name: 'How it will look' });

  await look.getByRole('button', { name: 'Phone' }).click();
  const phone = page.frameLocator('iframe[title="Preview, phone"]');
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(phone.getByText('Look up among the piles.')).toBeVisible();
  expect(await phone.locator('html').evaluate(() => innerWidth)).toBe(390);
  await look.getByRole('button', { name: 'Desk' }).click();
  const desk = page.frameLocator('iframe[title="Preview, desk"]');
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await desk.locator('html').evaluate(() => innerWidth)).toBe(1280);

  // The preview shows the saved state until the next save.
  await page.getByLabel('Excerpt').fill('Seadragons, slowly.');
  await expect(look.getByText('This is the last saved state.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(page, 'Blog Updated');
  await expect(desk.getByText('Seadragons, slowly.')).toBeVisible();

  const path = await look.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href');
  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  const answer = await visitor.goto(`${baseURL}${path}`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Preview, not public yet.')).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // The draft has no public page.
  expect((await visitor.goto(`${baseURL}/blog/${slug}`))?.status()).toBe(404);

  const wrong = await visitor.goto(`${baseURL}${path?.replace(/signature=../, 'signature=xx')}`);
  expect(wrong?.status()).toBe(403);
  await expect(visitor.getByRole('heading', { name: 'This Link Is Not Valid' })).toBeVisible();
  expect(wrong?.headers()['cache-control']).toBe('private, no-store');
  const short = await visitor.goto(`${baseURL}/preview/articles/${id}`);
  expect(short?.status()).toBe(403);
  await page.request.delete(`/api/articles/${id}`);
  const deleted = await visitor.goto(`${baseURL}${path}`);
  expect(deleted?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Nothing to Preview' })).toBeVisible();
  await stranger.close();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A review is previewed as a page, a search result and a share card', async ({
    owner: page,
  }) => {
    const title = `Reef Torch 900 ${Date.now()}`;
    await create<Review>(page, '/api/reviews', { ...draft, category: 'Other', title });
    await open(page, '/admin');
    await page.getByRole('tab', { name: 'Gear Reviews' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Gear Reviews' });
    const look = panel.getByRole('region', { name: 'How it will look' });
    await look.getByRole('button', { name: 'Phone' }).click();
    await expect(look.getByText('Save it as a draft, and it shows here')).toBeVisible();

    await panel.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
    await look.getByRole('button', { name: 'Phone' }).click();
    await expect(
      page
        .frameLocator('iframe[title="Preview, phone"]')
        .getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await look.getByRole('button', { name: 'Search Result' }).click();
    await expect(look.getByText('gear-reviews ›')).toBeVisible();
    await expect(look.getByText('Seadragons at walking pace.')).toBeVisible();
    await look.getByRole('button', { name: 'Share Card' }).click();
    await expect(look.getByText(`${title} - Expert Gear Review`)).toBeVisible();
    await expect(look.getByRole('img', { name: 'As it is shared' })).toHaveAttribute(
      'src',
      draft.imageUrl,
    );
  });

  test('The form of a product or a dive site shows the card as visitors will see it', async ({
    owner: page,
  }) => {
    await open(page, '/admin');
    await page.getByRole('tab', { name: 'Products' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Products' });
    await panel.getByLabel('Name').fill('Low-volume mask');
    await panel.getByLabel('Category').selectOption('Masks');
    await panel.getByLabel('Image URL').fill(draft.imageUrl);
    await panel.getByLabel('Affiliate Link').fill('https://shop.example/mask');
    const card = panel.getByRole('region', { name: 'How it will look' });
    await expect(card.locator('h3', { hasText: 'Low-volume mask' })).toBeVisible();
    await expect(card.getByText('Affiliate Link - We earn from qualified purchases')).toBeVisible();

    page.once('dialog', (dialog) => dialog.accept());
    await open(page, '/admin/dive-sites');
    const look = page.getByRole('region', { name: 'How it will look' });
    await expect(look.getByText('Fill in what a site needs')).toBeVisible();
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^Edit: / })).toBeVisible();
    const name = await page.getByLabel('Name', { exact: true }).inputValue();
    await expect(look.locator('h3', { hasText: name })).toBeVisible();
  });
});
