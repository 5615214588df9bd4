import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  await database.schema
    .alterTable('dive_sites')
    .addColumn('walk_metres', 'double precision')
    .execute();
}
