import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Mailing, mailingInput, mailingTest } from '../../../contract/mailings.ts';
import { normalEmail } from '../../../domain/text/email.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { conflict, notFound, rejectDuplicate } from '../../platform/http/errors.ts';
import { limitRequests } from '../../platform/http/rate-limit.ts';
import { enqueueMail, oneLine } from '../../platform/mail/outbox.ts';
import { sendNow } from '../../platform/mail/worker.ts';
import { newToken } from '../../resources/newsletter/subscribe.ts';
import { toMailings, unsendable } from './offer.ts';
import { postEmail } from './post-email.ts';
import { findPost } from './posts.ts';

/** Of one email. Mail services refuse larger ones, or cut them short. */
const maxMailBytes = 1_000_000;
const testTimeoutMs = 4500;
const limitMinutes = 15;
const startsPerLimit = 10;
const testsPerLimit = 30;

const limit = (services: Services, name: string, most: number) =>
  limitRequests(services, name, {
    most,
    windowMinutes: limitMinutes,
    message: `That was ${most} times in ${limitMinutes} minutes. Please wait a little.`,
  });

/** One statement: whoever subscribes later is not in it. @returns the number of recipients */
async function enqueueRecipients(
  transaction: Transaction<Tables>,
  { id, subject, createdAt }: Pick<Row<'mailings'>, 'id' | 'subject' | 'createdAt'>,
) {
  // A token is base64url: it needs no escape in JSON.
  const head = `${JSON.stringify({ subject }).slice(0, -1)},"token":"`;
  const { numAffectedRows } = await sql`
    insert into outbox
      (kind, recipient, message, status, attempts, next_attempt_at, created_at, mailing_id)
    select 'mailing', email, cast(${head} as text) || token || '"}', 'waiting', 0,
      cast(${createdAt} as text), cast(${createdAt} as text), cast(${id} as integer)
    from newsletters where subscribed = 1 order by id`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** @throws 404; 409 where it can't be sent, or was sent more often than the caller knows; 429 */
export async function startMailing(
  services: Services,
  input: z.output<typeof mailingInput>,
  actor: Actor,
): Promise<Mailing> {
  const { resource, record, earlier, preview } = input;
  const subject = oneLine(input.subject);
  const post = await findPost(services, resource, record);
  const problem = unsendable(services, resource, post);
  if (problem) throw conflict(problem);
  await limit(services, 'mailing-starts', startsPerLimit);
  const key = newToken();
  const { text, html } = await postEmail(services, post, { token: key, preview });
  if (Buffer.byteLength(html) > maxMailBytes) {
    throw conflict('Its text is longer than an email can be (1 MB). Send a shorter one.');
  }
  const sentBefore =
    'It was sent to subscribers before. Nothing was sent now: look at when, and confirm to send it again.';
  const createdAt = now(services);
  const row = await rejectDuplicate(sentBefore, () =>
    services.database.transaction().execute(async (transaction) => {
      const { last } = await transaction
        .selectFrom('mailings')
        .select(({ fn }) => fn.max('round').as('last'))
        .where('resource', '=', resource)
        .where('recordId', '=', record)
        .executeTakeFirstOrThrow();
      if ((last ?? 0) !== earlier) throw conflict(sentBefore);
      const { id } = await transaction
        .insertInto('mailings')
        .values({
          ...{ key, resource, recordId: record, round: earlier + 1 },
          ...{ subject, text, html, recipients: 0, createdAt },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const recipients = await enqueueRecipients(transaction, { id, subject, createdAt });
      if (recipients === 0) throw conflict('Nobody is subscribed at the moment: nothing was sent.');
      const entry = { action: 'mailing_started', resource: `${resource}/${record}` } as const;
      const details = `${subject}, to ${recipients}`;
      await audit({ ...services, database: transaction }, { ...actor, ...entry, details });
      return transaction
        .updateTable('mailings')
        .set({ recipients })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    }),
  );
  return requireMailing(await toMailings(services, [row]));
}

function requireMailing([mailing]: Mailing[]): Mailing {
  if (!mailing) throw notFound('There is no such sending');
  return mailing;
}

/** Takes back what has not gone out. @throws 404; 409 where nothing waits */
export async function stopMailing(services: Services, id: number, actor: Actor): Promise<Mailing> {
  const row = await services.database.transaction().execute(async (transaction) => {
    const stopped = await transaction
      .updateTable('mailings')
      .set(({ fn, val }) => ({ stoppedAt: fn.coalesce('stoppedAt', val(now(services))) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!stopped) throw notFound('There is no such sending');
    const taken = await transaction
      .deleteFrom('outbox')
      .where('mailingId', '=', id)
      .where('status', 'in', ['waiting', 'held'])
      .executeTakeFirst();
    if (!taken.numDeletedRows) throw conflict('Nothing of it waits any more.');
    const entry = {
      action: 'mailing_stopped',
      resource: `${stopped.resource}/${stopped.recordId}`,
      details: `${taken.numDeletedRows} not sent`,
    } as const;
    await audit({ ...services, database: transaction }, { ...actor, ...entry });
    return stopped;
  });
  return requireMailing(await toMailings(services, [row]));
}

/** Sends a post to one address. @returns whether the mail server took it at once @throws 404, 409, 429 */
export async function sendTest(
  services: Services,
  { resource, record, subject, preview, to }: z.output<typeof mailingTest>,
): Promise<boolean> {
  const post = await findPost(services, resource, record);
  const problem = unsendable(services, resource, post);
  if (problem) throw conflict(problem);
  await limit(services, 'mailing-tests', testsPerLimit);
  const lead = 'This is a test. Its link to unsubscribe belongs to nobody.';
  const email = await postEmail(services, post, { token: newToken(), preview, lead });
  const mail = { ...email, to: normalEmail(to), subject: `[Test] ${subject}` };
  const id = await services.database
    .transaction()
    .execute((transaction) => enqueueMail(services, transaction, 'test', mail, testTimeoutMs));
  return sendNow(services, id, testTimeoutMs);
}
