import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds the releases' values of the catalogue's records, and its updates. */
export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema
    .createTable('catalogue_records')
    .addColumn('id', serialKey(engine))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('differing', 'text', (column) => column.notNull())
    .addUniqueConstraint('catalogue_records_key', ['resource', 'key'])
    .execute();
  await schema
    .createTable('catalogue_updates')
    .addColumn('id', serialKey(engine))
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .addColumn('fields', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('catalogue_changes')
    .addColumn('id', serialKey(engine))
    .addColumn('update_id', 'integer', (column) => column.notNull())
    .addColumn('catalogue_record_id', 'integer', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .execute();
}
