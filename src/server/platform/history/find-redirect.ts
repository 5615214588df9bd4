import { decodedPath, sortedQuery, withoutSlash } from '../../../contract/history/redirects.ts';
import type { Resource } from '../../../contract/resources.ts';
import {
  comparePatterns,
  fillTarget,
  matchPattern,
  wildcard,
} from '../../../domain/publishing/address-patterns.ts';
import type { DatabaseReader } from '../http/context.ts';
import { listLivePaths } from './live-paths.ts';
import { currentPaths } from './redirects.ts';

/** Follows a chain of redirects on this site to its last target. The writer of redirects rejects loops. */
async function lastTarget(
  services: DatabaseReader,
  target: string,
  hops: number,
): Promise<string | null> {
  if (!target.startsWith('/') || hops > maxHops) return target;
  const next = await findRedirect(services, targetAddress(target), hops + 1);
  return next ? next.target : target;
}

/** The address of a target, without its fragment. */
const targetAddress = (target: string) => decodedPath(target.replace(/#.*/s, ''));

/** Maximum of redirects in a chain. Each redirect costs a database query. */
export const maxHops = 20;
/** Maximum of query parameters in an address that may have a redirect. */
const maxParameters = 10;

/** The spellings under which the redirect of an address may be stored, the closest first. */
function spellings(address: string): string[] {
  const [path = '', query = ''] = address.split('?', 2);
  const bare = withoutSlash(path);
  const paths = bare === path ? [path] : [bare, path];
  if (!query) return paths;
  const single = [...new URLSearchParams(query)]
    .slice(0, maxParameters)
    .map((parameter) => new URLSearchParams([parameter]).toString());
  const queries = [sortedQuery(query), ...single];
  return [...queries.flatMap((part) => paths.map((one) => `${one}?${part}`)), ...paths];
}

/** Finds the longest pattern that matches one of the addresses. */
async function findPattern({ database }: DatabaseReader, addresses: string[]) {
  const rows = await database
    .selectFrom('redirects')
    .selectAll()
    .where('path', 'like', `%${wildcard}%`)
    .where('target', 'is not', null)
    .execute();
  rows.sort((one, other) => comparePatterns(one.path, other.path));
  for (const row of rows) {
    for (const address of addresses) {
      const captures = matchPattern(row.path, address);
      if (captures) return { ...row, target: fillTarget(row.target ?? '', captures) };
    }
  }
  return undefined;
}

/** Finds the redirect of an address. */
async function findRow(services: DatabaseReader, address: string) {
  const addresses = spellings(address);
  const rows = await services.database
    .selectFrom('redirects')
    .selectAll()
    .where('path', 'in', addresses)
    .execute();
  const rank = ({ path }: { path: string }) => addresses.indexOf(path);
  const [closest] = rows.sort((one, other) => rank(one) - rank(other));
  // A pattern such as /2019/* also applies to its folder, /2019.
  return closest ?? (await findPattern(services, [...addresses, `${addresses.at(-1)}/`]));
}

/** Finds the target of a former address: an address for 301, null for 410; undefined for drafts and others. */
export async function findRedirect(
  services: DatabaseReader,
  address: string,
  hops = 0,
): Promise<{ id: number; resource: Resource | undefined; target: string | null } | undefined> {
  const row = await findRow(services, address);
  if (!row) return undefined;
  const { id } = row;
  // A page takes precedence over a pattern. The router has not looked for pages within a chain.
  if (hops > 0 && row.path.includes(wildcard)) {
    const [page = ''] = spellings(address.replace(/[?].*/s, ''));
    if ((await listLivePaths(services)).has(page)) return undefined;
  }
  if (row.target !== null) {
    // A pattern may match its own target, whose page may have been deleted since.
    if (targetAddress(row.target) === address) return undefined;
    const target = await lastTarget(services, row.target, hops);
    return target !== null && targetAddress(target) === address
      ? undefined
      : { id, resource: undefined, target };
  }
  const resource = row.resource as Resource;
  const current = (await currentPaths(services, [row])).get(`${resource}/${row.recordId}`);
  if (!current) return { id, resource, target: null };
  const [path] = address.split('?');
  return current.isPublic && current.path !== path
    ? { id, resource, target: current.path }
    : undefined;
}
