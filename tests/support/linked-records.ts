import { expect } from 'vitest';
import learnWords from '../../content/learn.json' with { type: 'json' };
import { readSeedSpecies } from '../../src/server/platform/seed/species.ts';
import { addSite } from './add-site.ts';
import type { TestApp } from './both-databases.ts';
import { completeArticle, torch } from './records.ts';
import { storeSpecies } from './store-species.ts';

const siteUrl = 'https://dive.example';
export const linkedEnvironment = { SITE_URL: siteUrl };

/** Adds records of each part of the site, whose texts link to all other parts. */
export async function addLinkedRecords(app: TestApp) {
  const { admin, services } = app;
  const create = async (path: string, body: object) => {
    const answer = await admin(path, { method: 'POST', body });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return (await answer.json()) as { id: number };
  };
  const seed = readSeedSpecies();
  const [species] = seed;
  if (!species) throw new Error('no species in the seed');
  await storeSpecies(services, seed, { names: {}, sites: [] });
  const site = await addSite(app, { featured: true, marineLife: species.commonName });
  await addSite(app, { name: 'Loud Cove', type: 'wreck', reviewLink: '/gear-reviews/a-torch' });
  // The page about exposure suits links to their comparison.
  await create('/api/products', { ...torch, name: 'Suit', category: 'Wetsuits' });
  const product = await create('/api/products', { ...torch, featured: true });
  const links = [
    `/dive-sites/${site.id}`,
    '/dive-sites/region/sydney',
    `${siteUrl}/dive-sites`,
    '/map',
    '/trips',
    `/species/${species.slug}`,
    '/gear-reviews/a-torch',
    '/compare',
    '/about',
  ].map((to, index) => `<a href="${to}">link ${index}</a>`);
  const content = [
    `<p>${links.join(' and ')}</p>`,
    `<div data-block="dive-site" data-id="${site.id}"></div>`,
    `<div data-block="product" data-id="${product.id}"></div>`,
  ].join('');
  const article = { ...completeArticle, slug: 'a-dive', content, published: true };
  await create('/api/articles', article);
  await create('/api/articles', { ...article, title: 'Another dive', slug: 'another-dive' });
  for (const [, slug] of JSON.stringify(learnWords).matchAll(/"\/blog\/([a-z-]+)"/g))
    await create('/api/articles', { ...article, title: slug, slug });
  await create('/api/reviews', {
    title: 'A torch',
    slug: 'a-torch',
    content,
    category: 'Wetsuits',
    imageUrl: torch.imageUrl,
    purchaseLink: torch.affiliateLink,
    productId: product.id,
    published: true,
  });
  const issue = { title: 'June', content, posts: ['reviews/1'], archived: true };
  const { id: recordId } = await create('/api/issues', issue);
  const sent = { subject: 'June', text: '', html: '', recipients: 0, round: 1, key: 'a' };
  const time = services.clock().toISOString();
  await services.database
    .insertInto('mailings')
    .values({ ...sent, resource: 'issues', recordId, begunAt: time, createdAt: time })
    .execute();
  await create('/api/locations', {
    name: 'Sydney',
    region: 'Sydney',
    description: 'Sandstone.',
    waterTemp: '16-22°C',
    visibility: '5-15m',
    bestTime: 'March',
    depth: '5-20m',
    difficulty: 'Beginner',
    imageUrl: '/art/scenes/sites-hero.jpg',
    featured: true,
  });
}

/** Switches parts of the site on or off, as the admin. */
export async function setParts({ admin }: Pick<TestApp, 'admin'>, values: object) {
  const answer = await admin('/api/settings/45', { method: 'PATCH', body: { values } });
  expect(answer.status, await answer.clone().text()).toBe(200);
}
