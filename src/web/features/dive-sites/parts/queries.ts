import type { Neighbour } from '../../../../contract/dive-sites/dive-sites.ts';
import { api, read } from '../../../app/api.ts';

const site = api['dive-sites'][':id'];

export const readDiveSite = (id: string) => read(site.$get({ param: { id } }));

/** The nearest sites, with the fields that pages show. */
export async function readNearbySites(id: string): Promise<Neighbour[]> {
  const near = await read(site.nearby.$get({ param: { id } }));
  return near.map(({ id, name, depthRange, distanceKm, bearing }) => ({
    id,
    name,
    depthRange,
    distanceKm,
    bearing,
  }));
}

export const readAlternatives = (id: string) => read(site.alternatives.$get({ param: { id } }));

export const readSiteRegion = (id: string) =>
  read(api.regions['of-site'][':id'].$get({ param: { id } }));

/** The text alternative of a site's section drawing. */
export async function readSiteSection(id: string): Promise<string | null> {
  const { words } = await read(site.section.$get({ param: { id } }));
  return words;
}

/** The dive site linked to a path; null if there is none. */
export async function readLinkedSite(path: string) {
  const response = await api['dive-sites']['by-review-url'].$get({ query: { url: path } });
  return response.ok ? await response.json() : null;
}
