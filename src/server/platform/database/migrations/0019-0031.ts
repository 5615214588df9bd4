import { type Kysely, sql } from 'kysely';
import { type Engine, type Migrations, serialKey } from '../engine.ts';

/** Adds the sheltered sides of dive sites, one bit for each of eight sides, from north; null until measured. */
async function shelteredSides(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('sheltered_sides', 'integer').execute();
}

async function siteOverrides(database: Kysely<unknown>) {
  const columns = [
    ['shelter_sides', 'text'],
    ['shelter_note', 'text'],
    ['most_wind_knots', 'double precision'],
    ['most_swell_metres', 'double precision'],
  ] as const;
  for (const [name, type] of columns)
    await database.schema.alterTable('dive_sites').addColumn(name, type).execute();
}

async function plates(database: Kysely<unknown>) {
  await database.schema.alterTable('dive_sites').addColumn('plate', 'text').execute();
  await database.schema
    .createTable('plates')
    .addColumn('site_id', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_at', 'text')
    .addColumn('retry_at', 'text')
    .execute();
}

async function settings(database: Kysely<unknown>, engine: Engine) {
  await database.schema
    .createTable('settings')
    .addColumn('id', serialKey(engine))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function editedPlaces(database: Kysely<unknown>) {
  const table = () => database.schema.alterTable('locations');
  await table()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await table()
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await table()
    .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update locations set position = id, updated_at = created_at`.execute(database);
}

async function pageReads({ schema }: Kysely<unknown>, engine: Engine) {
  for (const table of ['articles', 'reviews']) {
    await schema.alterTable(table).addColumn('share_image_url', 'text').execute();
  }
  await schema
    .createTable('page_reads')
    .addColumn('id', serialKey(engine))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reads', 'integer', (column) => column.notNull())
    .addUniqueConstraint('page_reads_of_day', ['day', 'resource', 'record_id'])
    .execute();
  await schema
    .createTable('announced_pages')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('changed_at', 'text')
    .addColumn('due_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('announced_pages_due').on('announced_pages').column('due_at').execute();
}

async function mailings({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('mailings')
    .addColumn('id', serialKey(engine))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('recipients', 'integer', (column) => column.notNull())
    .addColumn('old_sent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('old_failed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stopped_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('mailings_of_record', ['resource', 'record_id', 'round'])
    .execute();
  await schema.alterTable('outbox').addColumn('mailing_id', 'integer').execute();
  await schema
    .createIndex('outbox_mailing')
    .on('outbox')
    .columns(['mailing_id', 'status', 'next_attempt_at'])
    .execute();
  await schema
    .createIndex('outbox_mailing_recipient')
    .unique()
    .on('outbox')
    .columns(['mailing_id', 'recipient'])
    .execute();
  await schema.alterTable('newsletters').addColumn('refusal', 'text').execute();
}

const tideOffset = (database: Kysely<unknown>) =>
  database.schema
    .alterTable('dive_sites')
    .addColumn('tide_offset_minutes', 'double precision')
    .execute();

/** Adds the results of the last checks of links in published texts. */
async function linkChecks({ schema }: Kysely<unknown>) {
  await schema
    .createTable('link_checks')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('status', 'integer')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('ignored_at', 'text')
    .execute();
  await schema.createIndex('link_checks_due').on('link_checks').column('due_at').execute();
}

/** Adds earlier versions of drafts of new records. */
async function workingCopyVersions({ schema }: Kysely<unknown>) {
  await schema
    .createTable('working_copy_versions')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('form_values', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copy_versions_key', ['resource', 'record_id', 'version'])
    .execute();
}

const parkTaking = async (database: Kysely<unknown>) => {
  for (const column of [
    'take',
    'take_note',
    'hospital_second',
    'smaller_hospital',
    'position_licence',
  ]) {
    await database.schema.alterTable('dive_sites').addColumn(column, 'text').execute();
  }
};

/** Adds a site's times of slack water, as JSON. */
const slack = (database: Kysely<unknown>) =>
  database.schema.alterTable('dive_sites').addColumn('slack', 'text').execute();

export const migrations0019: Migrations = {
  '0019-sheltered-sides': { up: shelteredSides },
  '0020-site-overrides': { up: siteOverrides },
  '0021-plates': { up: plates },
  '0022-settings': { up: settings },
  '0023-edited-places': { up: editedPlaces },
  '0024-page-reads-and-announced-pages': { up: pageReads },
  '0025-mailings': { up: mailings },
  '0026-tide-offset': { up: tideOffset },
  '0028-link-checks': { up: linkChecks },
  '0029-working-copy-versions': { up: workingCopyVersions },
  '0030-park-taking': { up: parkTaking },
  '0031-slack': { up: slack },
};
