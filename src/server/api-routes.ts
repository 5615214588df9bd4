import { apiPaths } from '../contract/api-paths.ts';
import { cataloguePath } from '../contract/catalogue.ts';
import { linksPath } from '../contract/links.ts';
import { pageReadsPath } from '../contract/page-reads/record-address.ts';
import { statisticsPath } from '../contract/page-reads/statistics.ts';
import { type Resource, resourceNames } from '../contract/resources.ts';
import type { App, Parts } from './app.ts';
import { backupRoutes } from './features/backups/routes.ts';
import { createForecasts } from './features/conditions/forecast/forecasts.ts';
import { serviceReader } from './features/conditions/forecast/service.ts';
import { forecastSetupRoutes } from './features/conditions/forecast/setup-routes.ts';
import { alternativeRoutes } from './features/conditions/outlook/alternatives.ts';
import { outlookRoutes } from './features/conditions/outlook/routes.ts';
import { conditionRoutes, verdictRoutes } from './features/conditions/routes.ts';
import { windowRoutes } from './features/conditions/window-routes.ts';
import { guideUploadRoutes } from './features/guide/routes.ts';
import { linkRoutes } from './features/links/routes.ts';
import { mailingRoutes } from './features/mailings/routes.ts';
import { sentIssueRoutes } from './features/mailings/sent-issues.ts';
import { archiveRoutes } from './features/moving/archive-routes.ts';
import { moveRoutes } from './features/moving/routes.ts';
import { openDataRoutes } from './features/open-data/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { posterRoutes } from './features/posters/routes.ts';
import { previewRoutes } from './features/previews/routes.ts';
import { regionRoutes } from './features/regions/routes.ts';
import { reportedRecords } from './features/reported-records/records.ts';
import { mailEventRoutes } from './features/returned-mail/events.ts';
import { returnedMailSetupRoutes } from './features/returned-mail/setup-routes.ts';
import { readSectionFacts } from './features/sections/read.ts';
import { sectionRoutes } from './features/sections/routes.ts';
import { securityRoutes } from './features/security/routes.ts';
import { catalogueRoutes } from './features/seed/routes.ts';
import { binRoutes } from './platform/history/bin-routes.ts';
import { redirectRoutes } from './platform/history/redirect-routes.ts';
import { workingCopyRoutes } from './platform/history/working-copy-routes.ts';
import { apiDocument } from './platform/http/api-document.ts';
import { cacheTag } from './platform/http/cache-tags.ts';
import type { Services } from './platform/http/context.ts';
import { sessionCookie } from './platform/http/session-cookie.ts';
import { outboxRoutes } from './platform/mail/outbox-routes.ts';
import { mediaRoutes } from './platform/media/routes.ts';
import type { Reach } from './platform/outbound/public-request.ts';
import { pageReadRoutes, statisticsRoutes } from './platform/page-reads/routes.ts';
import { searchMissRoutes, searchRoutes } from './platform/search/routes.ts';
import { settingRoutes } from './platform/settings/routes.ts';
import { linkingResources } from './platform/shop-links/find-links.ts';
import { codeRoutes, passkeyRoutes } from './platform/sign-in/factor-routes.ts';
import { passwordRoutes } from './platform/sign-in/password-routes.ts';
import { adminRoutes } from './platform/sign-in/routes.ts';
import { sessionRoutes } from './platform/sign-in/session-routes.ts';
import { tokenRoutes } from './platform/sign-in/token-routes.ts';
import { webhookRoutes } from './platform/webhooks/routes.ts';
import { articleRoutes } from './resources/articles/routes.ts';
import { contactRoutes } from './resources/contact/routes.ts';
import { findSitesOfText } from './resources/dive-sites/browse.ts';
import { placeRoutes } from './resources/dive-sites/place-routes.ts';
import { diveSiteRoutes } from './resources/dive-sites/routes.ts';
import { issueRoutes } from './resources/issues/routes.ts';
import { locationRoutes } from './resources/locations/routes.ts';
import { newsletterRoutes } from './resources/newsletter/routes.ts';
import { pageRoutes } from './resources/pages/routes.ts';
import { productRoutes } from './resources/products/routes.ts';
import { reportRoutes, siteReportRoutes } from './resources/reports/routes.ts';
import { reviewRoutes } from './resources/reviews/routes.ts';
import { shopLinkRoutes } from './resources/shop-links/routes.ts';
import { readSpeciesAtSites, readSpeciesNames } from './resources/species/catalogue.ts';
import { speciesRoutes } from './resources/species/routes.ts';
import { readMoreRecords } from './resources/species/search-records.ts';

