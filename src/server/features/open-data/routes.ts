import type { MiddlewareHandler } from 'hono';
import { openDataFacts, siteFigures } from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag } from '../../platform/http/cache-tags.ts';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import { sitesSpreadsheet } from '../../resources/dive-sites/export.ts';
import { listSitePhotographs } from '../../resources/reports/photographs/read.ts';
import { catalogueSchema, readOpenDataFacts } from './catalogue.ts';
import { countFigures } from './figures.ts';
import { openGeoJson, writeOpenFile } from './files.ts';

const shared: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};

export function openDataFiles(services: Services) {
  const { siteUrl } = services.config;
  const file = createRouter();
  // The files name a site's article while that article is published.
  for (const path of [paths.dataGeoJson, paths.dataCsv, paths.dataSchema]) {
    file.use(path, shared, cacheTag('dive-sites'), cacheTag('articles'));
  }
  return file
    .get(paths.dataGeoJson, async (context) => {
      const photographs = await listSitePhotographs(services);
      const body = await writeOpenFile(context, services, (sites) =>
        openGeoJson(sites, siteUrl, photographs),
      );
      return context.body(body, 200, { 'Content-Type': 'application/geo+json; charset=utf-8' });
    })
    .get(paths.dataCsv, async (context) => {
      const body = await writeOpenFile(context, services, () => sitesSpreadsheet());
      return context.body(body, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    })
    .get(paths.dataSchema, (context) =>
      context.body(JSON.stringify(catalogueSchema(siteUrl), undefined, 1), 200, {
        'Content-Type': 'application/schema+json; charset=utf-8',
      }),
    );
}

export function openDataRoutes(services: Services) {
  return new Endpoints({ tags: ['Open data'] })
    .endpoint('get', '/', {
      summary: `The version and size of the open data at ${paths.dataGeoJson} and ${paths.dataCsv}`,
      middleware: cacheTag('dive-sites'),
      answer: openDataFacts,
      handle: () => readOpenDataFacts(services),
    })
    .endpoint('get', '/figures', {
      summary: 'How many dive sites, surveyed sites, species, plates and tide stations there are',
      middleware: [cacheTag('dive-sites'), cacheTag('species')],
      answer: siteFigures,
      handle: () => countFigures(services),
    });
}
