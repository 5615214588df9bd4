import defaults from '../../../../content/chambers.json' with { type: 'json' };
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import type { FieldKey } from '../../../contract/dive-sites/fields/fields.ts';
import type {
  NearestChamber,
  Region,
  RegionMap,
  RegionSite,
  RegionSummary,
  SiteRegion,
} from '../../../contract/regions.ts';
import { byName } from '../../../domain/dive-sites/filters.ts';
import { siteTypes, skillLevels } from '../../../domain/dive-sites/terms.ts';
import {
  meanPosition,
  nearestPlace,
  type Position,
  parsePosition,
} from '../../../domain/geo/positions.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { readOnce, regionMaps, regionText, regionTexts } from '../../platform/seed/region-texts.ts';
import type { RegionSeed } from '../../platform/seed/regions.ts';
import { readSeedSpecies } from '../../platform/seed/species.ts';
import { withOwnContent } from '../../platform/site-content/site-content.ts';
import { columnsFor, readFields } from '../../resources/dive-sites/columns.ts';
import { findDiveSite } from '../../resources/dive-sites/read.ts';

const { units } = withOwnContent('chambers.json', defaults);

/** The nearest public hospital with a chamber, in a straight line. */
export function nearestChamber(from: Position): NearestChamber {
  const nearest = nearestPlace(from, units);
  if (!nearest) throw new Error('content/chambers.json names no hospital');
  const { name, place, number, tel } = nearest.place;
  return { name, place, number, tel, distanceKm: Math.round(nearest.distanceKm) };
}

const speciesNames = readOnce(
  () => new Map(readSeedSpecies().map(({ slug, commonName }) => [slug, commonName])),
);

const siteKeys = [
  'name',
  'type',
  'skillLevel',
  'access',
  'depthRange',
  'latitude',
  'longitude',
  'status',
  'slug',
] as const satisfies readonly FieldKey[];

type ListedSite = RegionSite & Pick<DiveSite, 'slug'>;

async function listRegionSites({ database }: DatabaseReader, name: string): Promise<ListedSite[]> {
  const rows = await database
    .selectFrom('diveSites')
    .select(columnsFor(siteKeys))
    .where('region', '=', name)
    .execute();
  return rows.map((row) => ({ id: row.id, ...readFields(row, siteKeys) })).sort(byName);
}

/** The picture of each region's main site, by the region's slug. */
async function readPictures({ database }: DatabaseReader, regions: readonly RegionSeed[]) {
  const slugs = regions.map(({ plate }) => plate);
  const rows = await database
    .selectFrom('diveSites')
    .select(['slug', 'region', 'imageUrl'])
    .where('slug', 'in', slugs)
    .execute();
  const picture = ({ name, plate }: RegionSeed) =>
    rows.find(({ slug, region }) => slug === plate && region === name)?.imageUrl || null;
  return new Map(regions.map((region) => [region.slug, picture(region)]));
}

export async function listRegions({ database }: DatabaseReader): Promise<RegionSummary[]> {
  const [pictures, rows] = await Promise.all([
    readPictures({ database }, regionTexts()),
    database
      .selectFrom('diveSites')
      .select(['region', ({ fn }) => fn.countAll().as('sites')])
      .groupBy('region')
      .execute(),
  ]);
  const counts = new Map(rows.map(({ region, sites }) => [region, Number(sites)]));
  return regionTexts()
    .map(({ slug, name, state, weekend, coastalForecast }) => ({
      slug,
      name,
      state,
      picture: pictures.get(slug) ?? null,
      sites: counts.get(name) ?? 0,
      weekend: weekend !== null,
      coastalForecast,
    }))
    .sort((one, other) => one.state.localeCompare(other.state) || byName(one, other));
}

/** The regions whose sea temperature is known, by name. */
export const listSeas = () =>
  regionTexts()
    .flatMap(({ slug, name, seaTemperature }) =>
      seaTemperature ? { slug, name, seaTemperature } : [],
    )
    .sort(byName);

const countBy = (
  sites: readonly ListedSite[],
  key: 'type' | 'skillLevel',
  words: readonly string[],
) =>
  Object.fromEntries(
    words
      .map((word) => [word, sites.filter((site) => site[key] === word).length] as const)
      .filter(([, count]) => count > 0),
  );

function resolveWeekend({ weekend }: RegionSeed, sites: readonly ListedSite[]): Region['weekend'] {
  if (!weekend) return null;
  const bySlug = new Map(sites.map(({ slug, id, name }) => [slug, { id, name }]));
  const days = weekend.days.map((day) => ({
    ...day,
    sites: day.sites.flatMap((slug) => bySlug.get(slug) ?? []),
  }));
  return { ...weekend, days };
}

const middleOfAustralia: Position = { latitude: -25, longitude: 134 };

const mapCentre = ({ west, east, south, north }: RegionMap): Position => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** @throws 404 'Region not found' */
export async function findRegion(services: DatabaseReader, slug: string): Promise<Region> {
  const region = regionText(slug);
  const { seaTemperatureSource: _, plate: __, ...seed } = region;
  const map = regionMaps()[slug];
  if (!map) throw notFound('Region not found');
  const [sites, pictures] = await Promise.all([
    listRegionSites(services, seed.name),
    readPictures(services, [region]),
  ]);
  const centre = meanPosition(sites.flatMap((site) => parsePosition(site) ?? [])) ?? mapCentre(map);
  return {
    ...seed,
    picture: pictures.get(slug) ?? null,
    chamber: nearestChamber(centre),
    highlights: seed.highlights.map((one) => ({ slug: one, name: speciesNames().get(one) ?? one })),
    weekend: resolveWeekend(region, sites),
    counts: {
      type: countBy(sites, 'type', siteTypes),
      skillLevel: countBy(sites, 'skillLevel', skillLevels),
    },
    sites: sites.map(({ slug: _, ...site }) => site),
    map,
  };
}

export async function findSiteRegion(services: DatabaseReader, id: number): Promise<SiteRegion> {
  const site = await findDiveSite(services, id);
  const region = regionTexts().find(({ name }) => name === site.region);
  return {
    slug: region?.slug ?? null,
    visibilityByMonth: site.type === 'freshwater' ? [] : (region?.visibilityByMonth ?? []),
    coastalForecast: region?.coastalForecast ?? null,
    chamber: nearestChamber(parsePosition(site) ?? middleOfAustralia),
  };
}