/** The routers by the paths at which the app mounts them and `web/app/api.ts` calls them. */
function apiRoutes(services: Services, parts: Parts, reach: Partial<Reach>) {
  const { media, settings, pageReads, links, clicks, redirecting, mover, heavyWork } = parts;
  const readService = serviceReader(services, settings);
  const forecasts = createForecasts(services, readService);
  const listServices = { ...services, readSpeciesAtSites, readSpeciesNames };
  const records = reportedRecords(services);
  return {
    [apiPaths.settings]: [settingRoutes(services, settings)],
    [apiPaths.admin]: [
      adminRoutes(services),
      sessionRoutes(services),
      passwordRoutes(services),
      codeRoutes(services),
      passkeyRoutes(services),
      tokenRoutes(services),
      webhookRoutes(services),
      securityRoutes(services),
      outboxRoutes(services),
      overviewRoutes(services, settings, pageReads),
      forecastSetupRoutes(services, readService, forecasts),
      returnedMailSetupRoutes(services, settings),
      guideUploadRoutes(services, media.store),
    ],
    [apiPaths.people]: [peopleRoutes(services)],
    [apiPaths.mailings]: [mailingRoutes(services, links)],
    [apiPaths.mailEvents]: [mailEventRoutes(services, settings)],
    [apiPaths.bin]: [binRoutes(services)],
    [apiPaths.redirects]: [redirectRoutes(services, { ...redirecting, checkOwn: links.checkOwn })],
    [apiPaths.moves]: [moveRoutes(services, mover)],
    [apiPaths.archives]: [archiveRoutes(services, mover)],
    [apiPaths.backups]: [backupRoutes(services)],
    [cataloguePath]: [catalogueRoutes(services)],
    [linksPath]: [linkRoutes(links)],
    [apiPaths.workingCopies]: [workingCopyRoutes(services)],
    [apiPaths.articles]: [articleRoutes(services)],
    [apiPaths.contact]: [contactRoutes(services)],
    [apiPaths.newsletter]: [newsletterRoutes(services, settings)],
    [apiPaths.sentIssues]: [sentIssueRoutes(services)],
    [apiPaths.previews]: [previewRoutes(services)],
    [apiPaths.reviews]: [reviewRoutes(services)],
    [apiPaths.products]: [productRoutes(services)],
    [apiPaths.locations]: [locationRoutes(services)],
    [apiPaths.pages]: [pageRoutes(services)],
    [apiPaths.issues]: [issueRoutes(services)],
    [apiPaths.diveSites]: [
      diveSiteRoutes(listServices),
      conditionRoutes(services),
      verdictRoutes(services, forecasts),
      windowRoutes(services, forecasts),
      alternativeRoutes(services),
      sectionRoutes(services),
      siteReportRoutes(services, settings, records),
    ],
    [apiPaths.reports]: [reportRoutes(services, settings, records, { ...media, heavyWork })],
    [apiPaths.species]: [speciesRoutes(services)],
    [apiPaths.outlook]: [outlookRoutes(services, forecasts)],
    [apiPaths.places]: [placeRoutes(services)],
    [apiPaths.regions]: [regionRoutes(services)],
    [apiPaths.media]: [mediaRoutes(services, media, reach)],
    [apiPaths.data]: [openDataRoutes(services)],
    [pageReadsPath]: [pageReadRoutes(pageReads)],
    [statisticsPath]: [statisticsRoutes(services, pageReads)],
    [apiPaths.shopLinks]: [shopLinkRoutes(services, clicks)],
    [apiPaths.searchMisses]: [searchMissRoutes(services)],
    [apiPaths.search]: [
      searchRoutes(services, readMoreRecords, (text) => findSitesOfText(listServices, text)),
    ],
  } as const satisfies Record<`/api/${Resource}`, unknown> & Record<string, readonly unknown[]>;
}

const heavyPaths = [
  apiPaths.search,
  `${apiPaths.search}/results`,
  `${apiPaths.diveSites}/search`,
  `${apiPaths.diveSites}/export`,
  `${apiPaths.diveSites}/:id/section`,
  `${apiPaths.diveSites}/:id/section.svg`,
  `${apiPaths.diveSites}/:id/section-tall.svg`,
  `${apiPaths.diveSites}/:id/section-card.svg`,
];

export type ApiRoutes = ReturnType<typeof apiRoutes>;

/** Mounts the API with its cache, and the OpenAPI document. */
export function mountApi(app: App, services: Services, parts: Parts, reach: Partial<Reach>) {
  const { config } = services;
  const { cache, heavyWork, drawings } = parts;
  app.route(
    apiPaths.diveSites,
    posterRoutes(services, heavyWork, drawings, (id) => readSectionFacts(services, id)),
  );
  app.use('/api/*', cache.middleware);
  for (const path of heavyPaths) app.use(path, heavyWork.middleware());
  app.use(
    `${apiPaths.diveSites}/browse`,
    heavyWork.middleware((query) => Boolean(query('q'))),
  );
  for (const resource of resourceNames) app.use(`/api/${resource}/*`, cacheTag(resource));
  for (const resource of linkingResources) app.use(`/api/${resource}/*`, cacheTag('shop-links'));
  // A review shows the `pickFor` of its product.
  app.use('/api/reviews/*', cacheTag('products'));
  const routes: Record<string, readonly unknown[]> = apiRoutes(services, parts, reach);
  for (const [path, routers] of Object.entries(routes)) {
    for (const router of routers) app.route(path, router as App);
  }
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(config),
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token made in the admin (Security, Tokens). It allows only the calls of its scopes; any other call answers 403.',
  });
  app.get(apiPaths.openapi, (context) => context.json(apiDocument(app, config.siteUrl)));
  app.all('/api/*', (context) => context.json({ error: 'There is no such call' }, 404));
}
