import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleCategories, productCategories, reviewCategories } from '../../rules/categories.ts';
import { createArticle } from '../articles.ts';
import type { Services } from '../http/context.ts';
import { createLocations } from '../locations.ts';
import { createProduct } from '../products.ts';
import { createReview } from '../reviews.ts';

const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url));

const articleFrontMatter = z.strictObject({
  title: z.string().min(1).max(90),
  slug: z.string().min(1),
  excerpt: z.string().min(1),
  category: z.enum(articleCategories),
  image: z.string().startsWith('/art/'),
  imageAlt: z.string().min(1),
  date: z.iso.date(),
  diveSite: z.string().optional(),
});

const reviewFrontMatter = z.strictObject({
  title: z.string().min(1).max(90),
  slug: z.string().min(1),
  excerpt: z.string().min(1),
  category: z.enum(reviewCategories),
  image: z.string().startsWith('/art/'),
  imageAlt: z.string().min(1),
  rating: z.string().regex(/^⭐{1,5}$/u),
  price: z.string().optional(),
  purchaseLink: z.url({ protocol: /^https$/ }),
  featured: z.boolean(),
  date: z.iso.date(),
});

const starterProduct = z.strictObject({
  name: z.string().min(1),
  category: z.enum(productCategories),
  description: z.string().min(1),
  rating: z.string().regex(/^[0-5][.]\d$/),
  reviewCount: z.number().int().min(0),
  affiliateLink: z.url({ protocol: /^https$/ }),
  imageUrl: z.string().startsWith('/art/'),
  featured: z.boolean(),
  date: z.iso.date(),
});

const starterLocation = z.strictObject({
  slug: z.string().min(1),
  name: z.string().min(1),
  region: z.string().min(1),
  description: z.string().min(1),
  waterTemp: z.string().min(1),
  visibility: z.string().min(1),
  bestTime: z.string().min(1),
  depth: z.string().min(1),
  difficulty: z.string().min(1),
  imageUrl: z.string().startsWith('/art/'),
  mapCoordinates: z.string().nullable(),
  featured: z.boolean(),
});

/** Markdown with figures, scrolling tables and links to dive sites by name. */
const markdown = new Marked({
  renderer: {
    paragraph({ tokens }) {
      const [only] = tokens;
      if (tokens.length === 1 && only?.type === 'image') {
        const caption = only.title ? `<figcaption>${only.title}</figcaption>` : '';
        return `<figure><img src="${only.href}" alt="${only.text}">${caption}</figure>\n`;
      }
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const name = /^site:(.+)$/.exec(href)?.[1];
      const address = name ? `/dive-sites?q=${encodeURIComponent(decodeURI(name))}` : href;
      return `<a href="${address}">${text}</a>`;
    },
  },
});

/**
 * Reads a Markdown file with front matter.
 * @throws Error naming file and line of a fault
 */
function readMarkdown<T extends object>(file: string, shape: z.ZodType<T>) {
  const text = readFileSync(`${contentFolder}${file}`, 'utf8');
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`content/${file}:1: no front matter`);
  const [, head = '', body = ''] = match;
  const result = shape.safeParse(parse(head));
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = String(issue?.path[0] ?? '');
    const line = head.split('\n').findIndex((row) => row.startsWith(`${field}:`)) + 2;
    throw new Error(`content/${file}:${Math.max(1, line)}: ${field}: ${issue?.message}`);
  }
  return { ...result.data, html: markdown.parse(body) as string };
}

/** Reads a JSON file that holds a list. @throws Error naming file, place in the list and field of a fault */
function readList<T>(file: string, shape: z.ZodType<T>): T[] {
  const text = readFileSync(`${contentFolder}${file}`, 'utf8');
  const result = z.array(shape).safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`content/${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** The articles of content/articles. @throws Error naming file and line of a fault */
export function readStarterArticles() {
  return readdirSync(`${contentFolder}articles`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readMarkdown(`articles/${name}`, articleFrontMatter));
}

/** The reviews of content/reviews. @throws Error naming file and line of a fault */
export function readStarterReviews() {
  return readdirSync(`${contentFolder}reviews`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readMarkdown(`reviews/${name}`, reviewFrontMatter));
}

export const readStarterProducts = () => readList('products.json', starterProduct);
export const readStarterLocations = () => readList('locations.json', starterLocation);

/**
 * Fills an empty database from content/. One that was ever filled is left as its owner keeps it.
 * @returns how many of each noun were added, or undefined where there was nothing to do
 */
export async function fillEmptyDatabase(services: Services) {
  const known = await services.database
    .selectFrom('contentVersions')
    .select('noun')
    .limit(1)
    .executeTakeFirst();
  if (known) return undefined;
  const articles = readStarterArticles();
  const reviews = readStarterReviews();
  const products = readStarterProducts();
  const locations = readStarterLocations();
  for (const { title, slug, excerpt, category, image, html, date } of articles) {
    const input = {
      title,
      slug,
      excerpt,
      category,
      imageUrl: image,
      content: html,
      published: true,
    };
    await createArticle(services, input, `${date}T00:00:00.000Z`);
  }
  for (const { image, imageAlt: _, html, date, ...fields } of reviews) {
    const input = { ...fields, imageUrl: image, content: html, published: true };
    await createReview(services, input, `${date}T00:00:00.000Z`);
  }
  for (const { date, ...fields } of products) {
    await createProduct(services, { ...fields, published: true }, `${date}T00:00:00.000Z`);
  }
  await createLocations(
    services,
    locations.map(({ slug: _, ...fields }) => fields),
  );
  return {
    articles: articles.length,
    reviews: reviews.length,
    products: products.length,
    locations: locations.length,
  };
}
