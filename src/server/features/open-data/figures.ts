import type { SiteFigures } from '../../../contract/open-data.ts';
import type { Services } from '../../platform/http/context.ts';
import { tideStations } from '../../platform/seed/files.ts';
import { countDiveSites } from '../../resources/dive-sites/read.ts';

export async function countFigures(services: Pick<Services, 'database'>): Promise<SiteFigures> {
  const { database } = services;
  const [sites, plates, species, surveyed] = await Promise.all([
    countDiveSites(services),
    database
      .selectFrom('diveSites')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('imageUrl', 'like', '/art/plates/%')
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('species')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('surveyRecords')
      .select(({ fn }) => fn.count('diveSiteId').distinct().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    sites,
    surveyed: Number(surveyed.count),
    species: Number(species.count),
    plates: Number(plates.count),
    stations: tideStations().length,
  };
}
