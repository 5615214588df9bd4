import { type Kysely, sql } from 'kysely';
import { type Engine, type Migrations, serialKey } from '../engine.ts';

async function walkMetres(database: Kysely<unknown>) {
  await database.schema
    .alterTable('dive_sites')
    .addColumn('walk_metres', 'double precision')
    .execute();
}

async function redirects(database: Kysely<unknown>, engine: Engine) {
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

async function productNames(database: Kysely<unknown>) {
  await database.schema.alterTable('reviews').addColumn('product_name', 'text').execute();
}

const requiredTexts = [
  'name',
  'scientific_name',
  'group_name',
  'identify',
  'habitat',
  'behave',
  'danger',
  'other_names',
  'rls_ids',
  'protection',
  'months',
  'search_terms',
  'guide_names',
  'sources',
];
const texts = ['size_note', 'depth_note', 'range_note', 'harm', 'code_of_conduct', 'months_note'];

async function species(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  let species = schema
    .createTable('species')
    .addColumn('id', serialKey(engine))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('max_length_cm', 'double precision')
    .addColumn('sensitive', 'integer', (column) => column.notNull());
  for (const name of requiredTexts) {
    species = species.addColumn(name, 'text', (column) => column.notNull());
  }
  for (const name of texts) species = species.addColumn(name, 'text');
  await species
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('survey_species')
    .addColumn('id', serialKey(engine))
    .addColumn('rls_id', 'integer', (column) => column.notNull().unique())
    .addColumn('scientific_name', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('survey_records')
    .addColumn('id', serialKey(engine))
    .addColumn('dive_site_id', 'integer', (column) => column.notNull())
    .addColumn('rls_id', 'integer', (column) => column.notNull())
    .addColumn('recorded', 'integer', (column) => column.notNull())
    .addColumn('surveys', 'integer', (column) => column.notNull())
    .addUniqueConstraint('survey_records_site_species', ['dive_site_id', 'rls_id'])
    .execute();
  await schema
    .createIndex('survey_records_species')
    .on('survey_records')
    .column('rls_id')
    .execute();
}

async function scheduling(database: Kysely<unknown>) {
  const { schema } = database;
  for (const table of ['articles', 'reviews']) {
    for (const column of ['publish_at', 'unpublish_at']) {
      await schema.alterTable(table).addColumn(column, 'text').execute();
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
    await sql`update ${sql.table(table)} set published_at = created_at where published = 1 and published_at is null`.execute(
      database,
    );
    await schema.dropIndex(`${table}_newest`).execute();
    await schema.dropIndex(`${table}_of_category`).execute();
    await schema
      .createIndex(`${table}_newest`)
      .on(table)
      .columns(['published', 'published_at', 'id'])
      .execute();
    await schema
      .createIndex(`${table}_of_category`)
      .on(table)
      .columns(['published', 'category', 'published_at', 'id'])
      .execute();
  }
}

async function seoFields(database: Kysely<unknown>) {
  for (const table of ['articles', 'reviews']) {
    for (const column of ['seo_title', 'seo_description', 'canonical_url']) {
      await database.schema.alterTable(table).addColumn(column, 'text').execute();
    }
    await database.schema
      .alterTable(table)
      .addColumn('noindex', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

const mediaTexts = ['name', 'alt', 'credit', 'licence', 'caption', 'type', 'state'];
const numbers = ['decorative', 'focal_x', 'focal_y', 'width', 'height', 'bytes', 'sizes_made'];

async function media(database: Kysely<unknown>, engine: Engine) {
  let media = database.schema
    .createTable('media')
    .addColumn('id', serialKey(engine))
    .addColumn('key', 'text', (column) => column.notNull().unique());
  for (const name of mediaTexts)
    media = media.addColumn(name, 'text', (column) => column.notNull());
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

async function workingCopies({ schema }: Kysely<unknown>) {
  await schema
    .createTable('working_copies')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('form_values', 'text', (column) => column.notNull())
    .addColumn('record_version', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copies_key', ['resource', 'record_id'])
    .execute();
}

async function notFoundLog({ schema }: Kysely<unknown>) {
  await schema
    .createTable('missing_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await schema.alterTable('redirects').addColumn('target', 'text').execute();
}

async function searchMisses(database: Kysely<unknown>) {
  await database.schema
    .createTable('search_misses')
    .addColumn('text', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_on', 'text', (column) => column.notNull())
    .execute();
}

export const migrations0009: Migrations = {
  '0009-walk-metres': { up: walkMetres },
  '0010-redirects': { up: redirects },
  '0011-product-names': { up: productNames },
  '0012-species': { up: species },
  '0013-scheduling': { up: scheduling },
  '0014-seo-fields': { up: seoFields },
  '0015-media': { up: media },
  '0016-working-copies': { up: workingCopies },
  '0017-not-found-log': { up: notFoundLog },
  '0018-search-misses': { up: searchMisses },
};
