import type { Kysely } from 'kysely';

/** Lets subscribers choose regions of interest and pause. */
export async function up({ schema }: Kysely<unknown>) {
  const subscribers = () => schema.alterTable('newsletters');
  await subscribers()
    .addColumn('regions', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await subscribers().addColumn('paused_until', 'text').execute();
}
