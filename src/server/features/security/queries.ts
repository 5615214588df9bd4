import {
  type AuditPage,
  auditEntriesPerPage,
  type SecurityStats,
} from '../../../contract/security.ts';
import { toCsv } from '../../../domain/text/csv.ts';
import { countRows } from '../../platform/database/count-by-status.ts';
import { ago, type DatabaseReader, type Services } from '../../platform/http/context.ts';
import { deviceName } from '../../platform/sign-in/device.ts';

const statsHours = 24;
const recentLimit = 50;

const withDevice = <Entry extends { userAgent: string }>({ userAgent, ...entry }: Entry) => ({
  ...entry,
  device: userAgent && deviceName(userAgent),
});

export async function readSecurityStats(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<SecurityStats> {
  const since = ago(services, statsHours * 3_600_000);
  const entries = services.database.selectFrom('auditLogs').where('timestamp', '>=', since);
  const counted = await entries
    .select((expression) => ['action', expression.fn.countAll().as('count')])
    .groupBy('action')
    .execute();
  const recent = await entries
    .select(['timestamp', 'action', 'ipAddress', 'userAgent', 'details'])
    // Saves are omitted here, since there are many; the audit log lists them.
    .where('action', '!=', 'content_updated')
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(recentLimit)
    .execute();
  const count = (action: string) =>
    Number(counted.find((entry) => entry.action === action)?.count ?? 0);
  const successfulLogins = count('login_success');
  const failedAttempts = count('login_failure');
  const blockedAttempts = count('login_blocked');
  return {
    totalLoginAttempts: successfulLogins + failedAttempts + blockedAttempts,
    successfulLogins,
    failedAttempts,
    blockedAttempts,
    recentActivity: recent.map(withDevice),
  };
}

/** One page of the audit log, newest first; each entry has a device instead of the user agent. */
export async function readAuditPage({ database }: DatabaseReader, page = 1): Promise<AuditPage> {
  const total = await countRows(database.selectFrom('auditLogs'));
  const rows = await database
    .selectFrom('auditLogs')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(auditEntriesPerPage)
    .offset((page - 1) * auditEntriesPerPage)
    .execute();
  return { total, entries: rows.map(withDevice) };
}

export async function auditCsv({ database }: DatabaseReader) {
  const rows = await database.selectFrom('auditLogs').selectAll().orderBy('id').execute();
  const columns = ['timestamp', 'action', 'resource', 'details', 'ipAddress', 'userAgent'] as const;
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}
