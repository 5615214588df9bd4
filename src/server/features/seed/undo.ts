import type { Transaction } from 'kysely';
import { columnField } from '../../../domain/catalogue/merge.ts';
import { isSame, readValues, sourceColumn, type Values } from '../../../domain/catalogue/values.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { resourceTables } from '../../platform/database/resources.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { storeFormerAddress } from '../../platform/history/redirects.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/errors.ts';
import {
  anyTables,
  type CatalogueRecord,
  type ContentRow,
  readRecords,
  readRows,
  readSiteLinks,
  type SiteLinks,
  saveRecord,
  saveRow,
} from './catalogue-records.ts';
import { type ChangedRecord, untouchedFields } from './follow-release.ts';
import type { UndoneChange } from './record-update.ts';
import { seededResources } from './seeded-resources.ts';
import { withSides } from './site-rules.ts';
import { renewSurveys } from './update.ts';

/** The update that can be undone; undefined if there is none. */
export async function findUndoable(database: Services['database'] | Transaction<Tables>) {
  return database
    .selectFrom('catalogueUpdates')
    .selectAll()
    .where('undoneAt', 'is', null)
    .where('id', 'in', (query) => query.selectFrom('catalogueChanges').select('updateId'))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The columns to restore: those of fields that the owner has not edited since. */
function restoredColumns(
  { columns }: ChangedRecord,
  { base }: CatalogueRecord,
  row: ContentRow,
  links: SiteLinks,
): Record<string, unknown> {
  const own = readValues(row, links.keys, links.productKeys);
  const fields = untouchedFields(Object.keys(columns), own, base);
  const restored = Object.entries(columns).filter(
    ([column]) => column !== 'provenance' && fields.includes(columnField(column)),
  );
  const sources = 'provenance' in columns ? restoredSources(columns, base, row) : {};
  return { ...Object.fromEntries(restored), ...sources };
}

/** Restores sources one by one, since each is a field of its own. */
function restoredSources(columns: Record<string, unknown>, base: Values, row: ContentRow) {
  const parse = (text: unknown): Values => JSON.parse(String(text ?? '{}'));
  const own = parse(row.provenance);
  const before = parse(columns.provenance);
  for (const fact of new Set([...Object.keys(own), ...Object.keys(before)])) {
    if (!isSame(own[fact], base[sourceColumn(fact)])) continue;
    if (before[fact] === undefined) delete own[fact];
    else own[fact] = before[fact];
  }
  const isEmpty = Object.keys(own).length === 0 && columns.provenance === null;
  return { provenance: isEmpty ? null : JSON.stringify(own) };
}

const formerBase = (base: Values, former: Record<string, unknown>): Values =>
  Object.fromEntries(Object.entries({ ...base, ...former }).filter(([, value]) => value !== null));

const isUnedited = ({ base }: CatalogueRecord, row: ContentRow, links: SiteLinks) => {
  const own = readValues(row, links.keys, links.productKeys);
  return [...new Set([...Object.keys(own), ...Object.keys(base)])].every((column) =>
    isSame(own[column], base[column]),
  );
};

async function undoChange(
  services: Pick<Services, 'clock'>,
  transaction: Transaction<Tables>,
  record: CatalogueRecord,
  before: UndoneChange,
  row: ContentRow | undefined,
  links: SiteLinks,
) {
  if (before.kind === 'noted') {
    // A record that the owner added or declined since stays.
    if (record.state === 'waiting' || record.differing.length > 0) {
      await transaction.deleteFrom('catalogueRecords').where('id', '=', record.id).execute();
    }
    return;
  }
  if (before.kind === 'added') {
    if (!row || !isUnedited(record, row, links)) return;
    await anyTables(transaction)
      .deleteFrom(resourceTables[record.resource])
      .where('id', '=', row.id)
      .execute();
    await storeFormerAddress(services, transaction, record.resource, row);
    await saveRecord(transaction, record.id, { state: 'undone' });
    return;
  }
  if (row) {
    const columns = restoredColumns(before, record, row, links);
    if (Object.keys(columns).length > 0) {
      const all = withSides(record.resource, row, columns);
      await saveRow(transaction, record.resource, row, all, now(services));
    }
  }
  const base = formerBase(record.base, before.base);
  await saveRecord(transaction, record.id, { base, differing: before.differing });
}

/**
 * Undoes the last update of the catalogue: restores each field that it changed, except those that
 * the owner has edited since, and removes records that it added, except edited ones.
 * @throws 409 if there is no update to undo
 */
export function undoUpdate(services: Services, actor: Actor): Promise<void> {
  return services.content.write('dive-sites', async (transaction, touch) => {
    const update = await findUndoable(transaction);
    if (!update) throw conflict('There is no update of the catalogue to undo.');
    const changes = await transaction.selectFrom('catalogueChanges').selectAll().execute();
    const befores = new Map<number, UndoneChange>(
      changes.map(({ catalogueRecordId, before }) => [catalogueRecordId, JSON.parse(before)]),
    );
    const records = (await readRecords(transaction)).filter(({ id }) => befores.has(id));
    const links = await readSiteLinks(transaction);
    for (const resource of seededResources) {
      const rows = await readRows(transaction, resource);
      for (const record of records.filter((one) => one.resource === resource)) {
        const before = befores.get(record.id);
        const row = rows.get(record.recordId ?? 0);
        if (before) await undoChange(services, transaction, record, before, row, links);
        touch(resource);
      }
    }
    await renewSurveys(transaction);
    touch('species');
    await transaction.deleteFrom('catalogueChanges').execute();
    await transaction
      .updateTable('catalogueUpdates')
      .set({ undoneAt: now(services) })
      .where('id', '=', update.id)
      .execute();
    await audit(
      { database: transaction, clock: services.clock },
      { ...actor, action: 'catalogue_undone', resource: 'catalogue', details: update.appliedAt },
    );
  });
}
