import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import {
  bulkAnswer,
  bulkRequest,
  bulkUndo,
  bulkUndoAnswer,
} from '../../../contract/dive-sites/bulk.ts';
import {
  diveSite,
  diveSiteInput,
  diveSiteReplacement,
  dueSite,
  siteCheck,
  siteFeatured,
  sitePhoto,
  siteReviewLink,
  siteVideo,
} from '../../../contract/dive-sites/dive-sites.ts';
import { siteImport, siteImportAnswer } from '../../../contract/dive-sites/import.ts';
import { audit, requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { moveToBin } from '../../platform/history/bin.ts';
import { type Asked, createRouter, type Services } from '../../platform/http/context.ts';
import {
  adminErrors,
  csv,
  csvHeaders,
  errors,
  json,
  jsonBody,
  staleOrTaken,
} from '../../platform/http/openapi.ts';
import { revisionHandlers, revisionRoutes } from '../../platform/publishing/publishable-routes.ts';
import { changeSites, previewChange, undoChange } from './bulk.ts';
import { sitesSpreadsheet } from './export.ts';
import { readSites } from './filtered-sites.ts';
import { importSites } from './import.ts';
import { findDiveSite, listChecks, listDueSites } from './read.ts';
import {
  changeDiveSite,
  createDiveSites,
  diveSiteRevisions,
  featureDiveSite,
  replaceDiveSite,
} from './write.ts';
import { siteFileBody } from './write-file.ts';

const admin = adminRoute('Dive sites');

/** The admin's quick updates: PATCH /{id}/<field> with one small body, the whole site as answer. */
const quickUpdate = <Path extends string, Body extends z.ZodType>(
  path: Path,
  body: Body,
  summary: string,
) =>
  createRoute({
    method: 'patch',
    path,
    ...admin,
    summary,
    request: { params: idParams, body: jsonBody(body) },
    responses: { 200: json(diveSite), ...adminErrors, ...errors(404) },
  });

type QuickChange = z.output<typeof sitePhoto | typeof siteVideo | typeof siteReviewLink>;

function quickUpdateRoutes(services: Services) {
  /** Without a thumbnail the stored one stays. */
  const change = async <Path extends string>(
    context: Asked<Path, { param: { id: number }; json: QuickChange }>,
  ) => {
    const { id } = context.req.valid('param');
    const changes = context.req.valid('json');
    return context.json(await changeDiveSite(services, id, changes, requestActor(context)), 200);
  };

  return createRouter()
    .openapi(quickUpdate('/{id}/photo', sitePhoto, 'Sets or takes away the photo'), change)
    .openapi(quickUpdate('/{id}/video', siteVideo, 'Sets or takes away the video'), change)
    .openapi(
      quickUpdate('/{id}/review-link', siteReviewLink, 'Sets or takes away the review link'),
      change,
    )
    .openapi(
      quickUpdate('/{id}/featured', siteFeatured, 'Features a site or takes it back'),
      async (context) => {
        const { id } = context.req.valid('param');
        const { featured } = context.req.valid('json');
        return context.json(
          await featureDiveSite(services, id, featured, requestActor(context)),
          200,
        );
      },
    );
}

function overviewRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/due-for-review',
        ...admin,
        summary: 'Sites whose facts want a look, the most dangerous and oldest first',
        responses: { 200: json(z.array(dueSite)), ...errors(401) },
      }),
      async (context) => context.json(await listDueSites(services), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/checks',
        ...admin,
        summary: 'When a fact of each site was last held against its source',
        responses: { 200: json(z.array(siteCheck)), ...errors(401) },
      }),
      async (context) => context.json(await listChecks(services), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/export/csv',
        ...admin,
        summary: 'Every dive site as CSV (RFC 4180, UTF-8 with BOM)',
        responses: { 200: csv, ...errors(401) },
      }),
      async (context) => {
        const entry = { resource: 'dive-sites', ...requestActor(context) };
        await audit(services, { ...entry, action: 'data_exported' });
        const sites = await readSites(services);
        const body = siteFileBody(context, services, sites, sitesSpreadsheet());
        return context.body(body, 200, csvHeaders('dive-sites.csv'));
      },
    );
}

function bulkRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/bulk',
        ...admin,
        summary: 'Changes several dive sites as one, or tells what would change',
        request: { body: jsonBody(bulkRequest) },
        responses: { 200: json(bulkAnswer), ...adminErrors },
      }),
      async (context) => {
        const { ids, change, dryRun } = context.req.valid('json');
        const answer = dryRun
          ? await previewChange(services, ids, change)
          : await changeSites(services, ids, change, requestActor(context));
        return context.json(answer, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/bulk/undo',
        ...admin,
        summary: 'Takes a change of several dive sites back, except where one was changed since',
        request: { body: jsonBody(bulkUndo) },
        responses: { 200: json(bulkUndoAnswer), ...adminErrors },
      }),
      async (context) => {
        const undo = context.req.valid('json');
        return context.json(await undoChange(services, undo, requestActor(context)), 200);
      },
    );
}

function importRoutes(services: Services) {
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/import',
      ...admin,
      summary: 'Adds the dive sites of a CSV or GeoJSON file, or tells what it would add',
      request: { body: jsonBody(siteImport) },
      responses: { 200: json(siteImportAnswer), ...adminErrors },
    }),
    async (context) => {
      const asked = context.req.valid('json');
      return context.json(await importSites(services, asked, requestActor(context)), 200);
    },
  );
}

function writeRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        ...admin,
        summary: 'Creates a dive site',
        request: { body: jsonBody(diveSiteInput) },
        responses: { 201: json(diveSite, 'Created'), ...adminErrors },
      }),
      async (context) => {
        const [created] = await createDiveSites(
          services,
          [context.req.valid('json')],
          requestActor(context),
        );
        if (!created) throw new Error('The database kept no dive site');
        return context.json(created, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        ...admin,
        summary: 'Replaces a dive site: what is left out is emptied',
        request: { params: idParams, body: jsonBody(diveSiteReplacement) },
        responses: {
          200: json(diveSite),
          ...adminErrors,
          ...errors(404),
          ...staleOrTaken(diveSite),
        },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const input = context.req.valid('json');
        return context.json(await replaceDiveSite(services, id, input, requestActor(context)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        ...admin,
        summary: 'Moves a dive site to the bin, where it stays for 30 days',
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await moveToBin(
          services,
          'dive-sites',
          context.req.valid('param').id,
          requestActor(context),
        );
        return context.json({ success: true as const }, 200);
      },
    );
}

function historyRoutes(services: Services) {
  const revisions = revisionRoutes('dive-sites', diveSite);
  const history = revisionHandlers(services, findDiveSite, diveSiteRevisions);
  return createRouter()
    .openapi(revisions.list, history.list)
    .openapi(revisions.find, history.find)
    .openapi(revisions.restore, history.restore);
}

export const diveSiteAdminRoutes = (services: Services) =>
  createRouter()
    .route('/', overviewRoutes(services))
    .route('/', bulkRoutes(services))
    .route('/', importRoutes(services))
    .route('/', writeRoutes(services))
    .route('/', historyRoutes(services))
    .route('/', quickUpdateRoutes(services));
