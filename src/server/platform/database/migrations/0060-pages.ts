import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('pages')
    .addColumn('id', serialKey(engine))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('canonical_url', 'text')
    .addColumn('share_image_url', 'text')
    .addColumn('noindex', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('unpublish_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['publish_at', 'unpublish_at']) {
    await schema.createIndex(`pages_${column}`).on('pages').column(column).execute();
  }
}
