import { createRoute } from '@hono/zod-openapi';
import { type SecurityStats, securityStats } from '../contract/security.ts';
import { createRouter, type Services } from './http/context.ts';
import { adminErrors, adminSecurity, json } from './http/openapi.ts';
import { adminOnly } from './http/session.ts';

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

/** The route of /api/admin/security-dashboard. */
export function securityRoutes(services: Services) {
  return createRouter().openapi(
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
