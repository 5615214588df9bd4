import { kmTo } from '../geo/near.ts';
import type { Position } from '../geo/positions.ts';
import { type InParts, itemsPerPart } from '../parts/parts.ts';
import { scoreRecord } from '../search/search.ts';
import { toSearchTerm } from '../text/fold-text.ts';
import { depthSpan } from './depth-band.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { searchText } from './filters-text.ts';
import { defaultSort, type SiteQuery, type SiteSort } from './list.ts';

type Measure = (
  query: SiteQuery,
  origin: Position | undefined,
) => ((site: FilterableSite) => number) | undefined;

/** The texts of a site in order of weight: its name first, its description last. */
function weightedTexts(site: FilterableSite): string[] {
  const [name = '', region = '', description = '', marineLife = ''] = searchText(site).split('\0');
  return [name, region, marineLife, description].map((text) => ` ${text} `);
}

const measures: Record<Exclude<SiteSort, 'name'>, Measure> = {
  match({ q }) {
    const term = toSearchTerm(q ?? '');
    return term
      ? (site) => -scoreRecord({ record: site, fields: weightedTexts(site) }, [term])
      : undefined;
  },
  nearest: (_, origin) => origin && ((site) => kmTo(origin, site)),
  // Sites of unknown depth come last.
  depth: () => (site) => depthSpan(site)?.max ?? Number.MAX_VALUE,
};

/** Sorts sites. @param sites sorted by name; sites with equal values stay in this order */
export function* orderSites<Site extends FilterableSite>(
  sites: readonly Site[],
  query: SiteQuery,
  origin: Position | undefined,
): InParts<Site[]> {
  const sort = query.sort ?? defaultSort(query);
  const measure = sort === 'name' ? undefined : measures[sort](query, origin);
  if (!measure) return [...sites];
  const measured: { site: Site; by: number }[] = [];
  for (const [index, site] of sites.entries()) {
    if (index % itemsPerPart === 0) yield;
    measured.push({ site, by: measure(site) });
  }
  return measured.sort((one, other) => one.by - other.by).map(({ site }) => site);
}
