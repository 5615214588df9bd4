import type { DiveSitePage, DiveSiteSummary, ListedSite } from '../../contract/dive-sites.ts';
import {
  byName,
  matchesFilters,
  pageOf,
  regionsOf,
  type SiteFilters,
  searchedTexts,
} from '../../domain/dive-site-filters.ts';
import { cardLengths } from '../../domain/dive-site-terms.ts';
import { type FoldedRecord, foldRecord, scoreRecord, toSearchTerm } from '../../domain/search.ts';
import { truncate } from '../../domain/text.ts';
import type { Row } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { createRecordCache } from '../search/record-cache.ts';
import { listDiveSites, listSome, listSummaries } from './read.ts';

type Filtered = Pick<
  Row<'diveSites'>,
  'id' | 'version' | 'name' | 'region' | 'skillLevel' | 'depthRange'
> & { folded: FoldedRecord<{ id: number }> };

/** What the filters look at, of every site by name. The rest of a site is read when it is shown. */
const readSites = createRecordCache<Filtered>('dive-sites', {
  async read(database, ids) {
    const rows = await database
      .selectFrom('diveSites')
      .select(['id', 'version', 'name', 'region', 'skillLevel', 'depthRange'])
      .select(['description', 'marineLife'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ description, marineLife, ...site }) => ({
      ...site,
      folded: foldRecord(
        { id: site.id },
        searchedTexts({ ...site, description, marineLife }).map((text) => () => text),
      ),
    }));
  },
  batch: 100,
  compare: byName,
});

/** The sites that contain a text, in their order. */
function containing(sites: readonly Filtered[], text: string): readonly Filtered[] {
  const term = toSearchTerm(text);
  if (term === undefined) return [];
  return term ? sites.filter(({ folded }) => scoreRecord(folded, [term]) > 0) : sites;
}

/** A site with its texts as long as a card shows them: each page of the list carries two dozen. */
const onCard = (site: DiveSiteSummary): DiveSiteSummary => ({
  ...site,
  description: truncate(site.description, cardLengths.description),
  marineLife: site.marineLife && truncate(site.marineLife, cardLengths.marineLife),
  hazards: site.hazards && truncate(site.hazards, cardLengths.hazards),
});

/** One page of the sites that fit, by name, with what the filters can be set to; long texts are cut. */
export async function browseDiveSites(
  services: Pick<Services, 'database' | 'content'>,
  { page = 1, ...filters }: SiteFilters & { page?: number | undefined },
): Promise<DiveSitePage> {
  const all = await readSites(services);
  const fitting = containing(all, filters.q ?? '').filter((site) => matchesFilters(site, filters));
  const { items, ...place } = pageOf(fitting, page);
  const ids = items.map(({ id }) => id);
  const sites = (await listSummaries(services, ids)).map(onCard);
  return { sites, total: fitting.length, all: all.length, ...place, regions: regionsOf(all) };
}

/** Whole sites whose name, region, description or marine life hold a text, by name; all of an empty text. */
export async function searchDiveSites(
  services: Pick<Services, 'database' | 'content'>,
  text: string,
): Promise<ListedSite[]> {
  if (!text) return listDiveSites(services);
  const found = containing(await readSites(services), text);
  return listSome(
    services,
    found.map(({ id }) => id),
  );
}
