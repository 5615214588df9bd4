import type { Transaction } from 'kysely';
import type { DeletedRecord, RestoredRecord } from '../../contract/history.ts';
import { isUniqueViolation } from '../database/engine.ts';
import type { Row, Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { conflict, notFound } from '../http/errors.ts';
import { recordAuditEvents } from './audit-events.ts';
import { type Actor, audit } from './audit-log.ts';
import { type Kind, kinds, lockRow, tableOf, titleOf } from './records.ts';

/** How long a deleted thing can be restored. */
export const binDays = 30;
/** How many a purge takes in one transaction, so that it never holds others up. */
const purgeBatch = 200;

type ContentServices = Pick<Services, 'content' | 'clock' | 'database'>;

/** Deletes a row: it leaves its table, so that nothing can show it, and can be restored for 30 days. @throws 404 */
export async function moveToBin(services: ContentServices, kind: Kind, id: number, actor?: Actor) {
  await services.content.write(kind, async (transaction) => {
    const row = await lockRow(services, transaction, kind, id);
    await transaction
      .insertInto('bin')
      .values({
        resource: kind,
        recordId: id,
        title: titleOf(kind, row),
        row: JSON.stringify(row),
        deletedAt: now(services),
      })
      .execute();
    await transaction.deleteFrom(tableOf(kind)).where('id', '=', id).execute();
    await recordAuditEvents(services, transaction, kind, row, ['content_deleted'], actor);
  });
}

const daysFrom = (time: string, days: number) =>
  new Date(Date.parse(time) + days * 86_400_000).toISOString();

/** What was deleted in the last 30 days, newest first. */
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
    resource: resource as Kind,
    purgedAt: daysFrom(row.deletedAt, binDays),
  }));
}

/** The first of slug, slug-2, slug-3 … that nothing has. */
async function freeSlug(
  transaction: Transaction<Tables>,
  kind: 'articles' | 'reviews',
  slug: string,
): Promise<string> {
  const rows = await transaction
    .selectFrom(tableOf(kind))
    .select('slug')
    .where('slug', 'like', `${slug}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

async function refuseTakenSlug(transaction: Transaction<Tables>, kind: Kind, slug: string) {
  if (kind !== 'articles' && kind !== 'reviews') return;
  const free = await freeSlug(transaction, kind, slug);
  if (free === slug) return;
  const { called } = kinds[kind];
  throw conflict(`Another ${called.toLowerCase()} has the slug “${slug}” now.`, {
    details: { freeSlug: [free] },
  });
}

/**
 * Brings a deleted thing back as it was, with its id, under another slug where one is given.
 * @throws 404; 409 with a free slug where its own is taken by now
 */
export async function restoreFromBin(
  services: ContentServices,
  id: number,
  { slug }: { slug?: string | undefined },
  actor?: Actor,
): Promise<RestoredRecord> {
  const gone = () => notFound('This is not in the bin any more.');
  const deletedRecord = await services.database
    .selectFrom('bin')
    .select('resource')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!deletedRecord) throw gone();
  const kind = deletedRecord.resource as Kind;
  try {
    return await services.content.write(kind, async (transaction) => {
      // Whoever takes the line out of the bin restores it: a second click finds it gone.
      const taken = await transaction
        .deleteFrom('bin')
        .where('id', '=', id)
        .where('deletedAt', '>', daysFrom(now(services), -binDays))
        .returning('row')
        .executeTakeFirst();
      if (!taken) throw gone();
      const before = JSON.parse(taken.row) as Row<'articles'>;
      const row = { ...before, version: before.version + 1, ...(slug && { slug }) };
      await refuseTakenSlug(transaction, kind, row.slug);
      await transaction.insertInto(tableOf(kind)).values(row).execute();
      await recordAuditEvents(services, transaction, kind, row, ['content_restored'], actor);
      return { resource: kind, id: row.id, title: titleOf(kind, row) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('Another took the slug just now. Try again.');
    throw error;
  }
}

/**
 * Deletes for good what has been in the bin for 30 days, with its earlier versions; a batch a call.
 * @returns how many it deleted, or undefined where there was nothing to do
 */
export async function purgeBin(services: Pick<Services, 'database' | 'clock'>) {
  const { database } = services;
  const ended = daysFrom(now(services), -binDays);
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('bin')
      .where('id', 'in', (query) =>
        query
          .selectFrom('bin')
          .select('id')
          .where('deletedAt', '<=', ended)
          .orderBy('id')
          .limit(purgeBatch),
      )
      .returning(['resource', 'recordId', 'title'])
      .execute();
    for (const { resource, recordId, title } of rows) {
      await transaction
        .deleteFrom('revisions')
        .where('resource', '=', resource)
        .where('recordId', '=', recordId)
        .execute();
      await audit(
        { database: transaction, clock: services.clock },
        { action: 'bin_purged', address: '', resource: `${resource}/${recordId}`, details: title },
      );
    }
    return rows.length || undefined;
  });
}
