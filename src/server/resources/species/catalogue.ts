import type { NotedSite } from '../../../contract/species.ts';
import type { SpeciesAtSites } from '../../../domain/dive-sites/species.ts';
import {
  createMentionIndex,
  findMentions,
  type MentionIndex,
} from '../../../domain/species/mentions.ts';
import { maySwimAt, recordedRanges } from '../../../domain/species/range.ts';
import { derive } from '../../platform/database/derive.ts';
import type { Services } from '../../platform/http/context.ts';
import { nextTurn } from '../../platform/turns/turns.ts';
import { readSpecies } from './columns.ts';
import { readRecords, readSurveyedSpecies } from './survey-records.ts';

type Reader = Pick<Services, 'database' | 'content'>;

export const readAllSpecies = derive(['species'], async ({ database }) => {
  const rows = await database.selectFrom('species').selectAll().execute();
  return rows
    .map(readSpecies)
    .sort((one, other) => one.commonName.localeCompare(other.commonName, 'en'));
});

export const readPagesBySurveyId = derive(
  ['species'],
  async (services) =>
    new Map(
      (await readAllSpecies(services)).flatMap(({ slug, rlsIds }) =>
        rlsIds.map((id) => [id, slug] as const),
      ),
    ),
);

const readMentionIndex = derive(['species'], async (services): Promise<MentionIndex> => {
  const species = await readAllSpecies(services);
  const pages = await readPagesBySurveyId(services);
  const surveyed = await readSurveyedSpecies(services);
  await nextTurn();
  return createMentionIndex(
    species.map(({ commonName, scientificName, guideNames, ...one }) => ({
      ...one,
      names: [commonName, scientificName, ...guideNames],
    })),
    surveyed
      .filter(({ rlsId }) => !pages.has(rlsId))
      .flatMap(({ scientificName, names }) => [scientificName, ...names]),
  );
});

/** Reads surveyed species without a page, each with its number of dive sites. */
export const readRecordedWithoutPage = derive(['species', 'dive-sites'], async (services) => {
  const pages = await readPagesBySurveyId(services);
  const surveyed = await readSurveyedSpecies(services);
  const records = await readRecords(services);
  await nextTurn();
  const sites = new Map<number, number>();
  for (const { rlsId } of records) sites.set(rlsId, (sites.get(rlsId) ?? 0) + 1);
  return surveyed
    .filter(({ rlsId }) => sites.has(rlsId) && !pages.has(rlsId))
    .map(({ rlsId, ...names }) => ({ ...names, sites: sites.get(rlsId) ?? 0 }));
});

/** Reads the range of recorded latitudes of each species with a page, by slug. */
const readRanges = derive(['species', 'dive-sites'], async (services) => {
  const pages = await readPagesBySurveyId(services);
  const records = await readRecords(services);
  await nextTurn();
  return recordedRanges(
    records.flatMap(({ rlsId, latitude }) => {
      const slug = pages.get(rlsId);
      return slug === undefined ? [] : [{ slug, latitude }];
    }),
  );
});

export async function createSiteMentions(services: Reader) {
  const [index, ranges] = await Promise.all([readMentionIndex(services), readRanges(services)]);
  return ({ marineLife, latitude }: { marineLife: string | null; latitude: number }) =>
    findMentions(marineLife ?? '', index, (slug) => maySwimAt(ranges.get(slug), latitude));
}

/** Number of sites whose text is searched in one turn of the event loop. */
const sitesPerTurn = 40;

/** Reads, by species slug, the dive sites whose text names the species, sorted by name. */
export const readNotedSites = derive(['species', 'dive-sites'], async (services) => {
  const siteMentions = await createSiteMentions(services);
  const sites = await services.database
    .selectFrom('diveSites')
    .select(['id', 'name', 'region', 'latitude', 'longitude', 'marineLife'])
    .orderBy('name')
    .execute();
  const noted = new Map<string, NotedSite[]>();
  for (const [count, { marineLife, ...place }] of sites.entries()) {
    if (count % sitesPerTurn === 0) await nextTurn();
    for (const { slug } of siteMentions({ marineLife, latitude: place.latitude })) {
      if (slug) noted.set(slug, [...(noted.get(slug) ?? []), place]);
    }
  }
  return noted;
});

/** Reads the dive sites where surveys recorded each species with a page, by slug. */
export const readRecordedSites = derive(['species', 'dive-sites'], async (services) => {
  const pages = await readPagesBySurveyId(services);
  const records = await readRecords(services);
  await nextTurn();
  const recorded = new Map<string, Map<number, string>>();
  for (const { rlsId, id, region } of records) {
    const slug = pages.get(rlsId);
    if (slug === undefined) continue;
    recorded.set(slug, (recorded.get(slug) ?? new Map()).set(id, region));
  }
  return recorded;
});

type SpeciesTexts = Pick<
  ReturnType<typeof readSpecies>,
  'slug' | 'commonName' | 'scientificName' | 'otherNames' | 'searchTerms'
>;

const toSpeciesNames = ({
  slug,
  commonName,
  scientificName,
  otherNames,
  searchTerms,
}: SpeciesTexts) => ({
  slug,
  name: commonName,
  terms: [...otherNames, ...searchTerms, scientificName],
});

export const readSpeciesNames = derive(['species'], async (services) =>
  (await readAllSpecies(services)).map(toSpeciesNames),
);

export const readSpeciesAtSites = derive(
  ['species', 'dive-sites'],
  async (services): Promise<SpeciesAtSites[]> => {
    const [all, noted, recorded] = await Promise.all([
      readAllSpecies(services),
      readNotedSites(services),
      readRecordedSites(services),
    ]);
    return all.map((one) => {
      const ids = new Set([
        ...(noted.get(one.slug) ?? []).map(({ id }) => id),
        ...(recorded.get(one.slug)?.keys() ?? []),
      ]);
      return { ...toSpeciesNames(one), sites: [...ids].sort((a, b) => a - b) };
    });
  },
);
