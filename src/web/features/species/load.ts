import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { truncate } from '../../../domain/text/text.ts';
import { api, read, undefinedIfMissing } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';
import { speciesScripts } from './structured-data.ts';

export async function loadSpeciesList(siteUrl: string, q: string) {
  const [species, surveyed] = await Promise.all([
    read(api.species.$get({ query: { q: q || undefined } })),
    q.length < 2 ? [] : read(api.species.surveyed.$get({ query: { q } })),
  ]);
  const head = pageHead({
    title: `Marine Life of Australian Dive Sites | ${site.name}`,
    description:
      'Sharks, seadragons, cuttlefish, nudibranchs and what stings: how to tell them, how to behave near them, and the Australian dive sites where surveys recorded them.',
    url: `${siteUrl}${paths.species}`,
  });
  return { q, species, surveyed, head };
}

/** @throws notFound */
export async function loadSpecies(siteUrl: string, slug: string) {
  const found = read(api.species[':slug'].$get({ param: { slug } }));
  const species = await found.catch(undefinedIfMissing);
  if (!species) throw notFound();
  const head = {
    ...pageHead({
      title: `${species.commonName} (${species.scientificName}): Where to See It | ${site.name}`,
      description: truncate(species.identify, 160),
      url: `${siteUrl}${paths.oneSpecies(slug)}`,
      changed: species.updatedAt,
    }),
    scripts: speciesScripts(species, siteUrl),
  };
  return { species, head };
}
