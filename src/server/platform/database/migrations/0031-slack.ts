import type { Kysely } from 'kysely';

/** JSON: when the stream turns at a site. */
export const up = (database: Kysely<unknown>) =>
  database.schema.alterTable('dive_sites').addColumn('slack', 'text').execute();
