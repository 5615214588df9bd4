import type { Kysely } from 'kysely';

const added = {
  products: ['specs', 'pick_for', 'pick_why'],
  reviews: ['verdict', 'pros', 'cons', 'suits_whom', 'look_elsewhere'],
};

/** Adds the published figures of products, the owner's picks, and the verdicts of reviews. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('products').addColumn('pick', 'integer').execute();
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) {
      await schema.alterTable(table).addColumn(column, 'text').execute();
    }
  }
}
