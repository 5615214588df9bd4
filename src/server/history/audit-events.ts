import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { type Actor, type AuditAction, audit } from './audit-log.ts';
import { type Kind, titleOf } from './records.ts';

/** Writes what was done to a row into the audit log, in the transaction that does it. */
export async function recordAuditEvents(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction<Tables>,
  kind: Kind,
  row: { id: number },
  actions: readonly AuditAction[],
  actor: Actor | undefined,
) {
  if (!actor) return;
  for (const action of actions) {
    await audit(
      { database: transaction, clock },
      { ...actor, action, resource: `${kind}/${row.id}`, details: titleOf(kind, row) },
    );
  }
}

interface Flags {
  published?: number;
  featured?: number;
}

/** What a save changed for visitors, as the audit log calls it. */
export function auditActionsBetween(before: Flags, after: Flags): AuditAction[] {
  const actions: AuditAction[] = [];
  if ((before.published ?? 0) !== (after.published ?? 0)) {
    actions.push(after.published ? 'content_published' : 'content_unpublished');
  }
  if ((before.featured ?? 0) !== (after.featured ?? 0)) {
    actions.push(after.featured ? 'content_featured' : 'content_unfeatured');
  }
  return actions;
}
