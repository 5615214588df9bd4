import type { z } from 'zod';
import { alreadySubscribed } from '../../../contract/newsletter/messages.ts';
import type { Subscriber, subscriberChanges } from '../../../contract/newsletter/newsletter.ts';
import { consentText } from '../../../domain/consent/consent.ts';
import { toCsv } from '../../../domain/text/csv.ts';
import { normalEmail } from '../../../domain/text/email.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/http/context.ts';
import { conflict, notFound, rejectDuplicate } from '../../platform/http/errors.ts';
import { dropNewsletterMails } from '../../platform/mail/outbox.ts';
import { findSubscriber } from './subscribe.ts';

const toSubscriber = (row: Row<'newsletters'>): Subscriber => ({
  id: row.id,
  email: row.email,
  subscribed: row.subscribed === 1,
  refusal: row.refusal,
  createdAt: row.createdAt,
});

const inOrder = ({ database }: Pick<Services, 'database'>, direction: 'asc' | 'desc') =>
  database
    .selectFrom('newsletters')
    .selectAll()
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .execute();

export async function listSubscribers(services: Pick<Services, 'database'>) {
  return (await inOrder(services, 'desc')).map(toSubscriber);
}

/** Everybody who ever subscribed as CSV, oldest first: email, subscribed, since, consent. */
export async function exportSubscribers(services: Pick<Services, 'database'>) {
  const rows = await inOrder(services, 'asc');
  return toCsv(
    ['email', 'subscribed', 'since', 'consent'],
    rows.map((row) => [row.email, row.subscribed === 1, row.createdAt, consentText(row)]),
  );
}

/** @throws 404; 409 where another subscriber has the address */
export async function updateSubscriber(
  services: Pick<Services, 'database'>,
  id: number,
  changes: z.output<typeof subscriberChanges>,
) {
  const email = changes.email === undefined ? undefined : normalEmail(changes.email);
  if (email !== undefined) {
    const other = await findSubscriber(services, email);
    if (other && other.id !== id) throw conflict(alreadySubscribed);
  }
  const columns = {
    // Saving an address clears its refusal.
    ...(email !== undefined && { email, refusal: null }),
    ...(changes.subscribed !== undefined && ({ subscribed: changes.subscribed ? 1 : 0 } as const)),
  };
  const row = await rejectDuplicate(alreadySubscribed, () =>
    services.database
      .updateTable('newsletters')
      // An update needs a column at least: the id itself changes nothing.
      .set({ id, ...columns })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw notFound('Subscriber not found');
  if (!row.subscribed) await dropNewsletterMails(services, [row.email]);
  return toSubscriber(row);
}

/** Deletes a subscriber and their unsent mails. @throws 404 */
export async function deleteSubscriber(services: Pick<Services, 'database'>, id: number) {
  const row = await services.database
    .deleteFrom('newsletters')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  if (!row) throw notFound('Subscriber not found');
  await dropNewsletterMails(services, [row.email]);
}
