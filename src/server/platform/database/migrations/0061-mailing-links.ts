import type { Kysely } from 'kysely';

/** Counts how often each link of a mailing was followed, and keeps when a subscriber last followed one. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('mailing_links')
    .addColumn('mailing_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('mailing_links_key', ['mailing_id', 'number'])
    .execute();
  await schema.alterTable('newsletters').addColumn('clicked_at', 'text').execute();
}
