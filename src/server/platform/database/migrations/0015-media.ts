import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

const texts = ['name', 'alt', 'credit', 'licence', 'caption', 'type', 'state'];
const numbers = ['decorative', 'focal_x', 'focal_y', 'width', 'height', 'bytes', 'sizes_made'];

export async function up(database: Kysely<unknown>, engine: Engine) {
  let media = database.schema
    .createTable('media')
    .addColumn('id', serialKey(engine))
    .addColumn('key', 'text', (column) => column.notNull().unique());
  for (const name of texts) media = media.addColumn(name, 'text', (column) => column.notNull());
  for (const name of numbers) {
    media = media.addColumn(name, 'integer', (column) => column.notNull());
  }
  await media
    .addColumn('problem', 'text')
    .addColumn('claimed_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('media_state').on('media').column('state').execute();
}
