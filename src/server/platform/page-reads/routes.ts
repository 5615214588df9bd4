import { success } from '../../../contract/common.ts';
import { pageRead } from '../../../contract/page-reads/page-reads.ts';
import {
  pageStatistics,
  pageStatisticsQuery,
  statistics,
  statisticsQuery,
} from '../../../contract/page-reads/statistics.ts';
import { toCsv } from '../../../domain/text/csv.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { csv, csvHeaders, json } from '../http/openapi.ts';
import { mayHaveSession } from '../http/session-cookie.ts';
import type { createPageReads } from './counter.ts';
import { listCounts, readPageStatistics, readStatistics } from './queries.ts';
import { isReportedByPerson } from './readers.ts';

export type PageReads = ReturnType<typeof createPageReads>;

export const pageReadRoutes = (pageReads: Pick<PageReads, 'countReported'>) =>
  new Endpoints({ tags: ['Page reads'] }).endpoint('post', '/', {
    summary: 'Counts a page that a visitor opened by a link within the site',
    description:
      'The server itself counts pages that the browser loads as documents. It stores numbers by page and day, and nothing about the reader.',
    body: pageRead,
    errors: [403, 413, 415],
    responses: { 200: json(success, 'Counted, where a person’s browser asked') },
    handle: ({ body, context }) => {
      const header = (name: string) => context.req.header(name);
      if (!mayHaveSession(header('cookie')) && isReportedByPerson({ header })) {
        pageReads.countReported(body);
      }
    },
  });

const admin = adminRoute('Statistics');
const columns = ['day', 'kind', 'page', 'detail', 'times'] as const;

export function statisticsRoutes(services: Services, pageReads: Pick<PageReads, 'flush'>) {
  // Flushing includes the latest visits. The figures are returned even if the write fails.
  const flush = () => pageReads.flush().catch(() => undefined);
  return new Endpoints(admin)
    .endpoint('get', '/', {
      summary: 'What visitors read and did, by day',
      query: statisticsQuery,
      answer: statistics,
      handle: async ({ query }) => {
        await flush();
        return await readStatistics(services, query);
      },
    })
    .endpoint('get', '/page', {
      summary: 'Where readers of a page came from, and what they opened next',
      query: pageStatisticsQuery,
      answer: pageStatistics,
      handle: async ({ query: { page, ...range } }) => {
        await flush();
        return await readPageStatistics(services, page, range);
      },
    })
    .endpoint('get', '/csv', {
      summary: 'All counts in a range of days as CSV',
      query: statisticsQuery,
      responses: { 200: csv },
      handle: async ({ query: range, context }) => {
        await flush();
        const rows = await listCounts(services, range);
        const text = toCsv(
          columns,
          rows.map((row) => columns.map((column) => row[column])),
        );
        const name = `visits-${range.from}-${range.to}.csv`;
        return context.body(text, 200, csvHeaders(name)) as never;
      },
    });
}
