import type { Kysely } from 'kysely';

/** Lets an issue of the newsletter have a public page once it was sent. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('issues')
    .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
