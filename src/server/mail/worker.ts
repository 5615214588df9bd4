import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Updateable } from 'kysely';
import { forUpdateSkipLocked, isUnavailable } from '../database/engine.ts';
import type { OutboxTable, Row } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { site } from '../site-content.ts';
import { guideAttachment } from './guide.ts';
import { oneLine, type StoredMail } from './outbox.ts';

const minute = 60_000;
/** How long a mail may be under way before another worker takes it back. */
const lease = 10 * minute;
const longestPause = 6 * 60 * minute;
const giveUpAfter = 3 * 24 * 60 * minute;
const pollEvery = 2000;
const retryEvery = 500;
/** How long a stop waits for mails under way, in milliseconds. */
const stopPatience = 5000;

type OutboxServices = Pick<Services, 'config' | 'database' | 'clock' | 'logger'>;

/** Mails that this process sends at a time; beyond them a message waits for the worker. */
const mostAtOnce = 5;
/** Sendings of this process that have not ended. */
const underWay = new Set<Promise<unknown>>();

const after = (services: Pick<Services, 'clock'>, milliseconds: number) =>
  new Date(services.clock().getTime() + milliseconds).toISOString();

/** Gives up mails whose sending a crash cut off for the second time: one repeat is the most. */
async function giveUpTwiceInterrupted(services: OutboxServices) {
  const rows = await services.database
    .updateTable('outbox')
    .set({ status: 'failed', lastError: 'The site stopped twice while it was sending this mail' })
    .where('status', '=', 'sending')
    .where('nextAttemptAt', '<=', now(services))
    .where('interrupted', '=', 1)
    .returning('id')
    .execute();
  for (const { id } of rows) services.logger.error({ mail: id }, 'mail cut off twice, given up');
}

/**
 * Makes a mail this worker's own, with a row lock, so that instances share the work.
 * @param id the mail that is wanted; without it the one that has been due longest
 * @returns its row, or nothing where none is due or another worker has it
 */
async function claim(services: OutboxServices, id?: number) {
  const { database, logger } = services;
  const claimed = await database.transaction().execute(async (transaction) => {
    const rows = transaction.selectFrom('outbox').selectAll();
    const due = await forUpdateSkipLocked(
      database,
      id === undefined
        ? rows
            .where('status', 'in', ['waiting', 'sending'])
            .where('nextAttemptAt', '<=', now(services))
            .orderBy('nextAttemptAt')
            .orderBy('id')
            .limit(1)
        : rows.where('id', '=', id).where('status', '=', 'waiting'),
    ).executeTakeFirst();
    if (!due) return undefined;
    const cutOff = due.status === 'sending';
    const row = await transaction
      .updateTable('outbox')
      .set({
        status: 'sending',
        attempts: due.attempts + 1,
        // While a mail is being sent this is the end of the lease.
        nextAttemptAt: after(services, lease),
        tryingSince: due.tryingSince ?? now(services),
        ...(cutOff && { interrupted: 1 }),
      })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, cutOff };
  });
  if (claimed?.cutOff) {
    logger.warn({ mail: claimed.row.id }, 'sending again a mail that a crash may have sent');
  }
  return claimed?.row;
}

/** Tells whether a mail still has a reader: whoever left the newsletter gets none of its mails. */
async function isWanted({ database }: OutboxServices, row: Row<'outbox'>) {
  if (row.kind !== 'welcome') return true;
  const subscriber = await database
    .selectFrom('newsletters')
    .select('id')
    .where(sql`lower(email)`, '=', row.recipient.toLowerCase())
    .where('subscribed', '=', 1)
    .executeTakeFirst();
  return subscriber !== undefined;
}

async function send(smtpUrl: string, from: string, row: Row<'outbox'>) {
  const { withGuide, ...mail } = JSON.parse(row.message) as StoredMail;
  // Loaded with the first mail: it weighs 13 MB.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    await transport.sendMail({
      ...mail,
      from,
      attachments: withGuide ? [guideAttachment] : [],
    });
  } finally {
    transport.close();
  }
}

/**
 * Writes down how a sending went, also where the database is away meanwhile: a mail that went out
 * and is not known to have would go out again. @throws what stays wrong until the lease ends
 */
