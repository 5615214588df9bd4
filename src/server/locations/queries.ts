import type { Location } from '../../contract/locations.ts';
import { now, type Services } from '../http/context.ts';

export async function listFeaturedLocations({
  database,
}: Pick<Services, 'database'>): Promise<Location[]> {
  const rows = await database
    .selectFrom('locations')
    .selectAll()
    .where('featured', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, featured: row.featured === 1 }));
}

export async function createLocations(
  services: Pick<Services, 'content' | 'clock'>,
  locations: Omit<Location, 'id' | 'createdAt'>[],
) {
  const createdAt = now(services);
  await services.content.write('locations', async (transaction) => {
    for (const { featured, ...columns } of locations) {
      await transaction
        .insertInto('locations')
        .values({ ...columns, featured: featured ? 1 : 0, createdAt })
        .execute();
    }
  });
}
