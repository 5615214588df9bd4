import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up(database: Kysely<unknown>, engine: Engine) {
  await database.schema
    .createTable('settings')
    .addColumn('id', serialKey(engine))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
