// This file is separate because every page loads `categories.ts` and `list-url.ts`.
import {
  type Categories,
  type CategorisedPosts,
  type Category,
  listFilters,
  reviewCategories,
} from './categories.ts';
import type { ListUrl } from './list-url.ts';

/** The current name of the category that has or had this name; else the name itself. */
export const currentCategory = (list: readonly Category[], name: string): string =>
  list.some((one) => one.name === name)
    ? name
    : (list.find(({ was }) => was.includes(name))?.name ?? name);

/** The released category from which a category of reviews descends; “Other” if there is none. */
export function releasedReviewCategory(
  { reviews }: Categories,
  name: string,
): (typeof reviewCategories)[number] {
  const { was = [] } = reviews.find((one) => one.name === currentCategory(reviews, name)) ?? {};
  return reviewCategories.find((one) => [name, ...was].includes(one)) ?? 'Other';
}

/** Drops a category without a button, and replaces a former name by the current name. */
export function withKnownCategory<Address extends ListUrl>(
  address: Address,
  kind: CategorisedPosts,
  categories: Categories,
): Address {
  const [, ...names] = listFilters(kind, categories);
  const asked = currentCategory(categories[kind], address.category ?? '');
  return { ...address, category: names.find((name) => name === asked) };
}
