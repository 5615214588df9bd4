import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('working_copies')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('form_values', 'text', (column) => column.notNull())
    .addColumn('record_version', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copies_key', ['resource', 'record_id'])
    .execute();
}
