import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds the changed records of each write, the valid preview links, and the forecasts shared by instances. */
export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('content_changes')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('record_ids', 'text')
    .addPrimaryKeyConstraint('content_changes_key', ['resource', 'version'])
    .execute();
  await schema
    .createTable('preview_links')
    .addColumn('id', serialKey(engine))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('forecasts')
    .addColumn('cell', 'text', (column) => column.primaryKey())
    .addColumn('hours', 'text', (column) => column.notNull())
    .addColumn('is_whole', 'integer', (column) => column.notNull())
    .addColumn('swell_share', 'text')
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute();
}
