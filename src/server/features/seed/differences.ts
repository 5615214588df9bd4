import type {
  CatalogueState,
  Decided,
  Difference,
  WaitingRecord,
} from '../../../contract/catalogue.ts';
import { columnsWithSources, isSameField, urgentFields } from '../../../domain/catalogue/merge.ts';
import { readValues, type Values } from '../../../domain/catalogue/values.ts';
import { plainText } from '../../../domain/text/text.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import type {
  ChangedColumns,
  EditedResource,
  EditedRow,
} from '../../platform/database/resources.ts';
import { writeRecords } from '../../platform/history/record-writer.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import {
  type CatalogueRecord,
  type ContentRow,
  readRecords,
  readRows,
  readSiteLinks,
  recordName,
  type SiteLinks,
  saveRecord,
  writeRelease,
} from './catalogue-records.ts';
import { fieldLabel, fieldText } from './field-text.ts';
import { type SeededResource, seededResources } from './seeded-resources.ts';
import { newlyBroken, withSides } from './site-rules.ts';
import { findUndoable } from './undo.ts';
import { addWaiting } from './update.ts';

const urgency = (field: string) => {
  const index = urgentFields.indexOf(field);
  return index < 0 ? urgentFields.length : index;
};

function describeDifferences(
  record: CatalogueRecord,
  row: ContentRow,
  links: SiteLinks,
): Difference[] {
  const own = readValues(row, links.keys, links.productKeys);
  return record.differing
    .filter((field) => !isSameField(field, own, record.base))
    .map((field) => ({
      record: record.id,
      resource: record.resource,
      id: row.id,
      title: recordName(record.resource, row),
      field,
      label: fieldLabel(field),
      urgent: urgentFields.includes(field),
      release: fieldText(field, record.base),
      yours: fieldText(field, own),
    }));
}

const shownText = 240;

function describeWaiting({ id, resource, base }: CatalogueRecord): WaitingRecord {
  const note = base.region ?? base.groupName ?? base.category ?? '';
  const text = base.description ?? base.excerpt ?? base.identify ?? '';
  return {
    record: id,
    resource,
    title: recordName(resource, base),
    note: String(note),
    text: plainText(String(text)).slice(0, shownText),
  };
}

/** The catalogue's last update if it can be undone, and the changes that wait for the owner. */
export async function readCatalogueState({ database }: DatabaseReader): Promise<CatalogueState> {
  const records = await readRecords(database, { differing: true });
  const links = await readSiteLinks(database);
  const differences: Difference[] = [];
  for (const resource of seededResources) {
    const some = records.filter((one) => one.resource === resource);
    const ids = some.flatMap(({ recordId }) => recordId ?? []);
    const rows = await readRows(database, resource, ids);
    for (const record of some) {
      const row = rows.get(record.recordId ?? 0);
      if (row) differences.push(...describeDifferences(record, row, links));
    }
  }
  differences.sort(
    (one, other) =>
      urgency(one.field) - urgency(other.field) ||
      one.label.localeCompare(other.label) ||
      one.title.localeCompare(other.title),
  );
  const update = await findUndoable(database);
  return {
    update: update
      ? {
          appliedAt: update.appliedAt,
          added: update.added,
          changed: update.changed,
          fields: update.fields,
        }
      : null,
    differences,
    waiting: (await readRecords(database, { states: ['waiting'] })).map(describeWaiting),
  };
}

/** The requested fields by record, limited to those that wait for a decision. */
async function chosenFields(
  { database }: DatabaseReader,
  fields: readonly { record: number; field: string }[],
) {
  const chosen = Map.groupBy(fields, ({ record }) => record);
  const records = await readRecords(database, { differing: true });
  return records.flatMap((record) => {
    const names = (chosen.get(record.id) ?? []).map(({ field }) => field);
    const some = record.differing.filter((field) => names.includes(field));
    return some.length > 0 ? [{ record, fields: some }] : [];
  });
}

/** The release's values of fields and of their sources. */
const takenValues = (fields: readonly string[], base: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field) => columnsWithSources(field).map((column) => [column, base[column]])),
  );

