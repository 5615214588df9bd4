import type { Transaction } from 'kysely';
import { distanceKm } from '../../../domain/geo/positions.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';

export interface Surveys {
  /** Scientific name and then common names of each species, by id. */
  names: Record<string, string[]>;
  sites: {
    site: string;
    formerly?: string | undefined;
    latitude: number;
    longitude: number;
    surveys: number;
    species: [rlsId: number, recorded: number][];
  }[];
}

type Place = Pick<Row<'diveSites'>, 'id' | 'name' | 'latitude' | 'longitude'>;

/** Maximum distance in kilometres between two positions of the same site. */
const sameSiteKm = 5;
/** Rows per statement, so few that their values do not exceed `maxStatementValues`. */
const batch = 1000;

function siteRecords(surveys: Surveys, places: readonly Place[]) {
  const byName = Map.groupBy(places, ({ name }) => foldText(name));
  return surveys.sites.flatMap(({ site, formerly, species, surveys: count, ...position }) => {
    const named = [site, formerly ?? site].flatMap((name) => byName.get(foldText(name)) ?? []);
    const place = named.find((one) => distanceKm(one, position) <= sameSiteKm);
    return place
      ? species.map(([rlsId, recorded]) => ({
          diveSiteId: place.id,
          rlsId,
          recorded,
          surveys: count,
        }))
      : [];
  });
}

/** Replaces the survey records. @param places the dive sites to match by name */
export async function storeSurveys(
  transaction: Transaction<Tables>,
  surveys: Surveys,
  places: readonly Place[],
): Promise<void> {
  await transaction.deleteFrom('surveyRecords').execute();
  await transaction.deleteFrom('surveySpecies').execute();
  const names = Object.entries(surveys.names).map(([id, [scientificName = '', ...names]]) => ({
    rlsId: Number(id),
    scientificName,
    names: JSON.stringify([...new Set(names)]),
  }));
  for (const rows of toBatches(names, batch)) {
    await transaction.insertInto('surveySpecies').values(rows).execute();
  }
  for (const rows of toBatches(siteRecords(surveys, places), batch)) {
    await transaction.insertInto('surveyRecords').values(rows).execute();
  }
}
