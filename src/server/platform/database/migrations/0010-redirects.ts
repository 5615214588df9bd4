import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema
    .createTable('redirects')
    .addColumn('id', serialKey(engine))
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
