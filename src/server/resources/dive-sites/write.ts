import type { Transaction, Updateable } from 'kysely';
import type {
  DiveSite,
  DiveSiteInput,
  DiveSiteReplacement,
} from '../../../contract/dive-sites/dive-sites.ts';
import { isShut } from '../../../domain/dive-sites/facts.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import { toBatches } from '../../platform/database/batches.ts';
import { isUniqueViolation } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type ContentServices, writeRecords } from '../../platform/history/record-writer.ts';
import { rejectStale } from '../../platform/history/records.ts';
import { now } from '../../platform/http/context.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { revisable } from '../../platform/publishing/revisable.ts';
import { createPause } from '../../platform/turns/turns.ts';
import { writeFields } from './columns.ts';
import { findDiveSite, toDiveSite } from './read.ts';
import { knownSides } from './sheltered-sides.ts';

/** Assigns requested or first free slugs: name, name-2 … @throws 409 if a requested one is taken */
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

const slugTaken = (slug: string) => conflict(`Another dive site has the slug “${slug}”`);

/** A closed or damaged site is not featured. */
const toColumns = (input: DiveSiteInput) =>
  writeFields({ ...input, featured: input.featured && !isShut(input.status) });

/** Sites written per turn of the event loop, which takes about four milliseconds. */
const sitesPerTurn = 5;

export async function createDiveSites(
  services: ContentServices,
  inputs: readonly DiveSiteInput[],
  actor?: Actor,
): Promise<DiveSite[]> {
  const time = now(services);
  return writeRecords(services, 'dive-sites', actor, async ({ transaction, insertMany }) => {
    const created: DiveSite[] = [];
    const pause = createPause({ rests: true });
    for (const some of toBatches(inputs, sitesPerTurn)) {
      await pause();
      const slugs = await assignSlugs(transaction, some);
      const rows = some.map((input, index) => ({
        ...toColumns({ ...input, slug: slugs[index] ?? null }),
        ...knownSides(input),
        createdAt: time,
        updatedAt: time,
      }));
      created.push(...(await insertMany(rows)).map(toDiveSite));
    }
    return created;
  });
}

/** @throws 404; 409 if `sent.version` is not the current version */
export async function changeDiveSite(
  services: ContentServices,
  id: number,
  changes: Updateable<Tables['diveSites']>,
  actor?: Actor,
  sent: { version?: number | undefined } = {},
): Promise<DiveSite> {
  return writeRecords(services, 'dive-sites', actor, async ({ lock, update }) => {
    const before = await lock(id);
    rejectStale('dive-sites', toDiveSite(before), sent);
    return toDiveSite(await update(before, changes));
  });
}

/** Replaces a site except an omitted slug. @throws 404; 409 on a stale version or a taken slug */
export async function replaceDiveSite(
  services: ContentServices,
  id: number,
  input: DiveSiteReplacement,
  actor?: Actor,
) {
  const { slug, ...fields } = toColumns(input);
  const columns = { ...fields, ...knownSides(input) };
  try {
    return await changeDiveSite(services, id, slug ? { slug, ...columns } : columns, actor, input);
  } catch (error) {
    if (slug && isUniqueViolation(error)) throw slugTaken(slug);
    throw error;
  }
}

export const diveSiteRevisions = revisable('dive-sites', toDiveSite, (row) =>
  knownSides(toDiveSite(row)),
);

/** @throws 404; 400 if the site is closed or damaged */
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
