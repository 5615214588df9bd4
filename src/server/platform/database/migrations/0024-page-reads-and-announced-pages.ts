import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  for (const table of ['articles', 'reviews']) {
    await schema.alterTable(table).addColumn('share_image_url', 'text').execute();
  }
  await schema
    .createTable('page_reads')
    .addColumn('id', serialKey(engine))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reads', 'integer', (column) => column.notNull())
    .addUniqueConstraint('page_reads_of_day', ['day', 'resource', 'record_id'])
    .execute();
  await schema
    .createTable('announced_pages')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('changed_at', 'text')
    .addColumn('due_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('announced_pages_due').on('announced_pages').column('due_at').execute();
}
