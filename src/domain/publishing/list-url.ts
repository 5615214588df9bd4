const maxSearchLength = 200;
const maxCategoryLength = 100;

/** The parameters of a list; an absent parameter means all categories or the first page. */
export interface ListUrl {
  category?: string | undefined;
  page?: number | undefined;
}

export interface ListPage<Item> {
  items: Item[];
  older: boolean;
}

/** Reads the address of a list without invalid pages; the caller checks the category. */
export function readListUrl(search: Record<string, unknown>): ListUrl {
  const page = Number(search.page);
  const category = String(search.category ?? '').slice(0, maxCategoryLength);
  return {
    category: category || undefined,
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
  return { search: words || undefined, ...readListUrl(search) };
}
