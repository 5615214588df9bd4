import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>) {
  const { schema } = database;
  await schema.alterTable('content_versions').renameColumn('noun', 'resource').execute();
  await sql`update content_versions set resource = 'seed' where resource = 'starter'`.execute(
    database,
  );
  for (const table of ['bin', 'revisions']) {
    await schema.alterTable(table).renameColumn('noun', 'resource').execute();
    await schema.alterTable(table).renameColumn('item_id', 'record_id').execute();
  }
}
