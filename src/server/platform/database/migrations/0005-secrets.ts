import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  await database.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
