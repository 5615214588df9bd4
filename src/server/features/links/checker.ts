import { lookup } from 'node:dns/promises';
import type { Row } from '../../platform/database/tables.ts';
import { after, now, type Services } from '../../platform/http/context.ts';
import { hourlyMs, recordRuns } from '../../platform/jobs/job-runs.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { publicWeb, type Reach } from '../../platform/outbound/public-request.ts';
import { claimRows } from '../../platform/queue/queue.ts';
import {
  isRegistered,
  noteShopAnswer,
  recordShopHealth,
} from '../../platform/shop-links/health.ts';
import { linkCheckAgent } from './ask-links.ts';
import { askSite, type LinkAnswer, readSite } from './ask-site.ts';
import { learnLinks } from './learn-links.ts';
import type { LinkReports } from './reports.ts';
import { saysOutOfStock } from './stock.ts';

/** Interval between searches for due addresses. */
const pollIntervalMs = 60_000;
/** Delay after the start, in which only visitors use the CPU. */
const startDelayMs = 120_000;
const learnIntervalMs = 3_600_000;
const perMinute = 6;
const weekMs = 7 * 86_400_000;
/** Results that remove a shop from offers; not `refused`, since the shop may serve people. */
const deadOutcomes: readonly LinkAnswer['outcome'][] = ['dead', 'failed'];
/** Consecutive failures before a link is reported. */
const failuresUntilReported = 2;

interface Options extends Partial<Reach> {
  /** Maximum number of links that all instances together request in a minute. */
  pace?: number;
}

/** Checks each link to another site once a week; all instances share one limit of requests. */
export function createLinkChecker(
  services: Services,
  reports: LinkReports,
  { pace = perMinute, ...reach }: Options = {},
) {
  const { config, database, clock, logger } = services;
  const userAgent = linkCheckAgent(config.siteUrl);

  let learnedAt = 0;

  /** Claims a due link for a week, so that even a crash does not repeat its request. */
  const claimDue = () =>
    claimRows(services, 'linkChecks', {
      due: (links) =>
        links.where('dueAt', '<=', now(services)).orderBy('dueAt').orderBy('url').limit(1),
      set: { dueAt: after(services, weekMs) },
      pace: { key: 'link-checks', most: pace, minutes: 1 },
    });

  async function record(
    { url, failures, failingSince }: Row<'linkChecks'>,
    { outcome, status }: LinkAnswer,
  ) {
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
    if (outcome === 'ok') await recordShopHealth(services, url, false);
    else if (!isQuiet && deadOutcomes.includes(outcome))
      await recordShopHealth(services, url, true);
  }

  /** The last host that answered. */
  let reached = '';

  const resolvesNames = async () =>
    reached !== '' && (await lookup(reached).catch(() => undefined)) !== undefined;

  /** Requests a link; an unknown host counts as dead only if another host's name resolves. */
  async function ask(url: string, options: Parameters<typeof askSite>[1]): Promise<LinkAnswer> {
    const answer = await askSite(url, options);
    if (answer.status !== null) reached = new URL(url).hostname;
    const isUnnamed = answer.outcome === 'dead' && answer.status === null;
    return isUnnamed && !(await resolvesNames()) ? { ...answer, outcome: 'failed' } : answer;
  }

  /** Requests a link, and reads a shop's page for its stock. */
  async function check(link: Row<'linkChecks'>, signal: AbortSignal | undefined) {
    const options = { ...publicWeb, ...reach, userAgent, signal };
    const answer = await ask(link.url, options);
    await record(link, answer);
    if (!(await isRegistered(services, link.url))) return;
    const { outcome, movedTo } = answer;
    const isSoldOut = outcome === 'ok' && saysOutOfStock(await readSite(link.url, options));
    await noteShopAnswer(services, link.url, { outcome, movedTo, isSoldOut });
  }

  /** Collects the links of the texts once an hour, then checks those that are due. */
  async function run(signal?: AbortSignal) {
    const time = clock().getTime();
    if (time - learnedAt >= learnIntervalMs) {
      await learnLinks(services, reports);
      learnedAt = time;
    }
    while (config.checksLinks && !signal?.aborted) {
      const [link] = await claimDue();
      if (!link) return;
      await check(link, signal);
    }
  }

  return {
    run,
    start() {
      const onError = (error: unknown) => {
        // A stop aborts the request; the link is due again in a week.
        if ((error as { name?: unknown }).name === 'AbortError') return;
        logger.error(error, 'the links could not be checked');
      };
      const recorded = recordRuns(services, 'checking links', hourlyMs, run);
      return repeat(recorded, onError, { intervalMs: pollIntervalMs, startDelayMs });
    },
  };
}
