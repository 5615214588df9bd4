/** Whether an address of the site is a path, is below it or is its share image. Separate from `site-parts.ts`, whose tables browsers do not need. */
export function isBelow(address: string, path: string): boolean {
  const own = address.replace(/[?#].*/s, '').replace(/^\/share(?=\/)/, '');
  return own === path || own.startsWith(`${path}/`) || own.startsWith(`${path}.`);
}
