import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds imports from other systems: exports, their posts and their pictures. */
export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('moves')
    .addColumn('id', serialKey(engine))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('kind', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'text')
    .addColumn('finished_at', 'text')
    .execute();
  await schema
    .createTable('moved_posts')
    .addColumn('id', serialKey(engine))
    .addColumn('move_id', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('addresses', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('data', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('record_id', 'integer')
    .addColumn('record_version', 'integer')
    .addColumn('digest', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('moved_posts_of_move')
    .on('moved_posts')
    .columns(['move_id', 'done_at'])
    .execute();
  await schema
    .createTable('moved_pictures')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('moved_pictures_digest').on('moved_pictures').column('digest').execute();
}
