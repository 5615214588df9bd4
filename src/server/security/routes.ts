import { createRoute, z } from '@hono/zod-openapi';
import { type SecurityStats, securityStats } from '../../contract/security.ts';
import { toCsv } from '../../domain/csv.ts';
import { adminOnly } from '../auth/session.ts';
import { actorOf, audit, auditDays } from '../history/audit-log.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, adminSecurity, errors, json } from '../http/openapi.ts';

const hours = 24;
const recentLimit = 50;

/** Counts the sign-ins of the last 24 hours and lists the newest entries of the audit log. */
export async function readSecurityStats(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<SecurityStats> {
  const since = new Date(services.clock().getTime() - hours * 3_600_000).toISOString();
  const entries = services.database.selectFrom('auditLogs').where('timestamp', '>=', since);
  const counted = await entries
    .select((expression) => ['action', expression.fn.countAll().as('count')])
    .groupBy('action')
    .execute();
  const recentActivity = await entries
    .select(['timestamp', 'action', 'ipAddress', 'details'])
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
    recentActivity,
  };
}

/** The whole audit log as CSV, oldest first. */
async function auditCsv({ database }: Pick<Services, 'database'>) {
  const rows = await database.selectFrom('auditLogs').selectAll().orderBy('id').execute();
  const columns = ['timestamp', 'action', 'resource', 'details', 'ipAddress', 'userAgent'] as const;
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}

/** The routes of /api/admin/security-dashboard and of the audit log's export. */
export function securityRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/audit-log/csv',
        tags: ['Admin'],
        summary: `The audit log of the last ${auditDays} days as CSV (RFC 4180, UTF-8 with BOM)`,
        security: adminSecurity,
        middleware: adminOnly,
        responses: {
          200: { description: 'OK', content: { 'text/csv': { schema: z.string() } } },
          ...errors(401),
        },
      }),
      async (context) => {
        const entry = { resource: 'audit-log', ...actorOf(context) };
        await audit(services, { ...entry, action: 'data_exported' });
        return context.body(await auditCsv(services), 200, {
          'Cache-Control': 'private, no-store',
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="audit-log.csv"',
        });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/security-dashboard',
        tags: ['Admin'],
        summary: 'Sign-ins of the last 24 hours',
        security: adminSecurity,
        middleware: adminOnly,
        responses: { 200: json(securityStats), ...adminErrors },
      }),
      async (context) => context.json(await readSecurityStats(services), 200),
    );
}
