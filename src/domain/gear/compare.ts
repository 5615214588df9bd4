import { slugify } from '../text/fold-text.ts';

export const productCategories = [
  'Masks',
  'Fins',
  'Snorkels',
  'Wetsuits',
  'BCDs',
  'Regulators',
  'Dive Computers',
  'Accessories',
] as const;

/** The categories in which all products serve the same purpose. */
export const comparedCategories = productCategories.filter((name) => name !== 'Accessories');

export const categorySlug = (category: string) => slugify(category);

/** A category within a sentence. */
export const categoryText = (category: string) =>
  category === 'BCDs' ? category : category.toLowerCase();

export const categoryWithSlug = (slug: string) =>
  comparedCategories.find((category) => categorySlug(category) === slug);

/** Maximum number of products in a comparison. */
export const maxCompared = 4;

interface CompareUrl {
  /** Ids of products, separated by commas; absent for the page's own choice. */
  with?: string | undefined;
}

/** Reads at most four ids from an address, without invalid and repeated ids. */
export function readCompareUrl(search: Record<string, unknown>): CompareUrl {
  const ids = String(search.with ?? '').match(/\b[1-9]\d{0,8}\b/g) ?? [];
  return { with: [...new Set(ids)].slice(0, maxCompared).join(',') || undefined };
}

/** The ids in an address that belong to these products. */
export const chosenIds = (
  search: Record<string, unknown>,
  products: readonly { id: number }[],
): number[] =>
  (readCompareUrl(search).with?.split(',') ?? [])
    .map(Number)
    .filter((id) => products.some((product) => product.id === id));

/** The address after a product is added or, if already chosen, removed. */
export function toggleChosen(chosen: readonly number[], id: number): CompareUrl {
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return readCompareUrl({ with: next.join(',') });
}

/** Whether the known values of a figure differ. */
export const hasDifferentValues = (texts: readonly (string | undefined)[]) =>
  new Set(texts.filter((text) => text !== undefined)).size > 1;

interface Picked {
  name: string;
  pick: number | null;
}

/** Sorts the owner's picks in their order, then the others by name. */
export const byPick = (one: Picked, other: Picked) =>
  (one.pick ?? Number.POSITIVE_INFINITY) - (other.pick ?? Number.POSITIVE_INFINITY) ||
  one.name.localeCompare(other.name);

/** The first review of a product. */
export const findReview = <Review extends { productId: number | null }>(
  id: number,
  reviews: readonly Review[],
) => reviews.find(({ productId }) => productId === id);
