import { paths } from '../contract/paths.ts';
import type { SearchRecord } from '../domain/site-search.ts';
import { groupWords } from '../domain/species-terms.ts';
import type { Services } from './http/context.ts';
import { listRegionTexts } from './regions/read.ts';
import { readAllSpecies } from './species/catalogue.ts';

type Read = Awaited<ReturnType<typeof readAllSpecies>>;
const records = new WeakMap<Read, readonly SearchRecord[]>();

export async function readMoreRecords(
  services: Pick<Services, 'database' | 'content'>,
): Promise<readonly SearchRecord[]> {
  const all = await readAllSpecies(services);
  const known = records.get(all);
  if (known) return known;
  const species = all.map(
    (one): SearchRecord => ({
      kind: 'Species',
      url: paths.oneSpecies(one.slug),
      title: one.commonName,
      category: groupWords[one.group],
      excerpt: one.identify,
      text: [one.scientificName, ...one.otherNames, ...one.searchTerms].join(', '),
      image: '',
    }),
  );
  const regions = listRegionTexts().map(
    (one): SearchRecord => ({
      kind: 'Region',
      url: paths.region(one.slug),
      title: one.name,
      category: one.state,
      excerpt: one.intro,
      image: '',
    }),
  );
  const read = [...species, ...regions];
  records.set(all, read);
  return read;
}
