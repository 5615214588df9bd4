import type { Services } from './http/context.ts';
import { now } from './http/context.ts';

export type AuditAction =
  | 'login_success'
  | 'login_failure'
  | 'login_blocked'
  | 'admin_logout'
  | 'backup_restored';

/** Writes one line of the audit log. Never give it a password, a token or the text of a message. */
export async function audit(
  services: Pick<Services, 'database' | 'clock'>,
  entry: {
    action: AuditAction;
    resource: string;
    address: string;
    userAgent?: string | undefined;
    details?: string;
  },
) {
  await services.database
    .insertInto('auditLogs')
    .values({
      action: entry.action,
      resource: entry.resource,
      ipAddress: entry.address,
      userAgent: (entry.userAgent ?? '').slice(0, 300),
      details: entry.details ?? '',
      timestamp: now(services),
    })
    .execute();
}
