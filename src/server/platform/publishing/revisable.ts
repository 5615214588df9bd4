import type { RevisionSummary } from '../../../contract/history/history.ts';
import { hasCapability } from '../../../contract/resources.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { ChangedColumns, EditedRow } from '../database/resources.ts';
import { type ContentServices, writeRecords } from '../history/record-writer.ts';
import { findRevision, listRevisions, type RevisedResource } from '../history/revisions.ts';
import type { DatabaseReader } from '../http/context.ts';

export interface Revisable<Item> {
  list(services: DatabaseReader, id: number): Promise<RevisionSummary[]>;
  find(services: DatabaseReader, id: number, revision: number): Promise<Item>;
  restore(services: ContentServices, id: number, revision: number, actor?: Actor): Promise<Item>;
}

/** Columns not taken from the revision, so that the record keeps its address and position. */
const unrestored = new Set([
  'id',
  'version',
  'slug',
  'createdAt',
  'updatedAt',
  'published',
  'publishedAt',
  'publishAt',
  'unpublishAt',
]);

export function revisable<Name extends RevisedResource, Item>(
  resource: Name,
  toRecord: (row: EditedRow<Name>) => Item,
  /** Computes derived columns, which an old revision may lack. */
  derive: (row: EditedRow<Name>) => ChangedColumns<Name> = () => ({}),
): Revisable<Item> {
  return {
    list: (services, id) => listRevisions(services, resource, id),

    /** @throws 404 */
    find: async ({ database }, id, revision) =>
      toRecord(await findRevision(database, resource, id, revision)),

    /** Restores an earlier state, as a draft if the resource has drafts; the current state becomes a revision. @throws 404 */
    restore: (services, id, revision, actor) =>
      writeRecords(services, resource, actor, async ({ transaction, lock, update }) => {
        const before = await lock(id);
        const earlier = await findRevision(transaction, resource, id, revision);
        const state = new Map<string, unknown>(Object.entries(earlier));
        const columns = Object.keys(before)
          .filter((column) => !unrestored.has(column))
          .map((column) => [column, state.get(column)]);
        const changes: ChangedColumns<Name> = {
          ...Object.fromEntries(columns),
          ...derive(earlier),
          ...(hasCapability(resource, 'published') && { published: 0 }),
          ...(hasCapability(resource, 'scheduled') && { publishAt: null, unpublishAt: null }),
          // Only published products can be featured.
          ...(resource === 'products' && { featured: 0 }),
        };
        return toRecord(await update(before, changes, 'revision_restored'));
      }),
  };
}
