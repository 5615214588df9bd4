import type { Overview } from '../../../contract/overview.ts';
import type { ReadResource } from '../../../contract/page-reads/record-address.ts';
import { recordPaths } from '../../../contract/paths.ts';
import type { Services } from '../http/context.ts';

type Reader = Pick<Services, 'database' | 'clock'>;
type MostRead = Overview['mostRead'][number];

export const readDays = 28;
const shown = 10;

const firstDay = ({ clock }: Pick<Reader, 'clock'>) =>
  new Date(clock().getTime() - (readDays - 1) * 86_400_000).toISOString().slice(0, 10);

async function publicPages(
  { database }: Reader,
  resource: ReadResource,
): Promise<Map<number, Pick<MostRead, 'title' | 'path'>>> {
  const isRead = database
    .selectFrom('pageReads')
    .select('recordId')
    .where('resource', '=', resource);
  if (resource === 'dive-sites') {
    const rows = await database
      .selectFrom('diveSites')
      .select(['id', 'name'])
      .where('id', 'in', isRead)
      .execute();
    return new Map(
      rows.map(({ id, name }) => [id, { title: name, path: recordPaths[resource](String(id)) }]),
    );
  }
  const rows = await database
    .selectFrom(resource as 'articles')
    .select(['id', 'title', 'slug'])
    .where('id', 'in', isRead)
    .where('published', '=', 1)
    .execute();
  return new Map(
    rows.map(({ id, title, slug }) => [id, { title, path: recordPaths[resource](slug) }]),
  );
}

/** The public pages that were read most in the last 28 days, at most ten. */
export async function listMostRead(services: Reader): Promise<MostRead[]> {
  const counts = await services.database
    .selectFrom('pageReads')
    .select(['resource', 'recordId', (query) => query.fn.sum<number | string>('reads').as('reads')])
    .where('day', '>=', firstDay(services))
    .groupBy(['resource', 'recordId'])
    .orderBy('reads', 'desc')
    .orderBy('resource')
    .orderBy('recordId')
    .execute();
  const pages = new Map<string, Awaited<ReturnType<typeof publicPages>>>();
  const listed: MostRead[] = [];
  for (const { resource: name, recordId: id, reads } of counts) {
    if (listed.length === shown) break;
    const resource = name as ReadResource;
    const known = pages.get(resource) ?? (await publicPages(services, resource));
    pages.set(resource, known);
    const page = known.get(id);
    if (page) listed.push({ resource, id, ...page, reads: Number(reads) });
  }
  return listed;
}

/** Deletes the reads of days that no longer count. @returns how many rows */
export async function purgePageReads(services: Reader) {
  const { numDeletedRows } = await services.database
    .deleteFrom('pageReads')
    .where('day', '<', firstDay(services))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
