import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

const timeouts = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 65_000 };

/** Serves /metrics on a separate port or socket, hidden from visitors. @param metricsPort a port, or the path of a socket */
export async function serveMetrics(
  metrics: Pick<Metrics, 'scrape' | 'contentType'>,
  { metricsPort, metricsHost }: { metricsPort: number | string; metricsHost: string },
  logger: Logger,
) {
  const server = createServer(timeouts, async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.scrape();
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    } catch (error) {
      logger.error(error, 'the metrics could not be read');
      response.writeHead(500).end();
    }
  });
  const isSocket = typeof metricsPort === 'string';
  // A killed process leaves its socket behind.
  if (isSocket) rmSync(metricsPort, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(
      isSocket ? { path: metricsPort } : { port: metricsPort, host: metricsHost },
      resolve,
    );
  });
  return {
    port: isSocket ? undefined : (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
