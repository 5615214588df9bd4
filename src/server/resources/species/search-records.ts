import { paths } from '../../../contract/paths.ts';
import type { InParts } from '../../../domain/parts/parts.ts';
import type { FoldedRecord } from '../../../domain/search/search.ts';
import { foldSearchRecord, type SearchRecord } from '../../../domain/search/site-search.ts';
import { groupLabels, lastSurveyYear } from '../../../domain/species/terms.ts';
import { derive } from '../../platform/database/derive.ts';
import { regionTexts } from '../../platform/seed/region-texts.ts';
import { inTurns, nextTurn } from '../../platform/turns/turns.ts';
import { readAllSpecies, readRecordedWithoutPage } from './catalogue.ts';

function* foldInParts(records: readonly SearchRecord[]): InParts<FoldedRecord<SearchRecord>[]> {
  const folded: FoldedRecord<SearchRecord>[] = [];
  for (const record of records) {
    yield;
    folded.push(foldSearchRecord(record));
  }
  return folded;
}

export const readMoreRecords = derive(['dive-sites', 'species'], async (services) => {
  const [all, withoutPage] = await Promise.all([
    readAllSpecies(services),
    readRecordedWithoutPage(services),
  ]);
  await nextTurn();
  const species = all.map(
    (one): SearchRecord => ({
      kind: 'Species',
      url: paths.oneSpecies(one.slug),
      title: one.commonName,
      category: groupLabels[one.group],
      excerpt: one.identify,
      text: [one.scientificName, ...one.otherNames, ...one.searchTerms].join(', '),
      image: '',
    }),
  );
  const recorded = withoutPage.map(
    ({ names: [name, ...otherNames], scientificName, sites }): SearchRecord => ({
      kind: 'Species',
      url: `${paths.species}?${new URLSearchParams({ q: scientificName })}`,
      title: name ?? scientificName,
      category: 'Recorded by surveys',
      excerpt: `${scientificName}: divers of Reef Life Survey recorded it at ${sites === 1 ? 'one of our dive sites' : `${sites} of our dive sites`}, up to ${lastSurveyYear}.`,
      text: otherNames.join(', '),
      image: '',
    }),
  );
  const regions = regionTexts().map(
    (one): SearchRecord => ({
      kind: 'Region',
      url: paths.region(one.slug),
      title: one.name,
      category: one.state,
      excerpt: one.intro,
      image: '',
    }),
  );
  return inTurns(foldInParts([...species, ...regions, ...recorded]));
});
