import type { Resource } from '../../contract/resources.ts';
import { type Actor, type AuditAction, audit } from './audit-log.ts';
import { titleOf } from './records.ts';

/** Writes one line of the audit log for each action on a record, in the transaction of the change. */
export async function recordAuditEvents(
  services: Parameters<typeof audit>[0],
  resource: Resource,
  row: { id: number },
  actions: readonly AuditAction[],
  actor: Actor,
) {
  for (const action of actions) {
    const event = { action, resource: `${resource}/${row.id}`, details: titleOf(resource, row) };
    await audit(services, { ...actor, ...event });
  }
}

const flags = [
  ['published', 'content_published', 'content_unpublished'],
  ['featured', 'content_featured', 'content_unfeatured'],
] as const;

export function auditActionsBetween(before: object, after: object): AuditAction[] {
  const isOn = (row: object, flag: string) => Boolean((row as Record<string, unknown>)[flag]);
  return flags
    .filter(([flag]) => isOn(before, flag) !== isOn(after, flag))
    .map(([flag, on, off]) => (isOn(after, flag) ? on : off));
}
