import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  acceptedChanges,
  newReport,
  queuedReport,
  reportChallenge,
  reportQuery,
  reportQueue,
  reportSettlement,
  siteReports,
  storedReport,
} from '../../../contract/reports.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { cacheTag, showsOwn } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import type { MediaLibrary } from '../../platform/media/add-file.ts';
import type { Settings } from '../../platform/settings/store.ts';
import type { PhotographStore } from './photographs/receive.ts';
import { photographRoutes } from './photographs/routes.ts';
import { purgePhotographs } from './photographs/settle.ts';
import { issueChallenge } from './proof.ts';
import { listAcceptedChanges, readSiteReports } from './public-reports.ts';
import { findQueued, listQueue } from './queue.ts';
import { receiveReport } from './receive.ts';
import type { ReportedRecords } from './records.ts';
import { settleReport } from './settle.ts';
import { stewardKeyRoutes, stewardLinkRoutes } from './steward-routes.ts';

const tags = ['Reports'];
const admin = adminRoute('Reports');

/** The public routes that take reports and show their outcomes. */
function publicRoutes(services: Services, settings: Settings, records: ReportedRecords) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/challenge',
        tags,
        summary: 'Issues the puzzle that a report has to solve',
        responses: { 200: json(reportChallenge), ...errors(403) },
      }),
      async (context) => context.json({ challenge: await issueChallenge(services) }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        summary: 'Sends a correction, a closure or a dive; sent again, it is the same report',
        request: { body: jsonBody(newReport) },
        responses: { 200: json(storedReport), ...errors(400, 403, 404, 413, 415, 429) },
      }),
      async (context) => {
        const report = context.req.valid('json');
        const address = context.get('address');
        const expects = await receiveReport(services, settings, records, report, address);
        return context.json({ success: true as const, expects }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/changes',
        tags,
        summary: 'What the site owes to reports of divers, newest first',
        middleware: [
          cacheTag('reports'),
          ...(['dive-sites', 'articles', 'reviews', 'species'] as const).map(cacheTag),
        ],
        responses: { 200: json(acceptedChanges) },
      }),
      async (context) => context.json(await listAcceptedChanges(services, records), 200),
    );
}

function queueRoutes(services: Services, records: ReportedRecords, library: MediaLibrary) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        ...admin,
        summary: 'The reports that wait for the owner, the most dangerous first',
        request: { query: reportQuery },
        responses: { 200: json(reportQueue), ...errors(400, 401) },
      }),
      async (context) => {
        const { show } = context.req.valid('query');
        return context.json(await listQueue(services, records, show), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        ...admin,
        summary: 'One report',
        request: { params: idParams },
        responses: { 200: json(queuedReport), ...errors(400, 401, 404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        return context.json(await findQueued(services, records, id), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}',
        ...admin,
        summary: 'Settles a report: takes it, asks its sender, declines it, or calls it spam',
        request: { params: idParams, body: jsonBody(reportSettlement) },
        responses: { 200: json(queuedReport), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const settlement = context.req.valid('json');
        const actor = requestActor(context);
        await settleReport(services, records, id, settlement, actor);
        if (['decline', 'spam'].includes(settlement.decision)) {
          await purgePhotographs(services, library, actor);
        }
        return context.json(await findQueued(services, records, id), 200);
      },
    );
}

export const reportRoutes = (
  services: Services,
  settings: Settings,
  records: ReportedRecords,
  pictures: MediaLibrary & Pick<PhotographStore, 'heavyWork'>,
) =>
  createRouter()
    .route('/', publicRoutes(services, settings, records))
    .route('/', stewardKeyRoutes(services, records))
    .route('/', queueRoutes(services, records, pictures))
    .route('/', photographRoutes(services, records, pictures));

/** The maximum delay of a dive's age in a cached answer. */
const ageSeconds = 3600;

/** The routes for reports of one dive site, below its address. */
export function siteReportRoutes(services: Services, settings: Settings, records: ReportedRecords) {
  const isSite = async (id: number) => {
    if (!(await records.find('dive-sites', String(id)))) throw notFound('Dive site not found');
  };
  return createRouter()
    .route('/', stewardLinkRoutes(services, records))
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/reports',
        tags,
        summary: 'Dives at a site that divers reported and the owner took',
        middleware: showsOwn('dive-sites'),
        request: { params: idParams },
        responses: { 200: json(siteReports), ...errors(400, 404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        await isSite(id);
        context.header('Surrogate-Control', `max-age=${ageSeconds}`);
        return context.json(await readSiteReports(services, settings, records, id), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/reports/animals',
        tags,
        summary:
          'The animals that a diver can name, and whether anybody knows them from near there',
        middleware: cacheTag('species'),
        request: { params: idParams },
        responses: {
          200: json(
            z.array(z.object({ slug: z.string(), name: z.string(), unlikely: z.boolean() })),
          ),
          ...errors(400, 404),
        },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        await isSite(id);
        const [names, unlikely] = await Promise.all([
          records.speciesNames(),
          records.unlikelySpecies(String(id)),
        ]);
        const animals = [...names].map(([slug, name]) => ({
          ...{ slug, name },
          unlikely: unlikely.has(slug),
        }));
        return context.json(animals, 200);
      },
    );
}
