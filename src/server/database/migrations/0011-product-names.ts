import type { Kysely } from 'kysely';

/** Adds the name of the product that a review is about, which its title need not be. */
export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('reviews').addColumn('product_name', 'text').execute();
}
