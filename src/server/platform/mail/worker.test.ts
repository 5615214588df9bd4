import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, inject, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { outboxHandlers } from '../../features/mailings/outbox-handlers.ts';
import { subscribe } from '../../resources/newsletter/subscribe.ts';
import { parseConfig } from '../config/config.ts';
import { createContentStore } from '../database/content-store.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres, openSqlite } from '../database/open.ts';
import { sendDue, startOutbox } from './worker.ts';

const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const from = { page: '/', address: '192.0.2.1' };

function keepLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: pino({ level: 'info' }, stream) };
}

test('a mail is repeated once after a crash between sending and marking, and the repeat is logged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-crash-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'site.sqlite');
  const server = await startMailServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        server.mails.push(Buffer.concat(chunks).toString());
        // The process dies twice, after the server has accepted the mail and before it is marked as sent.
        if (server.mails.length <= 2) worker?.kill('SIGKILL');
        else done();
      });
    },
  });
  ending.push(server.stop);
  let time = Date.parse('2026-11-21T00:00:00.000Z');
  const database = openSqlite(file);
  ending.push(() => database.destroy());
  await migrate(database);
  const { lines, logger } = keepLog();
  const services = {
    config: parseConfig({ SMTP_URL: server.url }),
    content: createContentStore(database),
    database,
    clock: () => new Date(time),
    logger,
  };
  await subscribe(services, 'jo@example.com', from);

  let worker: ReturnType<typeof execFile> | undefined;
  /** Sends due mails in a child process, which the mail server kills. @returns its log */
  const sendAndDie = () =>
    new Promise<string>((resolve) => {
      const program = `
        import { pino } from 'pino';
        import { parseConfig } from '${new URL('../config/config.ts', import.meta.url)}';
        import { openSqlite } from '${new URL('../database/open.ts', import.meta.url)}';
        import { sendDue } from '${new URL('./worker.ts', import.meta.url)}';
        await sendDue({
          config: parseConfig({ SMTP_URL: '${server.url}' }),
          database: openSqlite('${file}'),
          clock: () => new Date(${time}),
          logger: pino({ level: 'info' }, pino.destination({ dest: 1, sync: true })),
        }, { compose: async (_, row) => JSON.parse(row.message), onResult: async () => {} });`;
      worker = execFile(
        process.execPath,
        ['--input-type=module', '-e', program],
        { cwd: new URL('.', import.meta.url).pathname },
        (_error, output) => resolve(output),
      );
    });
  const status = async () =>
    (await database.selectFrom('outbox').select('status').executeTakeFirst())?.status;

  await sendAndDie();
  expect(server.mails).toHaveLength(1);
  expect(await status()).toBe('sending');
  await sendDue(services, outboxHandlers);
  expect(server.mails).toHaveLength(1);

  time += 10 * 60_000;
  expect(await sendAndDie()).toContain('sending again a mail that a crash may have sent');
  expect(server.mails).toHaveLength(2);
  const ids = server.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
  expect(ids[0]).toBe(ids[1]);

  time += 10 * 60_000;
  await sendDue(services, outboxHandlers);
  expect(server.mails).toHaveLength(2);
  expect(await status()).toBe('failed');
  expect(lines.join('')).toContain('cut off twice');
}, 30_000);

test('several workers on PostgreSQL share the mails and send none twice', async ({ skip }) => {
  const url = inject('postgresUrl');
  if (!url) skip('needs a PostgreSQL with several sessions');
  const { url: own, drop } = await createPostgresDatabase(url);
  ending.push(drop);

  const server = await startMailServer();
  ending.push(server.stop);
  const config = parseConfig({ SMTP_URL: server.url, DATABASE_URL: own });
  const workers = Array.from({ length: 4 }, () => {
    const database = openPostgres(own, 2);
    ending.push(() => database.destroy());
    const { lines, logger } = keepLog();
    const content = createContentStore(database);
    return { config, content, database, clock: () => new Date(), logger, lines };
  });
  const [first] = workers;
  if (!first) throw new Error('no worker');
  await migrate(first.database);
  for (let person = 0; person < 40; person++) {
    await subscribe(first, `diver-${person}@example.com`, from);
  }
  await Promise.all(workers.map((worker) => sendDue(worker, outboxHandlers)));

  const mails = await server.parsed();
  const readers = mails.map((mail) => (mail.to && 'text' in mail.to ? mail.to.text : ''));
  expect(readers).toHaveLength(40);
  expect(new Set(readers).size).toBe(40);
  const shares = workers.map(({ lines }) => lines.join('').split('mail sent').length - 1);
  expect(shares.reduce((sum, share) => sum + share)).toBe(40);
  expect(Math.min(...shares)).toBeGreaterThan(0);
}, 60_000);

onSqliteFirst('the outbox worker', (open) => {
  test('keeps mails without SMTP_URL and logs where to read them', async () => {
    const { services } = await open({ SITE_URL: 'https://dive.example' });
    const { lines, logger } = keepLog();
    await subscribe(services, 'jo@example.com', from);
    const worker = startOutbox({ ...services, logger }, outboxHandlers);
    await worker.stop();
    expect(lines.join('')).toContain('https://dive.example/admin under Outbox');
    expect(await services.database.selectFrom('outbox').select('status').execute()).toEqual([
      { status: 'waiting' },
    ]);
  });

  test('sends waiting mails, and logs no text of a mail', async () => {
    const server = await startMailServer({ refusals: 1 });
    ending.push(server.stop);
    const { services, anonymous } = await open({ SMTP_URL: server.url });
    const { lines, logger } = keepLog();
    await anonymous('/api/contact', {
      method: 'POST',
      body: { name: 'Jo', email: 'jo@example.com', subject: 'Secret', message: 'Quiet words here' },
    });
    await subscribe(services, 'ann@example.com', from);
    await services.database
      .updateTable('outbox')
      .set({ nextAttemptAt: '2026-11-21T00:00:00.000Z' })
      .execute();
    const worker = startOutbox({ ...services, logger }, outboxHandlers);
    ending.push(worker.stop);
    await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(2);
    await worker.stop();
    expect(lines.join('')).toContain('mail sent');
    expect(lines.join('')).not.toMatch(/Quiet words|Secret|Welcome aboard/);
  });

  test('sends all due mails over one connection, even if the server refuses one of them', async () => {
    let connections = 0;
    const server = await startMailServer({
      onConnect(_session, done) {
        connections += 1;
        done();
      },
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('gone')
            ? Object.assign(new Error(), { responseCode: 550 })
            : undefined,
        ),
    });
    ending.push(server.stop);
    const { services } = await open({ SMTP_URL: server.url });
    for (const name of ['ann', 'gone', 'ben', 'cleo']) {
      await subscribe(services, `${name}@dive.internal`, from);
    }
    const due = { nextAttemptAt: '2026-11-21T00:00:00.000Z' };
    await services.database.updateTable('outbox').set(due).execute();
    await sendDue(services, outboxHandlers);
    expect(server.mails).toHaveLength(3);
    expect(connections).toBe(1);
  });
});
