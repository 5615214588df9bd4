import { paths } from '../../../contract/paths.ts';
import { pageHead } from '../../app/head.ts';
import { breadcrumbs, jsonLd } from '../../app/json-ld.ts';
import { query, type Reads } from '../../app/reads.ts';
import { settingsQuery, site } from '../../app/site.ts';
import { structuredDataset } from './structured-data.ts';

/** Named below `dive-sites`: what it answers changes with the sites. */
const openDataQuery = query('dive-sites/open-data', ({ api, read }) => read(api.data.$get()));

export async function loadOpenData(reads: Reads) {
  const [{ siteUrl }, facts] = await Promise.all([
    reads.ensure(settingsQuery),
    reads.ensure(openDataQuery),
  ]);
  const dataset = structuredDataset(facts, siteUrl);
  const head = {
    ...pageHead({
      title: `Open Data of Australian Dive Sites | ${site.name}`,
      description: dataset.description,
      url: `${siteUrl}${paths.data}`,
    }),
    scripts: [jsonLd(dataset), jsonLd(breadcrumbs(siteUrl, [['Open data', paths.data]]))],
  };
  return { siteUrl, facts, head };
}
