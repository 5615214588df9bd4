import type { Kysely } from 'kysely';

/** Adds a dive site's sheltered sides, one bit for each of eight, clockwise from north; null until measured. */
export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('sheltered_sides', 'integer').execute();
}
