import { productCategories } from '../publishing/categories.ts';
import { slugify } from '../text/slug.ts';

/** The categories whose products do the same job. */
export const comparedCategories = productCategories.filter((name) => name !== 'Accessories');

export const categorySlug = (category: string) => slugify(category);

export const categoryWithSlug = (slug: string) =>
  comparedCategories.find((category) => categorySlug(category) === slug);

/** The most products that stand side by side. */
export const mostCompared = 4;

export interface CompareUrl {
  /** Ids of products, with commas between; absent to leave the choice to the page. */
  with?: string | undefined;
}

/** Drops what is no id, what repeats, and what is beyond four. */
export function readCompareUrl(search: Record<string, unknown>): CompareUrl {
  const ids = String(search.with ?? '').match(/\b[1-9]\d{0,8}\b/g) ?? [];
  return { with: [...new Set(ids)].slice(0, mostCompared).join(',') || undefined };
}

export const chosenIds = ({ with: ids }: CompareUrl) => (ids ? ids.split(',').map(Number) : []);

/** The address with a product added or, where it is chosen, taken out. */
export function toggleChosen(chosen: readonly number[], id: number): CompareUrl {
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return readCompareUrl({ with: next.join(',') });
}

/** Whether products differ in a figure, as far as it is known. */
export const differs = (texts: readonly (string | undefined)[]) =>
  new Set(texts.filter((text) => text !== undefined)).size > 1;

interface Picked {
  name: string;
  pick: number | null;
}

/** The owner's picks in their order, then the others by name. */
export const byPick = (one: Picked, other: Picked) =>
  (one.pick ?? Number.POSITIVE_INFINITY) - (other.pick ?? Number.POSITIVE_INFINITY) ||
  one.name.localeCompare(other.name);

/** The review of a product, the first of several. */
export const findReview = <Review extends { productId: number | null }>(
  id: number,
  reviews: readonly Review[],
) => reviews.find(({ productId }) => productId === id);
