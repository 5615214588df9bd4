import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  for (const column of ['hazard_list', 'season_kind', 'water']) {
    await database.schema.alterTable('dive_sites').addColumn(column, 'text').execute();
  }
}
