import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { forgetClicks } from './features/mailings/clicks.ts';
import { outboxHandlers } from './features/mailings/outbox-handlers.ts';
import { startReturnedMail } from './features/returned-mail/mailbox.ts';
import { takeReleaseAtStart } from './features/seed/first-start.ts';
import { createAnswerCounts } from './platform/alarms/answer-counts.ts';
import { createWatch } from './platform/alarms/watch.ts';
import { prepareAdminPassword } from './platform/auth/password.ts';
import { backUpBeforeMigration } from './platform/backup/keep.ts';
import { startPurges } from './platform/cdn/purges.ts';
import { type Config, readConfig, runAsProduction } from './platform/config/config.ts';
import { startCopies } from './platform/copies/worker.ts';
import { createContentStore } from './platform/database/content-store.ts';
import { storageFailure } from './platform/database/engine.ts';
import { migrate } from './platform/database/migrate.ts';
import { isWritable, openDatabase, openPostgres } from './platform/database/open.ts';
import { withAdvisoryLock } from './platform/database/postgres-client.ts';
import { lockSite } from './platform/database/site-lock.ts';
import { startHousekeeping, startScheduler } from './platform/housekeeping/housekeeping.ts';
import { limitBodyTime, uploadTimeoutMs } from './platform/http/body-time.ts';
import type { Services } from './platform/http/context.ts';
import { headersFor } from './platform/http/headers.ts';
import { closeIdleBeyond } from './platform/http/idle-connections.ts';
import { createStaticFiles } from './platform/http/static-files.ts';
import { watchContent } from './platform/jobs/content-watch.ts';
import { openLog } from './platform/logging/log.ts';
import { startOutbox } from './platform/mail/worker.ts';
import { observe } from './platform/metrics/observe.ts';
import { mailWeek } from './platform/page-reads/weekly-mail.ts';
import { clientFolder, internalRequest, loadPages, type Pages } from './platform/pages/pages.ts';
import { warmUp } from './platform/pages/warm-up.ts';
import { shutdownTimeoutMs, stopOnSignalsAndErrors } from './platform/processes/stop.ts';
import { registerAllShopLinks } from './platform/shop-links/register.ts';
import { mailPasswordSet } from './platform/sign-in/notices.ts';
import { runInTurn } from './platform/turns/turns.ts';
import { startWebhooks } from './platform/webhooks/worker.ts';
import { startMeasuring } from './resources/dive-sites/sheltered-sides.ts';
import { forgetSenders } from './resources/reports/forget-senders.ts';

/** Milliseconds in which a stopping server accepts one last request per connection. */
const drainMs = 300;

/** Timeouts of node:http in milliseconds, against slowloris attacks. */
const timeouts = {
  headersTimeout: 10_000,
  // The timeout of uploads; `limitBodyTime` ends other requests earlier.
  requestTimeout: uploadTimeoutMs,
  connectionsCheckingInterval: 2000,
  // Longer than balancers keep a connection (usually 60 s): closing first would cut off their next request.
  keepAliveTimeout: 65_000,
};
const maxConnections = 4096;
const crowdedConnections = 3072;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Development {
  server: Server;
  /** Answers Vite's own requests, and passes the others to the site. */
  before: (handle: Handler) => Handler;
}

/** Applies the release's catalogue; if the database is damaged, the site starts anyway. */
async function updateRecords(services: Services) {
  const { logger } = services;
  try {
    const taken = await takeReleaseAtStart(services);
    await registerAllShopLinks(services);
    if (taken) logger.info(taken, 'brought the catalogue of this release into the database');
  } catch (error) {
    if (storageFailure(error) !== 'damaged') throw error;
    logger.error(error, 'the database is damaged: put a backup back with npm run restore');
  }
}

