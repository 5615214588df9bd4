import { existsSync, readdirSync } from 'node:fs';
import { Marked } from 'marked';
import { z } from 'zod';
import { type DiveSiteInput, diveSiteSeed } from '../../../contract/dive-sites/dive-sites.ts';
import { draftShape } from '../../../contract/fields/shapes.ts';
import { locationFields } from '../../../contract/locations.ts';
import { paths } from '../../../contract/paths.ts';
import type { ResourceWith } from '../../../contract/resources.ts';
import { productSpecs } from '../../../contract/specs.ts';
import { type Landing, landingFilters, landingPath } from '../../../domain/dive-sites/landings.ts';
import {
  categorySlug,
  comparedCategories,
  productCategories,
} from '../../../domain/gear/compare.ts';
import { criteriaOf, maxPoints } from '../../../domain/gear/criteria.ts';
import { platePath } from '../../../domain/pictures/pictures.ts';
import { articleCategories, reviewCategories } from '../../../domain/publishing/categories.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import {
  checkDiveSite,
  checkJsonAddresses,
  checkText,
  jsonLine,
  readFrontMatter,
  type Targets,
} from './checks.ts';
import { catalogueFigures, fillFigures } from './figures.ts';
import { readJson, readText, root } from './files.ts';
import { readSeedRegions } from './regions.ts';
import { withSources } from './sources.ts';
import { readSeedSpecies } from './species.ts';

const hasPicture = (address: string) => existsSync(`${root}public${address}`);
const picture = z.string().startsWith('/art/').refine(hasPicture, 'no such picture');

const postFrontMatter = {
  title: z.string().min(1).max(90),
  slug: z.string().min(1),
  excerpt: z.string().min(1),
  image: picture,
  imageAlt: z.string().min(1),
  date: z.iso.date(),
};

const articleFrontMatter = z.strictObject({
  ...postFrontMatter,
  category: z.enum(articleCategories),
  diveSite: z.string().optional(),
  otherSites: z.array(z.string()).optional(),
});

const sentence = z.string().min(1).max(500);
const notes = z
  .array(z.string().min(1).max(120))
  .min(2)
  .transform((lines) => lines.join('\n'));

/** Front matter of reviews, which have points by criterion and no stars. */
const reviewFrontMatter = z
  .strictObject({
    ...postFrontMatter,
    category: z.enum(reviewCategories),
    productName: z.string().min(1),
    verdict: sentence,
    pros: notes,
    cons: notes,
    suitsWhom: sentence,
    lookElsewhere: sentence,
    scores: z.record(z.string(), z.int().min(1).max(maxPoints)),
    purchaseLink: z.url({ protocol: /^https$/ }),
    featured: z.boolean(),
  })
  .refine(
    ({ category, scores }) => {
      const keys = criteriaOf(category).map(({ key }) => key);
      return Object.keys(scores).every((key) => keys.includes(key));
    },
    { path: ['scores'], error: 'no such criterion of its category' },
  );

const pageFrontMatter = z.strictObject({
  title: z.string().min(1).max(90),
  description: z.string().min(1),
  updated: z.string().optional(),
  changed: z.string().optional(),
});

const seedProduct = z.strictObject({
  name: z.string().min(1),
  category: z.enum(productCategories),
  description: z.string().min(1),
  affiliateLink: z.url({ protocol: /^https$/ }).optional(),
  imageUrl: picture,
  specs: productSpecs.optional(),
  pick: z.number().int().min(1).optional(),
  pickFor: z.string().min(1).optional(),
  pickWhy: z.string().min(1).optional(),
  featured: z.boolean(),
  date: z.iso.date(),
});

const seedLocation = z.strictObject({
  ...draftShape(locationFields),
  slug: z.string().min(1),
  imageUrl: picture,
});

/** The size of the figures that packages/art/figures draws. */
const figureSize = 'width="480" height="320"';

/** Renders figures, and leaves links to dive sites, `[text](<site:Name>)`, unchanged. */
const markdown = new Marked({
  renderer: {
    paragraph({ tokens }) {
      const [only] = tokens;
      if (tokens.length === 1 && only?.type === 'image') {
        const caption = only.title ? `<figcaption>${only.title}</figcaption>` : '';
        const size = only.href.endsWith('.svg') ? ` ${figureSize}` : '';
        return `<figure><img src="${only.href}" alt="${only.text}"${size}>${caption}</figure>\n`;
      }
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return `<a href="${href}">${text}</a>`;
    },
  },
});

