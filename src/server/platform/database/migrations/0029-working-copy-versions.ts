import type { Kysely } from 'kysely';

/** Adds earlier versions of drafts of new records. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('working_copy_versions')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('form_values', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copy_versions_key', ['resource', 'record_id', 'version'])
    .execute();
}
