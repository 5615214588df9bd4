import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('missing_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await schema.alterTable('redirects').addColumn('target', 'text').execute();
}
