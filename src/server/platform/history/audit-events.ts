import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { Resource } from '../../../contract/resources.ts';
import { type Actor, audit, changedFieldNames } from '../audit/audit-log.ts';
import { recordTitle } from './records.ts';

/** Writes one line of the audit log for each action on a record, in the transaction of the change. */
export async function recordAuditEvents(
  services: Parameters<typeof audit>[0],
  resource: Resource,
  row: { id: number },
  actions: readonly AuditAction[],
  actor: Actor,
) {
  const subject = { resource: `${resource}/${row.id}`, details: recordTitle(resource, row) };
  for (const action of actions) await audit(services, { ...actor, ...subject, action });
}

/** The fields of a record. Settings hold their fields in one JSON column. */
const readFields = (resource: Resource, row: object & { changes?: string }): object =>
  resource === 'settings' ? JSON.parse(row.changes ?? '{}') : row;

/** Writes the names of the fields that a save changed, without their values. */
export async function recordChangedFields(
  services: Parameters<typeof audit>[0],
  resource: Resource,
  before: object,
  after: { id: number },
  actor: Actor,
) {
  const fields = changedFieldNames(readFields(resource, before), readFields(resource, after));
  if (!fields) return;
  await audit(services, {
    ...actor,
    action: 'content_updated',
    resource: `${resource}/${after.id}`,
    details: `${recordTitle(resource, after)}: ${fields}`,
  });
}

const flags = [
  ['published', 'content_published', 'content_unpublished'],
  ['featured', 'content_featured', 'content_unfeatured'],
] as const;

interface AuditedRow {
  published?: unknown;
  featured?: unknown;
  publishAt?: unknown;
}

/** The audit actions of a save that changes whether a row is published, scheduled or featured. */
export function auditActionsBetween(earlier: object, later: object): AuditAction[] {
  const before: AuditedRow = earlier;
  const after: AuditedRow = later;
  const changed = flags
    .filter(([flag]) => Boolean(before[flag]) !== Boolean(after[flag]))
    .map(([flag, on, off]): AuditAction => (after[flag] ? on : off));
  // Publishing ends a schedule, and has its own event.
  if (after.published || (before.publishAt ?? null) === (after.publishAt ?? null)) return changed;
  return [...changed, after.publishAt ? 'content_scheduled' : 'content_unscheduled'];
}
