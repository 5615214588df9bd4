import type { Kysely } from 'kysely';

/** Adds the results of the last checks of links in published texts. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('link_checks')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('status', 'integer')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('ignored_at', 'text')
    .execute();
  await schema.createIndex('link_checks_due').on('link_checks').column('due_at').execute();
}
