import type { Kysely } from 'kysely';

/** Adds a site's times of slack water, as JSON. */
export const up = (database: Kysely<unknown>) =>
  database.schema.alterTable('dive_sites').addColumn('slack', 'text').execute();
