import type { SiteFigures } from '../../../contract/open-data.ts';
import { countRows } from '../../platform/database/count-by-status.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { tideStations } from '../../platform/seed/files.ts';
import { countDiveSites } from '../../resources/dive-sites/read.ts';

export async function countFigures(services: DatabaseReader): Promise<SiteFigures> {
  const { database } = services;
  const [sites, plates, species, surveyed] = await Promise.all([
    countDiveSites(services),
    countRows(database.selectFrom('diveSites').where('imageUrl', 'like', '/art/plates/%')),
    countRows(database.selectFrom('species')),
    database
      .selectFrom('surveyRecords')
      .select(({ fn }) => fn.count('diveSiteId').distinct().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    sites,
    surveyed: Number(surveyed.count),
    species,
    plates,
    stations: tideStations().length,
  };
}
