import type { Transaction } from 'kysely';
import {
  type FieldValues,
  groupOfId,
  readSettings,
  type SettingGroupKey,
  type SettingValues,
  settingGroupKeys,
  settingGroups,
} from '../../../contract/settings/groups/groups.ts';
import type {
  ListedSettingGroup,
  SettingChanges,
  StoredSettingGroup,
} from '../../../contract/settings/settings.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { EditedRow } from '../database/resources.ts';
import type { Tables } from '../database/tables.ts';
import { type ContentServices, type RecordWriter, writeRecords } from '../history/record-writer.ts';
import { rejectStale } from '../history/records.ts';
import { findRevision, listRevisions } from '../history/revisions.ts';
import { type DatabaseReader, now } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { moveAuthors, renameAuthors } from './authors.ts';
import { moveCategories } from './categories.ts';
import type { Settings } from './store.ts';

type SettingsRow = EditedRow<'settings'>;
type Categories = SettingValues['categories'];
type Identity = SettingValues['identity'];

/** @throws 404 */
function requireGroupKey(id: number): SettingGroupKey {
  const key = groupOfId(id);
  if (!key) throw notFound('Setting not found');
  return key;
}

function toGroup(
  { defaults, validChanges }: Settings,
  key: SettingGroupKey,
  row: SettingsRow | undefined,
): StoredSettingGroup {
  const { id, label } = settingGroups[key];
  return {
    id,
    key,
    name: label,
    version: row?.version ?? 1,
    values: { ...defaults[key], ...validChanges(key, row?.changes ?? '{}') },
    defaults: defaults[key],
    updatedAt: row?.updatedAt ?? null,
  };
}

export async function listGroups({ database }: DatabaseReader): Promise<ListedSettingGroup[]> {
  const rows = await database
    .selectFrom('settings')
    .select(['id', 'changes', 'updatedAt'])
    .execute();
  return settingGroupKeys.map((key) => {
    const { id, label } = settingGroups[key];
    const row = rows.find((one) => one.id === id);
    const changed = Object.keys(JSON.parse(row?.changes ?? '{}'));
    return { id, key, name: label, updatedAt: row?.updatedAt ?? null, changed };
  });
}

/** @throws 404 */
export async function findGroup(
  { database }: DatabaseReader,
  settings: Settings,
  id: number,
): Promise<StoredSettingGroup> {
  const key = requireGroupKey(id);
  const query = database.selectFrom('settings').selectAll().where('id', '=', id);
  return toGroup(settings, key, await query.executeTakeFirst());
}

export const listGroupRevisions = (services: DatabaseReader, id: number) =>
  listRevisions(services, 'settings', id);

/** @throws 404 */
export async function findGroupRevision(
  { database }: DatabaseReader,
  settings: Settings,
  id: number,
  revision: number,
) {
  const row = await findRevision(database, 'settings', id, revision);
  return toGroup(settings, requireGroupKey(id), row);
}

/** Adds the row of an unchanged group, so that its default becomes the first version. */
async function addRow(services: ContentServices, transaction: Transaction<Tables>, id: number) {
  const time = now(services);
  const name = settingGroups[requireGroupKey(id)].label;
  await transaction
    .insertInto('settings')
    .values({ id, name, changes: '{}', createdAt: time, updatedAt: time })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** JSON of the fields that differ from their default. Other fields follow content/ at the next release. */
function changedFields(settings: Settings, key: SettingGroupKey, values: FieldValues): string {
  const defaults: FieldValues = settings.defaults[key];
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaults[field]),
  );
  return JSON.stringify(Object.fromEntries(changed));
}

/** @throws 400 with a message for each invalid field; 404; 409 on a stale version */
export async function changeGroup(
  services: ContentServices,
  settings: Settings,
  id: number,
  input: SettingChanges,
  actor: Actor,
): Promise<StoredSettingGroup> {
  const key = requireGroupKey(id);
  const { values, errors } = readSettings(key, input.values);
  const [reason] = Object.values(errors)[0] ?? [];
  if (reason) throw invalid(reason, errors);
  return writeRecords(services, 'settings', actor, async (writer) => {
    await addRow(services, writer.transaction, id);
    const before = await writer.lock(id);
    const current = toGroup(settings, key, before);
    rejectStale('settings', current, input);
    let next = { ...current.values, ...values };
    if (key === 'categories') {
      await moveCategories(writer, current.values as Categories, next as Categories);
    }
    if (key === 'identity') {
      next = renameAuthors(current.values as Identity, next as Identity);
      await moveAuthors(writer, current.values as Identity, next as Identity);
    }
    const changes = changedFields(settings, key, next);
    return toGroup(settings, key, await save(writer, before, changes));
  });
}

const save = (writer: RecordWriter<'settings'>, before: SettingsRow, changes: string) =>
  before.changes === changes ? before : writer.update(before, { changes, name: before.name });

/** Resets every field of a group to its default. @throws 404 if the group was never changed */
export async function resetGroup(
  services: ContentServices,
  settings: Settings,
  id: number,
  actor: Actor,
): Promise<StoredSettingGroup> {
  const key = requireGroupKey(id);
  return writeRecords(services, 'settings', actor, async (writer) => {
    const before = await writer.lock(id);
    if (key === 'categories') {
      const { values } = toGroup(settings, key, before);
      await moveCategories(writer, values as Categories, settings.defaults[key]);
    }
    if (key === 'identity') {
      const { values } = toGroup(settings, key, before);
      await moveAuthors(writer, values as Identity, settings.defaults[key]);
    }
    return toGroup(settings, key, await save(writer, before, '{}'));
  });
}
