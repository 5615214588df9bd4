import { reviewFilters } from './categories.ts';

const maxSearchLength = 200;

/** The parameters of a list; an absent one means all, or the first page. */
export interface ListUrl {
  category?: string | undefined;
  page?: number | undefined;
}

export interface ListPage<Item> {
  items: Item[];
  older: boolean;
}

/** Reads a list's address without invalid values. @param filters the categories, after the label for all of them */
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

export interface ReviewListUrl extends ListUrl {
  search?: string | undefined;
}

export function readReviewListUrl(search: Record<string, unknown>): ReviewListUrl {
  const words = String(search.search ?? '')
    .trim()
    .slice(0, maxSearchLength);
  return { search: words || undefined, ...readListUrl(search, reviewFilters) };
}
