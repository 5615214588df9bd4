import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  for (const table of ['articles', 'reviews']) {
    await schema
      .createIndex(`${table}_of_category`)
      .on(table)
      .columns(['published', 'category', 'created_at'])
      .execute();
  }
  await schema
    .createIndex('dive_sites_position')
    .on('dive_sites')
    .columns(['latitude', 'longitude'])
    .execute();
  await schema.createIndex('dive_sites_featured').on('dive_sites').column('featured').execute();
  await schema
    .createIndex('dive_sites_versions')
    .on('dive_sites')
    .columns(['id', 'version'])
    .execute();
  const links = schema.createIndex('dive_sites_review_link').on('dive_sites').column('review_link');
  // An address may be too long for PostgreSQL's B-tree indexes.
  await (engine === 'postgres' ? links.using('hash') : links).execute();
}
