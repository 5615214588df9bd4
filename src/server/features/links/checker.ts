import { forUpdateSkipLocked } from '../../platform/database/engine.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { countRequest } from '../../platform/http/rate-limit.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { askSite, isPublicAddress, isWebPort, type LinkAnswer } from './ask-site.ts';
import { learnLinks } from './learn-links.ts';
import type { LinkReports } from './reports.ts';

/** Interval between searches for due addresses. */
const pollIntervalMs = 60_000;
/** Leaves the CPU to visitors right after the start. */
const startDelayMs = 120_000;
const learnIntervalMs = 3_600_000;
const perMinute = 6;
const weekMs = 7 * 86_400_000;
/** A site that is down for a moment is not reported. */
const failuresUntilReported = 2;

interface Options {
  isAllowed?: (address: string) => boolean;
  allowsPort?: (port: string) => boolean;
  /** Links asked in a minute by all instances together. */
  pace?: number;
}

/**
 * Asks the links to other sites in the background whether they still lead anywhere: one at a time, each once a week,
 * several instances together no faster than one.
 */
export function createLinkChecker(
  services: Services,
  reports: LinkReports,
  { isAllowed = isPublicAddress, allowsPort = isWebPort, pace = perMinute }: Options = {},
) {
  const { config, database, clock, logger } = services;
  const userAgent = `Mozilla/5.0 (compatible; ${site.name.replace(/[^\w ]/g, '')} link check; +${config.siteUrl})`;

  let learnedAt = 0;

  /** Takes a link for a week: also where this process ends meanwhile, nobody is asked twice. */
  async function claimDue() {
    const due = (reader: Pick<Services['database'], 'selectFrom'>) =>
      reader
        .selectFrom('linkChecks')
        .select(['url', 'failures', 'failingSince'])
        .where('dueAt', '<=', now(services))
        .orderBy('dueAt')
        .orderBy('url')
        .limit(1);
    if (!(await due(database).executeTakeFirst())) return undefined;
    if ((await countRequest(services, 'link-checks', 1)).count > pace) return undefined;
    const dueAt = new Date(clock().getTime() + weekMs).toISOString();
    return database.transaction().execute(async (transaction) => {
      const row = await forUpdateSkipLocked(database, due(transaction)).executeTakeFirst();
      if (!row) return undefined;
      await transaction
        .updateTable('linkChecks')
        .set({ dueAt })
        .where('url', '=', row.url)
        .execute();
      return row;
    });
  }

  type Claim = NonNullable<Awaited<ReturnType<typeof claimDue>>>;

  async function record({ url, failures, failingSince }: Claim, { outcome, status }: LinkAnswer) {
    const failed = outcome === 'failed' ? failures + 1 : 0;
    const isQuiet = outcome === 'ok' || (outcome === 'failed' && failed < failuresUntilReported);
    await database
      .updateTable('linkChecks')
      .set({
        problem: isQuiet ? null : outcome,
        status,
        failures: failed,
        failingSince: outcome === 'ok' ? null : (failingSince ?? now(services)),
      })
      .where('url', '=', url)
      .execute();
  }

  /** Reads the texts where an hour has passed, then asks what is due. */
  async function run(signal?: AbortSignal) {
    const time = clock().getTime();
    if (time - learnedAt >= learnIntervalMs) {
      await learnLinks(services, reports);
      learnedAt = time;
    }
    while (config.checksLinks && !signal?.aborted) {
      const claim = await claimDue();
      if (!claim) return;
      await record(claim, await askSite(claim.url, { isAllowed, allowsPort, userAgent, signal }));
    }
  }

  return {
    run,
    start() {
      const onError = (error: unknown) => {
        // A stop cuts a question off; its link waits for its next week.
        if ((error as { name?: unknown }).name === 'AbortError') return;
        logger.error(error, 'the links could not be checked');
      };
      return repeat(run, onError, { intervalMs: pollIntervalMs, startDelayMs });
    },
  };
}
