import type { Kysely } from 'kysely';

/** Keeps in which mailings a subscriber followed a link, while the owner has this remembered. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('newsletters')
    .addColumn('clicked_in', 'text', (column) => column.notNull().defaultTo(','))
    .execute();
}
