export const sitesPerPage = 24;

/** A page that does not exist becomes the nearest that does. */
export function paginate<T>(items: readonly T[], page: number, size = sitesPerPage) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { items: items.slice((current - 1) * size, current * size), page: current, pages };
}
