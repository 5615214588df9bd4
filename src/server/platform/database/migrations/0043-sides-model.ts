import type { Kysely } from 'kysely';

/** Adds the version of the model by which a dive site's sheltered sides were measured; null where that is not known. */
export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('sides_model', 'integer').execute();
}
