import type { Kysely } from 'kysely';

/** Adds the last version of each resource that was purged from the CDN, and the stored drawn files. */
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
