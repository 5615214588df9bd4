import { type Kysely, sql } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema
    .createTable('issues')
    .addColumn('id', serialKey(engine))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('preview', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('from_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('posts', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  const mailings = () => schema.alterTable('mailings');
  const text = ['preview', 'from_name'];
  for (const name of text) {
    await mailings()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await mailings()
    .addColumn('segment', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await mailings()
    .addColumn('with_post', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['send_at', 'begun_at', 'paused_at', 'problem']) {
    await mailings().addColumn(name, 'text').execute();
  }
  await sql`update mailings set begun_at = created_at`.execute(database);
}
