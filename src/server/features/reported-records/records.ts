import { paths } from '../../../contract/paths.ts';
import { distanceKm, nearestPlace, type Position } from '../../../domain/geo/positions.ts';
import { derive } from '../../platform/database/derive.ts';
import type { Services } from '../../platform/http/context.ts';
import { unlessMissing } from '../../platform/http/errors.ts';
import { regionTexts } from '../../platform/seed/region-texts.ts';
import { changeSites } from '../../resources/dive-sites/bulk.ts';
import { findDiveSite } from '../../resources/dive-sites/read.ts';
import { acceptFact, changeCover, siteFact } from '../../resources/dive-sites/reported-fact.ts';
import type { ReportedRecord, ReportedRecords } from '../../resources/reports/records.ts';
import { readAllSpecies, readSpeciesAtSites } from '../../resources/species/catalogue.ts';

/** Distance in kilometres to another site of a species, within which a sighting is likely. */
const nearKm = 600;

/** The part of a page that the sender names, on a page without typed facts. */
const anyPart = (field: string) =>
  field ? { label: field, currentText: null, isLine: false } : undefined;

async function findSite(services: Services, record: string): Promise<ReportedRecord | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(record)) return undefined;
  const site = await unlessMissing(findDiveSite(services, Number(record)));
  if (!site) return undefined;
  return {
    title: site.name,
    path: paths.diveSite(site.id),
    editPath: paths.adminTab('dive-sites', site.id),
    steward: site.stewardName,
    position: { latitude: Number(site.latitude), longitude: Number(site.longitude) },
    fact: (field) => siteFact(site, field),
  };
}

async function findPost(
  { database }: Services,
  resource: 'articles' | 'reviews',
  slug: string,
): Promise<ReportedRecord | undefined> {
  const row = await database
    .selectFrom(resource)
    .select(['id', 'title'])
    .where('slug', '=', slug)
    .where('published', '=', 1)
    .executeTakeFirst();
  return (
    row && {
      title: row.title,
      path: resource === 'articles' ? paths.article(slug) : paths.review(slug),
      editPath: paths.adminTab(resource, row.id),
      ...{ steward: null, position: null },
      fact: anyPart,
    }
  );
}

const page = (title: string, path: string): ReportedRecord => ({
  ...{ title, path, editPath: null, steward: null, position: null, fact: anyPart },
});

const readPlaces = derive(['dive-sites'], async ({ database }) => {
  const query = database.selectFrom('diveSites').select(['id', 'latitude', 'longitude']);
  return new Map((await query.execute()).map((place) => [place.id, place]));
});

async function nearestSite(services: Services, place: Position): Promise<string | null> {
  const nearest = nearestPlace(place, [...(await readPlaces(services)).values()]);
  return nearest ? String(nearest.place.id) : null;
}

/** Species that are known from other sites, but from no site near this one. */
async function readUnlikely(services: Services, siteId: number) {
  const places = await readPlaces(services);
  const here = places.get(siteId);
  if (!here) return new Set<string>();
  const isNear = (id: number) => {
    const there = places.get(id);
    return there !== undefined && distanceKm(here, there) <= nearKm;
  };
  const known = await readSpeciesAtSites(services);
  return new Set(
    known.filter(({ sites }) => sites.length > 0 && !sites.some(isNear)).map(({ slug }) => slug),
  );
}

/** The records of all resources that divers can report on. */
export const reportedRecords = (services: Services): ReportedRecords => ({
  async find(resource, record) {
    if (resource === 'dive-sites') return findSite(services, record);
    if (resource === 'articles' || resource === 'reviews') {
      return findPost(services, resource, record);
    }
    if (resource === 'regions') {
      const region = regionTexts().find(({ slug }) => slug === record);
      return region && page(region.name, paths.region(record));
    }
    const species = (await readAllSpecies(services)).find(({ slug }) => slug === record);
    return species && page(species.commonName, paths.oneSpecies(record));
  },
  async speciesNames() {
    const all = await readAllSpecies(services);
    return new Map(all.map(({ slug, commonName }) => [slug, commonName]));
  },
  unlikelySpecies: (siteId) => readUnlikely(services, Number(siteId)),
  nearestSite: (place) => nearestSite(services, place),
  async change(siteId, change, actor) {
    const id = Number(siteId);
    if (change.kind === 'fact') return acceptFact(services, id, change, actor);
    if (change.kind === 'cover') return changeCover(services, id, change.src, actor);
    const { reason, day, source } = change;
    await changeSites(
      services,
      [id],
      { action: 'status', status: 'closed', statusReason: reason, statusAsOf: day, source },
      actor,
    );
  },
});
