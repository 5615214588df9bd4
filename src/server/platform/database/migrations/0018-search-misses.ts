import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  await database.schema
    .createTable('search_misses')
    .addColumn('text', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_on', 'text', (column) => column.notNull())
    .execute();
}
