import type { Page } from '@playwright/test';
import type { Product } from '../../src/contract/products.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { open } from './open.ts';

const picture = '/art/articles/fish-rock-cave.jpg';

/** The three tabs of publishable records, with their differing texts. */
const tabs = [
  {
    tab: 'Blog Creator',
    path: '/api/articles',
    label: 'Blog',
    singular: 'blog post',
    title: 'Title',
    missing: ['Missing Title', 'Please provide at least a title to save the draft.'],
    incomplete: 'Please fill in all required fields to publish the article.',
    needs: ['Content', 'Category', 'Header Image URL'],
    dialog: 'Delete Published Post',
    newTitle: 'New blog post',
    whole: { title: '', content: '<p>Words.</p>', category: 'Tips', imageUrl: picture },
  },
  {
    tab: 'Gear Reviews',
    path: '/api/reviews',
    label: 'Review',
    singular: 'gear review',
    title: 'Title',
    missing: ['Missing Title', 'Please provide at least a title to save the draft.'],
    incomplete: 'Please fill in all required fields to publish the review.',
    needs: ['Content', 'Category', 'Image URL', 'Purchase Link'],
    dialog: 'Delete Published Review',
    newTitle: 'New gear review',
    whole: {
      title: '',
      content: '<p>Words.</p>',
      category: 'Wetsuits',
      imageUrl: picture,
      purchaseLink: 'https://www.mares.com/',
    },
  },
  {
    tab: 'Products',
    path: '/api/products',
    label: 'Product',
    singular: 'product',
    title: 'Name',
    missing: ['Missing Name', 'Please provide at least a name to save the draft.'],
    incomplete: 'Please fill in all required fields to publish the product.',
    needs: ['Category', 'Description', 'Image URL'],
    dialog: 'Delete Published Product',
    newTitle: 'New product',
    whole: { name: '', category: 'Fins', description: '<p>Words.</p>', imageUrl: picture },
  },
] as const;

async function openTab(page: Page, name: string) {
  await open(page, '/admin');
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

const failing = (page: Page, path: string, method: string) =>
  page.route(`**${path}**`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { error: 'Something went wrong on our side' } })
      : route.fallback(),
  );

for (const resource of tabs) {
  const { tab, path, label, singular } = resource;

  test(`${tab}: a draft needs its ${resource.title.toLowerCase()} only, and publishing names the other missing fields`, {
    tag: '@slow',
  }, async ({ owner: page }) => {
    const panel = await openTab(page, tab);
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, resource.missing[0], resource.missing[1]);
    await expect(panel.getByLabel(resource.title, { exact: true })).toBeFocused();
    await panel.getByLabel(resource.title, { exact: true }).fill(`Bare ${singular}`);
    await panel.getByRole('button', { name: 'Publish Now' }).click();
    await expectToast(page, 'Missing Information', resource.incomplete);
    await expect(panel.getByText(resource.incomplete)).toHaveCount(resource.needs.length);
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, `${label} Created`);
    await expect(panel.getByRole('heading', { name: `Edit: Bare ${singular}` })).toBeVisible();
  });

  test(`${tab}: a record is published, unpublished, closed, reopened and deleted`, {
    tag: '@slow',
  }, async ({ owner: page }) => {
    const name = `Whole ${singular}`;
    await create(page, path, {
      ...resource.whole,
      ...(resource.title === 'Name' ? { name } : { title: name }),
    });
    const panel = await openTab(page, tab);
    await panel.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
    await panel.getByRole('button', { name: 'Publish Now' }).click();
    await expectToast(page, `${label} Updated`);
    await panel.getByRole('button', { name: 'Update & Keep Published' }).click();
    await expectToast(page, `${label} Updated`, 'It is public now.');
    await panel.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Publish Now' })).toBeVisible();
    await panel.getByRole('button', { name: 'Publish Now' }).click();
    await expect(panel.getByRole('button', { name: 'Update & Keep Published' })).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel Edit' }).click();
    await expect(panel.getByRole('heading', { name: resource.newTitle })).toBeVisible();
    await expect(panel.getByLabel(resource.title, { exact: true })).toHaveValue('');

    await panel.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: resource.dialog });
    await expect(question).toContainText('This cannot be undone.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeVisible();
    await panel.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, `${label} Deleted`);
    await expect(panel.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeHidden();
  });

  test(`${tab}: each failed call is reported, and the form retains the typed text`, {
    tag: '@slow',
  }, async ({ owner: page }) => {
    const name = `Unlucky ${singular}`;
    const panel = await openTab(page, tab);
    await failing(page, path, 'POST');
    await panel.getByLabel(resource.title, { exact: true }).fill(name);
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Creation Failed', `Failed to create ${singular}. Please try again.`);
    await expect(panel.getByLabel(resource.title, { exact: true })).toHaveValue(name);
    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, `${label} Created`);

    await failing(page, path, 'PATCH');
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Update Failed', `Failed to update ${singular}. Please try again.`);
    await failing(page, path, 'DELETE');
    await panel.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Deletion Failed', `Failed to delete ${singular}. Please try again.`);
    await expect(panel.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeVisible();
  });
}

