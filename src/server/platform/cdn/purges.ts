import { setTimeout as pause } from 'node:timers/promises';
import { type Resource, resourceNames } from '../../../contract/resources.ts';
import { listChangedIds } from '../database/content-changes.ts';
import { unlessElsewhere } from '../database/engine.ts';
import { changedTags, siteTag } from '../http/cache-tags.ts';
import type { DatabaseReader, Services } from '../http/context.ts';
import { frequentMs, recordRuns } from '../jobs/job-runs.ts';
import { repeat } from '../jobs/repeat.ts';
import { type Cdn, maxTags, purgeTags } from './purge-tags.ts';

type PurgeServices = Pick<Services, 'config' | 'database' | 'clock' | 'logger'>;

const usualPace = {
  intervalMs: 2000,
  /** Time for a write to reach every instance; a CDN purged earlier could fetch an old page again. */
  settleMs: 1500,
  retryMs: 30_000,
};

const purgeLock = 712_030;

/** The resources whose version changed since the last purge. */
async function listPending({ database }: DatabaseReader) {
  const rows = await database
    .selectFrom('contentVersions as current')
    .leftJoin('purgedVersions as purged', 'purged.resource', 'current.resource')
    .select(['current.resource', 'current.version', 'purged.version as before'])
    .where('current.resource', 'in', resourceNames)
    .execute();
  return rows.filter(({ version, before }) => version !== before);
}

type Pending = Awaited<ReturnType<typeof listPending>>;

async function pendingTags({ database }: DatabaseReader, pending: Pending) {
  const changes = await Promise.all(
    pending.map(async ({ resource, version, before }) => ({
      resource: resource as Resource,
      ids: await listChangedIds(database, resource, before ?? undefined, version),
    })),
  );
  const tags = changes.flatMap(changedTags);
  if (tags.length <= maxTags) return tags;
  return changes.flatMap(({ resource }) => changedTags({ resource, ids: undefined }));
}

async function keepVersions({ database }: DatabaseReader, pending: Pending) {
  if (pending.length === 0) return;
  await database
    .insertInto('purgedVersions')
    .values(pending.map(({ resource, version }) => ({ resource, version })))
    .onConflict((conflict) =>
      conflict.column('resource').doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })),
    )
    .execute();
}

/** Purges the whole site at the first run, then the tags of each write of any instance. */
export function createPurges(
  services: PurgeServices,
  cdn: Cdn,
  { settleMs, retryMs }: Omit<typeof usualPace, 'intervalMs'> = usualPace,
) {
  const { database, logger } = services;
  // The first run purges everything: a new release or a restored database changes pages without a new version.
  let isFirst = true;

  async function purge(signal: AbortSignal | undefined) {
    const pending = await listPending(services);
    const tags = isFirst ? [siteTag] : await pendingTags(services, pending);
    if (tags.length > 0) await purgeTags(cdn, tags, signal);
    await keepVersions(services, pending);
    isFirst = false;
    logger.info({ tags: tags.length }, 'told the CDN of changes');
    return true;
  }

  return async function run(signal?: AbortSignal) {
    const wait = (timeMs: number) => pause(timeMs, undefined, { signal }).catch(() => undefined);
    while (!signal?.aborted) {
      if (!isFirst && (await listPending(services)).length === 0) return;
      await wait(settleMs);
      try {
        // Without a result another instance is purging, so the loop checks again.
        if (await unlessElsewhere(database, purgeLock, () => purge(signal))) return;
      } catch (error) {
        await wait(retryMs);
        throw error;
      }
    }
  };
}

/** Starts purging after writes, which never wait for the CDN. A lasting failure becomes an alarm. */
export function startPurges(services: PurgeServices) {
  const { config, logger } = services;
  if (!config.cdn) return { stop: async () => {} };
  return repeat(
    recordRuns(
      services,
      'telling the CDN of changes',
      frequentMs,
      createPurges(services, config.cdn),
    ),
    (error) => logger.error(error, 'the CDN could not be told of changes'),
    { intervalMs: usualPace.intervalMs },
  );
}
