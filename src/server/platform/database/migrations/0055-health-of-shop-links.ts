import type { Kysely } from 'kysely';

/** Adds the results of checks of working shop links, and the ratings of reviews by criteria. */
export async function up({ schema }: Kysely<unknown>) {
  for (const column of ['moved_to', 'notice', 'checked_at']) {
    await schema.alterTable('shop_links').addColumn(column, 'text').execute();
  }
  await schema.alterTable('reviews').addColumn('scores', 'text').execute();
}
