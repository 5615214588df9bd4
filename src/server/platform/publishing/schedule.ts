import { type ResourceWith, resourcesWith } from '../../../contract/resources.ts';
import type { Actor } from '../audit/audit-log.ts';
import { type ChangedColumns, type EditedRow, resourceTables } from '../database/resources.ts';
import { writeRecords } from '../history/record-writer.ts';
import { now, type Services } from '../http/context.ts';

type ScheduledResource = ResourceWith<'scheduled'>;

const scheduler: Actor = { address: '', userAgent: 'Schedule' };

type PlannedRow = Pick<
  EditedRow<ScheduledResource>,
  'published' | 'publishedAt' | 'publishAt' | 'unpublishAt'
>;

/** The changed columns of a due row; undefined for a row that is not due. */
function dueColumns({ published, publishedAt, publishAt, unpublishAt }: PlannedRow, time: string) {
  const hasEnded = unpublishAt !== null && unpublishAt <= time;
  if (published === 1) return hasEnded ? { published: 0 as const, unpublishAt: null } : undefined;
  if (publishAt === null || publishAt > time) return undefined;
  // The site may have been down for the whole scheduled period.
  if (hasEnded) return { publishAt: null, unpublishAt: null };
  return { published: 1 as const, publishAt: null, publishedAt: publishedAt ?? publishAt };
}

async function listDue({ database }: Services, resource: ScheduledResource, time: string) {
  const rows = await database
    .selectFrom(resourceTables[resource])
    .select(['id', 'published', 'publishedAt', 'publishAt', 'unpublishAt'])
    // Only indexed dates are conditions, because SQLite would scan all drafts for any other condition.
    .where(({ eb, or }) => or([eb('publishAt', '<=', time), eb('unpublishAt', '<=', time)]))
    .orderBy('publishAt')
    .orderBy('id')
    .execute();
  return rows.filter((row) => dueColumns(row, time));
}

/** Publishes or unpublishes a record under its row lock, so that only one instance does it. */
function applyTo<Name extends ScheduledResource>(services: Services, resource: Name, id: number) {
  return writeRecords(services, resource, scheduler, async ({ lock, update }) => {
    const row = await lock(id);
    const columns = dueColumns(row as EditedRow<ScheduledResource>, now(services));
    if (columns) await update(row, columns as ChangedColumns<Name>);
    return columns !== undefined;
  });
}

/** Publishes and unpublishes due records. A failure is logged and retried in the next run. @returns the number of changed records */
export async function applySchedule(services: Services): Promise<number> {
  let changed = 0;
  for (const resource of resourcesWith('scheduled')) {
    for (const { id } of await listDue(services, resource, now(services))) {
      try {
        if (await applyTo(services, resource, id)) changed += 1;
      } catch (error) {
        services.logger.error({ err: error, resource, id }, 'a scheduled change failed');
      }
    }
  }
  return changed;
}
