import { createRoute, z } from '@hono/zod-openapi';
import { securityStats } from '../../contract/security.ts';
import { adminOnly } from '../auth/session.ts';
import { actorOf, audit, auditDays } from '../history/audit-log.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, adminSecurity, errors, json } from '../http/openapi.ts';
import { auditCsv, readSecurityStats } from './queries.ts';

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
