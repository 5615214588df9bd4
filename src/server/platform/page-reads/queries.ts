import type { Overview } from '../../../contract/overview.ts';
import type { VisitKind } from '../../../contract/page-reads/page-reads.ts';
import { readResources } from '../../../contract/page-reads/record-address.ts';
import {
  type PageStatistics,
  readDays,
  type Statistics,
} from '../../../contract/page-reads/statistics.ts';
import { paths } from '../../../contract/paths.ts';
import { addDays, localDay, startOfDay } from '../../../domain/dates/site-time.ts';
import type { Services } from '../http/context.ts';
import { site } from '../site-content/site-content.ts';
import { findPages } from './page-titles.ts';

type Reader = Pick<Services, 'database' | 'clock'>;

const mostReadDays = 28;
const mostReadShown = 10;
const listShown = 50;

/** The date in the site's time zone, `days` days ago. */
export const daysAgo = ({ clock }: Pick<Reader, 'clock'>, days: number) =>
  localDay(new Date(clock().getTime() - days * 86_400_000), site.timeZone);

export interface Range {
  from: string;
  to: string;
}

/** Counts of one kind in a range of days, summed by a column, the highest first. */
async function countBy(
  { database }: Pick<Reader, 'database'>,
  column: 'day' | 'page' | 'detail',
  kind: VisitKind,
  { from, to, ...where }: Range & { page?: string },
): Promise<{ name: string; times: number }[]> {
  const rows = await database
    .selectFrom('visitCounts')
    .select([`${column} as name`, (query) => query.fn.sum<number | string>('times').as('times')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(where.page !== undefined, (query) => query.where('page', '=', where.page ?? ''))
    .groupBy(column)
    .orderBy('times', 'desc')
    .orderBy(column)
    .execute();
  return rows.map(({ name, times }) => ({ name, times: Number(times) }));
}

/** The ten most read public records of the last 28 days. */
export async function listMostRead(services: Reader): Promise<Overview['mostRead']> {
  const range = { from: daysAgo(services, mostReadDays - 1), to: daysAgo(services, 0) };
  const counts = await countBy(services, 'page', 'page', range);
  const records = counts.filter(({ name }) =>
    readResources.includes(name.split(':', 1)[0] as never),
  );
  const pages = await findPages(services, records);
  return records
    .flatMap(({ name, times }) => {
      const page = pages.get(name);
      return page?.record
        ? [{ ...page.record, title: page.title, path: page.path, reads: times }]
        : [];
    })
    .slice(0, mostReadShown);
}

/** Lists the first 50 counts with title and path; the path is null if the page is not public. */
async function withTitles(
  services: Reader,
  counts: readonly { name: string; times: number }[],
): Promise<Statistics['pages']> {
  const some = counts.slice(0, listShown);
  const pages = await findPages(services, some);
  return some.map(({ name, times }) => {
    const { title = 'A page that is no longer public', path = null } = pages.get(name) ?? {};
    return { key: name, title, path, times };
  });
}

/** Counts sign-ups of a range except imported subscribers, who have no `consentAddressHash`. */
async function countSignUps({ database }: Reader, { from, to }: Range): Promise<number> {
  const { total } = await database
    .selectFrom('newsletters')
    .select((query) => query.fn.countAll<number | string>().as('total'))
    .where('consentAddressHash', 'is not', null)
    .where('createdAt', '>=', startOfDay(from, site.timeZone).toISOString())
    .where('createdAt', '<', startOfDay(addDays(to, 1), site.timeZone).toISOString())
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function countShopClicks({ database }: Reader, { from, to }: Range): Promise<number> {
  const { total } = await database
    .selectFrom('shopClicks')
    .select((query) => query.fn.sum<number | string | null>('clicks').as('total'))
    .where('month', '>=', from.slice(0, 7))
    .where('month', '<=', to.slice(0, 7))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Counts all downloads of a range, because the list in `readStatistics` is truncated. */
export async function countDownloads(services: Reader, range: Range): Promise<number> {
  const downloads = await countBy(services, 'detail', 'download', range);
  return downloads.reduce((total, { times }) => total + times, 0);
}

/** Reads the counts of visits and actions in a range of days, both ends included. */
export async function readStatistics(services: Reader, range: Range): Promise<Statistics> {
  const days = await countBy(services, 'day', 'page', range);
  const downloads = await countBy(services, 'detail', 'download', range);
  const opened = await countBy(services, 'page', 'page', range);
  return {
    ...range,
    reads: days.reduce((total, { times }) => total + times, 0),
    days: days
      .map(({ name, times }) => ({ day: name, times }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    pages: await withTitles(services, opened),
    sources: (await countBy(services, 'detail', 'source', range)).slice(0, listShown),
    campaigns: (await countBy(services, 'detail', 'campaign', range)).slice(0, listShown),
    downloads: downloads.slice(0, listShown),
    saves: await withTitles(services, await countBy(services, 'page', 'save', range)),
    searches: opened.find(({ name }) => name === paths.search)?.times ?? 0,
    signUps: await countSignUps(services, range),
    shopClicks: await countShopClicks(services, range),
  };
}

/** Reads the sources of a page and the pages opened next. @param page a key of `readStatistics` */
export async function readPageStatistics(
  services: Reader,
  page: string,
  range: Range,
): Promise<PageStatistics> {
  const asked = { ...range, page };
  return {
    sources: (await countBy(services, 'detail', 'source', asked)).slice(0, listShown),
    next: await withTitles(services, await countBy(services, 'detail', 'next', asked)),
  };
}

/** Lists the counts of a range by day, without the rows that mark a sent weekly mail. */
export const listCounts = ({ database }: Pick<Reader, 'database'>, { from, to }: Range) =>
  database
    .selectFrom('visitCounts')
    .select(['day', 'kind', 'page', 'detail', 'times'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '!=', 'weekly-mail')
    .orderBy('day')
    .orderBy('kind')
    .orderBy('times', 'desc')
    .orderBy('page')
    .orderBy('detail')
    .execute();

/** Deletes counts beyond their retention. @returns the number of deleted rows */
export async function purgePageReads(services: Reader) {
  const { numDeletedRows } = await services.database
    .deleteFrom('visitCounts')
    .where('day', '<', daysAgo(services, readDays - 1))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
