import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { z } from 'zod';
import { diveSiteSeed } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { articleCategories, productCategories, reviewCategories } from '../../domain/categories.ts';
import { plainText } from '../../domain/text.ts';
import { createArticle } from '../articles/routes.ts';
import { createDiveSites, setBlogSlug } from '../dive-sites/write.ts';
import type { Services } from '../http/context.ts';
import { createLocations } from '../locations/routes.ts';
import { createProduct } from '../products/routes.ts';
import { createReview } from '../reviews/routes.ts';
import {
  checkDiveSite,
  checkJsonAddresses,
  checkText,
  jsonLine,
  readFrontMatter,
  readJsonText,
  type Targets,
} from './checks.ts';
import { catalogueFigures, fillFigures } from './figures.ts';
import { isFilled, seedMarker } from './marker.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const hasPicture = (address: string) => existsSync(`${root}public${address}`);
const picture = z.string().startsWith('/art/').refine(hasPicture, 'no such picture');

const articleFrontMatter = z.strictObject({
  title: z.string().min(1).max(90),
  slug: z.string().min(1),
  excerpt: z.string().min(1),
  category: z.enum(articleCategories),
  image: picture,
  imageAlt: z.string().min(1),
  date: z.iso.date(),
  diveSite: z.string().optional(),
});

const reviewFrontMatter = z.strictObject({
  title: z.string().min(1).max(90),
  slug: z.string().min(1),
  excerpt: z.string().min(1),
  category: z.enum(reviewCategories),
  image: picture,
  imageAlt: z.string().min(1),
  rating: z.string().regex(/^⭐{1,5}$/u),
  price: z.string().optional(),
  purchaseLink: z.url({ protocol: /^https$/ }),
  featured: z.boolean(),
  date: z.iso.date(),
});

const pageFrontMatter = z.strictObject({
  title: z.string().min(1).max(90),
  description: z.string().min(1),
  updated: z.string().optional(),
});

const seedProduct = z.strictObject({
  name: z.string().min(1),
  category: z.enum(productCategories),
  description: z.string().min(1),
  rating: z.string().regex(/^[0-5][.]\d$/),
  reviewCount: z.number().int().min(0),
  affiliateLink: z.url({ protocol: /^https$/ }),
  imageUrl: picture,
  featured: z.boolean(),
  date: z.iso.date(),
});

const seedLocation = z.strictObject({
  slug: z.string().min(1),
  name: z.string().min(1),
  region: z.string().min(1),
  description: z.string().min(1),
  waterTemp: z.string().min(1),
  visibility: z.string().min(1),
  bestTime: z.string().min(1),
  depth: z.string().min(1),
  difficulty: z.string().min(1),
  imageUrl: picture,
  mapCoordinates: z.string().nullable(),
  featured: z.boolean(),
});

const region = z.strictObject({
  state: z.string(),
  /** Null where no measured or published temperature is known. */
  seaTemperature: z
    .strictObject({
      summer: z.number(),
      autumn: z.number(),
      winter: z.number(),
      spring: z.number(),
    })
    .nullable(),
});

/** Markdown with figures, scrolling tables and links to dive sites, `[text](<site:Name>)`, kept as they are. */
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
      return `<a href="${href}">${text}</a>`;
    },
  },
});

/**
 * Reads a Markdown file with front matter.
 * @throws Error naming file and line of a failure
 */
function readMarkdown<T extends object>(file: string, shape: z.ZodType<T>) {
  const source = readText(file);
  const { fields, body } = readFrontMatter(file, source, shape);
  return { ...fields, file, source, html: markdown.parse(body) as string };
}

/** @param file its path below the project's root, as errors name it */
const readText = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** Reads a JSON file. @throws Error naming file, line and field of a failure */
const readJson = <T>(file: string, shape: z.ZodType<T>) =>
  readJsonText(file, readText(file), shape);

/** The texts of a folder of Markdown, each with the name of its file. @throws Error naming file and line of a failure */
function readFolder<T extends object>(folder: string, shape: z.ZodType<T>) {
  return readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readMarkdown(`${folder}/${name}`, shape));
}

/** The articles, with their figures counted from the dive sites. @throws Error naming file and line */
export function readSeedArticles() {
  const figures = catalogueFigures(readSeedDiveSites());
  return readFolder('seed/articles', articleFrontMatter).map(({ html, ...article }) => ({
    ...article,
    html: fillFigures(article.file, html, figures),
  }));
}
export const readSeedReviews = () => readFolder('seed/reviews', reviewFrontMatter);
export const readSeedProducts = () => readJson('seed/products.json', z.array(seedProduct));
export const readSeedLocations = () => readJson('seed/locations.json', z.array(seedLocation));

