import { type Kysely, sql } from 'kysely';

/** Clears the model's version of unmeasured dive sites, so that a query by it alone finds them. */
export async function up(database: Kysely<unknown>) {
  await sql`update dive_sites set sides_model = null where sheltered_sides is null`.execute(
    database,
  );
  await database.schema
    .createIndex('dive_sites_sides_model')
    .on('dive_sites')
    .column('sides_model')
    .execute();
}