/** @returns the admin's generated password on the first start */
async function prepareDatabase(services: Services): Promise<string | undefined> {
  const { config, database, logger } = services;
  await backUpBeforeMigration(services, database);
  // A migration may exceed the statement timeout of requests.
  const patient = config.databaseUrl ? openPostgres(config.databaseUrl, 1) : database;
  await migrate(patient);
  if (patient !== database) await patient.destroy();
  if (await isWritable(database)) {
    await updateRecords(services);
  } else {
    const { dataDir } = config;
    logger.error({ dataDir }, 'the database can not be written: the site can only be read');
  }
  const { generated, isReplaced } = await prepareAdminPassword(database, config.adminPassword);
  if (isReplaced) await mailPasswordSet(services);
  return generated;
}

async function drain(server: Server) {
  // Otherwise a load balancer would hold busy connections until the timeout.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(drainMs);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await closed;
  clearTimeout(timer);
}

export async function start(
  config: Config,
  logger: Logger,
  pages: Pages,
  development?: Development,
) {
  // Only SQLite needs a lock: instances on PostgreSQL notify each other of writes.
  const unlock = config.databaseUrl ? undefined : lockSite(config.dataDir);
  const database = openDatabase(config);
  const services: Services = {
    config,
    database,
    content: createContentStore(database),
    clock: () => new Date(),
    logger,
  };
  const generatedPassword = await withAdvisoryLock(config.databaseUrl, () =>
    prepareDatabase(services),
  );

  const site = createApp(services, pages);
  const { app, cache, media, settings, drawings, indexNow, pageReads, clicks } = site;
  const { linkChecker, mailClicks, mover, redirecting } = site;
  await settings.values();
  const watch = createWatch(services, createAnswerCounts(services.clock));
  const observation = await observe(services, { ...site, routes: app.routes, watch }, clientFolder);
  const listener = getRequestListener(app.fetch);
  const serveFile = createStaticFiles(clientFolder, headersFor(config));
  const handle: Handler = (request, response) => {
    observation.watchAnswer(request, response);
    limitBodyTime(request);
    pageReads.watch(request, response);
    redirecting.hits.watch(request, response);
    const isLedOn = redirecting.queries.mayLead(request.url ?? '');
    if (!isLedOn && cache.answer(request, response)) return;
    serveFile(request, response, () =>
      runInTurn(() => {
        // A client that has disconnected needs no answer.
        if (!response.destroyed) void listener(request, response);
      }),
    );
  };
  const server = development?.server ?? createServer(timeouts);
  server.maxConnections = maxConnections;
  closeIdleBeyond(server, crowdedConnections);
  server.on('request', development ? development.before(handle) : handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const workers = [
    startOutbox(services, outboxHandlers),
    startReturnedMail(services, settings),
    startHousekeeping(services, {
      'deleting old drawings': drawings.purge,
      'forgetting who sent reports': () => forgetSenders(services),
      'forgetting who followed links of mails': () => forgetClicks(services),
      'mailing the figures of the week': () => mailWeek(services, settings),
    }),
    startMeasuring(services),
    startScheduler(services),
    startCopies(services),
    startPurges(services),
    watchContent(services),
    media.encoder.start(),
    indexNow.start(),
    pageReads.start(),
    clicks.start(),
    redirecting.hits.start(),
    redirecting.queries.start(),
    mailClicks.start(),
    linkChecker.start(),
    mover.start(),
    startWebhooks(services),
    watch.start(),
    observation,
  ];
  const { port } = server.address() as AddressInfo;
  console.log(`Bottom Time is at http://${config.host}:${port}`);
  if (generatedPassword) {
    console.log(`Admin password (shown once, sign in at /admin): ${generatedPassword}`);
  }
  const warming = new AbortController();
  async function stop() {
    warming.abort();
    await drain(server);
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.destroy();
    unlock?.();
  }
  return {
    stop,
    port,
    metricsPort: observation.metricsPort,
    warmUp: () =>
      warmUp((path) => app.request(path, {}, internalRequest), warming.signal).catch(
        (error: unknown) => logger.warn(error, 'the first pages could not be rendered'),
      ),
  };
}

if (import.meta.main) {
  try {
    const config = readConfig();
    runAsProduction();
    const logger = openLog(config.logLevel);
    const site = await start(config, logger, await loadPages());
    stopOnSignalsAndErrors(site, logger);
    await site.warmUp();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
