import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { apiPaths } from '../contract/api-paths.ts';
import { cataloguePath } from '../contract/catalogue.ts';
import { setZodErrorMap } from '../contract/issue-message.ts';
import { linksPath } from '../contract/links.ts';
import { pageReadsPath } from '../contract/page-reads/record-address.ts';
import { statisticsPath } from '../contract/page-reads/statistics.ts';
import { paths } from '../contract/paths.ts';
import { type Resource, resourceNames } from '../contract/resources.ts';
import { feedFormats } from '../domain/publishing/feeds.ts';
import { backupRoutes } from './features/backups/routes.ts';
import { createForecasts } from './features/conditions/forecast/forecasts.ts';
import { serviceReader } from './features/conditions/forecast/service.ts';
import { forecastSetupRoutes } from './features/conditions/forecast/setup-routes.ts';
import { alternativeRoutes } from './features/conditions/outlook/alternatives.ts';
import { outlookRoutes } from './features/conditions/outlook/routes.ts';
import { conditionRoutes, verdictRoutes } from './features/conditions/routes.ts';
import { windowRoutes } from './features/conditions/window-routes.ts';
import { changesFeedRoutes } from './features/feeds/changes-feed.ts';
import { feedRoutes } from './features/feeds/feed-routes.ts';
import { llmsRoutes } from './features/feeds/llms.ts';
import { manifestRoutes } from './features/feeds/manifest.ts';
import { sitemapPartRoute, sitemapRoutes } from './features/feeds/sitemap.ts';
import { guideRoutes, guideUploadRoutes } from './features/guide/routes.ts';
import { createIndexNow, indexNowKeyRoute } from './features/index-now/index-now.ts';
import { createLinkChecker } from './features/links/checker.ts';
import type { AskOwn } from './features/links/own-pages.ts';
import { createLinkReports } from './features/links/reports.ts';
import { linkRoutes } from './features/links/routes.ts';
import { createMailClicks, mailLinkRoutes } from './features/mailings/clicks.ts';
import { mailingRoutes } from './features/mailings/routes.ts';
import { sentIssueRoutes } from './features/mailings/sent-issues.ts';
import { archiveRoutes } from './features/moving/archive-routes.ts';
import { createMover } from './features/moving/mover.ts';
import { moveRoutes } from './features/moving/routes.ts';
import { openDataFiles, openDataRoutes } from './features/open-data/routes.ts';
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
import { pageCard, pagesWithCards } from './features/share-images/cards.ts';
import { shareImageRoutes } from './features/share-images/routes.ts';
import { readSession, refuseStrangers } from './platform/auth/session.ts';
import { readToken } from './platform/auth/tokens.ts';
import { openSharedDrawings } from './platform/drawing/shared-drawings.ts';
import { binRoutes } from './platform/history/bin-routes.ts';
import { oldPostRedirects } from './platform/history/old-posts.ts';
import { createQueryRedirects } from './platform/history/query-redirects.ts';
import { createRedirectHits } from './platform/history/redirect-hits.ts';
import { redirectRoutes } from './platform/history/redirect-routes.ts';
import { workingCopyRoutes } from './platform/history/working-copy-routes.ts';
import { apiDocsRoutes } from './platform/http/api-docs.ts';
import { apiDocument } from './platform/http/api-document.ts';
import { closeUnreadBodies, limitBodies } from './platform/http/body-limit.ts';
import { cacheTag, surrogateControl } from './platform/http/cache-tags.ts';
import { createClientReader } from './platform/http/client-address.ts';
import { type AppEnv, createRouter, type Services } from './platform/http/context.ts';
import { errorHandler } from './platform/http/errors.ts';
import { fixedHeaders, securityHeaders } from './platform/http/headers.ts';
import { health } from './platform/http/health.ts';
import { createHeavyWork } from './platform/http/heavy-work.ts';
import { keepRedirectsOwn } from './platform/http/own-redirects.ts';
import { createPageCache } from './platform/http/page-cache.ts';
import { limitReads } from './platform/http/read-limit.ts';
import type { IdentifiedRequest } from './platform/http/request-log.ts';
import { sameSiteWrites } from './platform/http/same-site.ts';
import { sessionCookie } from './platform/http/session-cookie.ts';
import { refuseUnstorableText } from './platform/http/storable-text.ts';
import { type AskSelf, refuseInvalidUrl } from './platform/http/valid-url.ts';
import { outboxRoutes } from './platform/mail/outbox-routes.ts';
import { createEncoder } from './platform/media/encoder.ts';
import { mediaFileRoutes } from './platform/media/file-routes.ts';
import { mediaRoutes } from './platform/media/routes.ts';
import { openMediaStore } from './platform/media/store.ts';
import type { Reach } from './platform/outbound/public-request.ts';
import { createPageReads } from './platform/page-reads/counter.ts';
import { pageReadRoutes, statisticsRoutes } from './platform/page-reads/routes.ts';
import { internalRequest, type Pages, renderPage } from './platform/pages/pages.ts';
import { searchMissRoutes, searchRoutes } from './platform/search/routes.ts';
import { redirectFormerCategories } from './platform/settings/former-categories.ts';
import { settingRoutes } from './platform/settings/routes.ts';
import { createSettings } from './platform/settings/store.ts';
import { refuseSwitchedOff } from './platform/settings/switched-off.ts';
import { linkingResources } from './platform/shop-links/find-links.ts';
import { codeRoutes, passkeyRoutes } from './platform/sign-in/factor-routes.ts';
import { passwordRoutes } from './platform/sign-in/password-routes.ts';
import { adminRoutes } from './platform/sign-in/routes.ts';
import { sessionRoutes } from './platform/sign-in/session-routes.ts';
import { tokenRoutes } from './platform/sign-in/token-routes.ts';
import { webhookRoutes } from './platform/webhooks/routes.ts';
import { articleRoutes } from './resources/articles/routes.ts';
import { contactRoutes } from './resources/contact/routes.ts';
import { siteSlugRedirects } from './resources/dive-sites/addresses.ts';
import { findSitesOfText } from './resources/dive-sites/browse.ts';
import { placeRoutes } from './resources/dive-sites/place-routes.ts';
import { diveSiteRoutes } from './resources/dive-sites/routes.ts';
import { issueRoutes } from './resources/issues/routes.ts';
import { locationRoutes } from './resources/locations/routes.ts';
import { preferenceRoutes } from './resources/newsletter/preferences.ts';
import { newsletterRoutes } from './resources/newsletter/routes.ts';
import { unsubscribeRoutes } from './resources/newsletter/unsubscribe.ts';
import { pageRoutes } from './resources/pages/routes.ts';
import { productRoutes } from './resources/products/routes.ts';
import { confirmSenderRoutes } from './resources/reports/confirm-sender.ts';
import { listAcceptedChanges } from './resources/reports/public-reports.ts';
import { reportRoutes, siteReportRoutes } from './resources/reports/routes.ts';
import { reviewRoutes } from './resources/reviews/routes.ts';
import { createClicks } from './resources/shop-links/clicks.ts';
import { goRoutes } from './resources/shop-links/go.ts';
import { shopLinkRoutes } from './resources/shop-links/routes.ts';
import { readSpeciesAtSites, readSpeciesNames } from './resources/species/catalogue.ts';
import { speciesRoutes } from './resources/species/routes.ts';
import { readMoreRecords } from './resources/species/search-records.ts';

