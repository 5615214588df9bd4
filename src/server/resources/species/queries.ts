import type {
  RecordedSite,
  RecordedSpecies,
  SiteLife,
  Species,
  SpeciesQuery,
  SpeciesSummary,
  SurveyedSpecies,
} from '../../../contract/species.ts';
import { byChance } from '../../../domain/species/chance.ts';
import { lastSurveyYear } from '../../../domain/species/terms.ts';
import { maxSurveyed } from '../../../domain/species/url.ts';
import { foldText, toSearchTerm } from '../../../domain/text/fold-text.ts';
import type { Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { plateSource, speciesPlate } from '../../platform/media/species-plates.ts';
import {
  createSiteMentions,
  readAllSpecies,
  readNotedSites,
  readPagesBySurveyId,
  readRecordedSites,
} from './catalogue.ts';
import { readSurveyedSpecies } from './survey-records.ts';

type Reader = Pick<Services, 'database' | 'content'>;

function holdsTerms(names: readonly string[], term: string): boolean {
  const text = foldText(names.join(' | '));
  return term.split(' ').every((word) => text.includes(word));
}

export async function listSpecies(
  services: Reader,
  { q = '', group, region }: SpeciesQuery,
): Promise<SpeciesSummary[]> {
  const term = toSearchTerm(q);
  if (term === undefined) return [];
  const [all, noted, recorded] = await Promise.all([
    readAllSpecies(services),
    readNotedSites(services),
    readRecordedSites(services),
  ]);
  const isAt = (slug: string) =>
    [...(recorded.get(slug)?.values() ?? [])].includes(region ?? '') ||
    noted.get(slug)?.some((site) => site.region === region);
  return all
    .filter((one) => !group || one.group === group)
    .filter((one) => !region || isAt(one.slug))
    .filter(({ commonName, scientificName, otherNames, searchTerms }) =>
      holdsTerms([commonName, scientificName, ...otherNames, ...searchTerms], term),
    )
    .map(({ id, slug, commonName, scientificName, group, maxLengthCm, danger, sensitive }) => ({
      id,
      slug,
      commonName,
      scientificName,
      group,
      maxLengthCm,
      danger,
      sensitive,
      plate: plateSource(slug),
      recordedSites: recorded.get(slug)?.size ?? 0,
      notedSites: noted.get(slug)?.length ?? 0,
    }));
}

/** Lists the sites where surveys recorded at least one of the species, the best chance first. */
async function listRecordedSites(
  { database }: Reader,
  rlsIds: readonly number[],
): Promise<RecordedSite[]> {
  if (rlsIds.length === 0) return [];
  const rows = await database
    .selectFrom('surveyRecords')
    .innerJoin('diveSites', 'diveSites.id', 'surveyRecords.diveSiteId')
    .select(['diveSites.id', 'name', 'region', 'latitude', 'longitude', 'surveys'])
    // A survey may record several species of the same page: a sum would count the survey twice.
    .select(({ fn }) => fn.max('recorded').as('recorded'))
    .where('rlsId', 'in', rlsIds)
    .groupBy(['diveSites.id', 'name', 'region', 'latitude', 'longitude', 'surveys'])
    .execute();
  return rows
    .map((row) => ({ ...row, recorded: Number(row.recorded), lastYear: lastSurveyYear }) as const)
    .sort(
      (one, other) =>
        byChance(one, other) ||
        other.surveys - one.surveys ||
        one.name.localeCompare(other.name, 'en'),
    );
}

/** Finds a species with the sites of its records and mentions. @throws 404 'Species not found' */
export async function findSpecies(services: Reader, slug: string): Promise<Species> {
  const found = (await readAllSpecies(services)).find((one) => one.slug === slug);
  if (!found) throw notFound('Species not found');
  const [sites, noted] = await Promise.all([
    listRecordedSites(services, found.rlsIds),
    readNotedSites(services),
  ]);
  return { ...found, plate: speciesPlate(found), sites, notedSites: noted.get(slug) ?? [] };
}

const sitesByRlsId = async ({ database }: Reader, rlsIds: readonly number[]) => {
  const rows = await database
    .selectFrom('surveyRecords')
    .innerJoin('diveSites', 'diveSites.id', 'surveyRecords.diveSiteId')
    .select('rlsId')
    .select(({ fn }) => fn.countAll().as('sites'))
    .where('rlsId', 'in', rlsIds)
    .groupBy('rlsId')
    .execute();
  return new Map(rows.map(({ rlsId, sites }) => [rlsId, Number(sites)]));
};

/** Lists the surveyed species whose names contain a text, by name. */
export async function searchSurveyed(services: Reader, text: string): Promise<SurveyedSpecies[]> {
  const term = toSearchTerm(text);
  if (!term) return [];
  const pages = await readPagesBySurveyId(services);
  const surveyed = await readSurveyedSpecies(services);
  const found = surveyed
    .map(({ rlsId, scientificName, names: [name = scientificName, ...otherNames] }) => ({
      ...{ rlsId, scientificName, name, otherNames },
    }))
    .filter(({ name, otherNames, scientificName }) =>
      holdsTerms([name, ...otherNames, scientificName], term),
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .slice(0, maxSurveyed);
  if (found.length === 0) return [];
  const sites = await sitesByRlsId(
    services,
    found.map(({ rlsId }) => rlsId),
  );
  return found.map((one) => ({
    ...one,
    sites: sites.get(one.rlsId) ?? 0,
    slug: pages.get(one.rlsId) ?? null,
  }));
}

/** Lists the sites where surveys recorded a species. @throws 404 'Species not found' */
export async function findSurveyedSites(services: Reader, rlsId: number): Promise<RecordedSite[]> {
  await services.database
    .selectFrom('surveySpecies')
    .select('rlsId')
    .where('rlsId', '=', rlsId)
    .executeTakeFirstOrThrow(() => notFound('Species not found'));
  return listRecordedSites(services, [rlsId]);
}

/** Reads the life of a dive site from its text and surveys. @throws 404 'Dive site not found' */
export async function findSiteLife(services: Reader, id: number): Promise<SiteLife> {
  const [site, records, siteMentions] = await Promise.all([
    services.database
      .selectFrom('diveSites')
      .select(['marineLife', 'latitude'])
      .where('id', '=', id)
      .executeTakeFirst(),
    services.database
      .selectFrom('surveyRecords')
      .select(({ fn }) => [fn.max('surveys').as('surveys'), fn.countAll().as('species')])
      .where('diveSiteId', '=', id)
      .executeTakeFirst(),
    createSiteMentions(services),
  ]);
  if (!site) throw notFound('Dive site not found');
  return {
    marineLife: siteMentions(site),
    surveys: Number(records?.surveys ?? 0),
    species: Number(records?.species ?? 0),
    lastYear: lastSurveyYear,
  };
}

/** Lists a site's surveyed species, the most recorded first. @throws 404 'Dive site not found' */
export async function listRecordedSpecies(
  services: Reader,
  id: number,
  limit?: number,
): Promise<RecordedSpecies[]> {
  await services.database
    .selectFrom('diveSites')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Dive site not found'));
  const pages = await readPagesBySurveyId(services);
  const rows = await services.database
    .selectFrom('surveyRecords')
    .innerJoin('surveySpecies', 'surveySpecies.rlsId', 'surveyRecords.rlsId')
    .select(['surveyRecords.rlsId', 'recorded', 'scientificName', 'names'])
    .where('diveSiteId', '=', id)
    .execute();
  return rows
    .map(({ rlsId, recorded, scientificName, names }) => ({
      rlsId,
      name: (JSON.parse(names) as string[])[0] ?? scientificName,
      scientificName,
      recorded,
      slug: pages.get(rlsId) ?? null,
    }))
    .sort(
      (one, other) =>
        other.recorded - one.recorded ||
        // Species with a page come first if the counts are equal.
        Number(other.slug !== null) - Number(one.slug !== null) ||
        one.name.localeCompare(other.name, 'en'),
    )
    .slice(0, limit);
}
