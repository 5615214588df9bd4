import type { Kysely } from 'kysely';

/** Adds up to which version of each resource the CDN was told of changes, and which drawn files the store holds. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('purged_versions')
    .addColumn('resource', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('drawn_files')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text')
    .execute();
}
