import { paths } from '../../../contract/paths.ts';
import type { Species } from '../../../contract/species.ts';
import { breadcrumbScript, jsonLd } from '../../app/json-ld.ts';

type Described = Pick<
  Species,
  'slug' | 'commonName' | 'otherNames' | 'scientificName' | 'identify' | 'updatedAt'
>;

/**
 * The page of a species as schema.org's WebPage about a Taxon.
 * Only a full two-word name has the rank of a species; "Ecklonia spp." is a wider group.
 */
export function structuredSpecies(species: Described, siteUrl: string) {
  const { commonName, otherNames, scientificName } = species;
  const url = `${siteUrl}${paths.oneSpecies(species.slug)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url,
    name: commonName,
    description: species.identify,
    dateModified: species.updatedAt,
    mainEntity: {
      '@type': 'Taxon',
      '@id': `${url}#taxon`,
      name: scientificName,
      alternateName: [commonName, ...otherNames],
      ...(/^[A-Z][a-z]+ [a-z-]{4,}$/.test(scientificName) && { taxonRank: 'species' }),
    },
  };
}

export const speciesScripts = (species: Described, siteUrl: string) => [
  jsonLd(structuredSpecies(species, siteUrl)),
  breadcrumbScript(siteUrl, [
    ['Species', paths.species],
    [species.commonName, paths.oneSpecies(species.slug)],
  ]),
];
