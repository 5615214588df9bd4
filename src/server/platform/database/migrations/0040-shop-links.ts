import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds the register of links to shops, and how often each is followed. */
export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('retailers')
    .addColumn('id', serialKey(engine))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().unique())
    .addColumn('parameters', 'text', (column) => column.notNull())
    .addColumn('network', 'text')
    .addColumn('country', 'text')
    .addColumn('forbids_prices', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('shop_links')
    .addColumn('id', serialKey(engine))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'bigint')
    .addColumn('price_on', 'text')
    .addColumn('note', 'text')
    .addColumn('dead_since', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('shop_links_name').on('shop_links').column('name').execute();
  await schema
    .createTable('shop_link_addresses')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('link_id', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('shop_link_addresses_link')
    .on('shop_link_addresses')
    .column('link_id')
    .execute();
  await schema
    .createTable('shop_clicks')
    .addColumn('id', serialKey(engine))
    .addColumn('link_id', 'integer', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('retailer', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addUniqueConstraint('shop_clicks_of_month', [
      'month',
      'link_id',
      'page',
      'position',
      'retailer',
    ])
    .execute();
}
