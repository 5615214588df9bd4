import type { Kysely } from 'kysely';

/** Adds the published figures of products, and which of them the owner picks for whom. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('products').addColumn('specs', 'text').execute();
  await schema.alterTable('products').addColumn('pick', 'integer').execute();
  await schema.alterTable('products').addColumn('pick_for', 'text').execute();
  await schema.alterTable('products').addColumn('pick_why', 'text').execute();
}
