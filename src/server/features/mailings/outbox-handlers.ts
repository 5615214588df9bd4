import type { Row } from '../../platform/database/tables.ts';
import { now } from '../../platform/http/context.ts';
import type { OutboxServices } from '../../platform/mail/claim.ts';
import { parseMessage, type StoredMail } from '../../platform/mail/outbox.ts';
import type { OutboxHandlers } from '../../platform/mail/worker.ts';
import { mailId, noMailing } from '../../resources/newsletter/mail-ids.ts';
import { refusalKind } from '../../resources/newsletter/refusals.ts';
import { identify } from '../../resources/newsletter/returned-parts.ts';
import { recordReturn } from '../../resources/newsletter/returns.ts';
import { findByToken, isPaused } from '../../resources/newsletter/states.ts';
import { findWelcomed } from '../../resources/newsletter/subscribe.ts';
import { subscriberParts, tokenInMailing } from '../../resources/newsletter/subscriber-parts.ts';
import { beginDueMailings } from './begin.ts';
import { readerQuery } from './links.ts';

interface MailingMessage {
  subject: string;
  /** The subscriber's token; the address may have changed since. */
  token: string;
}

const readMessage = ({ message }: Row<'outbox'>) => JSON.parse(message) as MailingMessage;

async function composeMailing(
  { config, database, clock }: OutboxServices,
  row: Row<'outbox'>,
): Promise<StoredMail | undefined> {
  const { subject, token } = readMessage(row);
  const mailing = await database
    .selectFrom('mailings')
    .select(['id', 'key', 'text', 'html', 'fromName', 'stoppedAt'])
    .where('id', '=', row.mailingId ?? 0)
    .executeTakeFirst();
  const subscriber = await findByToken(database, token);
  if (!mailing || mailing.stoppedAt || !subscriber?.subscribed) return undefined;
  if (isPaused(subscriber, now({ clock }))) return undefined;
  const tokenInMail = tokenInMailing(token, mailing.id);
  const id = mailId(mailing.id, subscriber);
  const own = (text: string) =>
    text.replaceAll(readerQuery(mailing.key), readerQuery(id)).replaceAll(mailing.key, tokenInMail);
  const mail = {
    to: subscriber.email,
    subject,
    fromName: mailing.fromName,
    text: own(mailing.text),
    html: own(mailing.html),
    headers: subscriberParts(config.siteUrl, tokenInMail).headers,
    // The id is equal for every attempt, so that mail clients recognise a repeat after a crash.
    messageId: `<${id}@${new URL(config.siteUrl).hostname}>`,
  };
  return identify(config, mail, id);
}

/** Newsletter hooks of the outbox: begin mailings, skip unsubscribed people, record refusals. */
export const outboxHandlers: OutboxHandlers = {
  prepare: beginDueMailings,
  async compose(services, row) {
    if (row.mailingId !== null) return composeMailing(services, row);
    if (row.kind !== 'welcome') return parseMessage(row);
    const subscriber = await findWelcomed(services, row.recipient);
    return (
      subscriber && identify(services.config, parseMessage(row), mailId(noMailing, subscriber))
    );
  },
  async onResult(services, row, refusal) {
    if (refusal === null) return;
    const kind = refusalKind(refusal);
    if (kind === 'policy') return;
    await services.database.transaction().execute(async (transaction) => {
      const subscriber = await findByToken(transaction, readMessage(row).token);
      if (!subscriber) return;
      const mail = { mailingId: row.mailingId ?? noMailing, subscriber };
      // The mailing counts this mail as failed, so `bounced` does not count it too.
      await recordReturn(services, transaction, mail, { kind, why: refusal });
    });
  },
};
