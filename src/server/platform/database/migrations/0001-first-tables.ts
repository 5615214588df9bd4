import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  const table = (name: string) => schema.createTable(name).addColumn('id', serialKey(engine));

  await table('users')
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .execute();

  await table('articles')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('articles_newest')
    .on('articles')
    .columns(['published', 'created_at'])
    .execute();

  await table('reviews')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('price', 'text')
    .addColumn('purchase_link', 'text', (column) => column.notNull())
    .addColumn('rating', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('reviews_newest')
    .on('reviews')
    .columns(['published', 'created_at'])
    .execute();

  await table('products')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint')
    .addColumn('rating_tenths', 'integer', (column) => column.notNull())
    .addColumn('review_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('affiliate_link', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await table('locations')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('water_temp', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('best_time', 'text', (column) => column.notNull())
    .addColumn('depth', 'text', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('map_coordinates', 'text')
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await table('dive_sites')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('position_source', 'text')
    .addColumn('position_error_km', 'double precision')
    .addColumn('type', 'text')
    .addColumn('access', 'text')
    .addColumn('depth_min', 'double precision')
    .addColumn('depth_max', 'double precision')
    .addColumn('depth_range', 'text', (column) => column.notNull())
    .addColumn('skill_level', 'text', (column) => column.notNull())
    .addColumn('water_temp', 'text', (column) => column.notNull())
    .addColumn('temp_summer', 'double precision')
    .addColumn('temp_autumn', 'double precision')
    .addColumn('temp_winter', 'double precision')
    .addColumn('temp_spring', 'double precision')
    .addColumn('visibility', 'text')
    .addColumn('best_time', 'text')
    .addColumn('marine_life', 'text')
    .addColumn('hazards', 'text')
    .addColumn('facilities', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('image_url', 'text')
    .addColumn('video_url', 'text')
    .addColumn('video_thumbnail', 'text')
    .addColumn('review_link', 'text')
    .addColumn('blog_slug', 'text')
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('dive_sites_name').on('dive_sites').column('name').execute();
  await schema.createIndex('dive_sites_blog_slug').on('dive_sites').column('blog_slug').execute();

  await table('newsletters')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('subscribed', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('consent_at', 'text')
    .addColumn('consent_page', 'text')
    .addColumn('consent_wording', 'text')
    .addColumn('consent_address_hash', 'text')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await table('contacts')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await table('audit_logs')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('ip_address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('audit_logs_time').on('audit_logs').column('timestamp').execute();

  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('reset_time', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();

  await table('outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['status', 'next_attempt_at'])
    .execute();

  await schema
    .createTable('content_versions')
    .addColumn('noun', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
