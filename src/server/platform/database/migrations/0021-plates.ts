import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('plate', 'text').execute();
  await database.schema
    .createTable('plates')
    .addColumn('site_id', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_at', 'text')
    .addColumn('retry_at', 'text')
    .execute();
}
