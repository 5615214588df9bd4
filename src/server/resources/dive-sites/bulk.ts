import type { AuditAction } from '../../../contract/audit-actions.ts';
import type {
  BulkAnswer,
  BulkUndo,
  BulkUndoAnswer,
  SiteChange,
} from '../../../contract/dive-sites/bulk.ts';
import { countText } from '../../../domain/text/format.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { ChangedColumns } from '../../platform/database/resources.ts';
import type { Row } from '../../platform/database/tables.ts';
import { binRow, restoreLine } from '../../platform/history/bin.ts';
import {
  type ContentServices,
  type RecordWriter,
  writeRecords,
} from '../../platform/history/record-writer.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { changeText, isChange, planChange, shownFields, writtenColumns } from './plan-change.ts';
import { listRowsByIds } from './read.ts';

type SiteRow = Row<'diveSites'>;
type Writer = RecordWriter<'dive-sites'>;
type Columns = ChangedColumns<'dive-sites'>;

const resource = 'dive-sites';
/** Rows per query. */
const batch = 500;

/** Locks the existing rows in the order of their ids, so that two changes never deadlock. */
async function lockAll(writer: Writer, ids: readonly number[]): Promise<SiteRow[]> {
  const rows: SiteRow[] = [];
  for (const some of toBatches(ids, batch)) {
    const existing = await writer.transaction
      .selectFrom('diveSites')
      .select('id')
      .where('id', 'in', some)
      .orderBy('id')
      .execute();
    for (const { id } of existing) rows.push(await writer.lock(id));
  }
  return rows;
}

const sortIds = (ids: Iterable<number>) => [...new Set(ids)].sort((one, other) => one - other);

interface Step {
  row: SiteRow;
  /** Absent if the site moves to the bin. */
  columns?: Columns;
}

function planAll(rows: readonly SiteRow[], ids: readonly number[], change: SiteChange) {
  const steps: Step[] = [];
  const found = new Set(rows.map(({ id }) => id));
  const refused: BulkAnswer['refused'] = ids
    .filter((id) => !found.has(id))
    .map((id) => ({ id, name: `Dive site ${id}`, reason: 'It is no longer there.' }));
  for (const row of rows) {
    const plan = planChange(row, change);
    if (plan === 'bin') steps.push({ row });
    else if ('refused' in plan) refused.push({ id: row.id, name: row.name, reason: plan.refused });
    else if (isChange(row, plan.columns)) steps.push({ row, columns: plan.columns });
  }
  return { steps, refused, unchanged: found.size - steps.length - countKnown(refused, found) };
}

const countKnown = (refused: BulkAnswer['refused'], found: ReadonlySet<number>) =>
  refused.filter(({ id }) => found.has(id)).length;

const toAnswerLine = ({ row, columns }: Step): BulkAnswer['changes'][number] => ({
  id: row.id,
  name: row.name,
  version: columns ? row.version + 1 : row.version,
  fields: columns ? shownFields(row, columns) : [],
});

const recordEvent = (
  { clock }: Pick<ContentServices, 'clock'>,
  { transaction: database }: Writer,
  event: Actor & { action: AuditAction; details: string },
) => audit({ database, clock }, { ...event, resource });

/** Previews a change of some sites. */
export async function previewChange(
  services: DatabaseReader,
  ids: readonly number[],
  change: SiteChange,
): Promise<BulkAnswer> {
  const wanted = [...new Set(ids)];
  const { steps, ...rest } = planAll(await listRowsByIds(services, wanted), wanted, change);
  return { dryRun: true, action: change.action, changes: steps.map(toAnswerLine), ...rest };
}

/** Changes sites in one transaction and lists as refused each site that cannot be changed. */
export function changeSites(
  services: ContentServices,
  ids: readonly number[],
  change: SiteChange,
  actor: Actor,
): Promise<BulkAnswer> {
  const wanted = sortIds(ids);
  return writeRecords(services, resource, actor, async (writer) => {
    const { steps, ...rest } = planAll(await lockAll(writer, wanted), wanted, change);
    for (const { row, columns } of steps) {
      if (columns) await writer.update(row, columns);
      else await binRow(services, resource, writer, row);
    }
    if (steps.length > 0) {
      const details = changeText(change, steps.length);
      await recordEvent(services, writer, { ...actor, action: 'records_changed', details });
    }
    return { dryRun: false, action: change.action, changes: steps.map(toAnswerLine), ...rest };
  });
}

/** Reads a site's state before its last save from its newest revision. */
async function stateBefore({ transaction }: Writer, { id, version }: SiteRow) {
  const revision = await transaction
    .selectFrom('revisions')
    .select('row')
    .where('resource', '=', resource)
    .where('recordId', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  return revision && (JSON.parse(revision.row) as SiteRow);
}

/** @returns whether the site was restored to its state before the change */
async function undoColumns(writer: Writer, action: keyof typeof writtenColumns, row: SiteRow) {
  if (action === 'feature') {
    await writer.update(row, { featured: row.featured ? 0 : 1 });
    return true;
  }
  const before = await stateBefore(writer, row);
  if (!before) return false;
  const columns = Object.fromEntries(
    writtenColumns[action].map((column) => [column, before[column]]),
  ) as Columns;
  await writer.update(row, columns);
  return true;
}

/** @returns labels of the sites that are missing in the bin or have another version there */
async function restoreAll(services: ContentServices, writer: Writer, sites: BulkUndo['sites']) {
  const kept: string[] = [];
  for (const { id, version } of sites) {
    const line = await writer.transaction
      .selectFrom('bin')
      .select(['id', 'row'])
      .where('resource', '=', resource)
      .where('recordId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const isSame = line && (JSON.parse(line.row) as SiteRow).version === version;
    if (isSame) await restoreLine(services, resource, writer, line.id);
    else kept.push(`Dive site ${id}`);
  }
  return kept;
}

async function undoAll(writer: Writer, action: keyof typeof writtenColumns, undo: BulkUndo) {
  const versions = new Map(undo.sites.map(({ id, version }) => [id, version]));
  const kept: string[] = [];
  for (const row of await lockAll(writer, sortIds(versions.keys()))) {
    const isSame = row.version === versions.get(row.id);
    if (!isSame || !(await undoColumns(writer, action, row))) kept.push(row.name);
    versions.delete(row.id);
  }
  return [...kept, ...[...versions.keys()].map((id) => `Dive site ${id}`)];
}

/** Reverts a change of several sites in one transaction, except for sites changed since. */
export function undoChange(
  services: ContentServices,
  undo: BulkUndo,
  actor: Actor,
): Promise<BulkUndoAnswer> {
  const { action, sites } = undo;
  return writeRecords(services, resource, actor, async (writer) => {
    const kept =
      action === 'bin'
        ? await restoreAll(services, writer, sites)
        : await undoAll(writer, action, undo);
    const undone = new Set(sites.map(({ id }) => id)).size - kept.length;
    const details = countText(undone, 'dive site');
    await recordEvent(services, writer, { ...actor, action: 'records_change_undone', details });
    return { undone, kept };
  });
}
