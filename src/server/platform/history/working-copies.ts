import type { Transaction } from 'kysely';
import type {
  ListedWorkingCopy,
  WorkingCopy,
  WorkingCopyInput,
} from '../../../contract/history/working-copies.ts';
import { type Resource, resources } from '../../../contract/resources.ts';
import { groupOfId, settingGroups } from '../../../contract/settings/groups/groups.ts';
import { forUpdate } from '../database/engine.ts';
import { type EditedResource, editedTables, resourceTables } from '../database/resources.ts';
import type { Row, Tables } from '../database/tables.ts';
import { type DatabaseReader, now, type Services } from '../http/context.ts';
import { conflict, notFound } from '../http/errors.ts';
import { storeDraftVersion } from './draft-versions.ts';

export async function listWorkingCopies({
  database,
}: DatabaseReader): Promise<ListedWorkingCopy[]> {
  const rows = await database
    .selectFrom('workingCopies')
    .select(['resource', 'recordId', 'title', 'savedAt'])
    .orderBy('savedAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, resource: row.resource as EditedResource }));
}

/** @param id below 0 for the draft of a new record */
export async function findWorkingCopy(
  { database }: DatabaseReader,
  resource: Resource,
  id: number,
): Promise<WorkingCopy | null> {
  const row = await database
    .selectFrom('workingCopies')
    .select(['formValues', 'recordVersion', 'version', 'savedAt'])
    .where(({ and }) => and({ resource, recordId: id }))
    .executeTakeFirst();
  if (!row) return null;
  const { formValues, ...copy } = row;
  return { values: JSON.parse(formValues) as WorkingCopy['values'], ...copy };
}

async function checkRecord({ database }: DatabaseReader, resource: EditedResource, id: number) {
  // A group of settings has no row before its first change.
  if (resource === 'settings' && groupOfId(id)) return;
  const table: (typeof resourceTables)[EditedResource] = resourceTables[resource];
  const tables = editedTables(database);
  await tables
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound(`${resources[resource].label} not found`));
}

function copyTitle(resource: EditedResource, id: number, { values }: WorkingCopyInput) {
  const group = resource === 'settings' ? groupOfId(id) : undefined;
  const title = group ? settingGroups[group].label : values[resources[resource].title];
  return (title ?? '').trim().slice(0, 300);
}

type CopyKey = Pick<Row<'workingCopies'>, 'resource' | 'recordId'>;

/** @returns whether the values were stored; false if the copy has another version */
async function replaceCopy(
  { database }: DatabaseReader,
  transaction: Transaction<Tables>,
  { resource, recordId }: CopyKey,
  { version, keepReplaced = false }: WorkingCopyInput,
  saved: Omit<Row<'workingCopies'>, keyof CopyKey>,
): Promise<boolean> {
  const stored = transaction
    .selectFrom('workingCopies')
    .selectAll()
    .where(({ and }) => and({ resource, recordId, version }));
  const replaced = await forUpdate(database, stored).executeTakeFirst();
  if (replaced) {
    await storeDraftVersion(transaction, replaced, saved, keepReplaced);
    await transaction
      .updateTable('workingCopies')
      .set(saved)
      .where(({ and }) => and({ resource, recordId }))
      .execute();
    return true;
  }
  // A copy that was discarded elsewhere is stored again, so that no text is lost.
  const inserted = await transaction
    .insertInto('workingCopies')
    .values({ resource, recordId, ...saved })
    .onConflict((existing) => existing.columns(['resource', 'recordId']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces a working copy that has the stated version. @throws 404; 409 with the copy of another window */
export async function saveWorkingCopy(
  services: Pick<Services, 'database' | 'clock'>,
  resource: EditedResource,
  id: number,
  input: WorkingCopyInput,
): Promise<{ version: number; savedAt: string }> {
  if (id > 0) await checkRecord(services, resource, id);
  const key = { resource, recordId: id };
  const saved = {
    title: copyTitle(resource, id, input),
    formValues: JSON.stringify(input.values),
    recordVersion: input.recordVersion,
    version: input.version + 1,
    savedAt: now(services),
  };
  const isStored = await services.database
    .transaction()
    .execute((transaction) => replaceCopy(services, transaction, key, input, saved));
  if (!isStored) {
    const current = await findWorkingCopy(services, resource, id);
    throw conflict('Other unsaved words of this record are saved already.', {
      details: { current },
    });
  }
  return { version: saved.version, savedAt: saved.savedAt };
}

/** Deletes a working copy and its earlier versions if it has the given version. */
export async function discardWorkingCopy(
  { database }: DatabaseReader,
  resource: Resource,
  id: number,
  version: number,
) {
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('workingCopies')
      .where(({ and }) => and({ resource, recordId: id, version }))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await transaction
      .deleteFrom('workingCopyVersions')
      .where(({ and }) => and({ resource, recordId: id }))
      .execute();
  });
}
