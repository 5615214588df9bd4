import type { Kysely } from 'kysely';

/** Tells confirmed addresses of senders of reports from those that anybody may have typed. */
export async function up(database: Kysely<unknown>) {
  await database.schema
    .alterTable('reports')
    .addColumn('email_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
