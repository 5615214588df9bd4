import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
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
import { audit } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints, endpoint } from '../../platform/endpoints/endpoints.ts';
import { moveToBin } from '../../platform/history/bin.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { csv, csvHeaders, staleOrTaken } from '../../platform/http/openapi.ts';
import { revisionRoutes } from '../../platform/publishing/publishable-routes.ts';
import { changeSites, previewChange, undoChange } from './bulk.ts';
import { sitesSpreadsheet } from './export.ts';
import { readSites } from './filtered-sites.ts';
import { importSites } from './import.ts';
import { listChecks, listDueSites } from './read.ts';
import {
  changeDiveSite,
  createDiveSites,
  diveSiteRevisions,
  featureDiveSite,
  replaceDiveSite,
} from './write.ts';
import { siteFileBody } from './write-file.ts';

const admin = adminRoute('Dive sites');

/** The admin's quick updates, which answer with the whole site. */
function quickUpdateRoutes(services: Services) {
  /** A field that the body omits, such as a thumbnail, is unchanged. */
  const update = <Body extends z.ZodType<Parameters<typeof changeDiveSite>[2]>>(
    summary: string,
    body: Body,
  ) =>
    endpoint({
      summary,
      params: idParams,
      body,
      answer: diveSite,
      handle: ({ params, body: changes, actor }) =>
        changeDiveSite(services, params.id, changes, actor),
    });
  return new Endpoints(admin)
    .endpoint('patch', '/{id}/photo', update('Sets or takes away the photo', sitePhoto))
    .endpoint('patch', '/{id}/video', update('Sets or takes away the video', siteVideo))
    .endpoint(
      'patch',
      '/{id}/review-link',
      update('Sets or takes away the review link', siteReviewLink),
    )
    .endpoint('patch', '/{id}/featured', {
      summary: 'Features a dive site or stops featuring it',
      params: idParams,
      body: siteFeatured,
      answer: diveSite,
      handle: ({ params, body, actor }) =>
        featureDiveSite(services, params.id, body.featured, actor),
    });
}

function overviewRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('get', '/due-for-review', {
      summary: 'Sites with facts that are due for review, the most dangerous and oldest first',
      answer: z.array(dueSite),
      handle: () => listDueSites(services),
    })
    .endpoint('get', '/checks', {
      summary: 'The day on which a fact of each site was last checked',
      answer: z.array(siteCheck),
      handle: () => listChecks(services),
    })
    .endpoint('get', '/export/csv', {
      summary: 'Every dive site as CSV (RFC 4180, UTF-8 with BOM)',
      responses: { 200: csv },
      handle: async ({ actor, context }) => {
        await audit(services, { ...actor, action: 'data_exported', resource: 'dive-sites' });
        const sites = await readSites(services);
        const body = siteFileBody(context, services, sites, sitesSpreadsheet());
        return context.body(body, 200, csvHeaders('dive-sites.csv'));
      },
    });
}

/** Routes that write several sites at once. */
function bulkRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('post', '/bulk', {
      summary: 'Changes several dive sites in one transaction, or previews the changes',
      body: bulkRequest,
      answer: bulkAnswer,
      handle: ({ body: { ids, change, dryRun }, actor }) =>
        dryRun ? previewChange(services, ids, change) : changeSites(services, ids, change, actor),
    })
    .endpoint('post', '/bulk/undo', {
      summary: 'Undoes a change of several dive sites, except for sites that were changed since',
      body: bulkUndo,
      answer: bulkUndoAnswer,
      handle: ({ body: undo, actor }) => undoChange(services, undo, actor),
    })
    .endpoint('post', '/import', {
      summary: 'Adds the dive sites of a CSV or GeoJSON file, or previews the import',
      body: siteImport,
      answer: siteImportAnswer,
      handle: ({ body: asked, actor }) => importSites(services, asked, actor),
    });
}

function writeRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('post', '/', {
      summary: 'Creates a dive site',
      body: diveSiteInput,
      answer: diveSite,
      status: 201,
      meaning: 'Created',
      handle: async ({ body, actor }) => {
        const [created] = await createDiveSites(services, [body], actor);
        if (!created) throw new Error('The database kept no dive site');
        return created;
      },
    })
    .endpoint('put', '/{id}', {
      summary: 'Replaces a dive site; fields that the body omits become empty, except the slug',
      params: idParams,
      body: diveSiteReplacement,
      answer: diveSite,
      responses: { ...staleOrTaken(diveSite) },
      handle: ({ params: { id }, body: input, actor }) =>
        replaceDiveSite(services, id, input, actor),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Moves a dive site to the bin, where it stays for 30 days',
      params: idParams,
      handle: ({ params, actor }) => moveToBin(services, 'dive-sites', params.id, actor),
    });
}

export const diveSiteAdminRoutes = (services: Services) =>
  createRouter()
    .route('/', overviewRoutes(services))
    .route('/', bulkRoutes(services))
    .route('/', writeRoutes(services))
    .route('/', revisionRoutes(services, 'dive-sites', diveSite, diveSiteRevisions))
    .route('/', quickUpdateRoutes(services));
