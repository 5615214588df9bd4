import type {
  DiveSite,
  DiveSiteSummary,
  DueDiveSite,
  MapSite,
  SitePoints,
} from '../../../contract/dive-sites/dive-sites.ts';
import {
  fieldKeys,
  mapKeys,
  markerKeys,
  summaryKeys,
} from '../../../contract/dive-sites/fields/fields.ts';
import { latestTime } from '../../../domain/dates/dates.ts';
import { localDay } from '../../../domain/dates/site-time.ts';
import { byName } from '../../../domain/dive-sites/filters.ts';
import { sitesDueForReview } from '../../../domain/dive-sites/review.ts';
import { cardLengths } from '../../../domain/dive-sites/terms.ts';
import { remoteSites } from '../../../domain/geo/near.ts';
import { truncate } from '../../../domain/text/text.ts';
import { batchesById, inOrder, toBatches } from '../../platform/database/batches.ts';
import type { Row } from '../../platform/database/tables.ts';
import { findRow } from '../../platform/history/records.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { nextTurn } from '../../platform/turns/turns.ts';
import { columnsFor, readFields } from './columns.ts';
import { plateLight } from './plate-lights.ts';

type SiteRow = Row<'diveSites'>;

const mapColumns = [...columnsFor(mapKeys), 'shelteredSides'] as const;
const savedColumns = ['version', 'createdAt', 'updatedAt'] as const;
const summaryColumns = [...columnsFor(summaryKeys), ...savedColumns, 'shelteredSides'] as const;

type Saved = Pick<SiteRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>;
const toSavedFields = ({ id, version, createdAt, updatedAt }: Saved) => ({
  id,
  version,
  createdAt,
  updatedAt,
});

type FilterableRow = Pick<SiteRow, 'id'> & Partial<SiteRow>;
const shelterField = ({ shelteredSides }: FilterableRow) => shelteredSides && { shelteredSides };

const toMapSite = (row: FilterableRow): MapSite => ({
  id: row.id,
  ...readFields(row, mapKeys),
  ...shelterField(row),
});

const toSummary = (row: Saved & Partial<SiteRow>): DiveSiteSummary => ({
  ...toSavedFields(row),
  ...readFields(row, summaryKeys),
  ...shelterField(row),
  ...plateLight(row),
});

export const toDiveSite = (row: SiteRow): DiveSite => ({
  ...toSavedFields(row),
  ...readFields(row, fieldKeys),
});

/** Truncates a summary's texts to card length, because some answers contain dozens of sites. */
export const withCardTexts = (site: DiveSiteSummary): DiveSiteSummary => ({
  ...site,
  description: truncate(site.description, cardLengths.description),
  marineLife: site.marineLife && truncate(site.marineLife, cardLengths.marineLife),
  hazards: site.hazards && truncate(site.hazards, cardLengths.hazards),
});

/** Rows per query, because a database limits the parameters of a statement. */
const batch = 500;

/** Lists sites with all their facts, by name. @param region absent for sites of all regions */
export async function listWholeSites(
  { database }: DatabaseReader,
  region?: string,
): Promise<DiveSite[]> {
  let query = database.selectFrom('diveSites').selectAll();
  if (region !== undefined) query = query.where('region', '=', region);
  return (await query.execute()).map(toDiveSite).sort(byName);
}

export async function listDueSites(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<DueDiveSite[]> {
  const today = localDay(services.clock(), site.timeZone);
  const due = sitesDueForReview(await listWholeSites(services), today);
  return due.map(({ site: { id, name, region, status }, reasons }) => ({
    id,
    name,
    region,
    status,
    reasons,
  }));
}

/** Lists for each site the latest day on which one of its facts was checked. */
export async function listChecks({ database }: DatabaseReader) {
  const query = database.selectFrom('diveSites').select(['id', 'provenance']).orderBy('id');
  const rows = await query.execute();
  return rows.map(({ id, provenance }) => {
    const facts = Object.values(readFields({ provenance }, ['provenance']).provenance ?? {});
    return { id, checkedOn: latestTime(facts.map(({ checkedOn }) => checkedOn)) ?? null };
  });
}

/** Rows read per turn of the event loop, which takes about four milliseconds. */
const rowsPerTurn = 100;

export async function listSummaries({ database }: DatabaseReader): Promise<DiveSiteSummary[]> {
  const sites: DiveSiteSummary[] = [];
  const read = (after: number) =>
    database
      .selectFrom('diveSites')
      .select(summaryColumns)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsPerTurn)
      .execute();
  for await (const rows of batchesById(rowsPerTurn, read)) {
    sites.push(...rows.map(toSummary));
    await nextTurn();
  }
  return sites.sort(byName);
}

