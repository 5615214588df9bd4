import type { Kysely } from 'kysely';

/** Adds the words that the search found nothing for, with how often and on which day they were last typed. */
export async function up(database: Kysely<unknown>) {
  await database.schema
    .createTable('search_misses')
    .addColumn('text', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_on', 'text', (column) => column.notNull())
    .execute();
}
