import { type Kysely, sql } from 'kysely';

/** Adds the resource that a moved post becomes: pages of an old site become pages here. */
export async function up(database: Kysely<unknown>) {
  await database.schema
    .alterTable('moved_posts')
    .addColumn('resource', 'text', (column) => column.notNull().defaultTo('articles'))
    .execute();
  await sql`update moved_posts set resource = 'pages' where type = 'page' and record_id is null`.execute(
    database,
  );
  await sql`update moves set choices = replace(choices, '"pages":"articles"', '"pages":"pages"')`.execute(
    database,
  );
}