/** @throws Error naming file and line */
function readMarkdown<T extends object>(file: string, shape: z.ZodType<T>) {
  const source = readText(file);
  const { fields, body } = readFrontMatter(file, source, shape);
  return { ...fields, file, source, html: markdown.parse(body) as string };
}

function readFolder<T extends object>(folder: string, shape: z.ZodType<T>) {
  return readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readMarkdown(`${folder}/${name}`, shape));
}

/** @throws Error naming file and line */
export function readSeedArticles(sites = readSeedDiveSites()) {
  const figures = catalogueFigures(sites);
  return readFolder('seed/articles', articleFrontMatter).map(({ html, ...article }) => ({
    ...article,
    html: fillFigures(article.file, html, figures),
  }));
}
export const readSeedReviews = () => readFolder('seed/reviews', reviewFrontMatter);
const readSeedProducts = () => readJson('seed/products.json', z.array(seedProduct));
export const readSeedLocations = () => readJson('seed/locations.json', z.array(seedLocation));

/** The plate of a seeded site; null for a site added after the plates were rendered. */
function seedPlate({ slug, name }: Pick<DiveSiteInput, 'slug' | 'name'>) {
  const plate = platePath(slug ?? slugify(name));
  return hasPicture(plate) ? plate : null;
}

/** The dive sites with plates and sources; sites in the sea get their region's temperatures. @throws Error naming file and line of a failure */
export function readSeedDiveSites() {
  const regions = new Map(readSeedRegions().map((region) => [region.name, region]));
  return readdirSync(`${root}seed/dive-sites`)
    .sort()
    .flatMap((name) => {
      const file = `seed/dive-sites/${name}`;
      return readJson(file, z.array(diveSiteSeed)).map((site, index) => {
        const region = regions.get(site.region);
        if (region === undefined) {
          const line = jsonLine(readText(file), [index, 'region']);
          throw new Error(`${file}:${line}: no such region: ${site.region}`);
        }
        const isSea = site.type !== 'freshwater';
        const { seaTemperature, seaTemperatureSource } = region;
        return withSources({
          ...site,
          imageUrl: site.imageUrl ?? seedPlate(site),
          waterTempBySeason: isSea ? seaTemperature : null,
          provenance:
            isSea && seaTemperatureSource
              ? { ...site.provenance, waterTempBySeason: seaTemperatureSource }
              : site.provenance,
        });
      });
    });
}

export type Seed = ReturnType<typeof readSeed>;

/** The addresses of the lists of `sites` by type, state and region. */
const landingAddresses = (sites: readonly { [Name in Landing['filter']]: string | null }[]) =>
  landingFilters.flatMap((filter) =>
    [...new Set(sites.flatMap((site) => site[filter] ?? []))].flatMap((value) => {
      const path = landingPath({ filter, value });
      return path ? paths.diveSiteList(path) : [];
    }),
  );

/** Reads seed/; checks the links, images and HTML of seed/ and content/. @throws Error naming file and line */
export function readSeed() {
  const diveSites = readSeedDiveSites();
  const seed = {
    'dive-sites': diveSites,
    articles: readSeedArticles(diveSites),
    reviews: readSeedReviews(),
    products: readSeedProducts(),
    locations: readSeedLocations(),
    species: readSeedSpecies(),
  } satisfies Record<ResourceWith<'seed'>, readonly object[]>;
  const { articles, reviews, species } = seed;
  const targets: Targets = {
    pages: new Set([
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      ...articles.map(({ slug }) => paths.article(slug)),
      ...reviews.map(({ slug }) => paths.review(slug)),
      ...species.map(({ slug }) => paths.oneSpecies(slug)),
      ...landingAddresses(seed['dive-sites']),
      ...comparedCategories.map((category) => paths.comparison(categorySlug(category))),
    ]),
    sites: new Set(seed['dive-sites'].map(({ name }) => name)),
    hasPicture,
  };
  const pages = readFolder('content/pages', pageFrontMatter);
  for (const text of [...articles, ...reviews, ...pages]) checkText(text, targets);
  for (const file of ['home.json', 'about.json', 'contact.json', 'learn.json']) {
    checkJsonAddresses(`content/${file}`, readText(`content/${file}`), targets);
  }
  for (const article of articles) {
    if (article.diveSite) checkDiveSite(article, 'diveSite', article.diveSite, targets);
    for (const name of article.otherSites ?? []) {
      checkDiveSite(article, 'otherSites', name, targets);
    }
  }
  return seed;
}
