import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('reviews').addColumn('product_name', 'text').execute();
}