/**
 * Services that several routes, or a route and a worker of `main.ts`, share.
 * @param askOwn the status of a path of this site
 */
function createParts(services: Services, askOwn: AskOwn, reach: Partial<Reach>) {
  const { config, content } = services;
  const store = openMediaStore(config);
  const media = { store, encoder: createEncoder(services, store) };
  const settings = createSettings(services);
  const links = createLinkReports(services, settings, askOwn, reach);
  return {
    cache: createPageCache(content, fixedHeaders(config), config.cacheBytes),
    media,
    settings,
    heavyWork: createHeavyWork({}, services),
    drawings: openSharedDrawings(services, store),
    indexNow: createIndexNow(services, settings),
    pageReads: createPageReads(services),
    clicks: createClicks(services),
    mailClicks: createMailClicks(services),
    redirecting: { hits: createRedirectHits(services), queries: createQueryRedirects(services) },
    links,
    linkChecker: createLinkChecker(services, links),
    mover: createMover(services, media, reach),
    readClient: createClientReader(config),
  };
}

type App = ReturnType<typeof createRouter>;
type Parts = ReturnType<typeof createParts>;

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

/** Sets who asks, before any other handler. */
function readCaller({ readClient }: Parts): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const incoming = (context.env as Partial<HttpBindings> | undefined)?.incoming;
    context.set(
      'requestId',
      (incoming as IdentifiedRequest | undefined)?.requestId ?? randomUUID(),
    );
    const forwarded = context.req.header('X-Forwarded-For');
    const { address, recorded } = readClient(incoming?.socket.remoteAddress, forwarded);
    context.set('address', address);
    context.set('recordedAddress', recorded);
    await next();
    // A CDN would prefer it to `Cache-Control`.
    if (incoming) context.res.headers.delete(surrogateControl);
  };
}

