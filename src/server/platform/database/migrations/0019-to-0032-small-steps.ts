import { type Kysely, sql } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds the sides that shelter a dive site, a bit for each of eight from north, clockwise; null until they are measured. */
export const shelteredSides = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('dive_sites')
      .addColumn('sheltered_sides', 'integer')
      .execute();
  },
};

export const siteOverrides = {
  async up(database: Kysely<unknown>) {
    const columns = [
      ['shelter_sides', 'text'],
      ['shelter_note', 'text'],
      ['most_wind_knots', 'double precision'],
      ['most_swell_metres', 'double precision'],
    ] as const;
    for (const [name, type] of columns)
      await database.schema.alterTable('dive_sites').addColumn(name, type).execute();
  },
};

export const plates = {
  async up(database: Kysely<unknown>) {
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
  },
};

export const settings = {
  async up(database: Kysely<unknown>, engine: Engine) {
    await database.schema
      .createTable('settings')
      .addColumn('id', serialKey(engine))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
  },
};

export const editedPlaces = {
  async up(database: Kysely<unknown>) {
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
  },
};

export const tideOffset = {
  up: (database: Kysely<unknown>) =>
    database.schema
      .alterTable('dive_sites')
      .addColumn('tide_offset_minutes', 'double precision')
      .execute(),
};

export const parkTaking = {
  async up(database: Kysely<unknown>) {
    for (const column of [
      'take',
      'take_note',
      'hospital_second',
      'smaller_hospital',
      'position_licence',
    ]) {
      await database.schema.alterTable('dive_sites').addColumn(column, 'text').execute();
    }
  },
};

/** JSON: when the stream turns at a site. */
export const slack = {
  up: (database: Kysely<unknown>) =>
    database.schema.alterTable('dive_sites').addColumn('slack', 'text').execute(),
};

export const typedHazards = {
  async up(database: Kysely<unknown>) {
    for (const column of ['hazard_list', 'season_kind', 'water']) {
      await database.schema.alterTable('dive_sites').addColumn(column, 'text').execute();
    }
  },
};
