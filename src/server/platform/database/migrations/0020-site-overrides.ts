import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>) {
  const columns = [
    ['shelter_sides', 'text'],
    ['shelter_note', 'text'],
    ['most_wind_knots', 'double precision'],
    ['most_swell_metres', 'double precision'],
  ] as const;
  for (const [name, type] of columns)
    await database.schema.alterTable('dive_sites').addColumn(name, type).execute();
}
