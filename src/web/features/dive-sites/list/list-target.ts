import { paths } from '../../../../contract/paths.ts';
import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { type MapViewParams, mapViewParams, readMapView } from '../../../../domain/geo/map-view.ts';
import type { ListLanding } from './landing.ts';

export interface ListPlace {
  id?: string | undefined;
  landing?: Pick<ListLanding, 'filter' | 'value' | 'path'> | undefined;
}

/** The address of a query; stays on the landing page while the query contains its filter. */
export function listTarget(
  { id, landing }: ListPlace,
  query: SiteQuery & MapViewParams,
): { to: string; search: Record<string, string> } {
  const view = mapViewParams(readMapView(query));
  const params = siteSearchParams(query);
  const isHere = landing && params[landing.filter] === landing.value;
  if (isHere) delete params[landing.filter];
  const to = isHere
    ? paths.diveSiteList(landing.path)
    : id === undefined
      ? paths.diveSites
      : paths.diveSite(id);
  const position = Object.entries(view).map(([name, value]) => [name, String(value)]);
  return { to, search: { ...params, ...Object.fromEntries(position) } };
}
