import { type Kysely, sql } from 'kysely';

/** Turns the drawn plate of a site without a picture into its picture, since plates are no longer drawn. */
export async function up(database: Kysely<unknown>) {
  await sql`update dive_sites set image_url = plate where image_url is null and plate is not null`.execute(
    database,
  );
  const { rows } = await sql<{
    id: number;
    row: string;
  }>`select id, "row" from bin where resource = 'dive-sites'`.execute(database);
  for (const { id, row } of rows) {
    const { plate, ...site } = JSON.parse(row) as Record<string, unknown>;
    const imageUrl = site.imageUrl ?? plate;
    const kept = JSON.stringify(imageUrl ? { ...site, imageUrl } : site);
    await sql`update bin set "row" = ${kept} where id = ${id}`.execute(database);
  }
  await database.schema.alterTable('dive_sites').dropColumn('plate').execute();
  await database.schema.dropTable('plates').execute();
}
