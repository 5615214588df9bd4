import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../http/context.ts';
import { changeChannel } from './engine.ts';
import { listen } from './postgres-client.ts';

/** How soon a write elsewhere is known where the database can't tell of it, in milliseconds. */
const pollEvery = 800;

/**
 * Hears of what other instances write: at once from PostgreSQL, and by asking where that fails
 * (a lost connection, a pooler that passes no notices on).
 */
export function watchContent({
  config,
  content,
  logger,
}: Pick<Services, 'config' | 'content' | 'logger'>) {
  const ending = new AbortController();
  let wake = new AbortController();
  let reachable = true;

  async function work() {
    while (!ending.signal.aborted) {
      wake = new AbortController();
      try {
        await content.refresh();
        if (!reachable) logger.info('the database answers again');
        reachable = true;
      } catch (error) {
        if (reachable) logger.warn(error, 'the database does not answer');
        reachable = false;
      }
      const signal = AbortSignal.any([ending.signal, wake.signal]);
      await pause(pollEvery, undefined, { signal }).catch(() => {});
    }
  }
  const listener = config.databaseUrl
    ? listen(config.databaseUrl, changeChannel, () => wake.abort())
    : undefined;
  const working = work();
  return {
    async stop() {
      ending.abort();
      await Promise.all([listener?.stop(), working]);
    },
  };
}
