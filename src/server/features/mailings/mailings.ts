import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Mailing, mailingInput, mailingTest } from '../../../contract/mailings.ts';
import { resources } from '../../../contract/resources.ts';
import { normalEmail } from '../../../domain/text/addresses.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { conflict, rejectDuplicate } from '../../platform/http/errors.ts';
import { limitRequests } from '../../platform/http/rate-limit.ts';
import { enqueueMail, oneLine } from '../../platform/mail/outbox.ts';
import { senderProblem } from '../../platform/mail/sender.ts';
import { sendNow } from '../../platform/mail/worker.ts';
import { newToken } from '../../resources/newsletter/subscribe.ts';
import { beginMailing, mailingText, nobody, tooLong, writeMailing } from './begin.ts';
import { readMailing, unsendable, withoutMailServer } from './offer.ts';
import { postEmail } from './post-email.ts';
import { findPost, type MailedPost } from './posts.ts';
import { countRecipients } from './segments.ts';
import { domainProblem } from './sending-domain.ts';

const testTimeoutMs = 4500;
const limitMinutes = 15;
const startsPerLimit = 10;
const testsPerLimit = 30;
const maxDaysAhead = 366;

type Input = z.output<typeof mailingInput>;

const limit = (services: Services, name: string, most: number) =>
  limitRequests(services, name, {
    most,
    windowMinutes: limitMinutes,
    message: `That was ${most} times in ${limitMinutes} minutes. Please wait a little.`,
  });

/** The reason why a mailing can't be planned as requested. */
function planProblem(services: Services, { resource, sendAt }: Input, post: MailedPost) {
  const missing = withoutMailServer(services) ?? senderProblem(services.config);
  if (missing || !sendAt) return missing;
  const time = Date.parse(sendAt);
  const ahead = time - services.clock().getTime();
  if (ahead <= 0) return 'That time has passed. Choose a later one, or send it now.';
  if (ahead > maxDaysAhead * 86_400_000) return 'Choose a time within a year.';
  const goesPublic = post.publishAt ? Date.parse(post.publishAt) : Number.POSITIVE_INFINITY;
  if (post.published || goesPublic <= time) return undefined;
  const label = resources[resource].label.toLowerCase();
  return `This ${label} is not public by then, and the mail links to its page. Choose a later time.`;
}

/** @throws 409 if `earlier` is not the number of earlier mailings of the post */
async function insertMailing(
  transaction: Transaction<Tables>,
  key: string,
  { resource, record, earlier, ...input }: Input,
  createdAt: string,
) {
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
      ...{ key, resource, recordId: record, round: earlier + 1, createdAt },
      ...{ subject: oneLine(input.subject), preview: input.preview },
      ...{ fromName: oneLine(input.fromName), segment: JSON.stringify(input.segment) },
      ...{ sendAt: input.sendAt, withPost: input.withPost ? (1 as const) : (0 as const) },
      ...{ text: '', html: '', recipients: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sentBefore =
  'It was sent to subscribers before. Nothing was sent now: look at when, and confirm to send it again.';

/**
 * Sends a post now, or plans it.
 * @throws 404; 409 if it can't be sent, or `earlier` is not its number of earlier mailings; 429
 */
export async function startMailing(
  services: Services,
  input: Input,
  actor: Actor,
): Promise<Mailing> {
  const post = await findPost(services, input.resource, input.record);
  const isPlan = input.sendAt !== null || (input.withPost && !post.published);
  const problem = isPlan
    ? planProblem(services, input, post)
    : (unsendable(services, input.resource, post) ??
      (await domainProblem(services, await countRecipients(services, input.segment))));
  if (problem) throw conflict(problem);
  await limit(services, 'mailing-starts', startsPerLimit);
  const key = newToken();
  const email = await mailingText(services, post, { key, preview: input.preview });
  if (!email) throw conflict(tooLong);
  const createdAt = now(services);
  const resource = `${input.resource}/${input.record}`;
  const id = await rejectDuplicate(sentBefore, () =>
    writeMailing(services, input.resource, async (transaction) => {
      const id = await insertMailing(transaction, key, input, createdAt);
      const entry = (action: 'mailing_scheduled' | 'mailing_started', details: string) =>
        audit(
          { ...services, database: transaction },
          { ...actor, action, resource, details: `${oneLine(input.subject)}, ${details}` },
        );
      if (isPlan) {
        await entry('mailing_scheduled', input.sendAt ?? 'with its post');
        return id;
      }
      const begun = await beginMailing(transaction, id, email, createdAt);
      if (!begun?.recipients) throw conflict(nobody);
      await entry('mailing_started', `to ${begun.recipients}`);
      return id;
    }),
  );
  return readMailing(services, id);
}

/**
 * Sends a post, public or not, to one address.
 * @returns whether the mail server accepted the mail at once @throws 404, 409, 429
 */
export async function sendTest(
  services: Services,
  { resource, record, subject, preview, fromName, to }: z.output<typeof mailingTest>,
): Promise<boolean> {
  const post = await findPost(services, resource, record);
  const problem = withoutMailServer(services);
  if (problem) throw conflict(problem);
  await limit(services, 'mailing-tests', testsPerLimit);
  const lead = 'This is a test. Its link to unsubscribe belongs to nobody.';
  const email = await postEmail(services, post, { token: newToken(), preview, lead });
  const mail = { ...email, to: normalEmail(to), subject: `[Test] ${subject}`, fromName };
  const id = await services.database
    .transaction()
    .execute((transaction) => enqueueMail(services, transaction, 'test', mail, testTimeoutMs));
  return sendNow(services, id, testTimeoutMs);
}
