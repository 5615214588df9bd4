import { type Kysely, sql, type Transaction } from 'kysely';
import { toBatches } from './batches.ts';
import { type Engine, maxStatementValues } from './engine.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { Database } from './open.ts';
import { currentSchema } from './postgres-tables.ts';
import type { Tables } from './tables.ts';

type Values = Record<string, unknown>;
type AnyTables = Record<string, Values>;
type Side = readonly [Kysely<AnyTables>, Engine];

interface Table {
  name: string;
  columns: string[];
  keys: string[];
  texts: ReadonlySet<string>;
}

const batchRows = 500;

async function listTables([database, engine]: Side): Promise<Table[]> {
  const tables = await database.introspection.getTables();
  const schema = engine === 'postgres' ? await currentSchema(database) : undefined;
  return tables
    .filter((table) => table.schema === schema)
    .filter(({ name }) => !name.startsWith('kysely_') && !name.startsWith('sqlite_'))
    .map(({ name, columns }) => {
      const names = columns.map((column) => column.name);
      const texts = columns.filter(({ dataType }) => dataType === 'text');
      return {
        name,
        columns: names,
        // Without an `id`, the key is the first two columns, plus the third if that is `version`.
        keys: names.includes('id') ? ['id'] : names.slice(0, names[2] === 'version' ? 3 : 2),
        texts: new Set(texts.map((column) => column.name)),
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function* readRows([database, engine]: Side, { name, columns, keys, texts }: Table) {
  // PostgreSQL sorts texts by its locale, SQLite by their bytes.
  const order = keys.map((key) =>
    texts.has(key) && engine === 'postgres' ? sql`${sql.ref(key)} collate "C"` : sql.ref(key),
  );
  const row = sql`(${sql.join(order)})`;
  let last: unknown[] | undefined;
  for (;;) {
    const rows: Values[] = await database
      .selectFrom(name)
      .select(columns)
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`${row} > (${sql.join(last ?? [])})`),
      )
      .orderBy(sql.join(order))
      .limit(batchRows)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = keys.map((key) => rows.at(-1)?.[key]);
  }
}

/** The last id that a table has assigned, so that no id is assigned twice; undefined if none. */
async function lastId([database, engine]: Side, table: string): Promise<number | undefined> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${table}`.execute(database);
    return rows[0]?.seq;
  }
  const { rows } = await sql<{ last: string | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`.execute(
    database,
  );
  return rows[0]?.last ? Number(rows[0].last) : undefined;
}

async function setLastId([database, engine]: Side, table: string, id: number) {
  // SQLite reports 0 for a table that never had a row.
  if (id < 1) return;
  if (engine === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(database);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(database);
  } else {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
    await sql`
      select setval(${sequence}, greatest(${id}, pg_sequence_last_value(${sequence})))`.execute(
      database,
    );
  }
}

async function compare(table: Table, from: Side, to: Side): Promise<number> {
  const copies = readRows(to, table);
  let count = 0;
  for await (const rows of readRows(from, table)) {
    const { value: copied = [] } = await copies.next();
    for (const [index, row] of rows.entries()) {
      if (JSON.stringify(row) !== JSON.stringify(copied[index])) {
        throw new Error(
          `The copy of ${table.name}, ${table.keys.map((key) => `${key} ${row[key]}`).join(', ')}, is not the same`,
        );
      }
    }
    count += rows.length;
  }
  if (!(await copies.next()).done) throw new Error(`The copy of ${table.name} has more rows`);
  return count;
}

async function copyTable(table: Table, from: Side, [target]: Side) {
  const batch = Math.floor(maxStatementValues / table.columns.length);
  for await (const rows of readRows(from, table)) {
    for (const values of toBatches(rows, batch)) {
      await target.insertInto(table.name).values(values).execute();
    }
  }
}

const toSide = (database: Kysely<Tables>, engine: Engine): Side => [
  database.withoutPlugins() as unknown as Kysely<AnyTables>,
  engine,
];

async function rejectFilled([database]: Side, tables: readonly Table[]) {
  for (const { name } of tables) {
    const row = await database
      .selectFrom(name)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) throw new Error(`The target is not empty: its table ${name} has rows`);
  }
}

async function copyTables(tables: readonly Table[], from: Side, to: Side) {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    await copyTable(table, from, to);
    counts[table.name] = await compare(table, from, to);
  }
  // Sequences change last, since PostgreSQL does not roll them back.
  for (const { name } of tables.filter(({ keys }) => keys.includes('id'))) {
    const id = await lastId(from, name);
    if (id !== undefined) await setLastId(to, name, id);
  }
  return counts;
}

/** Copies tables of a SQLite database into empty tables of the same version, in a PostgreSQL transaction. */
export async function copyRows(
  source: Database,
  target: Transaction<Tables>,
  names: ReadonlySet<string>,
) {
  const from = toSide(source, source.engine);
  const tables = (await listTables(from)).filter(({ name }) => names.has(name));
  await copyTables(tables, from, toSide(target, 'postgres'));
}

/**
 * @param replaces whether a PostgreSQL target may have rows, which are deleted
 * @returns rows per table @throws Error if the target is not empty or of another version, or a row differs
 */
export async function copySite(
  source: Database,
  target: Database,
  { replaces = false } = {},
): Promise<Record<string, number>> {
  const { pending, applied } = await pendingMigrations(source);
  if (applied.length === 0) throw new Error('There is no site in the source');
  if (pending.length > 0) {
    throw new Error('The source is of an older version: start the site on it once, then stop it');
  }
  await migrate(target);
  const tables = await listTables(toSide(source, source.engine));
  const known = await listTables(toSide(target, target.engine));
  if (
    JSON.stringify(tables.map(({ name }) => name)) !== JSON.stringify(known.map(({ name }) => name))
  ) {
    throw new Error('The source has other tables than this version of the site');
  }
  const reading = source.transaction();
  return (
    source.engine === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading
  ).execute((snapshot) =>
    target.transaction().execute(async (writing) => {
      const from = toSide(snapshot, source.engine);
      const to = toSide(writing, target.engine);
      if (replaces) {
        await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(to[0]);
      } else await rejectFilled(to, tables);
      return copyTables(tables, from, to);
    }),
  );
}
