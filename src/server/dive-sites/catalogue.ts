import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DiveSitePage, DiveSiteSummary } from '../../contract/dive-sites.ts';
import { cardLengths } from '../../rules/dive-site-terms.ts';
import {
  byName,
  createSiteFinder,
  pageOf,
  regionsOf,
  type SiteFilters,
} from '../../rules/site-filter.ts';
import { truncate } from '../../rules/text.ts';
import type { Row } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { listSummaries } from './read.ts';

/** What the filters look at. The rest of a site is read when it is shown. */
const columns = [
  'id',
  'version',
  'name',
  'region',
  'description',
  'marineLife',
  'skillLevel',
  'depthRange',
] as const;

/** How many sites are read at a time, so that a first look at 20,000 holds nobody else up. */
const batch = 500;

type Entry = Pick<Row<'diveSites'>, (typeof columns)[number]>;

interface Catalogue {
  entries: Entry[];
  find: (filters: SiteFilters) => Entry[];
  regions: string[];
}

/** The catalogue as it was last read for each content store, with the generation that it was read at. */
const catalogues = new WeakMap<
  Services['content'],
  { generation: number; catalogue: Promise<Catalogue> }
>();

/** The whole catalogue by name. After a write, what the write changed is read, and nothing else. */
function catalogueOf(services: Pick<Services, 'database' | 'content'>): Promise<Catalogue> {
  const generation = services.content.generation('dive-sites');
  const kept = catalogues.get(services.content);
  if (kept?.generation === generation) return kept.catalogue;
  const catalogue = mendCatalogue(services, kept?.catalogue);
  catalogues.set(services.content, { generation, catalogue });
  catalogue.catch(() => catalogues.delete(services.content));
  return catalogue;
}

/** @param last the catalogue as it was; an entry of it stays where the table has its version still */
async function mendCatalogue(
  { database }: Pick<Services, 'database'>,
  last: Promise<Catalogue> | undefined,
): Promise<Catalogue> {
  const before = await last?.catch(() => undefined);
  const rows = await database.selectFrom('diveSites').select(['id', 'version']).execute();
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const entries = before?.entries.filter(({ id, version }) => versions.get(id) === version) ?? [];
  for (const { id } of entries) versions.delete(id);
  const changed = [...versions.keys()];
  for (let start = 0; start < changed.length; start += batch) {
    const read = await database
      .selectFrom('diveSites')
      .select(columns)
      .where('id', 'in', changed.slice(start, start + batch))
      .execute();
    entries.push(...read);
    await othersTurn();
  }
  entries.sort(byName);
  return { entries, find: createSiteFinder(entries), regions: regionsOf(entries) };
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
  const { entries, find, regions } = await catalogueOf(services);
  const fitting = find(filters);
  const { items, ...place } = pageOf(fitting, page);
  const ids = items.map(({ id }) => id);
  const sites = (await listSummaries(services, ids))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(onCard);
  return { sites, total: fitting.length, all: entries.length, ...place, regions };
}
