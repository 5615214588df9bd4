import type { Kysely } from 'kysely';

export const up = async (database: Kysely<unknown>) => {
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
