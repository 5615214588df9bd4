import type { Kysely } from 'kysely';

/** Adds counts of bounced mails, by subscriber and by mailing. */
export async function up({ schema }: Kysely<unknown>) {
  const subscribers = () => schema.alterTable('newsletters');
  await subscribers()
    .addColumn('soft_bounces', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await subscribers().addColumn('soft_bounced_at', 'text').execute();
  await subscribers().addColumn('soft_bounced_mailing', 'integer').execute();
  for (const name of ['bounced', 'complained', 'unsubscribed']) {
    await schema
      .alterTable('mailings')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
