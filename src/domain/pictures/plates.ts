import { depthSpan } from '../dive-sites/depth-band.ts';
import { coastWater } from '../dive-sites/look.ts';
import type { SiteAccess, SiteType } from '../dive-sites/terms.ts';
import { waterLabels } from '../geo/coast-waters.ts';

/** The facts that a plate is drawn from: the same facts give the same plate to the byte. */
export interface PlateFacts {
  slug: string;
  name: string;
  state: string;
  region: string;
  latitude: number;
  type: SiteType;
  access: SiteAccess;
  /** Metres. */
  depthMin: number;
  depthMax: number;
  marineLife: string;
  description: string;
}

/** A site of which neither numbers nor text tell the depth is drawn as deep as most dives are, in metres. */
const usualDepths = { min: 5, max: 18 };

/** The facts of a site as the composer reads them, with something usual in place of what is unknown. */
export function plateFacts(site: {
  slug: string;
  name: string;
  state: string | null;
  region: string;
  latitude: string | number;
  type: SiteType | null;
  access: SiteAccess | null;
  depthMin: number | null;
  depthMax: number | null;
  depthRange: string;
  marineLife: string | null;
  description: string;
}): PlateFacts {
  const { min, max } = depthSpan(site) ?? usualDepths;
  return {
    slug: site.slug,
    name: site.name,
    state: site.state ?? '',
    region: site.region,
    latitude: Number(site.latitude),
    type: site.type ?? 'reef',
    access: site.access ?? 'shore',
    depthMin: min,
    depthMax: max,
    marineLife: site.marineLife ?? '',
    description: site.description,
  };
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

/** Pixels. */
export const plateSize = { width: 1200, height: 800 };
