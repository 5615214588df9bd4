import type { Transaction } from 'kysely';
import { audit } from '../../platform/audit/audit-log.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import type { ChangedRecord } from './follow-release.ts';

/** A record before an update; `noted` means that the update added only the catalogue record. */
export type UndoneChange = ChangedRecord | { kind: 'added' } | { kind: 'noted' };

async function replaceChanges(
  transaction: Transaction<Tables>,
  updateId: number,
  changes: readonly { id: number; before: UndoneChange }[],
) {
  await transaction.deleteFrom('catalogueChanges').execute();
  const rows = changes.map(({ id, before }) => ({
    updateId,
    catalogueRecordId: id,
    before: JSON.stringify(before),
  }));
  for (const values of toBatches(rows, 500)) {
    await transaction.insertInto('catalogueChanges').values(values).execute();
  }
}

/** Stores the release of the database, and the changes of the update for its undo. */
export async function recordUpdate(
  services: Services,
  transaction: Transaction<Tables>,
  release: string,
  counts: { added: number; changed: number; fields: number },
  changes: readonly { id: number; before: UndoneChange }[],
) {
  const isFirst = !(await transaction
    .selectFrom('catalogueUpdates')
    .select('id')
    .limit(1)
    .executeTakeFirst());
  const isFill =
    isFirst && counts.changed === 0 && changes.every(({ before }) => before.kind === 'added');
  const { id } = await transaction
    .insertInto('catalogueUpdates')
    .values({ release, appliedAt: now(services), undoneAt: null, ...counts })
    .returning('id')
    .executeTakeFirstOrThrow();
  // After an update without changes, the previous update can be undone, but never the first fill.
  if (changes.length > 0) await replaceChanges(transaction, id, isFill ? [] : changes);
  if (isFill || changes.length === 0) return;
  const details = `${counts.added} records added, ${counts.fields} fields of ${counts.changed} records changed`;
  await audit(
    { database: transaction, clock: services.clock },
    { action: 'catalogue_updated', address: '', resource: 'catalogue', details },
  );
}
