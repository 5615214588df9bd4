import type { Kysely } from 'kysely';
import { type Actor, audit } from '../audit/audit-log.ts';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { dueUpdate } from './outbox.ts';

/** Holds the mails of a restored outbox: the site may have sent them since the backup was made. */
export async function holdMails(database: Kysely<Tables>): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ status: 'held' })
    .where('status', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Releases the held mails for sending. @returns their number */
export async function sendHeldMails(services: Services, actor: Actor): Promise<number> {
  const { numUpdatedRows } = await dueUpdate(services, ['held']).executeTakeFirst();
  const details = `${numUpdatedRows} to send`;
  await audit(services, { ...actor, action: 'held_mails_sent', resource: 'outbox', details });
  return Number(numUpdatedRows);
}

/** Deletes the held mails. @returns their number */
export async function discardHeldMails(services: Services, actor: Actor): Promise<number> {
  const { numDeletedRows } = await services.database
    .deleteFrom('outbox')
    .where('status', '=', 'held')
    .executeTakeFirst();
  const details = `${numDeletedRows} deleted`;
  await audit(services, { ...actor, action: 'held_mails_discarded', resource: 'outbox', details });
  return Number(numDeletedRows);
}
