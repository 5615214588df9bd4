import { type Kysely, sql } from 'kysely';
import { type Engine, type Migrations, serialKey } from '../engine.ts';

/** Adds shops, links to them, and monthly clicks on these links. */
async function shopLinks({ schema }: Kysely<unknown>, engine: Engine) {
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

/** Adds the last version of each resource that was purged from the CDN, and the stored drawn files. */
async function purgedVersions({ schema }: Kysely<unknown>) {
  await schema
    .createTable('purged_versions')
    .addColumn('resource', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('drawn_files')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text')
    .execute();
}

const added = {
  products: ['specs', 'pick_for', 'pick_why'],
  reviews: ['verdict', 'pros', 'cons', 'suits_whom', 'look_elsewhere'],
};

/** Adds the published figures of products, the owner's picks, and the verdicts of reviews. */
async function productSpecs({ schema }: Kysely<unknown>) {
  await schema.alterTable('products').addColumn('pick', 'integer').execute();
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) {
      await schema.alterTable(table).addColumn(column, 'text').execute();
    }
  }
}

/** Adds the version of the model that measured a dive site's sheltered sides; null if unknown. */
async function sidesModel(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('sides_model', 'integer').execute();
}

/** Clears the model's version of unmeasured dive sites, so that a query by this version finds them. */
async function unmeasuredSides(database: Kysely<unknown>) {
  await sql`update dive_sites set sides_model = null where sheltered_sides is null`.execute(
    database,
  );
  await database.schema
    .createIndex('dive_sites_sides_model')
    .on('dive_sites')
    .column('sides_model')
    .execute();
}

async function issues(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema
    .createTable('issues')
    .addColumn('id', serialKey(engine))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('preview', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('from_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('posts', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  const mailings = () => schema.alterTable('mailings');
  const text = ['preview', 'from_name'];
  for (const name of text) {
    await mailings()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await mailings()
    .addColumn('segment', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await mailings()
    .addColumn('with_post', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['send_at', 'begun_at', 'paused_at', 'problem']) {
    await mailings().addColumn(name, 'text').execute();
  }
  await sql`update mailings set begun_at = created_at`.execute(database);
}

/** Adds the reason and time of a subscriber's exclusion from mails, and the values of an import. */
async function subscriberStates(database: Kysely<unknown>) {
  const table = () => database.schema.alterTable('newsletters');
  for (const name of ['away_as', 'away_why', 'away_at', 'fields']) {
    await table().addColumn(name, 'text').execute();
  }
  await table()
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await sql`update newsletters set away_as = 'unsubscribed' where subscribed = 0`.execute(database);
  // Subscribers whose address a mail server refused permanently get no more mails.
  await sql`update newsletters set subscribed = 0, away_as = 'bounced', away_why = refusal
    where refusal is not null and subscribed = 1`.execute(database);
  await table().dropColumn('refusal').execute();
}

const sessionColumns = ['ends_at', 'used_at', 'fresh_at', 'device', 'network'];

/** Adds passkeys, one-time codes and the devices of sessions. Existing sessions end. */
async function signIn(database: Kysely<unknown>) {
  const { schema } = database;
  await sql`delete from sessions`.execute(database);
  for (const column of sessionColumns) {
    await schema
      .alterTable('sessions')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await schema
    .alterTable('sessions')
    .addColumn('kept', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('users').addColumn('configured_password', 'text').execute();
  await schema.alterTable('users').addColumn('code_secret', 'text').execute();
  await schema
    .alterTable('users')
    .addColumn('code_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
}

/** Adds the tokens with which programs call the API. */
async function apiTokens({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('api_tokens')
    .addColumn('id', serialKey(engine))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
}

/** Adds webhooks and their waiting and answered calls. */
async function webhooks({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('webhooks')
    .addColumn('id', serialKey(engine))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('webhook_calls')
    .addColumn('id', serialKey(engine))
    .addColumn('webhook_id', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .execute();
  await schema.createIndex('webhook_calls_due').on('webhook_calls').column('due_at').execute();
  await schema
    .createIndex('webhook_calls_webhook')
    .on('webhook_calls')
    .columns(['webhook_id', 'id'])
    .execute();
}

export const migrations0040: Migrations = {
  '0040-shop-links': { up: shopLinks },
  '0041-purged-versions-and-drawn-files': { up: purgedVersions },
  '0042-product-specs': { up: productSpecs },
  '0043-sides-model': { up: sidesModel },
  '0044-unmeasured-sides': { up: unmeasuredSides },
  '0045-issues': { up: issues },
  '0046-subscriber-states': { up: subscriberStates },
  '0048-sign-in': { up: signIn },
  '0049-api-tokens': { up: apiTokens },
  '0050-webhooks': { up: webhooks },
};
