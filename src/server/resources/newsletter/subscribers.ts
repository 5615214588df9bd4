import type { z } from 'zod';
import { alreadySubscribed } from '../../../contract/newsletter/messages.ts';
import type { Subscriber, subscriberChanges } from '../../../contract/newsletter/newsletter.ts';
import { consentText } from '../../../domain/consent/consent.ts';
import { normalEmail } from '../../../domain/text/addresses.ts';
import { toCsv } from '../../../domain/text/csv.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { conflict, notFound, rejectDuplicate } from '../../platform/http/errors.ts';
import { dropNewsletterMails } from '../../platform/mail/outbox.ts';
import {
  activeColumns,
  inactiveColumns,
  isUnreachable,
  subscriberState,
  withoutBounces,
} from './states.ts';
import { findSubscriber } from './subscribe.ts';
import { findSuppression, type SuppressionReason, suppress } from './suppressions.ts';

const toSubscriber = (row: Row<'newsletters'>): Subscriber => ({
  id: row.id,
  email: row.email,
  subscribed: row.subscribed === 1,
  state: subscriberState(row),
  ...{ stateWhy: row.awayWhy, stateAt: row.awayAt, tags: JSON.parse(row.tags) },
  ...{ regions: JSON.parse(row.regions), pausedUntil: row.pausedUntil },
  fields: row.fields ? JSON.parse(row.fields) : {},
  createdAt: row.createdAt,
});

const inOrder = ({ database }: DatabaseReader, direction: 'asc' | 'desc') =>
  database
    .selectFrom('newsletters')
    .selectAll()
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .execute();

export async function listSubscribers(services: DatabaseReader) {
  return (await inOrder(services, 'desc')).map(toSubscriber);
}

/** Quotes a tag as the import expects it. */
const quoteTag = (tag: string) => (/[",]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag);

/** Exports present and former subscribers as CSV for the import, oldest first. */
export async function exportSubscribers(services: DatabaseReader) {
  const rows = await inOrder(services, 'asc');
  return toCsv(
    ['email', 'subscribed', 'since', 'consent', 'status', 'tags', 'regions', 'pausedUntil'],
    rows.map((row) => [
      ...[row.email, row.subscribed === 1, row.createdAt, consentText(row), subscriberState(row)],
      ...[row.tags, row.regions].map((list) =>
        (JSON.parse(list) as string[]).map(quoteTag).join(', '),
      ),
      row.pausedUntil ?? '',
    ]),
  );
}

/** Reasons, by state, why the owner cannot resubscribe an address. */
const unreachable = {
  complained:
    'They reported a mail as unwanted, so only they themselves can ask for it again: by writing to you.',
  bounced: 'Mails to this address come back. Correct it, and tick “Subscribed” with that.',
};

/** Reasons why the owner cannot resubscribe a suppressed address. */
const suppressed: Record<SuppressionReason, string> = {
  complained:
    'They reported a mail as unwanted before. Only a sign-up of their own, confirmed by a click, brings this address back.',
  bounced:
    'Mails to this address came back before. Only a sign-up of their own, confirmed by a click, brings it back.',
  unsubscribed:
    'This address left the newsletter before. Only a sign-up of their own brings it back.',
};

const findById = ({ database }: DatabaseReader, id: number) =>
  database
    .selectFrom('newsletters')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Subscriber not found'));

/** @throws 404; 409 if the address is taken, bounced, complained or suppressed */
export async function updateSubscriber(
  services: Pick<Services, 'database' | 'clock'>,
  id: number,
  changes: z.output<typeof subscriberChanges>,
) {
  const email = changes.email === undefined ? undefined : normalEmail(changes.email);
  if (email !== undefined) {
    const other = await findSubscriber(services, email);
    if (other && other.id !== id) throw conflict(alreadySubscribed);
  }
  const before = await findById(services, id);
  const state = subscriberState(before);
  const isCorrected = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  if (changes.subscribed && isUnreachable(state) && !isCorrected)
    throw conflict(unreachable[state]);
  if ((changes.subscribed ?? before.subscribed) && (isCorrected || state !== 'active')) {
    const suppression = await findSuppression(services.database, email ?? before.email);
    if (suppression) throw conflict(suppressed[suppression.reason]);
  }
  const columns = {
    ...(email !== undefined && { email }),
    ...(changes.tags && { tags: JSON.stringify([...new Set(changes.tags)]) }),
    ...(changes.subscribed === true &&
      state !== 'active' && { ...activeColumns, ...withoutBounces }),
    ...(changes.subscribed === false &&
      state === 'active' &&
      inactiveColumns('unsubscribed', 'In the admin', now(services))),
    ...(isCorrected && withoutBounces),
    ...(isCorrected &&
      state === 'bounced' &&
      !changes.subscribed &&
      inactiveColumns('unsubscribed', 'Address corrected in the admin', now(services))),
  };
  const row = await rejectDuplicate(alreadySubscribed, () =>
    services.database.transaction().execute(async (database) => {
      if (isCorrected) await suppress(services, database, before);
      return (
        database
          .updateTable('newsletters')
          // An update needs at least one column; setting the id changes nothing.
          .set({ id, ...columns })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
      );
    }),
  );
  if (!row) throw notFound('Subscriber not found');
  if (!row.subscribed) await dropNewsletterMails(services, [row.email]);
  return toSubscriber(row);
}

/** Deletes a subscriber with unsent mails and suppresses an inactive address. @throws 404 */
export function deleteSubscriber(services: Pick<Services, 'database' | 'clock'>, id: number) {
  return services.database.transaction().execute(async (database) => {
    const row = await database
      .deleteFrom('newsletters')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(() => notFound('Subscriber not found'));
    await suppress(services, database, row);
    await dropNewsletterMails({ database }, [row.email]);
  });
}
