import type { Kysely } from 'kysely';

/** Adds stewards of dive sites, and the steward who sent a report. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('dive_sites').addColumn('steward_name', 'text').execute();
  await schema.alterTable('dive_sites').addColumn('steward_url', 'text').execute();
  await schema
    .alterTable('reports')
    .addColumn('steward', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
