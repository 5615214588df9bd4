import { type Alarm, type AlarmCause, alarmCauses } from '../../../contract/alarms.ts';
import { paths } from '../../../contract/paths.ts';
import { siteTime } from '../../../domain/dates/dates.ts';
import type { Row } from '../database/tables.ts';
import { ago, type DatabaseReader, now, type Services } from '../http/context.ts';
import { mailOwner } from '../mail/owner-mail.ts';
import { site } from '../site-content/site-content.ts';
import type { Finding } from './causes.ts';
import { alarmTexts } from './texts.ts';

type AlarmServices = Pick<Services, 'config' | 'database' | 'clock'>;
type AlarmRow = Row<'alarms'>;

const minuteMs = 60_000;
/** Time without a finding of any instance after which an alarm ends; each instance checks once a minute. */
const graceMs = 5 * minuteMs;
const quietMs = 60 * minuteMs;
/** Interval between the mails about a cause that persists. */
const reminderMs = 24 * 60 * minuteMs;

const isCause = (cause: string): cause is AlarmCause =>
  (alarmCauses as readonly string[]).includes(cause);

async function listOpen({ database }: DatabaseReader) {
  const rows = await database
    .selectFrom('alarms')
    .selectAll()
    .where('openedAt', 'is not', null)
    .orderBy('openedAt')
    .execute();
  return rows.flatMap(({ cause, openedAt, ...row }) =>
    isCause(cause) && openedAt !== null ? [{ ...row, cause, openedAt }] : [],
  );
}

/** The open alarms with their remedies, the oldest first. */
export async function listAlarms(services: DatabaseReader): Promise<Alarm[]> {
  return (await listOpen(services)).map(({ cause, detail, openedAt }) => {
    const { title, advice } = alarmTexts[cause];
    return { cause, title, detail, advice, since: openedAt };
  });
}

const time = (timestamp: string) => siteTime(timestamp, site.timeZone);

/** Updates an alarm and mails the owner, unless another instance has changed the row before. */
async function changeAndMail(
  services: AlarmServices,
  row: AlarmRow,
  changes: Partial<Pick<AlarmRow, 'mailedAt' | 'openedAt' | 'told'>>,
  mail: { title: string; paragraphs: string[] } | undefined,
) {
  const { config, database } = services;
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('alarms')
      .set(changes)
      .where('cause', '=', row.cause)
      .where('openedAt', '=', row.openedAt)
      .where('told', '=', row.told)
      .where((is) =>
        row.mailedAt === null ? is('mailedAt', 'is', null) : is('mailedAt', '=', row.mailedAt),
      )
      .executeTakeFirst();
    // Without a mail server the mail would wait in the outbox, perhaps for weeks.
    if (numUpdatedRows !== 1n || !mail || !config.smtpUrl) return;
    await mailOwner(
      services,
      transaction,
      mail.title,
      [
        ...mail.paragraphs,
        { link: 'Open the admin', href: `${config.siteUrl}${paths.admin}`, main: true },
      ],
      `Sent by ${site.name} to its owner: at most one an hour for each cause, one a day while it lasts, and one when it is well again.`,
    );
  });
}

async function open({ database, clock }: AlarmServices, { cause, detail }: Finding) {
  const seenAt = clock().toISOString();
  await database
    .insertInto('alarms')
    .values({ cause, detail, seenAt, openedAt: seenAt, mailedAt: null, told: 0 })
    .onConflict((conflict) =>
      conflict.column('cause').doUpdateSet((eb) => ({
        detail,
        seenAt,
        openedAt: eb.fn.coalesce('alarms.openedAt', eb.val(seenAt)),
      })),
    )
    .execute();
}

/** Opens alarms for an instance's findings, closes alarms without a recent finding, and mails the owner. */
export async function noteFindings(services: AlarmServices, findings: readonly Finding[]) {
  for (const finding of findings) await open(services, finding);
  for (const row of await listOpen(services)) {
    const { title, recoveredTitle, advice } = alarmTexts[row.cause];
    if (row.seenAt <= ago(services, graceMs)) {
      const paragraphs = [`It lasted from ${time(row.openedAt)} to ${time(row.seenAt)}.`];
      const mail = row.told ? { title: recoveredTitle, paragraphs } : undefined;
      await changeAndMail(services, row, { openedAt: null, told: 0 }, mail);
      continue;
    }
    const pauseMs = row.told ? reminderMs : quietMs;
    if (row.mailedAt !== null && row.mailedAt > ago(services, pauseMs)) continue;
    const paragraphs = [row.detail, `Since ${time(row.openedAt)}.`, advice];
    const mail = { title, paragraphs };
    await changeAndMail(services, row, { mailedAt: now(services), told: 1 }, mail);
  }
}
