import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>) {
  // An unsubscription under one spelling applies to all spellings of the address.
  await sql`update newsletters set subscribed = 0 where lower(email) in
    (select lower(email) from newsletters where subscribed = 0)`.execute(database);
  await sql`delete from newsletters where id not in
    (select min(id) from newsletters group by lower(email))`.execute(database);
  await database.schema
    .createIndex('newsletters_address')
    .unique()
    .on('newsletters')
    .expression(sql`lower(email)`)
    .execute();

  await database.schema
    .alterTable('outbox')
    .addColumn('interrupted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.alterTable('outbox').addColumn('trying_since', 'text').execute();
  await database.schema
    .createIndex('outbox_recipient')
    .on('outbox')
    .columns(['recipient', 'kind'])
    .execute();
}
