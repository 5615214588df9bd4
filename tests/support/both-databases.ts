import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, inject } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { setAdminPassword } from '../../src/server/platform/auth/password.ts';
import { openSession } from '../../src/server/platform/auth/session-store.ts';
import { parseConfig } from '../../src/server/platform/config/config.ts';
import { createContentStore } from '../../src/server/platform/database/content-store.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import {
  type Database,
  openPostgres,
  openSqlite,
} from '../../src/server/platform/database/open.ts';
import type { Services } from '../../src/server/platform/http/context.ts';
import { sessionCookie } from '../../src/server/platform/http/session-cookie.ts';
import type { Pages } from '../../src/server/platform/pages/pages.ts';
import { startPglite } from './postgres.ts';
import { createPostgresDatabase } from './postgres-database.ts';

export const password = 'correct-horse-battery';

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Data folder of tests that do not read it. */
const dataDir = join(tmpdir(), `bottom-time-data-${process.pid}`);
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

export type TestApp = ReturnType<typeof openApp>;

const engines = ['sqlite', 'postgres'] as const;
type Engine = (typeof engines)[number];

let workerPostgres: ReturnType<typeof createWorkerPostgres> | undefined;

/**
 * Creates the PostgreSQL database that the tests of a worker share in sequence: a copy of the
 * migrated database, so that workers can run in parallel, or a PGlite, which has one session.
 */
async function createWorkerPostgres() {
  const serverUrl = inject('postgresUrl');
  if (!serverUrl) {
    const pglite = await startPglite();
    const database = openPostgres(pglite.url, 1);
    await migrate(database);
    await database.destroy();
    return { url: pglite.url, connections: 1 };
  }
  const { url } = await createPostgresDatabase(serverUrl, inject('postgresTemplate'));
  return { url, connections: 3 };
}

const shareWorkerPostgres = () => {
  workerPostgres ??= createWorkerPostgres();
  return workerPostgres;
};

/** The worker's PostgreSQL without the rows of the previous test. */
async function openEmptyPostgres() {
  const { url, connections } = await shareWorkerPostgres();
  const database = openPostgres(url, connections);
  // A table without pages has no rows. Truncating all tables would take ten times as long.
  const { rows: written } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely\\_%' and pg_relation_size(oid) > 0`.execute(database);
  if (written.length > 0) {
    const tables = sql.join(written.map(({ name }) => sql.table(name)));
    await sql`truncate ${tables} restart identity cascade`.execute(database);
  }
  return { database, close: () => database.destroy() };
}

let sqliteTemplate: Buffer | undefined;

/** A migrated, empty SQLite database in memory. */
export function openMigratedSqlite(): Database {
  sqliteTemplate ??= readFileSync(inject('sqliteTemplate'));
  return openSqlite(sqliteTemplate);
}

/** A migrated, empty database. */
async function openDatabase(engine: Engine) {
  if (engine === 'postgres') return openEmptyPostgres();
  const database = openMigratedSqlite();
  return { database, close: () => database.destroy() };
}

/** The app on a migrated database, with calls as visitor and as admin, and a settable clock. */
export function openApp(
  database: Database,
  environment: Record<string, string> = {},
  pages?: Pages,
) {
  let time = new Date('2026-11-21T00:00:00.000Z');
  const services: Services = {
    config: parseConfig({ DATA_DIR: dataDir, ...environment }),
    database,
    content: createContentStore(database),
    clock: () => time,
    logger: pino({ level: 'silent' }),
  };
  const { app, indexNow, pageReads, clicks, mailClicks, settings } = createApp(services, pages);

  async function call(path: string, { method = 'GET', body, headers = {} }: Call = {}) {
    return await app.request(path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** The headers of a session that begins now. */
  async function signedIn() {
    const { token } = await openSession(services);
    return { Cookie: `${sessionCookie(services.config)}=${token}` };
  }

  return {
    app,
    services,
    indexNow,
    pageReads,
    clicks,
    mailClicks,
    settings,
    anonymous: call,
    /** A call of the signed-in admin. */
    admin: async (path: string, options: Call = {}) =>
      call(path, { ...options, headers: { ...(await signedIn()), ...options.headers } }),
    signedIn,
    async setPassword() {
      await setAdminPassword(database, password);
    },
    passMinutes(minutes: number) {
      time = new Date(time.getTime() + minutes * 60_000);
    },
  };
}

type Tests = (
  open: (environment?: Record<string, string>, pages?: Pages) => Promise<TestApp>,
) => void;

function onDatabase(title: string, engine: Engine, tests: Tests, tags: string[]) {
  describe(`${title} on ${engine}`, { tags }, () => {
    const opened: Array<() => Promise<void>> = [];
    beforeAll(async () => {
      if (engine === 'postgres') await shareWorkerPostgres();
    });
    afterEach(async () => {
      for (const close of opened.splice(0)) await close();
    });
    tests(async (environment, pages) => {
      const { database, close } = await openDatabase(engine);
      opened.push(close);
      return openApp(database, environment, pages);
    });
  });
}

/**
 * Runs the same tests on SQLite in memory and on PostgreSQL.
 * `open()` gives each test a fresh app, which is closed after the test.
 */
export function onBothDatabases(title: string, tests: Tests) {
  for (const engine of engines) onDatabase(title, engine, tests, []);
}

/** Like `onBothDatabases`, but only `npm run test:all` runs the tests on PostgreSQL. */
export function onSqliteFirst(title: string, tests: Tests) {
  onDatabase(title, 'sqlite', tests, []);
  onDatabase(title, 'postgres', tests, ['slow']);
}
