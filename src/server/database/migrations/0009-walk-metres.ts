import type { Kysely } from 'kysely';

/** Adds how far the water is from the car. */
export async function up(database: Kysely<unknown>) {
  await database.schema
    .alterTable('dive_sites')
    .addColumn('walk_metres', 'double precision')
    .execute();
}
