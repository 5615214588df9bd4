import type { Kysely } from 'kysely';

/** Adds counts of followed redirects. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('redirects')
    .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('redirects').addColumn('last_used_at', 'text').execute();
}
