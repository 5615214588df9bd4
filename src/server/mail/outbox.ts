import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { createTransport } from 'nodemailer';
import site from '../../../content/site.json' with { type: 'json' };
import { isUnavailable } from '../database/engine.ts';
import type { Row, Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { guideAttachment } from './guide.ts';

const minute = 60_000;
/** How long a mail may be under way before another worker takes it back. */
const lease = 10 * minute;
const longestPause = 6 * 60 * minute;
const giveUpAfter = 3 * 24 * 60 * minute;
const pollEvery = 2000;
const retryEvery = 500;
/** How long a stop waits for mails under way, in milliseconds. */
const stopPatience = 5000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  withGuide?: boolean;
}

type StoredMail = Mail & { messageId: string };

type OutboxServices = Pick<Services, 'config' | 'database' | 'clock' | 'logger'>;

/** Sendings of this process that have not ended. */
const underWay = new Set<Promise<unknown>>();

const after = (services: Pick<Services, 'clock'>, milliseconds: number) =>
  new Date(services.clock().getTime() + milliseconds).toISOString();

/** A text without line breaks and other control signs, fit for a header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * Puts a mail into the outbox, in the transaction of the write that it tells of.
 * @param heldFor milliseconds for which the worker leaves it to the caller
 * @returns the id of its row
 */
export async function enqueueMail(
  services: Pick<Services, 'config' | 'clock'>,
  transaction: Transaction<Tables>,
  kind: 'welcome' | 'contact',
  mail: Mail,
  heldFor = 0,
): Promise<number> {
  const message: StoredMail = {
    ...mail,
    subject: oneLine(mail.subject),
    // Fixed here, so that a mail sent twice after a crash is known as one.
    messageId: `<${randomUUID()}@${new URL(services.config.siteUrl).hostname}>`,
  };
  const { id } = await transaction
    .insertInto('outbox')
    .values({
      kind,
      recipient: mail.to,
      message: JSON.stringify(message),
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: after(services, heldFor),
      createdAt: now(services),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a due mail this worker's own, or none where another was faster. */
async function claim(services: OutboxServices, row: Row<'outbox'>) {
  const claimed = await services.database
    .updateTable('outbox')
    .set({
      status: 'sending',
      attempts: row.attempts + 1,
      // While a mail is being sent this is the end of the lease.
      nextAttemptAt: after(services, lease),
    })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('attempts', '=', row.attempts)
    .returningAll()
    .executeTakeFirst();
  if (claimed && row.status === 'sending') {
    services.logger.warn({ mail: row.id }, 'sending again a mail that a crash may have sent');
  }
  return claimed;
}

async function send(smtpUrl: string, from: string, row: Row<'outbox'>) {
  const { withGuide, ...mail } = JSON.parse(row.message) as StoredMail;
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
  const settle = (values: Partial<Pick<Row<'outbox'>, 'status' | 'lastError' | 'sentAt'>>) =>
    database
      .updateTable('outbox')
      .set(values)
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts);
  try {
    await send(smtpUrl, config.mailFrom ?? `${site.name} <${site.email}>`, row);
  } catch (error) {
    const lastError = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 500);
    const age = services.clock().getTime() - Date.parse(row.createdAt);
    const failed = age >= giveUpAfter;
    const wait = Math.min(minute * 2 ** (row.attempts - 1), longestPause);
    await writeDown(() =>
      settle({ status: failed ? 'failed' : 'waiting', lastError })
        .set({ nextAttemptAt: after(services, wait) })
        .execute(),
    );
    logger.warn({ mail: row.id, attempts: row.attempts, lastError, failed }, 'mail not sent');
    return false;
  }
  await writeDown(() =>
    settle({ status: 'sent', lastError: null, sentAt: now(services) }).execute(),
  );
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
  if (!smtpUrl) return false;
  const work = async () => {
    const row = await services.database
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const claimed = row && (await claim(services, row));
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
  const { config, database } = services;
  if (!config.smtpUrl) return;
  while (!signal?.aborted) {
    const due = await database
      .selectFrom('outbox')
      .selectAll()
      .where('status', 'in', ['waiting', 'sending'])
      .where('nextAttemptAt', '<=', now(services))
      .orderBy('nextAttemptAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return;
    const claimed = await claim(services, due);
    if (claimed) await track(services, deliver(services, config.smtpUrl, claimed));
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
    logger.info('SMTP_URL is not set: mails wait in the table outbox of the database');
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
