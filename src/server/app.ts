import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { apiPaths } from '../contract/api-paths.ts';
import { setZodErrorMap } from '../contract/issue-message.ts';
import { paths } from '../contract/paths.ts';
import { feedFormats } from '../domain/publishing/feeds.ts';
import { mountApi } from './api-routes.ts';
import { changesFeedRoutes } from './features/feeds/changes-feed.ts';
import { feedRoutes } from './features/feeds/feed-routes.ts';
import { llmsRoutes } from './features/feeds/llms.ts';
import { manifestRoutes } from './features/feeds/manifest.ts';
import { sitemapPartRoute, sitemapRoutes } from './features/feeds/sitemap.ts';
import { guideRoutes } from './features/guide/routes.ts';
import { createIndexNow, indexNowKeyRoute } from './features/index-now/index-now.ts';
import { createLinkChecker } from './features/links/checker.ts';
import type { AskOwn } from './features/links/own-pages.ts';
import { createLinkReports } from './features/links/reports.ts';
import { createMailClicks, mailLinkRoutes } from './features/mailings/clicks.ts';
import { createMover } from './features/moving/mover.ts';
import { openDataFiles } from './features/open-data/routes.ts';
import { reportedRecords } from './features/reported-records/records.ts';
import { readSectionFacts } from './features/sections/read.ts';
import { pageCard, pagesWithCards } from './features/share-images/cards.ts';
import { shareImageRoutes } from './features/share-images/routes.ts';
import { readSession, refuseStrangers } from './platform/auth/session.ts';
import { readToken } from './platform/auth/tokens.ts';
import { openSharedDrawings } from './platform/drawing/shared-drawings.ts';
import { oldPostRedirects } from './platform/history/old-posts.ts';
import { createQueryRedirects } from './platform/history/query-redirects.ts';
import { createRedirectHits } from './platform/history/redirect-hits.ts';
import { apiDocsRoutes } from './platform/http/api-docs.ts';
import { closeUnreadBodies, limitBodies } from './platform/http/body-limit.ts';
import { surrogateControl } from './platform/http/cache-tags.ts';
import { createClientReader } from './platform/http/client-address.ts';
import { type AppEnv, createRouter, type Services } from './platform/http/context.ts';
import { errorHandler } from './platform/http/errors.ts';
import { fixedHeaders, securityHeaders } from './platform/http/headers.ts';
import { health } from './platform/http/health.ts';
import { createHeavyWork } from './platform/http/heavy-work.ts';
import { reduceOwnRedirects } from './platform/http/own-redirects.ts';
import { createPageCache } from './platform/http/page-cache.ts';
import { limitReads } from './platform/http/read-limit.ts';
import type { IdentifiedRequest } from './platform/http/request-log.ts';
import { sameSiteWrites } from './platform/http/same-site.ts';
import { refuseUnstorableText } from './platform/http/storable-text.ts';
import { type AskSelf, refuseInvalidUrl } from './platform/http/valid-url.ts';
import { createEncoder } from './platform/media/encoder.ts';
import { mediaFileRoutes } from './platform/media/file-routes.ts';
import { openMediaStore } from './platform/media/store.ts';
import type { Reach } from './platform/outbound/public-request.ts';
import { createPageReads } from './platform/page-reads/counter.ts';
import { internalRequest, type Pages, renderPage } from './platform/pages/pages.ts';
import { redirectFormerCategories } from './platform/settings/former-categories.ts';
import { createSettings } from './platform/settings/store.ts';
import { refuseSwitchedOff } from './platform/settings/switched-off.ts';
import { siteSlugRedirects } from './resources/dive-sites/addresses.ts';
import { preferenceRoutes } from './resources/newsletter/preferences.ts';
import { unsubscribeRoutes } from './resources/newsletter/unsubscribe.ts';
import { confirmSenderRoutes } from './resources/reports/confirm-sender.ts';
import { listAcceptedChanges } from './resources/reports/public-reports.ts';
import { createClicks } from './resources/shop-links/clicks.ts';
import { goRoutes } from './resources/shop-links/go.ts';

/**
 * Services that several routes, or a route and a worker of `main.ts`, share.
 * @param askOwn requests a path of this site for its status
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

export type App = ReturnType<typeof createRouter>;
export type Parts = ReturnType<typeof createParts>;

/** Sets the id and the client address of a request, before any other handler. */
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
    // A CDN would prefer this header to `Cache-Control`.
    if (incoming) context.res.headers.delete(surrogateControl);
  };
}

/** Mounts the checks of every request, and the health and documentation routes between them. */
function mountChecks(app: App, services: Services, parts: Parts, askSelf: AskSelf | undefined) {
  const { config } = services;
  const { settings } = parts;
  app.use(readCaller(parts));
  app.use(closeUnreadBodies);
  app.use(securityHeaders(config));
  app.use(reduceOwnRedirects);
  app.use(refuseInvalidUrl(services, askSelf));
  app.route('/', health(services));
  app.use(limitReads(services));
  app.use(async (_context, next) => {
    // Each route that needs the settings handles a failed read itself.
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

/** Mounts feeds, sitemaps, pictures and links of emails, which are neither API calls nor pages. */
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

/**
 * @param pages the built pages; an app without them serves only the API and files
 * @param reach allows tests to send requests to the local machine
 */
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
