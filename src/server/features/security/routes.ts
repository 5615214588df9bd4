import { auditPage, auditPageQuery, securityStats } from '../../../contract/security.ts';
import { audit, auditDays } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { csv, csvHeaders } from '../../platform/http/openapi.ts';
import { auditCsv, readAuditPage, readSecurityStats } from './queries.ts';

export function securityRoutes(services: Services) {
  return new Endpoints(adminRoute('Admin'))
    .endpoint('get', '/audit-log/csv', {
      summary: `The audit log of the last ${auditDays} days as CSV (RFC 4180, UTF-8 with BOM)`,
      responses: { 200: csv },
      handle: async ({ actor, context }) => {
        await audit(services, { ...actor, action: 'data_exported', resource: 'audit-log' });
        return context.body(await auditCsv(services), 200, {
          'Cache-Control': 'private, no-store',
          ...csvHeaders('audit-log.csv'),
        });
      },
    })
    .endpoint('get', '/audit-log', {
      summary: 'The audit log by pages, the latest entries first',
      query: auditPageQuery,
      answer: auditPage,
      handle: ({ query }) => readAuditPage(services, query.page),
    })
    .endpoint('get', '/security-dashboard', {
      summary: 'The number of sign-ins and the recent activity of the last 24 hours',
      answer: securityStats,
      errors: [400, 403, 413, 415],
      handle: () => readSecurityStats(services),
    });
}
