import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds divers' reports: corrections, closures, dives. */
export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('reports')
    .addColumn('id', serialKey(engine))
    .addColumn('sent_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('danger', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('show_name', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute();
  await schema
    .createIndex('reports_status')
    .on('reports')
    .columns(['status', 'danger', 'id'])
    .execute();
  await schema
    .createIndex('reports_record')
    .on('reports')
    .columns(['resource', 'record', 'status'])
    .execute();
}
