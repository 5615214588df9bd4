import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/products.ts';
import {
  byPick,
  categorySlug,
  categoryText,
  categoryWithSlug,
  chosenIds,
  comparedCategories,
  findReview,
} from '../../../domain/gear/compare.ts';
import { api, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { breadcrumbScript } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';

async function readCompared() {
  const [products, reviews] = await Promise.all([
    read(api.products.$get({ query: {} })),
    read(api.reviews.published.$get({ query: { fields: 'summary' } })),
  ]);
  return products.toSorted(byPick).map((product: Product) => {
    const { id, name, category, specs, pick, pickFor, pickWhy, affiliateLink, shops } = product;
    const reviewSlug = findReview(id, reviews)?.slug;
    return { id, name, category, specs, pick, pickFor, pickWhy, affiliateLink, shops, reviewSlug };
  });
}

export type ComparedProduct = Awaited<ReturnType<typeof readCompared>>[number];

/** E.g. "Best dive computers", or "Compare …" if the owner has picked none of them. */
const pageTitle = (category: string, products: readonly ComparedProduct[]) =>
  `${products.some(({ pick }) => pick !== null) ? 'Best' : 'Compare'} ${categoryText(category)}`;

function listCategories(siteUrl: string, all: readonly ComparedProduct[]) {
  const filled = comparedCategories.flatMap((category) => {
    const products = all.filter((product) => product.category === category);
    const names = products.map(({ name }) => name);
    const title = pageTitle(category, products);
    return products.length > 0 ? [{ slug: categorySlug(category), title, names }] : [];
  });
  // Categories with the most products come first.
  const categories = filled.toSorted((one, other) => other.names.length - one.names.length);
  const head = {
    ...pageHead({
      title: `Dive Gear Compared | ${site.name}`,
      description:
        'Dive computers, regulators, wetsuits, BCDs, fins, masks and snorkels side by side: published figures with their sources, and what we would pick for whom.',
      url: `${siteUrl}${paths.compare}`,
    }),
    scripts: [breadcrumbScript(siteUrl, trail)],
  };
  return { categories, comparison: undefined, head };
}

const trail = [
  ['Gear Reviews', paths.gearReviews],
  ['Compare', paths.compare],
] as const;

/** The products chosen by an address, or the first three of the category. */
const pickShown = (products: readonly ComparedProduct[], chosen: readonly number[]) =>
  chosen.length > 0
    ? chosen.flatMap((id) => products.find((product) => product.id === id) ?? [])
    : products.slice(0, 3);

/** Loads all categories or one. @throws notFound if the slug has no category with products */
export async function loadComparison(
  siteUrl: string,
  slug: string | undefined,
  address: Record<string, unknown>,
) {
  const all = await readCompared();
  if (!slug) return listCategories(siteUrl, all);
  const category = categoryWithSlug(slug);
  const products = all.filter((product) => product.category === category);
  if (!category || products.length === 0) throw notFound();
  const title = pageTitle(category, products);
  const path = paths.comparison(slug);
  const chosen = chosenIds(address, products);
  const shown = pickShown(products, chosen);
  const names = products.map(({ name }) => name).slice(0, 4);
  const head = {
    ...pageHead({
      title: `${title} | ${site.name}`,
      description: `${names.join(', ')}: published figures side by side with their sources, what differs, and our reasons.`,
      url: `${siteUrl}${path}`,
      sharedAs: paths.compare,
    }),
    scripts: [breadcrumbScript(siteUrl, [...trail, [title, path]])],
  };
  return { comparison: { title, category, slug, products, shown, chosen }, head };
}

export type Loaded = Awaited<ReturnType<typeof loadComparison>>;

export type Comparison = NonNullable<Loaded['comparison']>;
