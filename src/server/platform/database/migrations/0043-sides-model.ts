import type { Kysely } from 'kysely';

/** Adds the version of the model that measured a dive site's sheltered sides; null if unknown. */
export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('sides_model', 'integer').execute();
}
