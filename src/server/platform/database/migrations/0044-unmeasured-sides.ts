import { type Kysely, sql } from 'kysely';

/** Finds the dive sites that are to be measured by their model alone, without reading all of them after each write. */
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
