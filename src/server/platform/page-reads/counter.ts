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
import { frequentMs, recordRuns } from '../jobs/job-runs.ts';
import { repeat } from '../jobs/repeat.ts';
import { isOpenedByPerson } from './readers.ts';

type ReadServices = Pick<Services, 'database' | 'clock' | 'logger'>;
type Day = Omit<Selectable<PageReadsTable>, 'id'>;

const flushIntervalMs = 30_000;
/** Pages that wait to be written; made-up addresses could fill the memory otherwise. */
const mostPages = 5000;

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
  const { database, logger } = services;
  let waiting = new Map<ReadResource, Map<string, number>>();
  let pages = 0;

  function add(resource: ReadResource, key: string, times: number) {
    const counts = waiting.get(resource) ?? new Map<string, number>();
    waiting.set(resource, counts);
    const before = counts.get(key);
    if (before === undefined && pages >= mostPages) return;
    if (before === undefined) pages += 1;
    counts.set(key, (before ?? 0) + times);
  }

  function count(path: string) {
    const record = recordOfPath(path);
    if (record) add(record.resource, record.key, 1);
  }

  async function dayRows(counted: typeof waiting): Promise<Day[]> {
    const day = now(services).slice(0, 10);
    const rows: Day[] = [];
    for (const resource of readResources) {
      const counts = counted.get(resource);
      if (!counts) continue;
      const ids = await recordIds(services, resource, [...counts.keys()]);
      // Instances that wrote rows in different orders could wait for each other.
      const known = [...ids].sort(([, one], [, other]) => one - other);
      for (const [key, recordId] of known) {
        rows.push({ resource, recordId, day, reads: counts.get(key) ?? 0 });
      }
    }
    return rows;
  }

  /** Counts that can't be written are added to the next write. */
  async function flush() {
    if (pages === 0) return;
    const counted = waiting;
    waiting = new Map();
    pages = 0;
    try {
      const rows = await dayRows(counted);
      if (rows.length === 0) return;
      await database
        .insertInto('pageReads')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'resource', 'recordId'])
            .doUpdateSet((eb) => ({ reads: eb('pageReads.reads', '+', eb.ref('excluded.reads')) })),
        )
        .execute();
    } catch (error) {
      for (const [resource, counts] of counted) {
        for (const [key, times] of counts) add(resource, key, times);
      }
      throw error;
    }
  }

  return {
    count,
    flush,
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
    start() {
      const writing = repeat(
        recordRuns(services, 'counting what is read', frequentMs, flush),
        (error) => logger.warn({ err: error }, 'the reads of pages were not written'),
        { intervalMs: flushIntervalMs },
      );
      return {
        async stop() {
          await writing.stop();
          await flush().catch(() => undefined);
        },
      };
    },
  };
}
