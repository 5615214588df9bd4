import { type Kysely, sql } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Replaces the visit counts of records with counts of all pages, sources and actions. */
export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema
    .createTable('visit_counts')
    .addColumn('id', serialKey(engine))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addUniqueConstraint('visit_counts_of_day', ['day', 'kind', 'page', 'detail'])
    .execute();
  await sql`insert into visit_counts (day, kind, page, detail, times)
    select day, 'page', resource || ':' || record_id, '', reads from page_reads`.execute(database);
  await schema.dropTable('page_reads').execute();
}
