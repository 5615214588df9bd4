import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { oneLine } from '../../platform/mail/outbox.ts';
import { findMail, noMailing } from './mail-ids.ts';
import { markInactive } from './states.ts';

/** `soft`: a later mail may arrive. */
export interface Return {
  kind: 'hard' | 'soft' | 'complaint';
  why: string;
}

/** Report of a bounce or complaint after a mail server accepted the mail. */
export interface MailReport extends Return {
  /** A text that contains the id of the mail. */
  about: string;
}

type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** Number of soft bounces, each within `forgottenMs` of the previous one, that stop all mails. */
export const softLimit = 5;
const forgottenDays = 90;
const forgottenMs = forgottenDays * 86_400_000;
const longestWhy = 300;

async function count(
  database: Kysely<Tables>,
  mailingId: number,
  column: 'bounced' | 'complained' | 'unsubscribed',
) {
  if (mailingId === noMailing) return;
  await database
    .updateTable('mailings')
    .set(({ eb }) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', mailingId)
    .execute();
}

/** @returns the number of soft bounces; undefined if this mailing was already counted */
async function countSoft(
  { clock }: Pick<Services, 'clock'>,
  database: Kysely<Tables>,
  { mailingId, subscriber }: FoundMail,
) {
  const { id, softBounces, softBouncedAt, softBouncedMailing } = subscriber;
  if (softBouncedMailing === mailingId) return undefined;
  const since = clock().getTime() - Date.parse(softBouncedAt ?? '');
  const times = (since < forgottenMs ? softBounces : 0) + 1;
  await database
    .updateTable('newsletters')
    .set({
      softBounces: times,
      softBouncedAt: now({ clock }),
      softBouncedMailing: mailingId,
    })
    .where('id', '=', id)
    .execute();
  return times;
}

/** Records a bounce or complaint of a subscriber. @returns whether the mailing counts it */
export async function recordReturn(
  services: Pick<Services, 'clock'>,
  database: Kysely<Tables>,
  mail: FoundMail,
  { kind, why }: Return,
): Promise<boolean> {
  const reason = oneLine(why).slice(0, longestWhy);
  const leave = (state: 'bounced' | 'complained', because: string) =>
    markInactive(services, database, mail.subscriber.token, state, because);
  if (kind === 'soft') {
    const times = await countSoft(services, database, mail);
    if (times !== undefined && times >= softLimit) {
      await leave(
        'bounced',
        `${times} mails came back, each within ${forgottenDays} days of the one before. The last one: ${reason}`,
      );
    }
    return times !== undefined;
  }
  const marked = await leave(kind === 'hard' ? 'bounced' : 'complained', reason);
  return marked?.isNew ?? false;
}

/** Records a report. @returns whether the report is about a newsletter mail */
export async function recordReport(
  services: Pick<Services, 'clock'>,
  database: Kysely<Tables>,
  report: MailReport,
): Promise<boolean> {
  const mail = await findMail(database, report.about);
  if (!mail) return false;
  if (await recordReturn(services, database, mail, report)) {
    await count(database, mail.mailingId, report.kind === 'complaint' ? 'complained' : 'bounced');
  }
  return true;
}

/** Counts a subscriber who left by the link in a mailing's mail. */
export const countLeaver = (database: Kysely<Tables>, mailingId: number) =>
  count(database, mailingId, 'unsubscribed');