/** The checks of every request, cheapest first, and the two answers that need no session. */
function mountChecks(app: App, services: Services, parts: Parts, askSelf: AskSelf | undefined) {
  const { config } = services;
  const { settings } = parts;
  app.use(readCaller(parts));
  app.use(closeUnreadBodies);
  app.use(securityHeaders(config));
  app.use(keepRedirectsOwn);
  app.use(refuseInvalidUrl(services, askSelf));
  app.route('/', health(services));
  app.use(limitReads(services));
  app.use(async (_context, next) => {
    // Without a database, each route that needs the settings handles the failure itself.
    await settings.values().catch(() => undefined);
    await next();
  });
  app.route(apiPaths.docs, apiDocsRoutes());
  app.use('/api/*', sameSiteWrites(config.siteUrl));
  app.use(readSession(services));
  app.use('/api/*', readToken(services));
  app.use('/api/*', refuseStrangers);
  app.use(refuseSwitchedOff(settings));
  app.use(redirectFormerCategories());
  app.use('/api/*', limitBodies());
  app.use('/api/*', refuseUnstorableText());
}

function mountApi(app: App, services: Services, parts: Parts, reach: Partial<Reach>) {
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
  // Reviews show the picks of products.
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
      'A token of the admin (Security, Tokens), which does what its scopes say and nothing else: a call beyond them answers 403.',
  });
  app.get(apiPaths.openapi, (context) => context.json(apiDocument(app, config.siteUrl)));
  app.all('/api/*', (context) => context.json({ error: 'There is no such call' }, 404));
}

/** Feeds, sitemaps, pictures and the links of mails: what is neither a call of the API nor a page. */
function mountFiles(app: App, services: Services, parts: Parts) {
  const { cache, media, settings, heavyWork, drawings, clicks, mailClicks } = parts;
  const { store } = media;
  const feedPaths = feedFormats.map((format) => paths[format]);
  const dataPaths = [paths.dataGeoJson, paths.dataCsv, paths.dataSchema];
  const listPaths = [paths.sitemap, sitemapPartRoute, paths.llms, paths.changesFeed];
  for (const path of [...listPaths, ...dataPaths, ...feedPaths]) app.use(path, cache.middleware);
  for (const path of dataPaths) app.use(path, heavyWork.middleware());
  const acceptedChanges = () => listAcceptedChanges(services, reportedRecords(services));
  const pageTitle = (path: string) => pageCard(path).title;
  const readSection = (id: number) => readSectionFacts(services, id);
  const routers = [
    openDataFiles(services),
    feedRoutes(services),
    changesFeedRoutes(services, acceptedChanges),
    sitemapRoutes(services, settings, pagesWithCards),
    llmsRoutes(services, settings, pagesWithCards, pageTitle),
    manifestRoutes(),
    guideRoutes(settings, store, heavyWork, drawings),
    mediaFileRoutes(store),
    shareImageRoutes(services, store, settings, heavyWork, drawings, readSection),
    unsubscribeRoutes(services),
    confirmSenderRoutes(services),
    preferenceRoutes(services, settings),
    goRoutes(services, clicks),
    mailLinkRoutes(services, mailClicks),
    indexNowKeyRoute(services, settings),
  ];
  for (const router of routers) app.route('/', router);
}

/** @param pages the built pages; without them only the API answers @param reach allows tests to request this machine */
export function createApp(services: Services, pages?: Pages, reach: Partial<Reach> = {}) {
  setZodErrorMap();
  const app = createRouter();
  const askSelf = async (path: string) => app.request(path, {}, internalRequest);
  const askOwn = async (path: string) => (await askSelf(path)).status;
  const parts = createParts(services, askOwn, reach);
  const { cache, redirecting } = parts;
  const page =
    pages && renderPage(services, pages, async (path, call) => app.request(path, {}, call));

  app.onError(errorHandler(services.logger));
  mountChecks(app, services, parts, page && askSelf);
  mountApi(app, services, parts, reach);
  mountFiles(app, services, parts);
  if (page) {
    // Cached pages are compressed already; others, such as "not found", are compressed on the fly.
    app.use(compress({ contentTypeFilter: /^text\/html/ }));
    app.use(redirecting.queries.middleware);
    app.use('/', oldPostRedirects(services));
    app.use(cache.middleware);
    app.route('/', siteSlugRedirects(services));
    app.get('*', page);
  }
  app.notFound((context) => context.json({ error: 'Not found' }, 404));
  return { app, ...parts };
}
