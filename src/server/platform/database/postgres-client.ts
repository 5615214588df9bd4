import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable } from './engine.ts';

/** Identifies this site's advisory lock among those of the database's other users. */
const advisoryLockId = 712_026;
const connectTimeoutMs = 30_000;
const retryMs = 500;
const maxRetryMs = 5000;

async function connect(connectionString: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'bottom-time',
    keepAlive: true,
  });
  // Without a listener an error of the connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function connectWithRetry(connectionString: string) {
  const deadline = performance.now() + connectTimeoutMs;
  for (;;) {
    try {
      return await connect(connectionString);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      await pause(retryMs);
    }
  }
}

/** Holds the site's advisory lock on PostgreSQL while `work` runs; SQLite has one process. */
export async function withAdvisoryLock<Result>(
  connectionString: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!connectionString) return work();
  const client = await connectWithRetry(connectionString);
  try {
    // A session's lock would stay on a pooler's connection and block all later starts.
    await client.query('begin');
    // A pooler may reuse a connection with the time limit of requests.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLockId]);
    const result = await work();
    await client.query('commit');
    return result;
  } finally {
    // If the work failed, the transaction ends with its connection.
    await client.end();
  }
}

/** Listens on a channel. @param onNotice also called for each new connection, since notices may have been missed */
export function listen(connectionString: string, channel: string, onNotice: () => void) {
  const ending = new AbortController();
  let current: pg.Client | undefined;

  async function run() {
    let waitMs = retryMs;
    while (!ending.signal.aborted) {
      try {
        const client = await connect(connectionString);
        const lost = new Promise<void>((resolve) => client.once('end', resolve));
        current = client;
        client.on('notification', onNotice);
        await client.query(`listen ${client.escapeIdentifier(channel)}`).catch((error: unknown) => {
          client.end().catch(() => {});
          throw error;
        });
        waitMs = retryMs;
        onNotice();
        if (ending.signal.aborted) await client.end();
        await lost;
      } catch {
        waitMs = Math.min(waitMs * 2, maxRetryMs);
      }
      await pause(waitMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }
  const running = run();
  return {
    async stop() {
      ending.abort();
      await current?.end();
      await running;
    },
  };
}
