import { existsSync, readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Watch } from '../alarms/watch.ts';
import type { ReadClient } from '../http/client-address.ts';
import type { Services } from '../http/context.ts';
import type { HeavyWork } from '../http/heavy-work.ts';
import type { PageCache } from '../http/page-cache.ts';
import { createAnswerWatch } from '../http/request-log.ts';
import { flushLog, openAccessLog } from '../logging/log.ts';
import { createPatternFinder } from './route-patterns.ts';
import { serveMetrics } from './server.ts';

interface Observed {
  routes: Parameters<typeof createPatternFinder>[0];
  cache: Pick<PageCache, 'figures'>;
  heavyWork: Pick<HeavyWork, 'figures'>;
  readClient: ReadClient;
  watch: Watch;
}

/** Names of the subfolders of a folder; none if the folder does not exist. */
const folderNames = (folder: URL) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

async function openMetrics(services: Services, observed: Observed, clientFolder: URL) {
  const { config, logger } = services;
  const { metricsPort, metricsHost } = config;
  if (metricsPort === undefined) return undefined;
  // The module is loaded on demand, because most sites have no metrics.
  const { createMetrics } = await import('./metrics.ts');
  const { routes, cache, heavyWork, watch } = observed;
  const sources = {
    cache: cache.figures,
    heavyWork: heavyWork.figures,
    certificate: watch.certificate,
  };
  const findPattern = createPatternFinder(routes, folderNames(clientFolder));
  const metrics = createMetrics(services, sources, findPattern);
  const server = await serveMetrics(metrics, { metricsPort, metricsHost }, logger);
  return { metrics, server };
}

/** Opens the access log and the metrics, if enabled. @param clientFolder the folder of static files */
export async function observe(services: Services, observed: Observed, clientFolder: URL) {
  const { config, logger } = services;
  const log = openAccessLog(config.accessLog, logger);
  const opened = await openMetrics(services, observed, clientFolder);
  const { answers } = observed.watch;
  const watchAnswer = createAnswerWatch(log, observed.readClient, (answer) => {
    answers.count(answer);
    opened?.metrics.observe(answer);
  });
  return {
    watchAnswer,
    metricsPort: opened?.server.port,
    async stop() {
      await opened?.server.stop();
      // The log lines of the last responses are written at the end of this turn of the event loop.
      await setImmediate();
      await flushLog(log);
    },
  };
}
