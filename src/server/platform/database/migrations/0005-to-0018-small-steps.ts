import { type Kysely, sql } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export const secrets = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

export const resourceColumns = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema.alterTable('content_versions').renameColumn('noun', 'resource').execute();
    await sql`update content_versions set resource = 'seed' where resource = 'starter'`.execute(
      database,
    );
    for (const table of ['bin', 'revisions']) {
      await schema.alterTable(table).renameColumn('noun', 'resource').execute();
      await schema.alterTable(table).renameColumn('item_id', 'record_id').execute();
    }
  },
};

export const walkMetres = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('dive_sites')
      .addColumn('walk_metres', 'double precision')
      .execute();
  },
};

export const redirects = {
  async up(database: Kysely<unknown>, engine: Engine) {
    const { schema } = database;
    await schema
      .createTable('redirects')
      .addColumn('id', serialKey(engine))
      .addColumn('path', 'text', (column) => column.notNull().unique())
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};

export const productNames = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('reviews').addColumn('product_name', 'text').execute();
  },
};

export const seoFields = {
  async up(database: Kysely<unknown>) {
    for (const table of ['articles', 'reviews']) {
      for (const column of ['seo_title', 'seo_description', 'canonical_url']) {
        await database.schema.alterTable(table).addColumn(column, 'text').execute();
      }
      await database.schema
        .alterTable(table)
        .addColumn('noindex', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};

export const workingCopies = {
  async up({ schema }: Kysely<unknown>) {
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
  },
};

export const notFoundLog = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('missing_addresses')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .execute();
    await schema.alterTable('redirects').addColumn('target', 'text').execute();
  },
};

export const searchMisses = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('search_misses')
      .addColumn('text', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('last_on', 'text', (column) => column.notNull())
      .execute();
  },
};
