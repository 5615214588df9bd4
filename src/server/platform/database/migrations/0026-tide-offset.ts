import type { Kysely } from 'kysely';

export const up = (database: Kysely<unknown>) =>
  database.schema
    .alterTable('dive_sites')
    .addColumn('tide_offset_minutes', 'double precision')
    .execute();
