import { type Kysely, sql } from 'kysely';
import { slugify } from '../../../../domain/text/fold-text.ts';
import { type Engine, type Migrations, serialKey } from '../engine.ts';

async function mailAndSubscribers(database: Kysely<unknown>) {
  // An unsubscription under one spelling applies to all spellings of the address.
  await sql`update newsletters set subscribed = 0 where lower(email) in
    (select lower(email) from newsletters where subscribed = 0)`.execute(database);
  await sql`delete from newsletters where id not in
    (select min(id) from newsletters group by lower(email))`.execute(database);
  await database.schema
    .createIndex('newsletters_address')
    .unique()
    .on('newsletters')
    .expression(sql`lower(email)`)
    .execute();

  await database.schema
    .alterTable('outbox')
    .addColumn('interrupted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.alterTable('outbox').addColumn('trying_since', 'text').execute();
  await database.schema
    .createIndex('outbox_recipient')
    .on('outbox')
    .columns(['recipient', 'kind'])
    .execute();
}

async function versionsBinRevisions(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;

  for (const table of ['articles', 'reviews', 'products', 'dive_sites']) {
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }

  await schema
    .createTable('bin')
    .addColumn('id', serialKey(engine))
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('bin_time').on('bin').column('deleted_at').execute();

  await schema
    .createTable('revisions')
    .addColumn('id', serialKey(engine))
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('revisions_of')
    .unique()
    .on('revisions')
    .columns(['noun', 'item_id', 'version'])
    .execute();
}

async function secrets(database: Kysely<unknown>) {
  await database.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function listsAtSize(database: Kysely<unknown>, engine: Engine) {
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

async function resourceColumns(database: Kysely<unknown>) {
  const { schema } = database;
  await schema.alterTable('content_versions').renameColumn('noun', 'resource').execute();
  await sql`update content_versions set resource = 'seed' where resource = 'starter'`.execute(
    database,
  );
  for (const table of ['bin', 'revisions']) {
    await schema.alterTable(table).renameColumn('noun', 'resource').execute();
    await schema.alterTable(table).renameColumn('item_id', 'record_id').execute();
  }
}

const textColumns = [
  'slug',
  'status',
  'status_reason',
  'status_authority',
  'status_authority_url',
  'status_as_of',
  'points',
  'gear_path',
  'facility_list',
  'depth_note',
  'certification',
  'certification_note',
  'best_months',
  'best_months_reason',
  'water_temp_by_month',
  'faces',
  'sheltered_from',
  'tide_rule',
  'tide_port',
  'boat_traffic',
  'surge',
  'marine_park',
  'marine_park_zone',
  'take_rules',
  'permit',
  'permit_issuer',
  'permit_url',
  'code_of_conduct',
  'hospital',
  'vhf',
  'phone_reception',
  'highlights',
  'provenance',
];

const numberColumns = ['steps', 'depth_typical', 'rain_wait_days', 'protected_zone_metres'];

interface Tables {
  diveSites: { id: number; name: string; slug: string | null };
  bin: { id: number; resource: string; row: string };
}

async function diveSiteFacts(database: Kysely<unknown>) {
  const { schema } = database;
  const add = (name: string, type: 'text' | 'double precision') =>
    schema.alterTable('dive_sites').addColumn(name, type).execute();
  for (const name of textColumns) await add(name, 'text');
  for (const name of numberColumns) await add(name, 'double precision');
  await addSlugs(database as Kysely<Tables>);
  await schema.createIndex('dive_sites_slug').on('dive_sites').column('slug').unique().execute();
}

async function addSlugs(database: Kysely<Tables>) {
  const taken = new Set<string>();
  const free = (name: string) => {
    const slug = slugify(name) || 'dive-site';
    let next = slug;
    for (let number = 2; taken.has(next); number++) next = `${slug}-${number}`;
    taken.add(next);
    return next;
  };
  const sites = await database
    .selectFrom('diveSites')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  for (const { id, name } of sites) {
    await database
      .updateTable('diveSites')
      .set({ slug: free(name) })
      .where('id', '=', id)
      .execute();
  }
  const deleted = await database
    .selectFrom('bin')
    .select(['id', 'row'])
    .where('resource', '=', 'dive-sites')
    .execute();
  for (const { id, row } of deleted) {
    const site = JSON.parse(row) as { name: string };
    await database
      .updateTable('bin')
      .set({ row: JSON.stringify({ ...site, slug: free(site.name) }) })
      .where('id', '=', id)
      .execute();
  }
}

export const migrations0002: Migrations = {
  '0002-mail-and-subscribers': { up: mailAndSubscribers },
  '0003-versions-bin-revisions': { up: versionsBinRevisions },
  '0005-secrets': { up: secrets },
  '0006-lists-at-size': { up: listsAtSize },
  '0007-resource-columns': { up: resourceColumns },
  '0008-dive-site-facts': { up: diveSiteFacts },
};