async function writeDown(write: () => Promise<unknown>) {
  const deadline = performance.now() + lease - minute;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      await pause(retryEvery, undefined, { ref: false });
    }
  }
}

/** Sends one claimed mail and writes down how it went. @returns whether the mail server took it */
async function deliver(services: OutboxServices, smtpUrl: string, row: Row<'outbox'>) {
  const { config, database, logger } = services;
  const settle = (values: Updateable<OutboxTable>) =>
    database
      .updateTable('outbox')
      .set(values)
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .execute();
  if (!(await isWanted(services, row))) {
    await database.deleteFrom('outbox').where('id', '=', row.id).execute();
    logger.info({ mail: row.id }, 'mail dropped: its reader has left the newsletter');
    return false;
  }
  try {
    await send(smtpUrl, config.mailFrom ?? `${site.name} <${site.email}>`, row);
  } catch (error) {
    const lastError = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 500);
    const tried = services.clock().getTime() - Date.parse(row.tryingSince ?? row.createdAt);
    const failed = tried >= giveUpAfter;
    const wait = Math.min(minute * 2 ** (row.attempts - 1), longestPause);
    await writeDown(() =>
      settle({
        status: failed ? 'failed' : 'waiting',
        lastError,
        nextAttemptAt: after(services, wait),
      }),
    );
    logger.warn({ mail: row.id, attempts: row.attempts, lastError, failed }, 'mail not sent');
    return false;
  }
  await writeDown(() => settle({ status: 'sent', lastError: null, sentAt: now(services) }));
  logger.info({ mail: row.id, kind: row.kind }, 'mail sent');
  return true;
}

/** Keeps a sending in mind until it ends. What breaks beside the sending itself is logged. */
function track(services: OutboxServices, sending: Promise<boolean>): Promise<boolean> {
  const guarded = sending
    .catch((error: unknown) => {
      services.logger.error(error, 'the outbox could not be written');
      return false;
    })
    .finally(() => underWay.delete(guarded));
  underWay.add(guarded);
  return guarded;
}

/**
 * Tries to send one mail at once.
 * @param limit milliseconds after which the caller goes on without it, while the sending does too
 * @returns whether the mail server took it in time
 */
export async function sendNow(services: OutboxServices, id: number, limit: number) {
  const { smtpUrl } = services.config;
  if (!smtpUrl || underWay.size >= mostAtOnce) return false;
  const work = async () => {
    const claimed = await claim(services, id);
    return claimed ? deliver(services, smtpUrl, claimed) : false;
  };
  const timer = new AbortController();
  const late = pause(limit, false, { signal: timer.signal }).catch(() => false);
  const sent = await Promise.race([track(services, work()), late]);
  timer.abort();
  return sent;
}

/** Sends what is due, one mail after the other, until `signal` ends it. Does nothing without SMTP_URL. */
export async function sendDue(services: OutboxServices, signal?: AbortSignal) {
  const { smtpUrl } = services.config;
  if (!smtpUrl) return;
  await giveUpTwiceInterrupted(services);
  while (!signal?.aborted) {
    const claimed = await claim(services);
    if (!claimed) return;
    await track(services, deliver(services, smtpUrl, claimed));
  }
}

/** Starts the worker of the outbox in this process. `stop()` lets mails under way end, for a while. */
export function startOutbox(services: OutboxServices) {
  const { config, logger } = services;
  const ending = new AbortController();
  async function work() {
    while (!ending.signal.aborted) {
      try {
        await sendDue(services, ending.signal);
      } catch (error) {
        logger.error(error, 'the outbox could not be read');
      }
      await pause(pollEvery, undefined, { signal: ending.signal }).catch(() => {});
    }
  }
  if (!config.smtpUrl) {
    logger.info(
      `SMTP_URL is not set: mails wait in the outbox, to be read at ${config.siteUrl}/admin under Outbox`,
    );
  }
  const working = config.smtpUrl ? work() : Promise.resolve();
  return {
    async stop() {
      ending.abort();
      const ended = Promise.all([working, ...underWay]);
      await Promise.race([ended, pause(stopPatience, undefined, { ref: false })]);
    },
  };
}
