import type { Kysely } from 'kysely';

/** Adds up to which version of each resource the CDN was told of changes. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('purged_versions')
    .addColumn('resource', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