/** The columns to write for some fields' release values, or the rule that they would break. */
function takenColumns(
  { resource, base }: CatalogueRecord,
  row: ContentRow,
  fields: readonly string[],
  links: SiteLinks,
) {
  const columns = writeRelease(resource, takenValues(fields, base), row, links);
  const [broken] = newlyBroken(resource, row, { ...row, ...columns });
  if (broken) return { reason: broken.message };
  return { columns: withSides(resource, row, columns) };
}

type Chosen = Awaited<ReturnType<typeof chosenFields>>;

function takeFields(
  services: Services,
  resource: EditedResource & SeededResource,
  chosen: Chosen,
  actor: Actor,
): Promise<Decided> {
  return writeRecords(services, resource, actor, async ({ transaction, lock, update }) => {
    const links = await readSiteLinks(transaction);
    const rows = await readRows(transaction, resource);
    const decided: Decided = { done: 0, refused: [] };
    for (const { record, fields } of chosen) {
      if (!rows.has(record.recordId ?? 0)) continue;
      const before = await lock(record.recordId ?? 0);
      const row = before as unknown as ContentRow;
      const { columns, reason } = takenColumns(record, row, fields, links);
      if (!columns) {
        const title = recordName(resource, row);
        for (const field of fields) {
          decided.refused.push({ title, label: fieldLabel(field), reason });
        }
        continue;
      }
      const changes = columns as ChangedColumns<typeof resource>;
      await update(before as EditedRow<typeof resource>, changes);
      const differing = record.differing.filter((field) => !fields.includes(field));
      await saveRecord(transaction, record.id, { differing });
      decided.done += fields.length;
    }
    return decided;
  });
}

/** Sets fields to the release's values, recorded in the history as the owner's edit. */
export async function takeDifferences(
  services: Services,
  fields: readonly { record: number; field: string }[],
  actor: Actor,
): Promise<Decided> {
  const chosen = await chosenFields(services, fields);
  const decided: Decided = { done: 0, refused: [] };
  for (const resource of seededResources) {
    const some = chosen.filter(({ record }) => record.resource === resource);
    if (some.length === 0 || resource === 'species') continue;
    const { done, refused } = await takeFields(services, resource, some, actor);
    decided.done += done;
    decided.refused.push(...refused);
  }
  await auditDecision(services, actor, `${decided.done} fields taken from the release`);
  return decided;
}

/** Leaves fields as the owner has them, until a later release changes them again. */
export async function keepDifferences(
  services: Services,
  fields: readonly { record: number; field: string }[],
  actor: Actor,
): Promise<Decided> {
  const chosen = await chosenFields(services, fields);
  await services.database.transaction().execute(async (transaction) => {
    for (const { record, fields: kept } of chosen) {
      const differing = record.differing.filter((field) => !kept.includes(field));
      await saveRecord(transaction, record.id, { differing });
    }
  });
  const done = chosen.reduce((sum, { fields: some }) => sum + some.length, 0);
  await auditDecision(services, actor, `${done} fields left as they are`);
  return { done, refused: [] };
}

const auditDecision = (services: Services, actor: Actor, details: string) =>
  audit(services, { ...actor, action: 'catalogue_decided', resource: 'catalogue', details });

/** Adds new records that wait for the owner, or declines them for good. */
export async function decideWaiting(
  services: Services,
  decision: 'add' | 'decline',
  ids: readonly number[],
  actor: Actor,
): Promise<Decided> {
  const chosen = new Set(ids);
  const done = await services.content.write('dive-sites', async (transaction, touch) => {
    const waiting = await readRecords(transaction, { states: ['waiting'] });
    const records = waiting.filter(({ id }) => chosen.has(id));
    if (decision === 'decline') {
      for (const { id } of records) await saveRecord(transaction, id, { state: 'declined' });
    } else {
      await addWaiting(transaction, records);
      for (const { resource } of records) touch(resource);
      touch('species');
    }
    return records.length;
  });
  const details = `${done} new records ${decision === 'add' ? 'added' : 'left out'}`;
  await auditDecision(services, actor, details);
  return { done, refused: [] };
}
