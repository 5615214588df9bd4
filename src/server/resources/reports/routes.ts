import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { newReport, reportChallenge, storedReport } from '../../../contract/new-report.ts';
import {
  acceptedChanges,
  queuedReport,
  reportQuery,
  reportQueue,
  reportSettlement,
  siteReports,
} from '../../../contract/reports.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag, declareOwnRecord } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
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

/** Public routes that receive reports and list accepted changes. */
const publicRoutes = (services: Services, settings: Settings, records: ReportedRecords) =>
  new Endpoints({ tags })
    .endpoint('post', '/challenge', {
      summary: 'Issues the proof-of-work puzzle that the sender of a report must solve',
      answer: reportChallenge,
      errors: [403],
      handle: async () => ({ challenge: await issueChallenge(services) }),
    })
    .endpoint('post', '/', {
      summary: 'Stores a correction, a closure or a dive; the same id is stored only once',
      body: newReport,
      answer: storedReport,
      errors: [403, 404, 413, 415, 429],
      handle: async ({ body, context }) => {
        const address = context.get('address');
        const expects = await receiveReport(services, settings, records, body, address);
        return { success: true as const, expects };
      },
    })
    .endpoint('get', '/changes', {
      summary: 'Accepted reports of divers, newest first',
      middleware: (['reports', 'dive-sites', 'articles', 'reviews', 'species'] as const).map(
        cacheTag,
      ),
      answer: acceptedChanges,
      handle: () => listAcceptedChanges(services, records),
    });

const queueRoutes = (services: Services, records: ReportedRecords, library: MediaLibrary) =>
  new Endpoints(adminRoute('Reports'))
    .endpoint('get', '/', {
      summary: 'The reports that `show` selects, by default those that wait; dangerous ones first',
      query: reportQuery,
      answer: reportQueue,
      handle: ({ query }) => listQueue(services, records, query.show),
    })
    .endpoint('get', '/{id}', {
      summary: 'One report',
      params: idParams,
      answer: queuedReport,
      handle: ({ params }) => findQueued(services, records, params.id),
    })
    .endpoint('patch', '/{id}', {
      summary: 'Accepts or declines a report, asks its sender, marks it as spam, or reopens it',
      params: idParams,
      body: reportSettlement,
      answer: queuedReport,
      errors: [409],
      handle: async ({ params: { id }, body: settlement, actor }) => {
        await settleReport(services, records, id, settlement, actor);
        if (['decline', 'spam'].includes(settlement.decision)) {
          await purgePhotographs(services, library, actor);
        }
        return findQueued(services, records, id);
      },
    });

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

/** Maximum age of a cached answer in seconds, because it contains the age of dives. */
const ageSeconds = 3600;

/** Routes for the reports of one dive site, below the site's path. */
export function siteReportRoutes(services: Services, settings: Settings, records: ReportedRecords) {
  const checkSite = async (id: number) => {
    if (!(await records.find('dive-sites', String(id)))) throw notFound('Dive site not found');
  };
  const readRoutes = new Endpoints({ tags })
    .endpoint('get', '/{id}/reports', {
      summary: 'Accepted dives and photographs of a dive site, and the day of a reported closure',
      middleware: declareOwnRecord('dive-sites'),
      params: idParams,
      answer: siteReports,
      handle: async ({ params: { id }, context }) => {
        await checkSite(id);
        context.header('Surrogate-Control', `max-age=${ageSeconds}`);
        return readSiteReports(services, settings, records, id);
      },
    })
    .endpoint('get', '/{id}/reports/animals', {
      summary: 'The species that a report can name, and whether each is known only from far away',
      middleware: cacheTag('species'),
      params: idParams,
      answer: z.array(z.object({ slug: z.string(), name: z.string(), unlikely: z.boolean() })),
      handle: async ({ params: { id } }) => {
        await checkSite(id);
        const [names, unlikely] = await Promise.all([
          records.speciesNames(),
          records.unlikelySpecies(String(id)),
        ]);
        return [...names].map(([slug, name]) => ({ slug, name, unlikely: unlikely.has(slug) }));
      },
    });
  return createRouter().route('/', stewardLinkRoutes(services, records)).route('/', readRoutes);
}
