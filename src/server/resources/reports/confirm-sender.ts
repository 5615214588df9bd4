import { sql, type Transaction } from 'kysely';
import { normalEmail } from '../../../domain/text/addresses.ts';
import { isSameSecret } from '../../platform/auth/secrets.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { createRouter, type DatabaseReader, type Services } from '../../platform/http/context.ts';
import { countRequest } from '../../platform/http/rate-limit.ts';
import { mailPage, pageButton } from '../../platform/mail/mail-page.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { keyedHash } from './proof.ts';
import { confirmationMail } from './report-emails.ts';
import { findBySentId, type ReportRow } from './stored-reports.ts';

const dayMinutes = 24 * 60;
/** Maximum number of mails a day: to one address, caused by one network, and in all. */
const perAddress = 1;
const perNetwork = 5;
const perDay = 40;

const sameAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

const linkKey = (services: DatabaseReader, sentId: string, email: string) =>
  keyedHash(services, `confirm:${sentId}:${email}`);

export interface Sender {
  email: string;
  isConfirmed: boolean;
  /** Keyed hash of the address. */
  hash: string;
  /** Path of the page on which the sender confirms the address. */
  path: string;
}

/** Whether mails to the address bounced or its owner complained about one. */
async function isUnreachable({ database }: DatabaseReader, email: string) {
  const row = await database
    .selectFrom('newsletters')
    .select('id')
    .where(sameAddress(email))
    .where('awayAs', 'in', ['bounced', 'complained'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the sender of a report, or undefined without an address that may get mails. */
export async function readSender(
  services: DatabaseReader,
  { id, email: given }: { id: string; email: string },
): Promise<Sender | undefined> {
  const email = given && normalEmail(given);
  if (!email || (await isUnreachable(services, email))) return undefined;
  const confirmed = await services.database
    .selectFrom('reports')
    .select('id')
    .where(sameAddress(email))
    .where('emailConfirmed', '=', 1)
    .executeTakeFirst();
  return {
    ...{ email, isConfirmed: confirmed !== undefined },
    hash: await keyedHash(services, `address:${email.toLowerCase()}`),
    path: `/reports/confirm/${id}.${await linkKey(services, id, email)}`,
  };
}

/** Mails an unconfirmed address unless a limit is reached. */
export async function askToConfirm(
  services: Pick<Services, 'config' | 'clock'>,
  transaction: Transaction<Tables>,
  { email, isConfirmed, hash, path }: Sender,
  { network, title }: { network: string; title: string },
) {
  if (isConfirmed) return;
  for (const [key, most] of [
    [`report-confirm:${hash}`, perAddress],
    [`report-confirms:${network}`, perNetwork],
    ['report-confirms', perDay],
  ] as const) {
    const counting = { database: transaction as never, clock: services.clock };
    if ((await countRequest(counting, key, dayMinutes)).count > most) return;
  }
  const { siteUrl } = services.config;
  const mail = confirmationMail(email, title, siteUrl, `${siteUrl}${path}`);
  await enqueueMail(services, transaction, 'report', mail);
}

async function findByKey(services: Services, key: string): Promise<ReportRow | undefined> {
  const [sentId = '', hash = ''] = key.split('.');
  const row = await findBySentId(services, sentId);
  if (!row?.email) return undefined;
  return isSameSecret(hash, await linkKey(services, sentId, row.email)) ? row : undefined;
}

/** Page that a confirmation mail links to. */
export const confirmSenderRoutes = (services: Services) =>
  createRouter()
    .get('/reports/confirm/:key', async (context) => {
      const row = await findByKey(services, context.req.param('key'));
      if (!row) return unknownLink(context);
      if (row.emailConfirmed) return confirmed(context);
      const body = `<p>One click, and we may thank you or ask you a question by mail.</p>\n${pageButton('Yes, it is mine')}`;
      return mailPage(context, 200, 'Is this your address?', body);
    })
    .post('/reports/confirm/:key', async (context) => {
      const row = await findByKey(services, context.req.param('key'));
      if (!row) return unknownLink(context);
      await services.database
        .updateTable('reports')
        .set({ emailConfirmed: 1 })
        .where(sameAddress(row.email))
        .execute();
      return confirmed(context);
    });

type MailContext = Parameters<typeof mailPage>[0];

const confirmed = (context: MailContext) =>
  mailPage(
    context,
    200,
    'Thank you',
    '<p>This address is confirmed. We write only if we have a question about your report, or to thank you.</p>',
  );

const unknownLink = (context: MailContext) =>
  mailPage(
    context,
    404,
    'This link is not known',
    '<p>It may have been cut off on its way, or the address was deleted since.</p>',
  );
