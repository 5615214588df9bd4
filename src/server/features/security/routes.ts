import { createRoute } from '@hono/zod-openapi';
import { securityStats } from '../../../contract/security.ts';
import { audit, auditDays, requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, csv, csvHeaders, errors, json } from '../../platform/http/openapi.ts';
import { auditCsv, readSecurityStats } from './queries.ts';

const admin = adminRoute('Admin');

export function securityRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/audit-log/csv',
        ...admin,
        summary: `The audit log of the last ${auditDays} days as CSV (RFC 4180, UTF-8 with BOM)`,
        responses: { 200: csv, ...errors(401) },
      }),
      async (context) => {
        const entry = { resource: 'audit-log', ...requestActor(context) };
        await audit(services, { ...entry, action: 'data_exported' });
        return context.body(await auditCsv(services), 200, {
          'Cache-Control': 'private, no-store',
          ...csvHeaders('audit-log.csv'),
        });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/security-dashboard',
        ...admin,
        summary: 'Sign-ins of the last 24 hours',
        responses: { 200: json(securityStats), ...adminErrors },
      }),
      async (context) => context.json(await readSecurityStats(services), 200),
    );
}
