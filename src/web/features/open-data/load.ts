import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { breadcrumbScript, jsonLd } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';
import { structuredDataset } from './structured-data.ts';

export async function loadOpenData(siteUrl: string) {
  const [facts, accepted] = await Promise.all([
    read(api.data.$get()),
    read(api.reports.changes.$get()),
  ]);
  const dataset = structuredDataset(facts, siteUrl);
  const head = {
    ...pageHead({
      title: `Open Data of Australian Dive Sites | ${site.name}`,
      description: dataset.description,
      url: `${siteUrl}${paths.data}`,
    }),
    scripts: [jsonLd(dataset), breadcrumbScript(siteUrl, [['Open data', paths.data]])],
  };
  return { siteUrl, facts, reported: accepted.counts, head };
}
