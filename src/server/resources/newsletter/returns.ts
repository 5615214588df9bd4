import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { oneLine } from '../../platform/mail/outbox.ts';
import { findMail, noMailing } from './mail-ids.ts';
import { markAway } from './states.ts';

/** `soft`: it might arrive another day. */
export interface Return {
  kind: 'hard' | 'soft' | 'complaint';
  why: string;
}

/** A report on a mail that a mail server had taken. */
export interface MailReport extends Return {
  /** Holds the id of the mail somewhere. */
  about: string;
}

type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** So many mails in a row that come back, each within `forgottenMs` of the one before, and no more are sent. */
export const softLimit = 5;
const forgottenMs = 90 * 86_400_000;
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

/** @returns how many mails in a row came back; undefined where this one was counted before */
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

/** Marks whoever a mail did not reach, or who reported it. @returns whether the mailing counts it: each mail once */
export async function recordReturn(
  services: Pick<Services, 'clock'>,
  database: Kysely<Tables>,
  mail: FoundMail,
  { kind, why }: Return,
): Promise<boolean> {
  const reason = oneLine(why).slice(0, longestWhy);
  const leave = (state: 'bounced' | 'complained', because: string) =>
    markAway(services, database, mail.subscriber.token, state, because);
  if (kind === 'soft') {
    const times = await countSoft(services, database, mail);
    if (times !== undefined && times >= softLimit) {
      await leave('bounced', `${times} mails in a row came back. The last one: ${reason}`);
    }
    return times !== undefined;
  }
  const marked = await leave(kind === 'hard' ? 'bounced' : 'complained', reason);
  return marked?.isNew ?? false;
}

/** Records a report on a mail. @returns whether it is one of the newsletter's */
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

/** Counts somebody who left by the link of a mailing's mail. */
export const countLeaver = (database: Kysely<Tables>, mailingId: number) =>
  count(database, mailingId, 'unsubscribed');
