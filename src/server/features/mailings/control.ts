import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { Mailing } from '../../../contract/mailings.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import type { Row } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/errors.ts';
import { readMailing } from './offer.ts';

const nothingWaits = 'Nothing of it waits any more.';

const entry = (
  { resource, recordId }: Pick<Row<'mailings'>, 'resource' | 'recordId'>,
  action: AuditAction,
  details: string,
) => ({ action, resource: `${resource}/${recordId}`, details });

/** Cancels a planned mailing or the unsent mails of a mailing. @throws 404; 409 if nothing waits */
export async function stopMailing(services: Services, id: number, actor: Actor): Promise<Mailing> {
  const before = await readMailing(services, id);
  await services.database.transaction().execute(async (transaction) => {
    const stopped = await transaction
      .updateTable('mailings')
      .set({ stoppedAt: now(services) })
      .where('id', '=', id)
      .where('stoppedAt', 'is', null)
      .returning('begunAt')
      .executeTakeFirst();
    const taken = await transaction
      .deleteFrom('outbox')
      .where('mailingId', '=', id)
      .where('status', 'in', ['waiting', 'held'])
      .executeTakeFirst();
    const wasPlanned = stopped?.begunAt === null;
    if (!taken.numDeletedRows && !wasPlanned) throw conflict(nothingWaits);
    const details = wasPlanned ? 'before it began' : `${taken.numDeletedRows} not sent`;
    const event = entry(before, 'mailing_stopped', details);
    await audit({ ...services, database: transaction }, { ...actor, ...event });
  });
  return readMailing(services, id);
}

/** Pauses a `sending` or resumes a `paused` mailing. @throws 404; 409 in any other state */
export async function pauseMailing(
  services: Services,
  id: number,
  actor: Actor,
  action: 'mailing_paused' | 'mailing_resumed',
) {
  const isPause = action === 'mailing_paused';
  const before = await readMailing(services, id);
  if (before.state !== (isPause ? 'sending' : 'paused')) {
    throw conflict(isPause ? nothingWaits : 'It is not paused.');
  }
  await services.database.transaction().execute(async (transaction) => {
    const pausedAt = isPause ? now(services) : null;
    await transaction.updateTable('mailings').set({ pausedAt }).where('id', '=', id).execute();
    const event = entry(before, action, `${before.waiting} wait`);
    await audit({ ...services, database: transaction }, { ...actor, ...event });
  });
  return readMailing(services, id);
}
