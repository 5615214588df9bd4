import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openApp } from '../../../../tests/support/both-databases.ts';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { storageFailure } from './engine.ts';
import { openPostgres } from './open.ts';
import { listen, withAdvisoryLock } from './postgres-client.ts';

/** A PostgreSQL server behind a proxy that can freeze: connections stay open without data. */
async function freezable() {
  const { url } = await createPostgresDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    if (!frozen) near.pipe(far).pipe(near);
    sockets.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const target = new URL(url);
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.unpipe();
      for (const socket of sockets) socket.pause();
    },
  };
}

const readFailure = (work: Promise<unknown>) => work.then(() => undefined, storageFailure);

describe.skipIf(!inject('postgresUrl'))('the client of PostgreSQL', () => {
  test('times out when a statement takes too long', async () => {
    const { url } = await freezable();
    const database = openPostgres(url, 1, 'limits', { statementMs: 100, answerMs: 5000 });
    onTestFinished(() => database.destroy());
    const begin = performance.now();
    expect(await readFailure(sql`select pg_sleep(4)`.execute(database))).toBe('busy');
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(await readFailure(sql`select 1`.execute(database))).toBeUndefined();
  });

  test('times out when the server freezes, and /readyz answers 503 within two seconds', {
    tags: 'slow',
  }, async () => {
    const { url, freeze } = await freezable();
    const database = openPostgres(url, 2, 'limits', { statementMs: 3000, answerMs: 3000 });
    const { anonymous } = openApp(database);
    expect((await anonymous('/readyz')).status).toBe(200);
    freeze();
    const begin = performance.now();
    const [ready, alive] = await Promise.all([anonymous('/readyz'), anonymous('/healthz')]);
    expect([ready.status, alive.status]).toEqual([503, 200]);
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(await readFailure(sql`select 1`.execute(database))).toBe('unreachable');
  });

  test('leaves no connection open if PostgreSQL refuses to listen on a channel', async () => {
    const { url } = await freezable();
    const database = openPostgres(url, 1, 'limits');
    onTestFinished(() => database.destroy());
    // PostgreSQL refuses an empty name.
    const listener = listen(url, '', () => {});
    onTestFinished(() => listener.stop());
    await pause(500);
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(database);
    expect(rows).toEqual([]);
  });

  test('holds the lock of a start in a transaction, and releases the lock at the end', async () => {
    const { url } = await freezable();
    const database = openPostgres(url, 2);
    onTestFinished(() => database.destroy());
    const locks = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and objid = 712026
          and pg_locks.database = (select oid from pg_database where datname = current_database())`.execute(
        database,
      );
      return rows.map(({ state }) => state);
    };
    const order: string[] = [];
    const first = withAdvisoryLock(url, async () => {
      order.push('first');
      expect(await locks()).toContain('idle in transaction');
      order.push('first ends');
    });
    await Promise.all([first, withAdvisoryLock(url, async () => order.push('second'))]);
    expect(order.sort()).toHaveLength(3);
    expect(await locks()).toEqual([]);
    await expect(withAdvisoryLock(url, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await expect.poll(locks).toEqual([]);
  });
});
