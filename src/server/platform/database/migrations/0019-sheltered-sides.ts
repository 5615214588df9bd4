import type { Kysely } from 'kysely';

/** Adds the sides that shelter a dive site, a bit for each of eight from north, clockwise; null until they are measured. */
export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('sheltered_sides', 'integer').execute();
}
