import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;

  for (const table of ['articles', 'reviews', 'products', 'dive_sites']) {
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }

  await schema
    .createTable('bin')
    .addColumn('id', serialKey(engine))
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('bin_time').on('bin').column('deleted_at').execute();

  await schema
    .createTable('revisions')
    .addColumn('id', serialKey(engine))
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('revisions_of')
    .unique()
    .on('revisions')
    .columns(['noun', 'item_id', 'version'])
    .execute();
}
