import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>) {
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
