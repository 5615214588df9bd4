import type { Logger } from 'pino';
import { flushLog } from '../logging/log.ts';

/** Milliseconds after which a stopping server closes the connections that are still busy. */
export const shutdownTimeoutMs = 8000;
const exitMarginMs = 4000;

/** Stops the site on a signal, or with exit code 1 after an uncaught error. */
export function stopOnSignalsAndErrors({ stop }: { stop(): Promise<void> }, logger: Logger) {
  let stopping = false;
  async function stopAndExit(code: number) {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs + exitMarginMs).unref();
    await stop().catch((error: unknown) => logger.fatal(error, 'the shutdown failed'));
    await flushLog(logger);
    process.exit(code);
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal(error, `${event}: stopping`);
      void stopAndExit(1);
    });
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stopAndExit(0));
  }
}
