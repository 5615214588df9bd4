import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { Actor } from '../audit/audit-log.ts';
import { toBatches } from '../database/batches.ts';
import type { Touch } from '../database/content-store.ts';
import { maxStatementValues } from '../database/engine.ts';
import {
  type ChangedColumns,
  concernsItselfAlone,
  type EditedResource,
  type EditedRow,
  editedTables,
  type NewRow,
  resourceTables,
} from '../database/resources.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { isLinking } from '../shop-links/find-links.ts';
import { registerShopLinks } from '../shop-links/register.ts';
import { createRecordEvents } from '../webhooks/events.ts';
import { auditActionsBetween, recordAuditEvents, recordChangedFields } from './audit-events.ts';
import { lockRow } from './records.ts';
import { moveSiteLinks, releaseAddresses, storeFormerAddress } from './redirects.ts';
import { saveRevision } from './revisions.ts';

/** Maximum of rows that one statement may insert. */
const rowsPerStatement = (rows: readonly object[]) =>
  Math.floor(maxStatementValues / Math.max(1, new Set(rows.flatMap(Object.keys)).size));

export type ContentServices = Pick<Services, 'content' | 'clock' | 'database'>;

/** Writes records with their versions, revisions and audit events. @param actor absent for the seed */
export function writeRecords<Name extends EditedResource, Result>(
  services: ContentServices,
  resource: Name,
  actor: Actor | undefined,
  work: (writer: RecordWriter<Name>) => Promise<Result>,
): Promise<Result> {
  return services.content.write(resource, (transaction, touch) =>
    work(createWriter(services, resource, actor, transaction, touch)),
  );
}

export type RecordWriter<Name extends EditedResource> = ReturnType<typeof createWriter<Name>>;

function createWriter<Name extends EditedResource>(
  services: ContentServices,
  resource: Name,
  actor: Actor | undefined,
  transaction: Transaction<Tables>,
  touch: Touch,
) {
  const tables = editedTables(transaction);
  const table: (typeof resourceTables)[EditedResource] = resourceTables[resource];

  const inTransaction = { database: transaction, clock: services.clock };
  const announce = createRecordEvents(inTransaction, resource);

  async function recordChange(row: { id: number }, actions: readonly AuditAction[]) {
    if (actor) await recordAuditEvents(inTransaction, resource, row, actions, actor);
  }

  async function registerLinks(rows: readonly object[]) {
    if (!isLinking(resource)) return;
    if (await registerShopLinks(transaction, now(services), rows)) touch('shop-links');
  }

  /** @returns the stored rows, in the order of `rows` */
  async function insertMany(rows: readonly NewRow<Name>[]): Promise<EditedRow<Name>[]> {
    touch(resource);
    const stored: EditedRow<Name>[] = [];
    for (const values of toBatches(rows, rowsPerStatement(rows))) {
      const inserted = await tables.insertInto(table).values(values).returningAll().execute();
      await releaseAddresses(transaction, resource, inserted);
      for (const row of inserted as EditedRow<Name>[]) {
        await recordChange(row, ['content_created', ...auditActionsBetween({}, row)]);
        if (actor) await announce(undefined, row);
        stored.push(row);
      }
    }
    await registerLinks(stored);
    return stored;
  }

  return {
    transaction,
    touch,
    insertMany,

    async insert(row: NewRow<Name>): Promise<EditedRow<Name>> {
      const [stored] = await insertMany([row]);
      if (!stored) throw new Error('The database returned no inserted row');
      return stored;
    },

    async restore(row: NewRow<Name> & { id: number }) {
      touch(resource);
      await tables.insertInto(table).values(row).execute();
      await storeFormerAddress(services, transaction, resource, row, row);
      await registerLinks([row]);
      await recordChange(row, ['content_restored']);
      if (actor) await announce(undefined, row);
    },

    /** Reads a row and locks it until the transaction ends. @throws 404 */
    lock: (id: number) => lockRow(services, transaction, resource, id),

    /** @param action an audit action in addition to those of the change itself */
    async update(
      before: EditedRow<Name>,
      columns: ChangedColumns<Name>,
      action?: AuditAction,
    ): Promise<EditedRow<Name>> {
      // The seed has no actor and needs no revisions.
      if (actor) await saveRevision(transaction, resource, before, columns);
      const row = await tables
        .updateTable(table)
        .set({ ...columns, updatedAt: now(services), version: before.version + 1 })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const changed = row as EditedRow<Name>;
      touch(resource, concernsItselfAlone(resource, before, changed) ? before.id : undefined);
      const move = await storeFormerAddress(services, transaction, resource, before, row);
      await registerLinks([row]);
      if (move && (await moveSiteLinks(services, transaction, move))) touch('dive-sites');
      if (actor) await recordChangedFields(inTransaction, resource, before, changed, actor);
      await recordChange(row, [...(action ? [action] : []), ...auditActionsBetween(before, row)]);
      if (actor) await announce(before, row);
      return changed;
    },

    async remove(row: EditedRow<Name>) {
      touch(resource);
      await tables.deleteFrom(table).where('id', '=', row.id).execute();
      await storeFormerAddress(services, transaction, resource, row);
      await recordChange(row, ['content_deleted']);
      if (actor) await announce(row, undefined);
    },
  };
}
