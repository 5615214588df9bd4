import { createHmac } from 'node:crypto';
import type { Row } from '../database/tables.ts';
import { after, ago, now, type Services } from '../http/context.ts';
import { frequentMs, recordRuns } from '../jobs/job-runs.ts';
import { repeat } from '../jobs/repeat.ts';
import {
  PrivateAddress,
  publicWeb,
  type Reach,
  requestPublic,
} from '../outbound/public-request.ts';
import { backoffMs, claimRows } from '../queue/queue.ts';

const pollIntervalMs = 5000;
const timeoutMs = 10_000;
/** Lease of a claimed call: longer than a call takes, so that no second worker repeats the call. */
const leaseMs = 60_000;
/** Maximum number of attempts per call, spread over about two hours. */
const maxAttempts = 8;
const daysKept = 30;

/** Signs a call as Standard Webhooks defines: HMAC-SHA-256 of id, timestamp and body. */
export function signBody(secret: string, id: string, timestamp: string, body: string) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function callProblem(error: unknown): string {
  if (error instanceof PrivateAddress) {
    return 'Not called: the address leads to no machine of the public web.';
  }
  if (error instanceof Error && error.name === 'TimeoutError') return 'No answer in ten seconds.';
  const { code } = error as { code?: string };
  return code === 'ENOTFOUND' ? 'There is no such host.' : `No answer (${code ?? 'unknown'}).`;
}

async function send(
  services: Services,
  { address, secret }: Row<'webhooks'>,
  { body }: Row<'webhookCalls'>,
  reach: Reach,
  stopping: AbortSignal | undefined,
): Promise<{ status: number | null; problem: string | null }> {
  const { id } = JSON.parse(body) as { id: string };
  const timestamp = String(Math.floor(services.clock().getTime() / 1000));
  const timer = AbortSignal.timeout(timeoutMs);
  try {
    const response = await requestPublic('POST', new URL(address), {
      ...reach,
      userAgent: `Bottom Time webhooks (+${services.config.siteUrl})`,
      accept: '*/*',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signBody(secret, id, timestamp, body),
      },
      body,
      signal: stopping ? AbortSignal.any([timer, stopping]) : timer,
    });
    response.destroy();
    const { statusCode = 0 } = response;
    const isTaken = statusCode >= 200 && statusCode < 300;
    return { status: statusCode, problem: isTaken ? null : `Answered with ${statusCode}.` };
  } catch (error) {
    stopping?.throwIfAborted();
    return { status: null, problem: callProblem(error) };
  }
}

/** Makes the due calls one after another. @param reach the public web, except in tests */
export async function callWebhooks(services: Services, reach = publicWeb, signal?: AbortSignal) {
  const { database } = services;
  while (!signal?.aborted) {
    const [call] = await claimRows(services, 'webhookCalls', {
      due: (calls) => calls.where('dueAt', '<=', now(services)).orderBy('dueAt').limit(1),
      set: { dueAt: after(services, leaseMs) },
    });
    if (!call) return;
    const webhook = await database
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', call.webhookId)
      .executeTakeFirst();
    if (!webhook) {
      await database.deleteFrom('webhookCalls').where('id', '=', call.id).execute();
      continue;
    }
    const answer = await send(services, webhook, call, reach, signal);
    const attempts = call.attempts + 1;
    const isOver = answer.problem === null || attempts >= maxAttempts;
    await database
      .updateTable('webhookCalls')
      .set({
        ...answer,
        attempts,
        answeredAt: now(services),
        dueAt: isOver ? null : after(services, backoffMs(attempts)),
      })
      .where('id', '=', call.id)
      .execute();
  }
}

/** Starts the webhook worker. A call that `stop()` aborts is due again when its lease ends. */
export function startWebhooks(services: Services) {
  const work = (signal: AbortSignal) => callWebhooks(services, publicWeb, signal);
  return repeat(
    recordRuns(services, 'calling webhooks', frequentMs, work),
    (error) => {
      if ((error as { name?: unknown }).name !== 'AbortError')
        services.logger.error({ err: error }, 'webhooks could not be called');
    },
    { intervalMs: pollIntervalMs },
  );
}

/** Deletes calls older than a month. @returns their number */
export async function purgeCalls(services: Services) {
  const { numDeletedRows } = await services.database
    .deleteFrom('webhookCalls')
    .where('createdAt', '<', ago(services, daysKept * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
