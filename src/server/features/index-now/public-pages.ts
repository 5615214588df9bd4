import { sql } from 'kysely';
import { resourcesWith } from '../../../contract/resources.ts';
import { toBatches } from '../../platform/database/batches.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { listRecordPages } from '../../platform/publishing/record-pages.ts';
import { listIssuePages } from '../../resources/issues/sent.ts';

const batch = 500;
/** A row that the first run adds, so that the first page of an empty site counts as new. */
const firstLook = { path: '/', changedAt: '' };

async function listPublicPages(services: DatabaseReader) {
  const lists = resourcesWith('pages').map((resource) => listRecordPages(services, resource));
  const pages = await Promise.all([...lists, listIssuePages(services)]);
  return [firstLook, ...pages.flat()];
}

/** Marks pages that changed or were removed since the last run; the first run marks none. */
export async function markChangedPages(services: Pick<Services, 'database' | 'clock'>) {
  const { database } = services;
  const rows = await database.selectFrom('announcedPages').select(['path', 'changedAt']).execute();
  const known = new Map(rows.map(({ path, changedAt }) => [path, changedAt]));
  const isFirst = known.size === 0;
  const pages = await listPublicPages(services);
  const due = { dueAt: isFirst ? null : now(services), attempts: 0 };
  const changed = pages.filter(({ path, changedAt }) => known.get(path) !== changedAt);
  for (const part of toBatches(changed, batch)) {
    await database
      .insertInto('announcedPages')
      .values(part.map(({ path, changedAt }) => ({ path, changedAt, ...due })))
      .onConflict((conflict) =>
        isFirst
          ? conflict.doNothing()
          : conflict
              .column('path')
              .doUpdateSet({ changedAt: sql`excluded.changed_at`, ...due })
              .where(sql<boolean>`announced_pages.changed_at is distinct from excluded.changed_at`),
      )
      .execute();
  }
  const present = new Set(pages.map(({ path }) => path));
  const gone = rows
    .filter(({ path, changedAt }) => changedAt !== null && !present.has(path))
    .map(({ path }) => path);
  for (const part of toBatches(gone, batch)) {
    await database
      .updateTable('announcedPages')
      .set({ changedAt: null, ...due })
      .where('changedAt', 'is not', null)
      .where('path', 'in', part)
      .execute();
  }
}
