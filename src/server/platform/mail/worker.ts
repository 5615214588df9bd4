import { setTimeout as pause } from 'node:timers/promises';
import type { Updateable } from 'kysely';
import { isUnavailable } from '../database/engine.ts';
import type { Row, Tables } from '../database/tables.ts';
import { after, now } from '../http/context.ts';
import { hourlyMs, recordRuns } from '../jobs/job-runs.ts';
import { repeat } from '../jobs/repeat.ts';
import { backoffMs } from '../queue/queue.ts';
import { claimMail, claimNext, leaseMs, type OutboxServices, releaseInterrupted } from './claim.ts';
import { oneLine, parseMessage, type StoredMail } from './outbox.ts';
import { defaultSender, senderAddress } from './sender.ts';

const giveUpAfterMs = 3 * 86_400_000;
const marginMs = 60_000;
const pollIntervalMs = 2000;
const retryIntervalMs = 500;
const stopTimeoutMs = 5000;

export interface OutboxHandlers {
  /** Runs before each search for due mails. */
  prepare?: (services: OutboxServices) => Promise<void>;
  /** Returns the mail to send; undefined if its recipient no longer wants it. */
  compose: (services: OutboxServices, row: Row<'outbox'>) => Promise<StoredMail | undefined>;
  onResult: (
    services: OutboxServices,
    row: Row<'outbox'>,
    refusal: string | null,
  ) => Promise<unknown>;
}

/** Maximum of mails that this process sends immediately on request. Further mails wait for the worker. */
const maxConcurrent = 5;
const deliveries = new Set<Promise<unknown>>();
/** Attempts of this process since its start. */
export const attemptCounts = { sent: 0, refused: 0 };

/** Sends mails over one connection at a time, which the first mail opens and `close()` ends. */
function openMailer({ config }: OutboxServices, smtpUrl: string) {
  const from = defaultSender(config);
  async function open() {
    // The module is loaded with the first mail, because it takes 13 MB of memory.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      // Retries only a mail of which no byte was sent before the server closed an idle connection.
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
  }
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send({ fromName, ...mail }: StoredMail) {
      transport ??= open();
      const sender = fromName ? { name: fromName, address: senderAddress(from) } : from;
      await (await transport).sendMail({ ...mail, from: sender });
    },
    close: async () => (await transport)?.close(),
  };
}

type Mailer = ReturnType<typeof openMailer>;

/** Retries while the database is down, because a sent but unmarked mail would be sent again. */
async function storeResult(write: () => Promise<unknown>) {
  const deadline = performance.now() + leaseMs - marginMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      await pause(retryIntervalMs, undefined, { ref: false });
    }
  }
}

/** The code with which a mail server refused the recipient; 0 for any other failure. */
function refusalCode(error: unknown): number {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' ? responseCode : 0;
}

/** @returns whether the mail server accepted the mail */
async function deliver(
  services: OutboxServices,
  mailer: Mailer,
  row: Row<'outbox'>,
  mail: StoredMail,
  onResult?: OutboxHandlers['onResult'],
) {
  const { database, logger } = services;
  const settle = (values: Updateable<Tables['outbox']>) =>
    database
      .updateTable('outbox')
      .set(values)
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .execute();
  try {
    await mailer.send(mail);
  } catch (error) {
    const lastError = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 500);
    const triedMs = services.clock().getTime() - Date.parse(row.tryingSince ?? row.createdAt);
    // A refused single mail is retried, because a setting may be wrong. Retried mailings harm the sender's reputation.
    const code = row.mailingId === null ? 0 : refusalCode(error);
    const refused = code >= 500;
    const failed = refused || triedMs >= giveUpAfterMs;
    await storeResult(() =>
      settle({
        status: failed ? 'failed' : 'waiting',
        lastError,
        nextAttemptAt: after(services, backoffMs(row.attempts)),
      }),
    );
    attemptCounts.refused += 1;
    logger.warn({ mail: row.id, attempts: row.attempts, lastError, failed }, 'mail not sent');
    if (failed && code > 0) await onResult?.(services, row, lastError);
    return false;
  }
  await storeResult(() => settle({ status: 'sent', lastError: null, sentAt: now(services) }));
  attemptCounts.sent += 1;
  logger.info({ mail: row.id, kind: row.kind }, 'mail sent');
  if (row.mailingId !== null) await onResult?.(services, row, null);
  return true;
}

/** Tracks a delivery until it ends, for `stop()`, and logs its errors. */
function track(services: OutboxServices, delivery: Promise<boolean>): Promise<boolean> {
  const guarded = delivery
    .catch((error: unknown) => {
      services.logger.error(error, 'the outbox could not be written');
      return false;
    })
    .finally(() => deliveries.delete(guarded));
  deliveries.add(guarded);
  return guarded;
}

/** Sends a mail now; delivery continues after `timeoutMs`. @returns whether the mail server accepted it in time */
export async function sendNow(services: OutboxServices, id: number, timeoutMs: number) {
  const { smtpUrl } = services.config;
  if (!smtpUrl || deliveries.size >= maxConcurrent) return false;
  const work = async () => {
    const claimed = await claimMail(services, id);
    if (!claimed) return false;
    const mailer = openMailer(services, smtpUrl);
    return deliver(services, mailer, claimed, parseMessage(claimed)).finally(mailer.close);
  };
  const timer = new AbortController();
  const late = pause(timeoutMs, false, { signal: timer.signal }).catch(() => false);
  const sent = await Promise.race([track(services, work()), late]);
  timer.abort();
  return sent;
}

async function dropMail({ database, logger }: OutboxServices, { id }: Row<'outbox'>) {
  await database.deleteFrom('outbox').where('id', '=', id).execute();
  logger.info({ mail: id }, 'mail dropped: its recipient does not want it any more');
}

/** Sends the due mails one after another until `signal` aborts. Does nothing without SMTP_URL. */
export async function sendDue(
  services: OutboxServices,
  { prepare, compose, onResult }: OutboxHandlers,
  signal?: AbortSignal,
) {
  const { smtpUrl } = services.config;
  if (!smtpUrl) return;
  await prepare?.(services);
  await releaseInterrupted(services);
  const mailer = openMailer(services, smtpUrl);
  try {
    while (!signal?.aborted) {
      const claimed = await claimNext(services);
      if (!claimed) return;
      const mail = await compose(services, claimed);
      if (!mail) await dropMail(services, claimed);
      else await track(services, deliver(services, mailer, claimed, mail, onResult));
    }
  } finally {
    await mailer.close();
  }
}

/** Starts the outbox worker. `stop()` waits up to five seconds for mails that are being sent. */
export function startOutbox(services: OutboxServices, outboxHandlers: OutboxHandlers) {
  const { config, logger } = services;
  if (!config.smtpUrl) {
    logger.info(
      `SMTP_URL is not set: mails wait in the outbox, to be read at ${config.siteUrl}/admin under Outbox`,
    );
  }
  const worker = config.smtpUrl
    ? repeat(
        recordRuns(services, 'sending mail', hourlyMs, (signal: AbortSignal) =>
          sendDue(services, outboxHandlers, signal),
        ),
        (error) => logger.error(error, 'the outbox could not be read'),
        { intervalMs: pollIntervalMs },
      )
    : undefined;
  return {
    async stop() {
      const ended = Promise.all([worker?.stop(), ...deliveries]);
      await Promise.race([ended, pause(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}
