import { sql, type Transaction } from 'kysely';
import type { MailedResource } from '../../../contract/mailings.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { unlessMissing } from '../../platform/http/errors.ts';
import type { OutboxServices } from '../../platform/mail/claim.ts';
import { inlineStyles } from '../../platform/mail/outbox.ts';
import { mailOwner } from '../../platform/mail/owner-mail.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { countedLinks } from './links.ts';
import { readSegment, unsendable } from './offer.ts';
import { postEmail } from './post-email.ts';
import { findPost, type MailedPost } from './posts.ts';
import { countRecipients, recipientCondition } from './segments.ts';
import { domainProblem } from './sending-domain.ts';

/** Maximum size of an email in bytes; mail services refuse or truncate larger emails. */
const maxMailBytes = 1_000_000;

export const nobody =
  'It would reach nobody at the moment: no subscriber who gets mails is among its recipients. Nothing was sent.';
export const tooLong = 'Its text is longer than an email can be (1 MB). Send a shorter one.';

/** The text that every recipient gets; undefined if it is too long. */
export async function mailingText(
  services: Pick<Services, 'config' | 'database'>,
  post: MailedPost,
  { key, preview }: Pick<Row<'mailings'>, 'key' | 'preview'>,
) {
  const email = await postEmail(services, post, { token: key, preview });
  const html = await inlineStyles(email.html);
  const { siteUrl } = services.config;
  return Buffer.byteLength(html) > maxMailBytes ? undefined : { text: email.text, html, siteUrl };
}

/** Queues all mails in one statement, so that later subscribers get none. @returns how many */
async function enqueueRecipients(
  transaction: Transaction<Tables>,
  mailing: Row<'mailings'>,
  time: string,
) {
  // A token is base64url and needs no escape in JSON.
  const head = `${JSON.stringify({ subject: mailing.subject }).slice(0, -1)},"token":"`;
  const { numAffectedRows } = await sql`
    insert into outbox
      (kind, recipient, message, status, attempts, next_attempt_at, created_at, mailing_id)
    select 'mailing', email, cast(${head} as text) || token || '"}', 'waiting', 0,
      cast(${time} as text), cast(${time} as text), cast(${mailing.id} as integer)
    from newsletters where ${recipientCondition(readSegment(mailing), time)} order by id`.execute(
    transaction,
  );
  return Number(numAffectedRows ?? 0);
}

async function storeLinks(transaction: Transaction<Tables>, row: Row<'mailings'>, siteUrl: string) {
  const { html, addresses } = countedLinks(row.html, row, siteUrl, site.remembersClicks);
  const links = addresses.map((address, index) => ({
    ...{ mailingId: row.id, number: index + 1, address },
  }));
  for (const some of toBatches(links, 500)) {
    await transaction.insertInto('mailingLinks').values(some).execute();
  }
  return html;
}

/** Runs a write that may begin a mailing; for an issue, it evicts the cached archive of issues. */
export const writeMailing = <Result>(
  { content, database }: Pick<Services, 'content' | 'database'>,
  resource: string,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  resource === 'issues' ? content.write('issues', work) : database.transaction().execute(work);

/** Queues the mails of a mailing. @returns undefined if the mailing has begun already or stopped */
export async function beginMailing(
  transaction: Transaction<Tables>,
  id: number,
  email: { text: string; html: string; siteUrl: string },
  time: string,
): Promise<Row<'mailings'> | undefined> {
  const row = await transaction
    .updateTable('mailings')
    .set({ text: email.text, html: email.html, begunAt: time })
    .where('id', '=', id)
    .where('begunAt', 'is', null)
    .where('stoppedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const recipients = await enqueueRecipients(transaction, row, time);
  const html = await storeLinks(transaction, row, email.siteUrl);
  return transaction
    .updateTable('mailings')
    .set({ recipients, html })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a mailing that can't begin, and notifies the owner once. */
function refuse(services: OutboxServices, { id, subject }: Row<'mailings'>, problem: string) {
  return services.database.transaction().execute(async (transaction) => {
    const refused = await transaction
      .updateTable('mailings')
      .set({ stoppedAt: now(services), problem })
      .where('id', '=', id)
      .where('begunAt', 'is', null)
      .where('stoppedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!refused) return;
    const title = `“${subject}” was not sent`;
    await mailOwner(services, transaction, title, [
      `It was planned for your subscribers of ${site.name}, and could not begin: ${problem}`,
      'Nobody got it. Plan it again once that is put right.',
    ]);
  });
}

async function beginPlanned(services: OutboxServices, row: Row<'mailings'>) {
  const resource = row.resource as MailedResource;
  const post = await unlessMissing(findPost(services, resource, row.recordId));
  if (!post) return refuse(services, row, 'It was deleted.');
  // A post that is due is published within seconds.
  const isComing = row.withPost === 1 || (post.publishAt ?? '~') <= now(services);
  if (!post.published && isComing) return;
  const problem = unsendable(services, resource, post);
  if (problem) return refuse(services, row, problem);
  const email = await mailingText(services, post, row);
  if (!email) return refuse(services, row, tooLong);
  const recipients = await countRecipients(services, readSegment(row));
  if (recipients === 0) return refuse(services, row, nobody);
  const unproven = await domainProblem(services, recipients);
  if (unproven) return refuse(services, row, unproven);
  await writeMailing(services, row.resource, (transaction) =>
    beginMailing(transaction, row.id, email, now(services)),
  );
}

/** Begins the mailings whose time has come, or whose post is public now. */
export async function beginDueMailings(services: OutboxServices) {
  const due = await services.database
    .selectFrom('mailings')
    .selectAll()
    .where('begunAt', 'is', null)
    .where('stoppedAt', 'is', null)
    .where(({ or, eb }) => or([eb('sendAt', '<=', now(services)), eb('withPost', '=', 1)]))
    .orderBy('id')
    .execute();
  for (const row of due) {
    try {
      await beginPlanned(services, row);
    } catch (error) {
      services.logger.error({ err: error, mailing: row.id }, 'a planned mailing could not begin');
    }
  }
}
