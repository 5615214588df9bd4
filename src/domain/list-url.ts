import { reviewFilters } from './categories.ts';

const maxSearchLength = 200;

/** What the address of a paged list asks for. An absent field means all, or the first page. */
export interface ListUrl {
  category?: string | undefined;
  page?: number | undefined;
}

/** One page of a list, newest first. */
export interface ListPage<Item> {
  items: Item[];
  /** Another page follows. */
  older: boolean;
}

/**
 * The category and page that an address names; what it can't mean is left out.
 * @param filters the categories of the list, after the word for all of them
 */
export function readListUrl(
  search: Record<string, unknown>,
  [, ...categories]: readonly string[],
): ListUrl {
  const page = Number(search.page);
  return {
    category: categories.find((category) => category === search.category),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  };
}

/** The same of the gear reviews, whose address may also hold words to search for. */
export function readReviewListUrl(
  search: Record<string, unknown>,
): ListUrl & { search?: string | undefined } {
  const words = String(search.search ?? '')
    .trim()
    .slice(0, maxSearchLength);
  return { search: words || undefined, ...readListUrl(search, reviewFilters) };
}
