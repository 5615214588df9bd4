import type { Updateable } from 'kysely';
import type { DiveSite, DiveSiteInput, DiveSiteReplacement } from '../../contract/dive-sites.ts';
import type { DiveSitesTable, Flag } from '../database/tables.ts';
import { auditActionsBetween, recordAuditEvents } from '../history/audit-events.ts';
import type { Actor } from '../history/audit-log.ts';
import { lockRow, rejectStale } from '../history/records.ts';
import { now, type Services } from '../http/context.ts';
import { toDiveSite } from './read.ts';

type ContentServices = Pick<Services, 'content' | 'clock' | 'database'>;

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
  services: ContentServices,
  inputs: readonly DiveSiteInput[],
  actor?: Actor,
): Promise<DiveSite[]> {
  const time = now(services);
  const rows = inputs.map((input) => ({ ...toColumns(input), createdAt: time, updatedAt: time }));
  return services.content.write('dive-sites', async (transaction, touch) => {
    const sites: DiveSite[] = [];
    for (let start = 0; start < rows.length; start += batch) {
      const stored = await transaction
        .insertInto('diveSites')
        .values(rows.slice(start, start + batch))
        .returningAll()
        .execute();
      for (const row of stored) {
        const actions = ['content_created', ...auditActionsBetween({}, row)] as const;
        await recordAuditEvents(services, transaction, 'dive-sites', row, actions, actor);
      }
      touch(...stored.map(({ id }) => id));
      sites.push(...stored.map(toDiveSite));
    }
    return sites;
  });
}

/**
 * Changes some columns of a site.
 * @param sent with a version, the save is refused where that is not the present one
 * @throws 404 where there is no such site, 409 where the save is stale
 */
export async function changeDiveSite(
  services: ContentServices,
  id: number,
  changes: Updateable<DiveSitesTable>,
  actor?: Actor,
  sent: { version?: number | undefined } = {},
): Promise<DiveSite> {
  return services.content.write('dive-sites', async (transaction, touch) => {
    touch(id);
    const before = await lockRow(services, transaction, 'dive-sites', id);
    rejectStale('dive-sites', toDiveSite(before), sent);
    const row = await transaction
      .updateTable('diveSites')
      .set({ ...changes, updatedAt: now(services), version: before.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAuditEvents(
      services,
      transaction,
      'dive-sites',
      row,
      auditActionsBetween(before, row),
      actor,
    );
    return toDiveSite(row);
  });
}

/** Replaces every field of a site. @throws 404, 409 where it began from an older version */
export function replaceDiveSite(
  services: ContentServices,
  id: number,
  input: DiveSiteReplacement,
  actor?: Actor,
) {
  const { version: _, ...whole } = input;
  return changeDiveSite(services, id, toColumns(whole), actor, input);
}

/** Links an article to the site that it is about. */
export const setBlogSlug = (services: ContentServices, id: number, blogSlug: string) =>
  changeDiveSite(services, id, { blogSlug });
