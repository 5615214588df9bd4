import type { Kysely } from 'kysely';

/** Adds photographs to divers' reports. */
export async function up({ schema }: Kysely<unknown>) {
  const reports = () => schema.alterTable('reports');
  await reports()
    .addColumn('photographs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await reports()
    .addColumn('photographs_waiting', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
