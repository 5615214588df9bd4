import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { sharedSecret } from '../../platform/auth/secrets.ts';
import {
  after,
  createRouter,
  type DatabaseReader,
  now,
  type Services,
} from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { frequentMs, recordRuns } from '../../platform/jobs/job-runs.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { backoffMs, claimRows } from '../../platform/queue/queue.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { markChangedPages } from './public-pages.ts';

type IndexNowServices = Pick<Services, 'config' | 'database' | 'content' | 'clock' | 'logger'>;

const pollIntervalMs = 15_000;

const timeoutMs = 10_000;

const batch = 500;

/** Lease in milliseconds, after which another instance may claim the pages of a crashed one. */
const leaseMs = 5 * 60_000;

/** Maximum number of attempts: about two days, including the pauses between them. */
const maxAttempts = 15;

/** The IndexNow ownership key; its file is at the root of the site. */
const ownershipKey = (services: DatabaseReader) =>
  sharedSecret(services, 'IndexNow', () => randomBytes(16).toString('hex'));

const isOn = async (settings: Settings) =>
  (await settings.values())['search-engines'].indexNow === 'on';

async function claimDue(services: IndexNowServices) {
  const lease = after(services, leaseMs);
  const rows = await claimRows(services, 'announcedPages', {
    due: (pages) =>
      pages.where('dueAt', '<=', now(services)).orderBy('dueAt').orderBy('path').limit(batch),
    set: { dueAt: lease, attempts: sql`attempts + 1` },
  });
  return { rows, lease };
}

type Claim = Awaited<ReturnType<typeof claimDue>>;

const listPaths = ({ rows }: Claim) => rows.map(({ path }) => path);

/** @throws Error that names the failure */
async function announce(
  services: IndexNowServices,
  paths: readonly string[],
  stopping: AbortSignal | undefined,
) {
  const { siteUrl, indexNowUrl } = services.config;
  const key = await ownershipKey(services);
  const response = await fetch(indexNowUrl, {
    method: 'POST',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stopping ? [stopping] : [])]),
    redirect: 'error',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: paths.map((path) => encodeURI(siteUrl + path)),
    }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

/** Sets when claimed pages are due; a page that changed during the request stays due. */
const setDue = ({ database }: IndexNowServices, claim: Claim, dueAt: string | null) =>
  database
    .updateTable('announcedPages')
    .set({ dueAt, ...(dueAt === null && { attempts: 0 }) })
    .where('path', 'in', listPaths(claim))
    .where('dueAt', '=', claim.lease)
    .execute();

async function settle(services: IndexNowServices, claim: Claim) {
  await setDue(services, claim, null);
  await services.database
    .deleteFrom('announcedPages')
    .where('path', 'in', listPaths(claim))
    .where('changedAt', 'is', null)
    .where('dueAt', 'is', null)
    .execute();
}

async function postpone(services: IndexNowServices, { rows, lease }: Claim, error: unknown) {
  const { logger } = services;
  const reason = error instanceof Error ? error.message : String(error);
  for (const [attempts, same] of Map.groupBy(rows, (row) => row.attempts)) {
    const claim = { rows: same, lease };
    if (attempts >= maxAttempts) {
      logger.error({ pages: same.length, reason }, 'IndexNow: given up');
      await settle(services, claim);
    } else {
      logger.warn({ pages: same.length, reason, attempts }, 'IndexNow: tried again later');
      await setDue(services, claim, after(services, backoffMs(attempts)));
    }
  }
}

/** Notifies search engines of changed public pages while the owner's setting is on. */
export function createIndexNow(services: IndexNowServices, settings: Settings) {
  const { content, database, logger } = services;
  let mayHaveChanged = true;
  content.onChange(() => {
    mayHaveChanged = true;
  });

  async function sendDue(signal?: AbortSignal) {
    while (!signal?.aborted) {
      const claim = await claimDue(services);
      if (claim.rows.length === 0) return;
      try {
        await announce(services, listPaths(claim), signal);
      } catch (error) {
        return postpone(services, claim, error);
      }
      await settle(services, claim);
      logger.info({ pages: claim.rows.length }, 'IndexNow: told');
    }
  }

  async function run(signal?: AbortSignal) {
    const isWanted = await isOn(settings);
    if (mayHaveChanged) {
      mayHaveChanged = false;
      try {
        if (isWanted) await markChangedPages(services);
        else await database.deleteFrom('announcedPages').execute();
      } catch (error) {
        mayHaveChanged = true;
        throw error;
      }
    }
    if (isWanted) await sendDue(signal);
  }

  return {
    run,
    start: () =>
      repeat(
        recordRuns(services, 'telling search engines', frequentMs, run),
        (error) => logger.error(error, 'IndexNow: the pages could not be read'),
        {
          intervalMs: pollIntervalMs,
        },
      ),
  };
}

export const indexNowKeyRoute = (services: DatabaseReader, settings: Settings) =>
  createRouter().get('/:file{[0-9a-f]{32}[.]txt}', async (context) => {
    const key = (await isOn(settings)) ? await ownershipKey(services) : undefined;
    if (`${key}.txt` !== context.req.param('file')) throw notFound('Not found');
    return context.text(key ?? '', 200, { 'Cache-Control': 'no-store' });
  });
