import type { Transaction, Updateable } from 'kysely';
import type { DiveSite, DiveSiteInput, DiveSiteReplacement } from '../../contract/dive-sites.ts';
import { isShut } from '../../domain/dive-site-facts.ts';
import { slugify } from '../../domain/slug.ts';
import { isUniqueViolation } from '../database/engine.ts';
import type { DiveSitesTable, Tables } from '../database/tables.ts';
import { auditActionsBetween, recordAuditEvents } from '../history/audit-events.ts';
import type { Actor } from '../history/audit-log.ts';
import { lockRow, rejectStale } from '../history/records.ts';
import { now, type Services } from '../http/context.ts';
import { conflict, invalid } from '../http/errors.ts';
import { writeFields } from './columns.ts';
import { findDiveSite, toDiveSite } from './read.ts';

type ContentServices = Pick<Services, 'content' | 'clock' | 'database'>;

/** Rows of one insert: a row has some 75 values and PostgreSQL takes 65,535 a statement, SQLite 32,766. */
const batch = 400;

/**
 * The slug of each new site: the requested one, or the first of name, name-2, name-3 … that is free.
 * @throws 409 where a requested slug is taken
 */
async function assignSlugs(transaction: Transaction<Tables>, inputs: readonly DiveSiteInput[]) {
  const assigned = new Set<string>();
  const isTaken = async (slug: string) =>
    assigned.has(slug) ||
    (await transaction
      .selectFrom('diveSites')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst()) !== undefined;
  const slugs: string[] = [];
  for (const { slug: requested, name } of inputs) {
    const base = requested ?? (slugify(name) || 'dive-site');
    let slug = base;
    for (let number = 2; await isTaken(slug); number++) {
      if (requested) throw slugTaken(requested);
      slug = `${base}-${number}`;
    }
    assigned.add(slug);
    slugs.push(slug);
  }
  return slugs;
}

const slugTaken = (slug: string) => conflict(`Another dive site has the slug “${slug}”.`);

/** Stores new sites, all of them or none. */
export async function createDiveSites(
  services: ContentServices,
  inputs: readonly DiveSiteInput[],
  actor?: Actor,
): Promise<DiveSite[]> {
  const time = now(services);
  return services.content.write('dive-sites', async (transaction) => {
    const slugs = await assignSlugs(transaction, inputs);
    const rows = inputs.map((input, index) => ({
      ...writeFields({ ...input, slug: slugs[index] ?? null }),
      createdAt: time,
      updatedAt: time,
    }));
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
  return services.content.write('dive-sites', async (transaction) => {
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

/**
 * Replaces every field of a site; its slug stays where none is given.
 * @throws 404, 409 where it began from an older version or the slug is another site's
 */
export async function replaceDiveSite(
  services: ContentServices,
  id: number,
  input: DiveSiteReplacement,
  actor?: Actor,
) {
  const { slug, ...columns } = writeFields(input);
  try {
    return await changeDiveSite(services, id, slug ? { slug, ...columns } : columns, actor, input);
  } catch (error) {
    if (slug && isUniqueViolation(error)) throw slugTaken(slug);
    throw error;
  }
}

/** Features a site or takes it back. @throws 404, 400 where it is closed or damaged */
export async function featureDiveSite(
  services: ContentServices,
  id: number,
  featured: boolean,
  actor?: Actor,
) {
  const site = await findDiveSite(services, id);
  if (featured && isShut(site.status)) {
    throw invalid('A closed or damaged site is not featured.');
  }
  return changeDiveSite(services, id, { featured: featured ? 1 : 0 }, actor);
}

/** Links an article to the site that it is about. */
export const setBlogSlug = (services: ContentServices, id: number, blogSlug: string) =>
  changeDiveSite(services, id, { blogSlug });
