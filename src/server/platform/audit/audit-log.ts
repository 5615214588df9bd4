import type { Context } from 'hono';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { Database } from '../database/open.ts';
import { type AppEnv, ago, now, type Services } from '../http/context.ts';

export interface Actor {
  address: string;
  userAgent?: string | undefined;
  /** Name of the API token with which a program acted in place of the owner. */
  tokenName?: string | undefined;
}

export const requestActor = (context: Context<AppEnv>): Actor => ({
  address: context.get('recordedAddress'),
  userAgent: context.req.header('User-Agent'),
  tokenName: context.get('tokenName'),
});

/** Writes an audit event in the caller's transaction, if any. Never pass a password, a token or a message's text. */
export async function audit(
  services: { database: Pick<Database, 'insertInto'> } & Pick<Services, 'clock'>,
  entry: Actor & { action: AuditAction; resource: string; details?: string },
) {
  await services.database
    .insertInto('auditLogs')
    .values({
      action: entry.action,
      resource: entry.resource,
      ipAddress: entry.address,
      userAgent: (entry.userAgent ?? '').slice(0, 300),
      details: [entry.details, entry.tokenName && `by the token “${entry.tokenName}”`]
        .filter(Boolean)
        .join(', '),
      timestamp: now(services),
    })
    .execute();
}

/** Fields that are not named: the site sets them, or a change of them has its own event. */
const unnamed = new Set([
  ...['published', 'publishedAt', 'publishAt', 'featured'],
  ...['createdAt', 'updatedAt', 'version'],
]);

const fieldLabel = (field: string) =>
  field
    .replace(/Cents$/, '')
    .replace(/[A-Z]/g, ' $&')
    .toLowerCase();

/** A value as JSON; an empty list equals null, since a form stores null as []. */
const stored = (value: unknown) => JSON.stringify(value === '[]' ? null : value);

/** The names of the fields that a save changed, without their values; empty if none. */
export function changedFieldNames(before: object, after: object): string {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const later = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .filter((name) => !unnamed.has(name))
    .filter((name) => stored(later.get(name)) !== stored(earlier.get(name)))
    .map(fieldLabel)
    .join(', ');
}

export const auditDays = 400;
/** Maximum number of lines, so that a flood of attempts does not fill the disk. */
const maxLines = 200_000;

/** Deletes audit log lines older than 400 days and the oldest beyond 200,000. @returns their number */
export async function purgeAudit(services: Pick<Services, 'database' | 'clock'>) {
  const { database } = services;
  const old = await database
    .deleteFrom('auditLogs')
    .where('timestamp', '<', ago(services, auditDays * 86_400_000))
    .executeTakeFirst();
  const past = await database
    .selectFrom('auditLogs')
    .select('id')
    .orderBy('id', 'desc')
    .offset(maxLines)
    .limit(1)
    .executeTakeFirst();
  const surplus = past
    ? await database.deleteFrom('auditLogs').where('id', '<=', past.id).executeTakeFirst()
    : undefined;
  return Number(old.numDeletedRows + (surplus?.numDeletedRows ?? 0n));
}
