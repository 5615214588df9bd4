import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import SqliteDriver from 'better-sqlite3';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/open.ts';
import type { Manifest } from './manifest.ts';
import { findProgram, run } from './postgres.ts';
import { tableNames } from './sqlite.ts';

/** Reads lines that end in line feeds, since values may contain all other line breaks. */
async function* readLines(file: string) {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const escapes: Record<string, string> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};

/** Parses a value in the text format of PostgreSQL's COPY. */
const readValue = (text: string) =>
  text === '\\N' ? null : text.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);

const copyLine = /^COPY (?:[^\s.]+\.)?"?(\w+)"? \(([^)]+)\) FROM stdin;$/;
const sequenceLine = /^SELECT pg_catalog\.setval\('(?:[^\s.]+\.)?(\w+)', (\d+), true\);$/;

async function fill(driver: SqliteDriver.Database, script: string) {
  let row: SqliteDriver.Statement | undefined;
  for await (const line of readLines(script)) {
    if (row && line !== '\\.') {
      row.run(line.split('\t').map(readValue));
      continue;
    }
    row = undefined;
    const [, table, columns] = copyLine.exec(line) ?? [];
    if (table && columns && !table.startsWith('kysely_')) {
      const values = columns.replace(/[^,]+/g, '?');
      row = driver.prepare(`insert into "${table}" (${columns}) values (${values})`);
    }
    const [, sequence, last] = sequenceLine.exec(line) ?? [];
    if (!sequence) continue;
    const numbered = sequence.replace(/_id_seq$/, '');
    driver.prepare('delete from sqlite_sequence where name = ?').run(numbered);
    driver
      .prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
      .run(numbered, Number(last));
  }
}

/** Copies a dump of PostgreSQL into a new SQLite file with the tables of the dump's version. */
export async function readDump(
  searchPath: string,
  dump: string,
  file: string,
  { migrations }: Manifest,
) {
  const script = `${file}.sql`;
  await run(findProgram('pg_restore', searchPath), ['--data-only', `--file=${script}`, dump], {});
  const database = openSqlite(file);
  try {
    await migrate(database, migrations.at(-1));
  } finally {
    await database.destroy();
  }
  const driver = new SqliteDriver(file);
  try {
    driver.pragma('foreign_keys = OFF');
    driver.exec('begin');
    for (const name of tableNames(driver)) {
      if (!name.startsWith('kysely_')) driver.exec(`delete from "${name}"`);
    }
    await fill(driver, script);
    driver.exec('commit');
  } finally {
    driver.close();
    await rm(script);
  }
}
