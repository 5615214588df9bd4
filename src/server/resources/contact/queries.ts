import {
  type MessagePage,
  type MessageShow,
  type MessageStatus,
  messageStatuses,
  type StoredMessage,
} from '../../../contract/contact.ts';
import { countByStatus } from '../../platform/database/count-by-status.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { queueEvent } from '../../platform/webhooks/events.ts';
import { contactMail } from './contact-email.ts';

/** Time that a request waits for the mail server before the worker may claim the mail. */
export const mailTimeoutMs = 4500;
const pageSize = 50;

export function storeMessage(
  services: Services,
  message: { name: string; email: string; subject: string; message: string },
) {
  const to = services.config.contactTo ?? site.email;
  return services.database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('contacts')
      .values({ ...message, status: 'new', createdAt: now(services) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { clock } = services;
    await queueEvent({ database: transaction, clock }, 'report', {
      resource: 'contact',
      recordId: id,
    });
    return enqueueMail(services, transaction, 'contact', contactMail(to, message), mailTimeoutMs);
  });
}

const toMessage = (row: Row<'contacts'>): StoredMessage => ({
  ...row,
  status: row.status as MessageStatus,
});

export async function listMessages(
  { database }: DatabaseReader,
  { show, before }: { show: MessageShow; before?: number | undefined },
): Promise<MessagePage> {
  let query = database.selectFrom('contacts').selectAll();
  query = show === 'inbox' ? query.where('status', '!=', 'spam') : query.where('status', '=', show);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    counts: await countByStatus(database, 'contacts', messageStatuses),
    messages: rows.slice(0, pageSize).map(toMessage),
    more: rows.length > pageSize,
  };
}

/** @throws 404 */
export async function findMessage({ database }: DatabaseReader, id: number) {
  const row = await database
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Message not found'));
  return toMessage(row);
}

/** @throws 404 */
export async function markMessage({ database }: DatabaseReader, id: number, status: MessageStatus) {
  const row = await database
    .updateTable('contacts')
    .set({ status })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => notFound('Message not found'));
  return toMessage(row);
}

/** @throws 404 */
export async function deleteMessage({ database }: DatabaseReader, id: number) {
  const { numDeletedRows } = await database
    .deleteFrom('contacts')
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Message not found');
}
