import { expect, test } from 'vitest';
import { structuredSpecies } from './structured-data.ts';

const leafy = {
  slug: 'leafy-seadragon',
  commonName: 'Leafy Seadragon',
  otherNames: ['Leafy'],
  scientificName: 'Phycodurus eques',
  identify: 'Weed with eyes.',
  updatedAt: '2026-11-20T00:00:00.000Z',
};
const siteUrl = 'https://bottomtime.example';

test('a species is the Taxon of its page, with its scientific and common names', () => {
  const url = `${siteUrl}/species/leafy-seadragon`;
  expect(structuredSpecies(leafy, siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url,
    name: 'Leafy Seadragon',
    description: 'Weed with eyes.',
    dateModified: '2026-11-20T00:00:00.000Z',
    mainEntity: {
      '@type': 'Taxon',
      '@id': `${url}#taxon`,
      name: 'Phycodurus eques',
      alternateName: ['Leafy Seadragon', 'Leafy'],
      taxonRank: 'species',
    },
  });
});

test.each(['Ecklonia spp.', 'Syngnathidae', 'Carybdea and relatives'])('%s has no rank', (name) => {
  const { mainEntity } = structuredSpecies({ ...leafy, scientificName: name }, siteUrl);
  expect(mainEntity).not.toHaveProperty('taxonRank');
});
