import type { Updateable } from 'kysely';
import type { DiveSite, DiveSiteInput } from '../../contract/dive-sites.ts';
import type { DiveSitesTable, Flag } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { toDiveSite } from './read.ts';

type Writing = Pick<Services, 'content' | 'clock'>;

/** Rows of one insert: a row has some 30 values and PostgreSQL takes 65,535 a statement. */
const batch = 500;

function toColumns({ waterTempBySeason, featured, ...rest }: DiveSiteInput) {
  return {
    ...rest,
    featured: (featured ? 1 : 0) as Flag,
    tempSummer: waterTempBySeason?.summer ?? null,
    tempAutumn: waterTempBySeason?.autumn ?? null,
    tempWinter: waterTempBySeason?.winter ?? null,
    tempSpring: waterTempBySeason?.spring ?? null,
  };
}

/** Stores new sites, all of them or none. */
export async function createDiveSites(
  services: Writing,
  inputs: readonly DiveSiteInput[],
): Promise<DiveSite[]> {
  const time = now(services);
  const rows = inputs.map((input) => ({ ...toColumns(input), createdAt: time, updatedAt: time }));
  return services.content.write('dive-sites', async (transaction) => {
    const sites: DiveSite[] = [];
    for (let start = 0; start < rows.length; start += batch) {
      const stored = await transaction
        .insertInto('diveSites')
        .values(rows.slice(start, start + batch))
        .returningAll()
        .execute();
      sites.push(...stored.map(toDiveSite));
    }
    return sites;
  });
}

/** Changes some columns of a site. @throws 404 where there is no such site */
async function changeDiveSite(
  services: Writing,
  id: number,
  changes: Updateable<DiveSitesTable>,
): Promise<DiveSite> {
  return services.content.write('dive-sites', async (transaction) => {
    const row = await transaction
      .updateTable('diveSites')
      .set({ ...changes, updatedAt: now(services) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('Dive site not found');
    return toDiveSite(row);
  });
}

/** Replaces every field of a site. @throws 404 where there is no such site */
export const replaceDiveSite = (services: Writing, id: number, input: DiveSiteInput) =>
  changeDiveSite(services, id, toColumns(input));

export const setPhoto = (services: Writing, id: number, change: { imageUrl: string | null }) =>
  changeDiveSite(services, id, change);

export const setReviewLink = (
  services: Writing,
  id: number,
  change: { reviewLink: string | null },
) => changeDiveSite(services, id, change);

/** @param change without a thumbnail the one that is kept stays */
export const setVideo = (
  services: Writing,
  id: number,
  change: { videoUrl: string | null; videoThumbnail?: string | null | undefined },
) => changeDiveSite(services, id, change);

export const setFeatured = (services: Writing, id: number, featured: boolean) =>
  changeDiveSite(services, id, { featured: featured ? 1 : 0 });

/** @throws 404 where there is no such site */
export async function deleteDiveSite(services: Pick<Services, 'content'>, id: number) {
  await services.content.write('dive-sites', async (transaction) => {
    const result = await transaction
      .deleteFrom('diveSites')
      .where('id', '=', id)
      .executeTakeFirst();
    if (result.numDeletedRows === 0n) throw notFound('Dive site not found');
  });
}

/** Links an article to the site that it is about. */
export const setBlogSlug = (services: Writing, id: number, blogSlug: string) =>
  changeDiveSite(services, id, { blogSlug });