const choices = (panel: ReturnType<Page['getByRole']>, label: string) =>
  panel.getByLabel(label, { exact: true }).locator('option').allTextContents();

test('public pages show a record published in the same visit', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const title = 'Hot from the press';
  await create(page, '/api/articles', {
    title,
    content: '<p>Words.</p>',
    category: 'Tips',
    imageUrl: picture,
  });
  const news = page.getByRole('link', { name: 'View Blog' });
  const listed = page.getByRole('main').getByRole('heading', { name: title, exact: true });
  const panel = await openTab(page, 'Blog Creator');
  await news.click();
  await expect(page.getByText('Latest Article')).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.goBack();
  await page.getByRole('tab', { name: 'Blog Creator' }).click();
  await panel.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await panel.getByRole('button', { name: 'Publish Now' }).click();
  await expectToast(page, 'Blog Updated');
  await news.click();
  await expect(listed).toBeVisible();
});

test.describe('slow', { tag: '@slow' }, () => {
  test('Blog Creator derives the slug from the title until a slug is typed, and fills in excerpt and author', async ({
    owner: page,
  }) => {
    const panel = await openTab(page, 'Blog Creator');
    expect((await choices(panel, 'Category')).slice(1)).toEqual([
      'Gear Reviews',
      'Dive Sites',
      'Safety',
      'Tips',
      'Marine Life',
      'News',
    ]);
    const slug = panel.getByLabel('Slug');
    await panel.getByLabel('Title').fill("What's a Giant Stride?");
    await expect(slug).toHaveValue('whats-a-giant-stride');
    await slug.fill('giant-stride');
    await panel.getByLabel('Title').fill('The giant stride');
    await expect(slug).toHaveValue('giant-stride');
    const words = 'Look at the horizon and step out. '.repeat(8).trim();
    await panel.getByRole('textbox', { name: 'Content' }).fill(words);
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Blog Created', 'Saved as a draft.');
    const list = await page.request.get('/api/articles?admin=true');
    expect(await list.json()).toContainEqual(
      expect.objectContaining({
        slug: 'giant-stride',
        excerpt: `${words.slice(0, 150).trim()}...`,
        author: 'Bottom Time Team',
        published: false,
      }),
    );
  });

  test('Blog Creator reports a taken slug in a toast and at its field, and hides a broken picture', async ({
    owner: page,
  }) => {
    await create(page, '/api/articles', { title: 'First come' });
    const panel = await openTab(page, 'Blog Creator');
    await panel.getByLabel('Title').fill('First come');
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(
      page,
      'Creation Failed',
      'An article with this slug already exists. Choose another slug.',
    );
    await expect(
      panel.getByText('An article with this slug already exists', { exact: true }),
    ).toBeVisible();
    await expect(panel.getByLabel('Slug')).toBeFocused();

    const preview = panel.getByAltText('The header as visitors will see it');
    await panel.getByLabel('Header Image URL').fill(picture);
    await expect(preview).toBeVisible();
    await panel.getByLabel('Header Image URL').fill('/art/no-such-picture.jpg');
    await expect(preview).toBeHidden();
    await expect(panel.getByText('This picture could not be loaded.')).toBeVisible();
  });

  test('Gear Reviews offers categories and stars, stores a price with its sign and warns of local pictures', async ({
    owner: page,
    policyViolations,
  }) => {
    const panel = await openTab(page, 'Gear Reviews');
    expect((await choices(panel, 'Category')).slice(1)).toEqual([
      'BCDs',
      'Dive Computers',
      'Masks & Fins',
      'Wetsuits',
      'Cameras',
      'Regulators',
      'Other',
    ]);
    expect(await choices(panel, 'Rating')).toEqual([
      'No rating',
      '⭐',
      '⭐⭐',
      '⭐⭐⭐',
      '⭐⭐⭐⭐',
      '⭐⭐⭐⭐⭐',
    ]);
    await panel.getByLabel('Title').fill('Plain regulator');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      slug: 'plain-regulator',
      rating: null,
      price: null,
    });
    await expectToast(page, 'Review Created');

    await panel.getByLabel('Rating').selectOption('⭐⭐⭐⭐');
    await panel.getByLabel('Price').fill(' $1,299 ');
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Review Updated');
    const list = await page.request.get('/api/reviews?admin=true');
    const [saved] = (await list.json()) as { id: number }[];
    expect(saved).toMatchObject({
      rating: '⭐⭐⭐⭐',
      price: '$1,299',
      author: 'Bottom Time Team',
    });

    await page.request.patch(`/api/reviews/${saved?.id}`, {
      data: { content: '<p>Look:</p><img src="http://localhost:5000/reg.jpg">' },
    });
    const again = await openTab(page, 'Gear Reviews');
    await again.getByRole('link', { name: 'Edit Plain regulator' }).click();
    await expect(again.getByText('Warning: Local development URLs will not work')).toBeVisible();
    // The browser reports that the content security policy blocks the local picture.
    expect(policyViolations.filter((text) => !text.includes('localhost:5000'))).toEqual([]);
    policyViolations.length = 0;
  });

  test('Products offers categories and defaults, parses a price and features published products only', async ({
    owner: page,
  }) => {
    const panel = await openTab(page, 'Products');
    expect((await choices(panel, 'Category')).slice(1)).toEqual([
      'Masks',
      'Fins',
      'Snorkels',
      'Wetsuits',
      'BCDs',
      'Regulators',
      'Dive Computers',
      'Accessories',
    ]);
    await expect(panel.getByLabel('Rating')).toHaveValue('4.5');
    await expect(panel.getByLabel('Review Count')).toHaveValue('100');
    await panel.getByLabel('Name').fill('Split fins');
    await panel.getByLabel('Price').fill('about forty');
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Please check the form');
    await expect(panel.getByText('Write the price like $1,299 or 1299.00.').first()).toBeVisible();
    await panel.getByLabel('Price').fill(' $1,299 ');
    await panel.getByLabel('Review Count').fill('');
    await panel.getByRole('button', { name: 'Save as Draft' }).click();
    await expectToast(page, 'Product Created');
    await expect(panel.getByRole('button', { name: 'Feature Split fins' })).toBeHidden();
    const list = (await (await page.request.get('/api/products')).json()) as Product[];
    const saved = list.find((product) => product.name === 'Split fins');
    expect(saved).toMatchObject({ price: '1299.00', rating: '4.5', reviewCount: 100 });
    const refused = await page.request.patch(`/api/products/${saved?.id}`, {
      data: { featured: true },
    });
    expect(refused.status()).toBe(400);

    await panel.getByLabel('Category').selectOption('Fins');
    await panel.getByRole('textbox', { name: 'Description' }).fill('Light.');
    await panel.getByLabel('Image URL').fill(picture);
    await panel.getByRole('button', { name: 'Publish Now' }).click();
    await panel.getByRole('button', { name: 'Feature Split fins' }).click();
    await expect(panel.getByRole('button', { name: 'Unfeature Split fins' })).toBeVisible();
    await panel.getByRole('button', { name: 'Unpublish Split fins', exact: true }).click();
    await expect(
      panel.getByRole('button', { name: 'Publish Split fins', exact: true }),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Publish Split fins', exact: true }).click();
    await expect(
      panel.getByRole('button', { name: 'Feature Split fins', exact: true }),
    ).toBeVisible();
  });
});
