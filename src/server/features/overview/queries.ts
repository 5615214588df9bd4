import type { Overview } from '../../../contract/overview.ts';
import { type ResourceWith, resources, resourcesWith } from '../../../contract/resources.ts';
import { listAlarms } from '../../platform/alarms/alarms.ts';
import { isBackupLate, lastBackupTime } from '../../platform/backup/keep.ts';
import { readCopiesStatus } from '../../platform/copies/state.ts';
import { countByStatus, countRows } from '../../platform/database/count-by-status.ts';
import { resourceTables } from '../../platform/database/resources.ts';
import { after, type DatabaseReader, type Services } from '../../platform/http/context.ts';
import { listMostRead } from '../../platform/page-reads/queries.ts';
import { backoffMs } from '../../platform/queue/queue.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { secondFactors } from '../../platform/sign-in/sign-in.ts';

const shown = 5;

async function listDrafts({ database }: DatabaseReader) {
  const latest: Overview['drafts']['latest'] = [];
  let total = 0;
  for (const resource of resourcesWith('published')) {
    const drafts = database
      .selectFrom(resourceTables[resource])
      .where('published', '=', 0)
      .$if(resources[resource].scheduled, (query) =>
        query.where(({ eb, ref }) => eb(ref('publishAt' as 'publishedAt'), 'is', null)),
      );
    total += await countRows(drafts);
    const title = resources[resource].title as 'title';
    const rows = await drafts
      .select(['id', 'updatedAt', (query) => query.ref(title as 'category').as('title')])
      .orderBy('updatedAt', 'desc')
      .limit(shown)
      .execute();
    latest.push(...rows.map((row) => ({ resource, ...row })));
  }
  latest.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  return { total, latest: latest.slice(0, shown) };
}

async function listScheduled({ database }: DatabaseReader) {
  const scheduled: Overview['scheduled'] = [];
  for (const resource of resourcesWith('scheduled')) {
    const table: (typeof resourceTables)[ResourceWith<'scheduled'>] = resourceTables[resource];
    const rows = await database
      .selectFrom(table)
      .select(['id', 'title', 'publishAt'])
      .where('published', '=', 0)
      .where('publishAt', 'is not', null)
      .execute();
    for (const { publishAt, ...row } of rows) {
      if (publishAt !== null) scheduled.push({ resource, ...row, publishAt });
    }
  }
  return scheduled.sort((one, other) => (one.publishAt < other.publishAt ? -1 : 1));
}

export async function readOverview(
  services: Pick<Services, 'database' | 'config' | 'clock'>,
  settings: Settings,
): Promise<Overview> {
  const { database, config } = services;
  const messages = await countByStatus(database, 'contacts', ['new']);
  const reports = await countByStatus(database, 'reports', ['new']);
  const mails = await countByStatus(database, 'outbox', ['failed', 'held']);
  const { operator, forecast, newsletter, 'structured-data': claims } = await settings.values();
  return {
    drafts: await listDrafts(services),
    scheduled: await listScheduled(services),
    unreadMessages: messages.new,
    waitingReports: reports.new,
    failedMails: mails.failed,
    heldMails: mails.held,
    untoldPages: await countUnannounced(services),
    missingOperator: Object.values(operator).includes(''),
    missingFactor: !(await secondFactors(database)),
    missingForecast: forecast.service === 'environment' && !config.forecastUrl,
    undecidedSignUp: newsletter.signUp === 'open',
    claimsUnshown:
      claims.claims === 'open' && (claims.defaultRating !== null || claims.availability !== ''),
    mostRead: await listMostRead(services),
    alarms: await listAlarms(services),
    copies: await readCopiesStatus(config),
    lastBackup: (await lastBackupTime(config)) ?? null,
    isBackupLate: await isBackupLate(services),
  };
}

/** Number of changed pages whose announcement to search engines has failed at least once. */
const countUnannounced = (services: Pick<Services, 'database' | 'clock'>) =>
  countRows(
    services.database
      .selectFrom('announcedPages')
      .where('attempts', '>', 0)
      // A page at its first attempt is leased for longer than the delay before its first retry.
      .where(({ or, eb }) =>
        or([eb('attempts', '>', 1), eb('dueAt', '<=', after(services, backoffMs(1)))]),
      ),
  );
