import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from './engine.ts';

/** Tells the processes of this site that start together from other users of the database. */
const startLock = 712_026;
/** How long a start waits for a database that is starting too, and how often it asks, in milliseconds. */
const startPatience = 30_000;
const askEvery = 500;
const slowestReturn = 5000;

async function connect(connectionString: string) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'bottom-time',
    keepAlive: true,
  });
  // Without a listener a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function connectPatiently(connectionString: string) {
  const deadline = performance.now() + startPatience;
  for (;;) {
    try {
      return await connect(connectionString);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      await pause(askEvery);
    }
  }
}

/**
 * Runs a work while no other process does the same on this database, e.g. the first filling.
 * Waits for a database that is not up yet. Does nothing but the work on SQLite, which has one process.
 */
export async function inTurn<Result>(
  connectionString: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!connectionString) return work();
  const client = await connectPatiently(connectionString);
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

/**
 * Listens on a channel of PostgreSQL until stopped, and comes back by itself after a loss.
 * @param onNotice called for each notice, and once for each new connection, since some may have been missed
 */
export function listen(connectionString: string, channel: string, onNotice: () => void) {
  const ending = new AbortController();
  let current: pg.Client | undefined;

  async function work() {
    let wait = askEvery;
    while (!ending.signal.aborted) {
      try {
        const client = await connect(connectionString);
        const lost = new Promise<void>((resolve) => client.once('end', resolve));
        current = client;
        client.on('notification', onNotice);
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        wait = askEvery;
        onNotice();
        if (ending.signal.aborted) await client.end();
        await lost;
      } catch {
        wait = Math.min(wait * 2, slowestReturn);
      }
      await pause(wait, undefined, { signal: ending.signal }).catch(() => {});
    }
  }
  const working = work();
  return {
    async stop() {
      ending.abort();
      await current?.end();
      await working;
    },
  };
}
