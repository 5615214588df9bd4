import words from '../../../../content/data.json';
import type { OpenDataFacts } from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { breadcrumbScript, jsonLd } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';

const formats = [
  ['application/geo+json', paths.dataGeoJson],
  ['text/csv', paths.dataCsv],
] as const;

const structuredDataset = ({ version, updatedAt }: OpenDataFacts, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  name: 'Dive sites of Australia',
  description: words.description,
  url: `${siteUrl}${paths.data}`,
  version,
  ...(updatedAt && { dateModified: updatedAt }),
  license: words.licence.url,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: site.name, url: siteUrl },
  spatialCoverage: 'Australia and its external territories',
  distribution: formats.map(([encodingFormat, path]) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${siteUrl}${path}`,
  })),
});

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
