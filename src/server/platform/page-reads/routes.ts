import { createRoute } from '@hono/zod-openapi';
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
import { createRouter, type Services } from '../http/context.ts';
import { csv, csvHeaders, errors, json, jsonBody } from '../http/openapi.ts';
import { mayHaveSession } from '../http/session-cookie.ts';
import type { createPageReads } from './counter.ts';
import { listCounts, readPageStatistics, readStatistics } from './queries.ts';
import { isReportedByPerson } from './readers.ts';

export type PageReads = ReturnType<typeof createPageReads>;

export const pageReadRoutes = (pageReads: Pick<PageReads, 'countReported'>) =>
  createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags: ['Page reads'],
      summary: 'Counts a page that a link of the site led to',
      description:
        'Pages that are loaded whole are counted by themselves. The count is a number by page and day; nothing about the reader is stored.',
      request: { body: jsonBody(pageRead) },
      responses: {
        200: json(success, 'Counted, where a person’s browser asked'),
        ...errors(400, 403, 413, 415),
      },
    }),
    async (context) => {
      const header = (name: string) => context.req.header(name);
      if (!mayHaveSession(header('cookie')) && isReportedByPerson({ header })) {
        pageReads.countReported(context.req.valid('json'));
      }
      return context.json({ success: true as const }, 200);
    },
  );

const admin = adminRoute('Statistics');
const columns = ['day', 'kind', 'page', 'detail', 'times'] as const;

const routes = {
  read: createRoute({
    method: 'get',
    path: '/',
    ...admin,
    summary: 'What visitors read and did, by day',
    request: { query: statisticsQuery },
    responses: { 200: json(statistics), ...errors(400, 401) },
  }),
  page: createRoute({
    method: 'get',
    path: '/page',
    ...admin,
    summary: 'Where readers of a page came from, and what they opened next',
    request: { query: pageStatisticsQuery },
    responses: { 200: json(pageStatistics), ...errors(400, 401) },
  }),
  csv: createRoute({
    method: 'get',
    path: '/csv',
    ...admin,
    summary: 'All counts of some days as CSV',
    request: { query: statisticsQuery },
    responses: { 200: csv, ...errors(400, 401) },
  }),
};

export function statisticsRoutes(services: Services, pageReads: Pick<PageReads, 'flush'>) {
  // The owner sees what was read a moment ago, also while the database takes no writes.
  const flush = () => pageReads.flush().catch(() => undefined);
  return createRouter()
    .openapi(routes.read, async (context) => {
      await flush();
      return context.json(await readStatistics(services, context.req.valid('query')), 200);
    })
    .openapi(routes.page, async (context) => {
      await flush();
      const { page, ...range } = context.req.valid('query');
      return context.json(await readPageStatistics(services, page, range), 200);
    })
    .openapi(routes.csv, async (context) => {
      await flush();
      const range = context.req.valid('query');
      const rows = await listCounts(services, range);
      const text = toCsv(
        columns,
        rows.map((row) => columns.map((column) => row[column])),
      );
      const name = `visits-${range.from}-${range.to}.csv`;
      return context.body(text, 200, csvHeaders(name)) as never;
    });
}
