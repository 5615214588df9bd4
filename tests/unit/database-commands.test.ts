import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottom-time-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'bottom-time.sqlite');
const countArticles = () => {
  const database = new Sqlite(file(), { readonly: true });
  try {
    return database.prepare('select count(*) from articles').pluck().get() as number;
  } finally {
    database.close();
  }
};

/** Runs a script of the owner with typed input. */
function run(script: string, input = '', ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}.ts`, ...options],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ADMIN_PASSWORD: '' },
      input,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('db:status of an empty folder reports that there is no database and creates none', () => {
  expect(run('db-status')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('no database yet'),
  });
  expect(existsSync(file())).toBe(false);
});

test('db:seed fills the database once; db:status then counts rows and reports no pending migration', () => {
  expect(run('db-seed').stdout).toMatch(/^articles: [1-9]\d+$/m);
  const articles = countArticles();
  expect(articles).toBeGreaterThan(10);
  expect(run('db-seed').stdout).toContain('was seeded before');
  expect(countArticles()).toBe(articles);
  const { stdout } = run('db-status');
  expect(stdout).toMatch(/^Migrations: [1-9]\d* applied, 0 pending$/m);
  expect(stdout).toContain('Seeded: yes');
  expect(stdout).toContain(`articles: ${articles}\n`);
}, 60_000);

test('db:reset changes nothing unless confirmed, then backs up, removes every record and seeds again', {
  tags: 'slow',
  timeout: 90_000,
}, () => {
  run('db-seed');
  const articles = countArticles();
  const database = new Sqlite(file());
  database.exec(`delete from articles; insert into secrets (name, value) values ('a', 'b')`);
  database.close();

  expect(run('db-reset', 'no\n')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was changed.'),
  });
  expect(countArticles()).toBe(0);

  expect(run('db-reset', 'reset\n')).toMatchObject({ status: 0 });
  expect(countArticles()).toBe(articles);
  expect(readdirSync(join(folder, 'backups'))).toEqual([
    expect.stringMatching(/-manual\.tar\.gz$/),
  ]);
  const after = new Sqlite(file(), { readonly: true });
  expect(after.prepare(`select count(*) from secrets where name = 'a'`).pluck().get()).toBe(0);
  after.close();
});

test('db:reset fails while another process has the database open', {
  tags: 'slow',
  timeout: 60_000,
}, () => {
  run('db-seed');
  const site = new Sqlite(file());
  site.prepare('select 1 from articles').get();
  try {
    const { status, stderr } = run('db-reset', 'reset\n');
    expect(stderr).toContain('The site is running');
    expect(status).toBe(1);
  } finally {
    site.close();
  }
});

test('admin-password refuses a weak password, sets a strong one, and removes the factors on request', {
  tags: 'slow',
  timeout: 60_000,
}, () => {
  run('db-seed');
  const database = new Sqlite(file());
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
  database.exec(`insert into recovery_codes values ('a');
    insert into passkeys values ('a', 'Phone', 'b', 0, '2026-11-21', null)`);
  try {
    expect(run('admin-password', 'password1234\n')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/easy to guess.* Nothing was changed\./s),
    });
    expect(count('users')).toBe(0);
    expect(run('admin-password', 'wobbegong under the jetty\n').status).toBe(0);
    expect([count('users'), count('passkeys'), count('recovery_codes')]).toEqual([1, 1, 1]);
    const reset = run('admin-password', 'kelp after the storm\n', '--remove-factors');
    expect(reset.stdout).toContain('Passkeys, one-time codes and recovery codes are removed.');
    expect([count('users'), count('passkeys'), count('recovery_codes')]).toEqual([1, 0, 0]);
  } finally {
    database.close();
  }
});
