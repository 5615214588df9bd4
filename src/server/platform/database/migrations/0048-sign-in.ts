import { type Kysely, sql } from 'kysely';

const sessionColumns = ['ends_at', 'used_at', 'fresh_at', 'device', 'network'];

/** Adds passkeys, one-time codes and the devices of sessions. Existing sessions, which lack these, end. */
export async function up(database: Kysely<unknown>) {
  const { schema } = database;
  await sql`delete from sessions`.execute(database);
  for (const column of sessionColumns) {
    await schema
      .alterTable('sessions')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await schema
    .alterTable('sessions')
    .addColumn('kept', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('users').addColumn('configured_password', 'text').execute();
  await schema.alterTable('users').addColumn('code_secret', 'text').execute();
  await schema
    .alterTable('users')
    .addColumn('code_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
}
