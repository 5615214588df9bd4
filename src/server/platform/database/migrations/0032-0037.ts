import { type Kysely, sql } from 'kysely';
import { type Engine, type Migrations, serialKey } from '../engine.ts';

async function typedHazards(database: Kysely<unknown>) {
  for (const column of ['hazard_list', 'season_kind', 'water']) {
    await database.schema.alterTable('dive_sites').addColumn(column, 'text').execute();
  }
}

/** Makes the drawn plate of a dive site its picture, if the site has none. */
async function platesAsPictures(database: Kysely<unknown>) {
  await sql`update dive_sites set image_url = plate where image_url is null and plate is not null`.execute(
    database,
  );
  const { rows } = await sql<{
    id: number;
    row: string;
  }>`select id, "row" from bin where resource = 'dive-sites'`.execute(database);
  for (const { id, row } of rows) {
    const { plate, ...site } = JSON.parse(row) as Record<string, unknown>;
    const imageUrl = site.imageUrl ?? plate;
    const kept = JSON.stringify(imageUrl ? { ...site, imageUrl } : site);
    await sql`update bin set "row" = ${kept} where id = ${id}`.execute(database);
  }
  await database.schema.alterTable('dive_sites').dropColumn('plate').execute();
  await database.schema.dropTable('plates').execute();
}

/** Adds alarms, which instances share so that the owner gets one mail, and the last runs of each job. */
async function alarms({ schema }: Kysely<unknown>) {
  await schema
    .createTable('job_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_by', 'text', (column) => column.notNull())
    .addColumn('succeeded_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('failure', 'text')
    .execute();
  await schema
    .createTable('alarms')
    .addColumn('cause', 'text', (column) => column.primaryKey())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text')
    .addColumn('mailed_at', 'text')
    .addColumn('told', 'integer', (column) => column.notNull())
    .execute();
}

/** Adds the changed records of each write, the valid preview links, and the forecasts shared by instances. */
async function changedRecords({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('content_changes')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('record_ids', 'text')
    .addPrimaryKeyConstraint('content_changes_key', ['resource', 'version'])
    .execute();
  await schema
    .createTable('preview_links')
    .addColumn('id', serialKey(engine))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('forecasts')
    .addColumn('cell', 'text', (column) => column.primaryKey())
    .addColumn('hours', 'text', (column) => column.notNull())
    .addColumn('is_whole', 'integer', (column) => column.notNull())
    .addColumn('swell_share', 'text')
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute();
}

/** Adds the catalogue's records with the values of the release, and the catalogue's updates. */
async function catalogue(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema
    .createTable('catalogue_records')
    .addColumn('id', serialKey(engine))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('differing', 'text', (column) => column.notNull())
    .addUniqueConstraint('catalogue_records_key', ['resource', 'key'])
    .execute();
  await schema
    .createTable('catalogue_updates')
    .addColumn('id', serialKey(engine))
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .addColumn('fields', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('catalogue_changes')
    .addColumn('id', serialKey(engine))
    .addColumn('update_id', 'integer', (column) => column.notNull())
    .addColumn('catalogue_record_id', 'integer', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .execute();
}

export const migrations0032: Migrations = {
  '0032-typed-hazards': { up: typedHazards },
  '0034-plates-as-pictures': { up: platesAsPictures },
  '0035-alarms': { up: alarms },
  '0036-changed-records-and-preview-links': { up: changedRecords },
  '0037-catalogue': { up: catalogue },
};
