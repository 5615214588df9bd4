import type { SiteFigures } from '../../../contract/open-data.ts';
import type { Services } from '../../platform/http/context.ts';
import { tideStations } from '../../platform/seed/tide-stations.ts';
import { countDiveSites } from '../../resources/dive-sites/read.ts';

export async function countFigures(services: Pick<Services, 'database'>): Promise<SiteFigures> {
  const { database } = services;
  const [sites, drawn, plates, species, surveyed] = await Promise.all([
    countDiveSites(services),
    database
      .selectFrom('diveSites')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('imageUrl', 'like', '/art/plates/%')
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('plates')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'ready')
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
    plates: Number(drawn.count) + Number(plates.count),
    stations: tideStations().length,
  };
}
