/** Kinds of results, in order of rank between equal matches. */
export const searchKinds = [
  'Dive Site',
  'Review',
  'Product',
  'Article',
  'Page',
  'Species',
  'Region',
  'Gear',
  'Emergency',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const minSearchLength = 2;

export interface SearchUrl {
  q?: string | undefined;
  kind?: SearchKind | undefined;
  page?: number | undefined;
}

/** Reads a search address without invalid values. */
export function readSearchUrl(search: Record<string, unknown>): SearchUrl {
  const page = Number(search.page);
  return {
    q: String(search.q ?? '').slice(0, 100) || undefined,
    kind: searchKinds.find((kind) => kind === search.kind),
    page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : undefined,
  };
}
