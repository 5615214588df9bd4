import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  for (const table of ['articles', 'reviews']) {
    for (const column of ['seo_title', 'seo_description', 'canonical_url']) {
      await database.schema.alterTable(table).addColumn(column, 'text').execute();
    }
    await database.schema
      .alterTable(table)
      .addColumn('noindex', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
