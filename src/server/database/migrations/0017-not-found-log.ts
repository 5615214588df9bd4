import type { Kysely } from 'kysely';

/** Adds the addresses that answered 404, and redirects that the owner sets: their target is in the row. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('missing_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await schema.alterTable('redirects').addColumn('target', 'text').execute();
}
