import { sql, type Transaction } from 'kysely';
import type { Redirect } from '../../../contract/history/history.ts';
import { recordPaths } from '../../../contract/paths.ts';
import {
  hasCapability,
  type Resource,
  type ResourceWith,
  resourcesWith,
} from '../../../contract/resources.ts';
import { type Actor, audit } from '../audit/audit-log.ts';
import { resourceTables } from '../database/resources.ts';
import type { Row, Tables } from '../database/tables.ts';
import { type DatabaseReader, now, type Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';

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

/** Stores the former address of a public record, and releases the new address. @returns both addresses if the record moved */
export async function storeFormerAddress(
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

/** Replaces a moved page's address in the dive sites that link to it. @returns whether any site was updated */
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

export async function currentPaths(
  { database }: DatabaseReader,
  redirects: readonly Row<'redirects'>[],
) {
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

const redirectState = (current: CurrentPath | undefined): Redirect['state'] => {
  if (!current) return 'deleted';
  return current.isPublic ? 'moved' : 'draft';
};

/** Lists redirects, newest first, except for addresses that an unpublished record still has. */
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

/** Deletes a redirect, whose address then answers 404. @throws 404 */
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
