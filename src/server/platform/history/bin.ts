import type { Transaction } from 'kysely';
import type { DeletedRecord, RestoredRecord } from '../../../contract/history/history.ts';
import { hasCapability, resources } from '../../../contract/resources.ts';
import { type Actor, audit } from '../audit/audit-log.ts';
import {
  type EditedResource,
  type EditedRow,
  type NewRow,
  resourceTables,
} from '../database/resources.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { conflict, notFound, rejectDuplicate } from '../http/errors.ts';
import { type ContentServices, type RecordWriter, writeRecords } from './record-writer.ts';
import { recordTitle } from './records.ts';

const binDays = 30;
/** Maximum of rows per purge, because a long transaction blocks other writers. */
const purgeBatch = 200;
const dayMs = 86_400_000;

/** Moves a locked row to the bin in the writer's transaction. */
export async function binRow<Name extends EditedResource>(
  services: ContentServices,
  resource: Name,
  { transaction, remove }: Pick<RecordWriter<Name>, 'transaction' | 'remove'>,
  row: EditedRow<Name>,
) {
  await transaction
    .insertInto('bin')
    .values({
      resource,
      recordId: row.id,
      title: recordTitle(resource, row),
      row: JSON.stringify(row),
      deletedAt: now(services),
    })
    .execute();
  await remove(row);
}

/** @throws 404 */
export function moveToBin(
  services: ContentServices,
  resource: EditedResource,
  id: number,
  actor?: Actor,
) {
  return writeRecords(services, resource, actor, async (writer) =>
    binRow(services, resource, writer, await writer.lock(id)),
  );
}

const daysFrom = (time: string, days: number) =>
  new Date(Date.parse(time) + days * dayMs).toISOString();

export async function listBin(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<DeletedRecord[]> {
  const rows = await services.database
    .selectFrom('bin')
    .select(['id', 'resource', 'recordId', 'title', 'deletedAt'])
    .where('deletedAt', '>', daysFrom(now(services), -binDays))
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ resource, ...row }) => ({
    ...row,
    resource: resource as EditedResource,
    purgedAt: daysFrom(row.deletedAt, binDays),
  }));
}

/** @throws 409 with a free slug if another record has the slug */
async function rejectTakenSlug(
  transaction: Transaction<Tables>,
  resource: EditedResource,
  slug: string | undefined,
) {
  if (slug === undefined || !hasCapability(resource, 'slug')) return;
  const rows = await transaction
    .selectFrom(resourceTables[resource])
    .select('slug')
    .where('slug', 'like', `${slug}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  if (free === slug) return;
  const label = resources[resource].label.toLowerCase();
  throw conflict(`Another ${label} has the slug “${slug}” now.`, { details: { freeSlug: [free] } });
}

const notInBin = () => notFound('This is not in the bin any more.');

/** Restores a deleted record in the writer's transaction. @throws 404; 409 as `restoreFromBin` */
export async function restoreLine<Name extends EditedResource>(
  services: ContentServices,
  resource: Name,
  { transaction, restore }: Pick<RecordWriter<Name>, 'transaction' | 'restore'>,
  id: number,
  slug?: string,
): Promise<RestoredRecord> {
  // Deleting the line first makes a second, concurrent restore find nothing.
  const taken = await transaction
    .deleteFrom('bin')
    .where('id', '=', id)
    .where('deletedAt', '>', daysFrom(now(services), -binDays))
    .returning('row')
    .executeTakeFirst();
  if (!taken) throw notInBin();
  const before = JSON.parse(taken.row) as NewRow<Name> & {
    id: number;
    version: number;
    slug?: string;
  };
  // A publishing time that passed in the bin would publish the restored record at once.
  const isOverdue = Boolean(before.publishAt && before.publishAt <= now(services));
  const row = {
    ...before,
    version: before.version + 1,
    ...(slug && { slug }),
    ...(isOverdue && { publishAt: null }),
  };
  await rejectTakenSlug(transaction, resource, row.slug);
  await restore(row);
  return { resource, id: row.id, title: recordTitle(resource, row) };
}

/** @throws 404; 409 with a free slug if another record has taken the slug */
export async function restoreFromBin(
  services: ContentServices,
  id: number,
  { slug }: { slug?: string | undefined },
  actor?: Actor,
): Promise<RestoredRecord> {
  const line = await services.database
    .selectFrom('bin')
    .select('resource')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!line) throw notInBin();
  const resource = line.resource as EditedResource;
  return rejectDuplicate('Another took the slug just now. Try again.', () =>
    writeRecords(services, resource, actor, (writer) =>
      restoreLine(services, resource, writer, id, slug),
    ),
  );
}

/** Deletes one batch of expired records. @returns their number, or undefined if none was due */
export async function purgeBin(services: Pick<Services, 'database' | 'clock'>) {
  const { database } = services;
  const before = daysFrom(now(services), -binDays);
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('bin')
      .where('id', 'in', (query) =>
        query
          .selectFrom('bin')
          .select('id')
          .where('deletedAt', '<=', before)
          .orderBy('id')
          .limit(purgeBatch),
      )
      .returning(['resource', 'recordId', 'title'])
      .execute();
    for (const { resource, recordId, title } of rows) {
      for (const table of ['revisions', 'workingCopies'] as const) {
        await transaction
          .deleteFrom(table)
          .where(({ and }) => and({ resource, recordId }))
          .execute();
      }
      await audit(
        { database: transaction, clock: services.clock },
        { action: 'bin_purged', address: '', resource: `${resource}/${recordId}`, details: title },
      );
    }
    return rows.length || undefined;
  });
}
