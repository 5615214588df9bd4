import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Selectable } from 'kysely';
import {
  type ReadResource,
  readResources,
  recordOfPath,
} from '../../../contract/page-reads/record-address.ts';
import type { PageReadsTable } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { mayHaveSession } from '../http/session-cookie.ts';
import { type Counted, createBufferedCounts } from '../jobs/buffered-counts.ts';
import { isOpenedByPerson } from './readers.ts';

type ReadServices = Pick<Services, 'database' | 'clock' | 'logger'>;
type Day = Omit<Selectable<PageReadsTable>, 'id'>;
type ReadPage = NonNullable<ReturnType<typeof recordOfPath>>;

async function recordIds(
  { database }: Pick<Services, 'database'>,
  resource: ReadResource,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (resource === 'dive-sites') {
    const rows = await database
      .selectFrom('diveSites')
      .select('id')
      .where('id', 'in', keys.map(Number))
      .execute();
    return new Map(rows.map(({ id }) => [String(id), id]));
  }
  const rows = await database
    .selectFrom(resource as 'articles')
    .select(['id', 'slug'])
    .where('slug', 'in', keys)
    .where('published', '=', 1)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Counts which pages are read, by day and without a word on the reader. Counts go to the database in batches. */
export function createPageReads(services: ReadServices) {
  async function dayRows(counted: readonly Counted<ReadPage>[]): Promise<Day[]> {
    const day = now(services).slice(0, 10);
    const rows: Day[] = [];
    for (const resource of readResources) {
      const pages = counted.filter(({ subject }) => subject.resource === resource);
      if (pages.length === 0) continue;
      const counts = new Map(pages.map(({ subject, times }) => [subject.key, times]));
      const ids = await recordIds(services, resource, [...counts.keys()]);
      // Instances that wrote rows in different orders could wait for each other.
      const known = [...ids].sort(([, one], [, other]) => one - other);
      for (const [key, recordId] of known) {
        rows.push({ resource, recordId, day, reads: counts.get(key) ?? 0 });
      }
    }
    return rows;
  }

  async function write(counted: readonly Counted<ReadPage>[]) {
    const rows = await dayRows(counted);
    if (rows.length === 0) return;
    await services.database
      .insertInto('pageReads')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'resource', 'recordId'])
          .doUpdateSet((eb) => ({ reads: eb('pageReads.reads', '+', eb.ref('excluded.reads')) })),
      )
      .execute();
  }

  const { add, flush, start } = createBufferedCounts(services, {
    task: 'counting what is read',
    failure: 'the reads of pages were not written',
    write,
  });

  function count(path: string) {
    const page = recordOfPath(path);
    if (page) add(page);
  }

  return {
    count,
    flush,
    start,
    /** Counts a page that is opened, whoever answers it: the cache or a handler. */
    watch(request: IncomingMessage, response: ServerResponse) {
      const { method, headers, url = '' } = request;
      if (method !== 'GET') return;
      const [path = ''] = url.split('?', 1);
      if (!recordOfPath(path)) return;
      const header = (name: string) => headers[name]?.toString();
      if (mayHaveSession(headers.cookie) || !isOpenedByPerson({ header })) return;
      response.once('finish', () => {
        if (response.statusCode === 200 || response.statusCode === 304) count(path);
      });
    },
  };
}