/** The sites of content/dive-sites, the sea's with their region's temperatures. @throws Error naming file, line and failure */
export function readSeedDiveSites() {
  const regions = readJson('seed/regions.json', z.record(z.string(), region));
  return readdirSync(`${root}seed/dive-sites`)
    .sort()
    .flatMap((name) => {
      const file = `seed/dive-sites/${name}`;
      return readJson(file, z.array(diveSiteSeed)).map((site, index) => {
        const sea = regions[site.region];
        if (!sea) {
          const line = jsonLine(readText(file), [index, 'region']);
          throw new Error(`${file}:${line}: no such region: ${site.region}`);
        }
        return {
          ...site,
          waterTempBySeason: site.type === 'freshwater' ? null : sea.seaTemperature,
        };
      });
    });
}

/** The id of the seed's dive site of a name. @throws Error naming the file that asks for it */
function siteNamed(sites: ReadonlyMap<string, number>, name: string, file: string): number {
  const id = sites.get(name);
  if (id === undefined) throw new Error(`${file}: no such dive site: ${name}`);
  return id;
}

/** Turns the links of a text to `site:Name` into links to that site's guide. @throws Error naming the file */
export function linkDiveSites(html: string, file: string, sites: ReadonlyMap<string, number>) {
  return html.replace(/ href="site:([^"]+)"/g, (_, name: string) => {
    const id = siteNamed(sites, plainText(decodeURI(name)), file);
    return ` href="${paths.diveSite(id)}"`;
  });
}

/**
 * All of content/ that an empty database takes, each text held against what it points at.
 * @throws Error naming file and line of a failure
 */
export function readSeed() {
  const diveSites = readSeedDiveSites();
  const articles = readSeedArticles();
  const reviews = readSeedReviews();
  const targets: Targets = {
    pages: new Set([
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      ...articles.map(({ slug }) => paths.article(slug)),
      ...reviews.map(({ slug }) => paths.review(slug)),
    ]),
    sites: new Set(diveSites.map(({ name }) => name)),
    hasPicture,
  };
  const pages = readFolder('content/pages', pageFrontMatter);
  for (const text of [...articles, ...reviews, ...pages]) checkText(text, targets);
  for (const file of ['home.json', 'about.json', 'contact.json', 'learn.json']) {
    checkJsonAddresses(`content/${file}`, readText(`content/${file}`), targets);
  }
  for (const article of articles) checkDiveSite(article, article.diveSite, targets);
  const products = readSeedProducts();
  return { diveSites, articles, reviews, products, locations: readSeedLocations() };
}

/**
 * Fills a new database from content/. One that was ever filled is left as its owner keeps it.
 * @returns how many of each resource were added, or undefined where there was nothing to do
 */
export async function fillEmptyDatabase(services: Services) {
  const { database } = services;
  if (await isFilled(database)) return undefined;
  const seed = readSeed();
  const { articles, reviews, products, locations } = seed;
  // A start that ended half way left no owner's work behind: what it wrote goes before it is written again.
  for (const table of ['articles', 'reviews', 'products', 'locations', 'diveSites'] as const) {
    await database.deleteFrom(table).execute();
  }
  const diveSites = await createDiveSites(services, seed.diveSites);
  const siteIds = new Map(diveSites.map(({ name, id }) => [name, id]));
  for (const { file, title, slug, excerpt, category, image, html, date, diveSite } of articles) {
    const input = {
      title,
      slug,
      excerpt,
      category,
      imageUrl: image,
      content: linkDiveSites(html, file, siteIds),
      published: true,
    };
    await createArticle(services, input, `${date}T00:00:00.000Z`);
    if (diveSite) await setBlogSlug(services, siteNamed(siteIds, diveSite, file), slug);
  }
  for (const { file, source: _, image, imageAlt: __, html, date, ...fields } of reviews) {
    const content = linkDiveSites(html, file, siteIds);
    const input = { ...fields, imageUrl: image, content, published: true };
    await createReview(services, input, `${date}T00:00:00.000Z`);
  }
  for (const { date, ...fields } of products) {
    await createProduct(services, { ...fields, published: true }, `${date}T00:00:00.000Z`);
  }
  await createLocations(
    services,
    locations.map(({ slug: _, ...fields }) => fields),
  );
  await database.insertInto('contentVersions').values(seedMarker).execute();
  return {
    diveSites: diveSites.length,
    articles: articles.length,
    reviews: reviews.length,
    products: products.length,
    locations: locations.length,
  };
}