export async function countDiveSites({ database }: DatabaseReader): Promise<number> {
  const { total } = await database
    .selectFrom('diveSites')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function listFeatured({ database }: DatabaseReader): Promise<DiveSiteSummary[]> {
  const query = database.selectFrom('diveSites').select(summaryColumns).where('featured', '=', 1);
  return (await query.execute()).map(toSummary).sort(byName);
}

export async function listMapSites({ database }: DatabaseReader): Promise<MapSite[]> {
  const rows = await database.selectFrom('diveSites').select(mapColumns).execute();
  return rows.map(toMapSite).sort(byName);
}

async function readByIds<Site extends { id: number }>(
  ids: readonly number[],
  read: (some: number[]) => Promise<Site[]>,
): Promise<Site[]> {
  const sites: Site[] = [];
  for (const some of toBatches(ids, batch)) sites.push(...inOrder(some, await read(some)));
  return sites;
}

export async function listMapSitesByIds({ database }: DatabaseReader, ids: readonly number[]) {
  const query = database.selectFrom('diveSites').select(mapColumns);
  return (await readByIds(ids, (some) => query.where('id', 'in', some).execute())).map(toMapSite);
}

export async function listSummariesByIds({ database }: DatabaseReader, ids: readonly number[]) {
  const query = database.selectFrom('diveSites').select(summaryColumns);
  return (await readByIds(ids, (some) => query.where('id', 'in', some).execute())).map(toSummary);
}

/** Lists the rows of some sites, in the order of `ids`. */
export function listRowsByIds(
  { database }: DatabaseReader,
  ids: readonly number[],
): Promise<SiteRow[]> {
  const query = database.selectFrom('diveSites').selectAll();
  return readByIds(ids, (some) => query.where('id', 'in', some).execute());
}

export const listSitesByIds = async (services: DatabaseReader, ids: readonly number[]) =>
  (await listRowsByIds(services, ids)).map(toDiveSite);

const pointKeys = ['latitude', 'longitude', 'skillLevel'] as const;

/** Cluster radius on the map of Australia. A site with no other site in its radius is named. */
const remoteKm = 150;

export async function listSitePoints({ database }: DatabaseReader): Promise<SitePoints> {
  const columns = columnsFor([...pointKeys, ...markerKeys]);
  const rows = await database.selectFrom('diveSites').select(columns).orderBy('id').execute();
  const sites = rows.map((row) => ({ row, ...readFields(row, pointKeys) }));
  return {
    id: rows.map(({ id }) => id),
    latitude: sites.map(({ latitude }) => latitude),
    longitude: sites.map(({ longitude }) => longitude),
    skillLevel: sites.map(({ skillLevel }) => skillLevel),
    remote: remoteSites(sites, remoteKm).map(({ row }) => ({
      id: row.id,
      ...readFields(row, markerKeys),
    })),
  };
}

/** @throws 404 'Dive site not found' */
export const findDiveSite = async (services: DatabaseReader, id: number): Promise<DiveSite> =>
  toDiveSite(await findRow(services, 'dive-sites', id));

/** Returns a function that removes the slugs of unpublished or deleted articles from a site. */
export async function visitorsView({ database }: DatabaseReader) {
  const linked = await database
    .selectFrom('diveSites')
    .select('blogSlug')
    .distinct()
    .where('blogSlug', '!=', '')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('articles')
          .select('articles.id')
          .whereRef('articles.slug', '=', 'diveSites.blogSlug')
          .where('articles.published', '=', 1),
      ),
    )
    .execute();
  const slugs = new Set(linked.map(({ blogSlug }) => blogSlug));
  return <Site extends { blogSlug?: string | null | undefined }>(site: Site): Site =>
    site.blogSlug && !slugs.has(site.blogSlug) ? { ...site, blogSlug: null } : site;
}
