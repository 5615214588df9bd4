import { type Kysely, sql } from 'kysely';

/** Adds the reason and time of a subscriber's exclusion from mails, and the values of an import. */
export async function up(database: Kysely<unknown>) {
  const table = () => database.schema.alterTable('newsletters');
  for (const name of ['away_as', 'away_why', 'away_at', 'fields']) {
    await table().addColumn(name, 'text').execute();
  }
  await table()
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await sql`update newsletters set away_as = 'unsubscribed' where subscribed = 0`.execute(database);
  // Addresses that a mail server refused for good were still sent each newsletter.
  await sql`update newsletters set subscribed = 0, away_as = 'bounced', away_why = refusal
    where refusal is not null and subscribed = 1`.execute(database);
  await table().dropColumn('refusal').execute();
}
