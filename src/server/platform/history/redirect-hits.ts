import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { decodedPath } from '../../../contract/history/redirects.ts';
import { now, type Services } from '../http/context.ts';
import { type Counted, createBufferedCounts } from '../jobs/buffered-counts.ts';
import { findRedirect } from './find-redirect.ts';

const longestAddress = 600;

/** Counts the uses of redirects (301 and 410), whether the cache or a handler answers. */
export function createRedirectHits(services: Pick<Services, 'database' | 'clock' | 'logger'>) {
  async function write(counted: readonly Counted<{ address: string }>[]) {
    const hits = new Map<number, number>();
    for (const { subject, times } of counted) {
      const found = await findRedirect(services, subject.address);
      if (found) hits.set(found.id, times + (hits.get(found.id) ?? 0));
    }
    for (const [id, times] of [...hits].sort(([one], [other]) => one - other)) {
      await services.database
        .updateTable('redirects')
        .set({ hits: sql`hits + ${times}`, lastUsedAt: now(services) })
        .where('id', '=', id)
        .execute();
    }
  }

  const { add, flush, start } = createBufferedCounts<{ address: string }>(services, {
    task: 'counting uses of redirects',
    failure: 'the uses of redirects were not written',
    write,
  });

  return {
    flush,
    start,
    watch({ method, url = '' }: IncomingMessage, response: ServerResponse) {
      if (method !== 'GET' || url.length > longestAddress) return;
      response.once('finish', () => {
        if (response.statusCode === 301 || response.statusCode === 410) {
          add({ address: decodedPath(url) });
        }
      });
    },
  };
}

export type RedirectHits = ReturnType<typeof createRedirectHits>;
