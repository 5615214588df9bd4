import { coastWater, waterLabels } from '../geo/coast-waters.ts';
import type { SiteAccess, SiteType } from './terms.ts';

/** Latitude in degrees: sites north of it have tropical prints, all others temperate prints. */
const tropicalEdge = -26;

/** Most sites are reefs, so their access selects one of three prints. */
const reefPrints: Record<SiteAccess, string> = {
  shore: 'reef',
  boat: 'bommie',
  both: 'gutter',
  liveaboard: 'bommie',
};

/** The path of the print for a site's type, access and latitude. */
export function sitePrint(site: {
  type: SiteType | null;
  access?: SiteAccess | null | undefined;
  latitude: string;
}): string {
  const water = Number(site.latitude) > tropicalEdge ? 'tropical' : 'temperate';
  const { type, access } = site;
  const print = type && type !== 'reef' ? type : reefPrints[access ?? 'shore'];
  return `/art/sites/${print}-${water}.jpg`;
}

const scenesByType: Partial<Record<SiteType, string>> = { pier: 'fallback-2', wreck: 'fallback-3' };

export function siteScene(type?: SiteType | null): string {
  return `/art/scenes/${(type && scenesByType[type]) ?? 'sites-hero'}.jpg`;
}

export function plateCaption(site: {
  id: number;
  type: SiteType | null;
  latitude: string;
  longitude: string;
}): string {
  const water = site.type === 'freshwater' ? 'Fresh water' : waterLabels[coastWater(site)];
  return `Plate ${site.id}. ${water}. Drawn from the facts of the guide, not to scale.`;
}
