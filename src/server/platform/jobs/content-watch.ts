import { setTimeout as pause } from 'node:timers/promises';
import { changeChannel } from '../database/engine.ts';
import { listen } from '../database/postgres-client.ts';
import type { Services } from '../http/context.ts';

/** Polling interval. Polling is needed because a broken connection or a pooler can lose a notification. */
const pollMs = 800;

/** Watches other instances' writes on PostgreSQL; SQLite has a single instance. */
export function watchContent({
  config: { databaseUrl, listenUrl },
  content,
  logger,
}: Pick<Services, 'config' | 'content' | 'logger'>) {
  if (!databaseUrl || !listenUrl) return { stop: async () => {} };
  const ending = new AbortController();
  let wake = new AbortController();
  let reachable = true;

  async function poll() {
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
      await pause(pollMs, undefined, { signal }).catch(() => {});
    }
  }
  const listener = listen(listenUrl, changeChannel, () => wake.abort());
  const polling = poll();
  return {
    async stop() {
      ending.abort();
      await Promise.all([listener.stop(), polling]);
    },
  };
}
