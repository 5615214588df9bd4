import words from '../../../../content/data.json';
import type { OpenDataFacts } from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import { site } from '../../app/site.ts';

const formats = [
  ['application/geo+json', paths.dataGeoJson],
  ['text/csv', paths.dataCsv],
] as const;

export const structuredDataset = ({ version, updatedAt }: OpenDataFacts, siteUrl: string) => ({
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
