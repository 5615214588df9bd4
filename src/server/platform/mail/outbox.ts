import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type OutboxMail,
  type OutboxPage,
  type OutboxStatus,
  outboxStatuses,
} from '../../../contract/mail.ts';
import { countByStatus } from '../database/count-by-status.ts';
import type { Row, Tables } from '../database/tables.ts';
import { after, type DatabaseReader, now, type Services } from '../http/context.ts';
import { conflict, notFound } from '../http/errors.ts';

const listLimit = 200;

export interface Mail {
  to: string;
  /** Replaces the name of the default sender. */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

export type StoredMail = Mail & {
  messageId: string;
  /** Envelope addresses; mail servers return a bounced mail to `from`. */
  envelope?: { from: string; to: string };
};

/** Replaces line breaks and other control characters by spaces, for a header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Adds a mail, in the transaction of its cause. @param delayMs time for the caller to send the mail directly */
export async function enqueueMail(
  services: Pick<Services, 'config' | 'clock'>,
  database: Kysely<Tables>,
  kind: 'welcome' | 'contact' | 'test' | 'owner' | 'report',
  mail: Mail,
  delayMs = 0,
): Promise<number> {
  const message: StoredMail = {
    ...mail,
    html: await inlineStyles(mail.html),
    subject: oneLine(mail.subject),
    // The id is set once, so that mail clients recognise a repeat after a crash.
    messageId: `<${randomUUID()}@${new URL(services.config.siteUrl).hostname}>`,
  };
  const { id } = await database
    .insertInto('outbox')
    .values({
      kind,
      recipient: mail.to,
      message: JSON.stringify(message),
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: after(services, delayMs),
      createdAt: now(services),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes unsent newsletter mails to `addresses`, except those being sent. @param statuses of the mails to delete */
export async function dropNewsletterMails(
  { database }: { database: Kysely<Tables> },
  addresses: string[],
  statuses: readonly OutboxStatus[] = ['waiting', 'failed', 'held'],
) {
  await database
    .deleteFrom('outbox')
    .where('kind', 'in', ['welcome', 'mailing'])
    .where('recipient', 'in', addresses)
    .where('status', 'in', statuses)
    .execute();
}

export const parseMessage = (row: Pick<Row<'outbox'>, 'message'>) =>
  JSON.parse(row.message) as StoredMail;

function toOutboxMail(row: Row<'outbox'>): OutboxMail {
  const { id, kind, recipient, attempts, nextAttemptAt, lastError, createdAt, sentAt } = row;
  return {
    id,
    kind,
    recipient,
    subject: parseMessage(row).subject,
    status: row.status as OutboxStatus,
    attempts,
    nextAttemptAt,
    lastError,
    createdAt,
    sentAt,
  };
}

export async function readOutbox(
  { config, database }: Pick<Services, 'config' | 'database'>,
  show: 'open' | 'sent',
): Promise<OutboxPage> {
  const statuses: OutboxStatus[] =
    show === 'sent' ? ['sent'] : ['failed', 'waiting', 'sending', 'held'];
  const rows = await database
    .selectFrom('outbox')
    .selectAll()
    .where('status', 'in', statuses)
    // Thousands of mails of one mailing would hide all other mails.
    .where((is) => is.or([is('mailingId', 'is', null), is('status', '=', 'failed')]))
    .orderBy('id', 'desc')
    .limit(listLimit)
    .execute();
  const ofMailings = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mailingId', 'is not', null)
    .where('status', 'in', ['waiting', 'sending', 'held'])
    .executeTakeFirstOrThrow();
  return {
    mailServer: config.smtpUrl !== undefined,
    counts: await countByStatus(database, 'outbox', outboxStatuses),
    waitingOfMailings: Number(ofMailings.count),
    mails: rows.map(toOutboxMail),
  };
}

const findMail = ({ database }: DatabaseReader, id: number) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('There is no such mail'));

/** @throws 404 */
export async function readMail(services: DatabaseReader, id: number) {
  const row = await findMail(services, id);
  const mailing = await services.database
    .selectFrom('mailings')
    .select('text')
    .where('id', '=', row.mailingId ?? 0)
    .executeTakeFirst();
  return { ...toOutboxMail(row), text: mailing?.text ?? parseMessage(row).text ?? '' };
}

/** Builds an update that makes mails due immediately. @param statuses of the mails to update */
export const dueUpdate = (
  services: Pick<Services, 'database' | 'clock'>,
  statuses: readonly OutboxStatus[] = ['waiting', 'failed'],
) =>
  services.database
    .updateTable('outbox')
    .set({ status: 'waiting', nextAttemptAt: now(services), tryingSince: null, interrupted: 0 })
    .where('status', 'in', statuses);

/** Makes a mail due at once. @throws 404; 409 if its status is `sent`, `held` or `sending` */
export async function retryMail(services: Pick<Services, 'database' | 'clock'>, id: number) {
  const row = await dueUpdate(services).where('id', '=', id).returningAll().executeTakeFirst();
  if (row) return toOutboxMail(row);
  const { status } = await findMail(services, id);
  if (status === 'held') {
    throw conflict('This mail is held, since a backup was restored: see the start screen');
  }
  throw conflict(status === 'sent' ? 'This mail was sent already' : 'This mail is being sent now');
}

export async function retryAllMails(services: Pick<Services, 'database' | 'clock'>) {
  const { numUpdatedRows } = await dueUpdate(services).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes sent and failed mails from before a time, and adds them to their mailings' totals. @returns their number */
export function purgeOutbox(database: Kysely<Tables>, before: string): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('outbox')
      .where('status', 'in', ['sent', 'failed'])
      .where('createdAt', '<', before)
      .returning(['mailingId', 'status'])
      .execute();
    for (const [id, mails] of Map.groupBy(deleted, ({ mailingId }) => mailingId)) {
      const sent = mails.filter(({ status }) => status === 'sent').length;
      await transaction
        .updateTable('mailings')
        .set(({ eb }) => ({
          oldSent: eb('oldSent', '+', sent),
          oldFailed: eb('oldFailed', '+', mails.length - sent),
        }))
        .where('id', '=', id)
        .execute();
    }
    return deleted.length;
  });
}

/**
 * Writes the rules of an email's stylesheet into its elements, because some email clients drop stylesheets.
 * Media queries stay in the stylesheet.
 */
export async function inlineStyles(html: string): Promise<string> {
  // The module is loaded with the first mail, like the mailer.
  const { inline } = await import('@css-inline/css-inline');
  return inline(html, { keepAtRules: true, loadRemoteStylesheets: false });
}
