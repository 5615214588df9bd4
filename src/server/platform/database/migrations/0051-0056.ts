import { type Kysely, sql } from 'kysely';
import { foldText } from '../../../../domain/text/fold-text.ts';
import { type Engine, type Migrations, serialKey } from '../engine.ts';

/** Adds imports from other systems: exports, their posts and their pictures. */
async function movingIn({ schema }: Kysely<unknown>, engine: Engine) {
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

/** Adds the SHA-256 of an uploaded picture's bytes; null for earlier uploads. */
async function mediaHash(database: Kysely<unknown>) {
  await database.schema.alterTable('media').addColumn('hash', 'text').execute();
  await database.schema.createIndex('media_hash').on('media').column('hash').execute();
}

interface Named {
  id: number;
  name: string;
}

interface Columns {
  products: Named;
  reviews: { id: number; title: string; productName: string | null; productId: number | null };
  shopLinks: Named & { productId: number | null };
}

/** Makes reviews and shop links refer to their products by id instead of by name. */
async function productsOfReviews(database: Kysely<unknown>) {
  for (const table of ['reviews', 'shop_links']) {
    await database.schema.alterTable(table).addColumn('product_id', 'integer').execute();
  }
  const known = database as Kysely<Columns>;
  const products = await known.selectFrom('products').select(['id', 'name']).execute();
  const ids = new Map(products.toReversed().map(({ id, name }) => [foldText(name), id]));
  const rows = {
    reviews: (
      await known.selectFrom('reviews').select(['id', 'title', 'productName']).execute()
    ).map(({ id, title, productName }) => ({ id, name: productName || title })),
    shopLinks: await known.selectFrom('shopLinks').select(['id', 'name']).execute(),
  };
  for (const table of ['reviews', 'shopLinks'] as const) {
    for (const { id, name } of rows[table]) {
      const productId = ids.get(foldText(name));
      if (productId === undefined) continue;
      await known.updateTable(table).set({ productId }).where('id', '=', id).execute();
    }
  }
}

/** Adds the results of checks of working shop links, and the ratings of reviews by criteria. */
async function shopHealth({ schema }: Kysely<unknown>) {
  for (const column of ['moved_to', 'notice', 'checked_at']) {
    await schema.alterTable('shop_links').addColumn(column, 'text').execute();
  }
  await schema.alterTable('reviews').addColumn('scores', 'text').execute();
}

/** Replaces the visit counts of records with counts of all pages, sources and actions. */
async function visitCounts(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema
    .createTable('visit_counts')
    .addColumn('id', serialKey(engine))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addUniqueConstraint('visit_counts_of_day', ['day', 'kind', 'page', 'detail'])
    .execute();
  await sql`insert into visit_counts (day, kind, page, detail, times)
    select day, 'page', resource || ':' || record_id, '', reads from page_reads`.execute(database);
  await schema.dropTable('page_reads').execute();
}

export const migrations0051: Migrations = {
  '0051-moving-in': { up: movingIn },
  '0052-media-hash': { up: mediaHash },
  '0054-products-of-reviews': { up: productsOfReviews },
  '0055-health-of-shop-links': { up: shopHealth },
  '0056-visit-counts': { up: visitCounts },
};
