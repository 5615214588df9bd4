import type { Kysely } from 'kysely';

/** Adds what shops answered of links that still lead somewhere, and how reviews rate by criteria. */
export async function up({ schema }: Kysely<unknown>) {
  for (const column of ['moved_to', 'notice', 'checked_at']) {
    await schema.alterTable('shop_links').addColumn(column, 'text').execute();
  }
  await schema.alterTable('reviews').addColumn('scores', 'text').execute();
}
