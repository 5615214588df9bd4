import type { Row } from '../../platform/database/tables.ts';
import type { OutboxServices } from '../../platform/mail/claim.ts';
import { parseMessage, type StoredMail } from '../../platform/mail/outbox.ts';
import type { OutboxHandlers } from '../../platform/mail/worker.ts';
import { markAway } from '../../resources/newsletter/states.ts';
import { awaitsWelcome } from '../../resources/newsletter/subscribe.ts';
import { subscriberParts } from '../../resources/newsletter/subscriber-parts.ts';

import { beginDueMailings } from './begin.ts';

interface MailingMessage {
  subject: string;
  /** Of the subscriber, who may have another address by now. */
  token: string;
}

const readMessage = ({ message }: Row<'outbox'>) => JSON.parse(message) as MailingMessage;

async function composeMailing(
  { config, database }: OutboxServices,
  row: Row<'outbox'>,
): Promise<StoredMail | undefined> {
  const { subject, token } = readMessage(row);
  const mailing = await database
    .selectFrom('mailings')
    .select(['key', 'text', 'html', 'fromName', 'stoppedAt'])
    .where('id', '=', row.mailingId ?? 0)
    .executeTakeFirst();
  const subscriber = await database
    .selectFrom('newsletters')
    .select(['email', 'subscribed'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (!mailing || mailing.stoppedAt || !subscriber?.subscribed) return undefined;
  const own = (text: string) => text.replaceAll(mailing.key, token);
  return {
    to: subscriber.email,
    subject,
    fromName: mailing.fromName,
    text: own(mailing.text),
    html: own(mailing.html),
    headers: subscriberParts(config.siteUrl, token).headers,
    // The same at each attempt, so that mail clients recognise a repeat after a crash.
    messageId: `<${mailing.key}.${row.id}@${new URL(config.siteUrl).hostname}>`,
  };
}

/** Refusals of the sender rather than of the address, such as a relay that is set up wrongly. */
const isPolicy = (refusal: string) => /\b5\.7\.\d|\brelay/i.test(refusal);

/** Newsletter hooks of the outbox: begin what is planned, skip unsubscribed people, and mark refused addresses. */
export const outboxHandlers: OutboxHandlers = {
  prepare: beginDueMailings,
  async compose(services, row) {
    if (row.mailingId !== null) return composeMailing(services, row);
    if (row.kind === 'welcome' && !(await awaitsWelcome(services, row.recipient))) return undefined;
    return parseMessage(row);
  },
  async onResult(services, row, refusal) {
    if (refusal === null || isPolicy(refusal)) return;
    await markAway(services, services.database, readMessage(row).token, 'bounced', refusal);
  },
};
