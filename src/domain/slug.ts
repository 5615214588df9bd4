/**
 * Makes the slug of a title: lower case, without signs, words joined by hyphens.
 * Letters with marks lose them first, so that "Château" gives "chateau".
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
