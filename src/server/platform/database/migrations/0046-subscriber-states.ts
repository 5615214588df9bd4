import { type Kysely, sql } from 'kysely';

/** Adds why and when somebody gets no mails, and what an import said of a person. */
export async function up(database: Kysely<unknown>) {
  const table = () => database.schema.alterTable('newsletters');
  for (const name of ['away_as', 'away_why', 'away_at', 'fields']) {
    await table().addColumn(name, 'text').execute();
  }
  await table()
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await sql`update newsletters set away_as = 'unsubscribed' where subscribed = 0`.execute(database);
  // Whom a mail server refused for good got each newsletter anew.
  await sql`update newsletters set subscribed = 0, away_as = 'bounced', away_why = refusal
    where refusal is not null and subscribed = 1`.execute(database);
  await table().dropColumn('refusal').execute();
}
