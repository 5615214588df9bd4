import { sql, type Transaction } from 'kysely';
import type { Redirect } from '../../../contract/history/history.ts';
import { decodedPath, sortedQuery, withoutSlash } from '../../../contract/history/redirects.ts';
import { recordPaths } from '../../../contract/paths.ts';
import {
  hasCapability,
  type Resource,
  type ResourceWith,
  resourcesWith,
} from '../../../contract/resources.ts';
import { fillTarget, matchPattern, wildcard } from '../../../domain/publishing/address-patterns.ts';
import { type Actor, audit } from '../audit/audit-log.ts';
import { resourceTables } from '../database/resources.ts';
import type { Row, Tables } from '../database/tables.ts';
import { type DatabaseReader, now, type Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { listLivePaths } from './live-paths.ts';

type Clock = Pick<Services, 'clock'>;
type PagedResource = ResourceWith<'pages'>;
interface AddressedRow {
  id: number;
  slug?: string | null;
  published?: number;
}

function recordPath(resource: PagedResource, row: AddressedRow): string {
  return recordPaths[resource](String(hasCapability(resource, 'slug') ? row.slug : row.id));
}

const isPublic = (resource: PagedResource, row: AddressedRow) =>
  !hasCapability(resource, 'published') || row.published === 1;

async function wasPublicAt(
  transaction: Transaction<Tables>,
  resource: PagedResource,
  recordId: number,
  path: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('redirects')
    .select('id')
    .where(({ and }) => and({ path, resource, recordId }))
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseAddresses(
  transaction: Transaction<Tables>,
  resource: Resource,
  rows: readonly AddressedRow[],
) {
  if (!hasCapability(resource, 'pages')) return;
  const live = rows
    .filter((row) => isPublic(resource, row))
    .map((row) => recordPath(resource, row));
  if (live.length > 0) {
    await transaction.deleteFrom('redirects').where('path', 'in', live).execute();
  }
}

/** Stores the address from before a save, even of a draft, and frees the new one. @returns both if a public page moved */
export async function keepFormerAddress(
  services: Clock,
  transaction: Transaction<Tables>,
  resource: Resource,
  before: AddressedRow,
  after?: AddressedRow,
): Promise<{ from: string; to: string } | undefined> {
  if (!hasCapability(resource, 'pages')) return undefined;
  const from = recordPath(resource, before);
  const to = after && recordPath(resource, after);
  if (after) await releaseAddresses(transaction, resource, [after]);
  const moved = to === undefined || from === to ? undefined : { from, to };
  const isStill = from === to && after !== undefined && isPublic(resource, after);
  if (isStill || !isPublic(resource, before)) {
    return moved && (await wasPublicAt(transaction, resource, before.id, from)) ? moved : undefined;
  }
  const createdAt = now(services);
  const redirect = { path: from, resource, recordId: before.id, target: null, createdAt };
  await transaction
    .insertInto('redirects')
    .values(redirect)
    .onConflict((conflict) => conflict.column('path').doUpdateSet(redirect))
    .execute();
  return moved;
}

/** Updates the dive sites that link to a moved page with its new address. @returns whether there are any */
export async function moveSiteLinks(
  services: Clock,
  transaction: Transaction<Tables>,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const articleSlug = (path: string) => /^\/blog\/(.+)$/.exec(path)?.[1];
  const saved = { updatedAt: now(services), version: sql<number>`version + 1` };
  const linked = await transaction
    .updateTable('diveSites')
    .set({ ...saved, reviewLink: to })
    .where('reviewLink', 'in', [from, `${from}/`])
    .executeTakeFirst();
  const [slug, newSlug] = [articleSlug(from), articleSlug(to)];
  if (!slug || !newSlug) return linked.numUpdatedRows > 0n;
  const described = await transaction
    .updateTable('diveSites')
    .set({ ...saved, blogSlug: newSlug })
    .where('blogSlug', '=', slug)
    .executeTakeFirst();
  return linked.numUpdatedRows + described.numUpdatedRows > 0n;
}

interface CurrentPath {
  path: string;
  isPublic: boolean;
}

async function currentPaths({ database }: DatabaseReader, redirects: readonly Row<'redirects'>[]) {
  const found = new Map<string, CurrentPath>();
  for (const resource of resourcesWith('pages')) {
    const ids = redirects.filter((one) => one.resource === resource).map((one) => one.recordId);
    if (ids.length === 0) continue;
    const columns = [
      'id',
      ...(hasCapability(resource, 'slug') ? ['slug'] : []),
      ...(hasCapability(resource, 'published') ? ['published'] : []),
    ];
    const rows: unknown[] = await database
      .selectFrom(resourceTables[resource])
      .select(columns as ['id'])
      .where('id', 'in', ids)
      .execute();
    for (const row of rows as AddressedRow[]) {
      found.set(`${resource}/${row.id}`, {
        path: recordPath(resource, row),
        isPublic: isPublic(resource, row),
      });
    }
  }
  return found;
}

/** Follows a chain of redirects on this site to its last target. The writer of redirects rejects loops. */
async function lastTarget(
  services: DatabaseReader,
  target: string,
  hops: number,
): Promise<string | null> {
  if (!target.startsWith('/') || hops > mostHops) return target;
  const next = await findRedirect(services, targetAddress(target), hops + 1);
  return next ? next.target : target;
}

/** The address that a target asks for. */
const targetAddress = (target: string) => decodedPath(target.replace(/#.*/s, ''));

/** Maximum of redirects in a chain, each of which costs a query. */
export const mostHops = 20;
/** Maximum of query parameters in an address that may have a redirect. */
const mostParameters = 10;

/** The spellings under which the redirect of an address may be stored, the closest first. */
function spellings(address: string): string[] {
  const [path = '', query = ''] = address.split('?', 2);
  const bare = withoutSlash(path);
  const paths = bare === path ? [path] : [bare, path];
  if (!query) return paths;
  const single = [...new URLSearchParams(query)]
    .slice(0, mostParameters)
    .map((parameter) => new URLSearchParams([parameter]).toString());
  const queries = [sortedQuery(query), ...single];
  return [...queries.flatMap((part) => paths.map((one) => `${one}?${part}`)), ...paths];
}

/** The best redirect with wildcards for an address: the one with the most literal text. */
async function findPattern({ database }: DatabaseReader, addresses: string[]) {
  const rows = await database
    .selectFrom('redirects')
    .selectAll()
    .where('path', 'like', `%${wildcard}%`)
    .where('target', 'is not', null)
    .execute();
  rows.sort((one, other) => other.path.length - one.path.length);
  for (const row of rows) {
    for (const address of addresses) {
      const captures = matchPattern(row.path, address);
      if (captures) return { ...row, target: fillTarget(row.target ?? '', captures) };
    }
  }
  return undefined;
}

/** The row of an address's redirect. */
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

/** The target of a former address with or without a query: a path for 301, null for 410; undefined for other addresses and those of drafts. */
export async function findRedirect(
  services: DatabaseReader,
  address: string,
  hops = 0,
): Promise<{ id: number; resource: Resource | undefined; target: string | null } | undefined> {
  const row = await findRow(services, address);
  if (!row) return undefined;
  const { id } = row;
  // A page takes precedence over a pattern; pages along a chain have not been looked for yet.
  if (hops > 0 && row.path.includes(wildcard)) {
    const [page = ''] = spellings(address.replace(/[?].*/s, ''));
    if ((await listLivePaths(services)).has(page)) return undefined;
  }
  if (row.target !== null) {
    // A pattern may cover the page to which it leads, which was deleted since.
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

const redirectState = (current: CurrentPath | undefined): Redirect['state'] => {
  if (!current) return 'deleted';
  return current.isPublic ? 'moved' : 'draft';
};

/** All former addresses, newest first, except current ones of unpublished records. */
export async function listRedirects(services: DatabaseReader): Promise<Redirect[]> {
  const rows = await services.database
    .selectFrom('redirects')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const paths = await currentPaths(services, rows);
  return rows.flatMap(({ recordId, resource, ...row }): Redirect | Redirect[] => {
    if (row.target !== null) return { ...row, resource: null, state: 'set' };
    const current = paths.get(`${resource}/${recordId}`);
    if (current?.path === row.path) return [];
    return {
      ...row,
      resource: resource as PagedResource,
      state: redirectState(current),
      target: current?.isPublic ? current.path : null,
    };
  });
}

/** Deletes a former address, which then answers 404. @throws 404 */
export async function deleteRedirect(
  services: Pick<Services, 'database' | 'clock'>,
  id: number,
  actor: Actor,
) {
  await services.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('redirects')
      .where('id', '=', id)
      .returning(['path', 'resource', 'recordId'])
      .executeTakeFirstOrThrow(() => notFound('This redirect is not in the list any more.'));
    const resource = row.resource ? `${row.resource}/${row.recordId}` : 'redirects';
    const event = { action: 'redirect_deleted', resource, details: row.path } as const;
    await audit({ ...services, database: transaction }, { ...actor, ...event });
  });
}
