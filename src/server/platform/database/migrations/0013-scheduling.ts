import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>) {
  const { schema } = database;
  for (const table of ['articles', 'reviews']) {
    for (const column of ['publish_at', 'unpublish_at']) {
      await schema.alterTable(table).addColumn(column, 'text').execute();
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
    await sql`update ${sql.table(table)} set published_at = created_at where published = 1 and published_at is null`.execute(
      database,
    );
    await schema.dropIndex(`${table}_newest`).execute();
    await schema.dropIndex(`${table}_of_category`).execute();
    await schema
      .createIndex(`${table}_newest`)
      .on(table)
      .columns(['published', 'published_at', 'id'])
      .execute();
    await schema
      .createIndex(`${table}_of_category`)
      .on(table)
      .columns(['published', 'category', 'published_at', 'id'])
      .execute();
  }
}
