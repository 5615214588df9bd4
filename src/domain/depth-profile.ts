import { outlines, type ProfileForm, type ProfilePoint } from './depth-profile-outlines.ts';
import type { SiteAccess, SiteType } from './dive-site-terms.ts';

export interface DepthProfile {
  form: ProfileForm;
  /** Metres at the lower edge. */
  bottom: number;
  /** Metres, from 0 down. */
  ticks: number[];
  shallowest: number;
  deepest: number;
  bed: ProfilePoint[];
  solids: ProfilePoint[][];
  boat: boolean;
}

export interface ProfiledSite {
  type: SiteType | null;
  access: SiteAccess | null;
  depthMin: number | null;
  depthMax: number | null;
}

const steps = [1, 2, 5, 10, 20, 50, 100];
const maxTicks = 6;
/** Share of the depth that is left free below the deepest point. */
const marginShare = 0.12;
/** A lower tick would stick out of the drawing. */
const lowestTickShare = 0.96;

/** Share of the drawing's height above the water. */
export const surfaceShare = 0.19;

/** Reefs run out from the shore, or stand on the sand where only boats go. */
export function profileForm({ type, access }: Pick<ProfiledSite, 'type' | 'access'>): ProfileForm {
  switch (type) {
    case 'wall':
    case 'wreck':
    case 'cave':
      return type;
    case 'pier':
      return 'piles';
    case 'freshwater':
      return 'pool';
    case 'muck':
      return 'slope';
    default:
      return access === 'boat' || access === 'liveaboard' ? 'bommie' : 'slope';
  }
}

function scaleTo(deepest: number): { bottom: number; step: number } {
  const bottom = deepest * (1 + marginShare);
  const step = steps.find((size) => bottom / size <= maxTicks) ?? 100;
  return { bottom, step };
}

/** Shows the kind of place at its true depths, not a survey; undefined where a depth is unknown. */
export function depthProfile(site: ProfiledSite): DepthProfile | undefined {
  const { access, depthMin, depthMax } = site;
  if (depthMin === null || depthMax === null || depthMax <= 0 || depthMin > depthMax) {
    return undefined;
  }
  const form = profileForm(site);
  const { bottom, step } = scaleTo(depthMax);
  const ticks = Array.from(
    { length: Math.floor((bottom * lowestTickShare) / step) + 1 },
    (_, index) => index * step,
  );
  const fromShore = access === 'shore' || access === 'both';
  // A level site gets some relief, since one depth leaves nothing to draw.
  const top = depthMin < depthMax ? depthMin : depthMax * 0.7;
  const ground = { fromShore, top, deepest: depthMax, bottom };
  return {
    form,
    bottom,
    ticks,
    shallowest: depthMin,
    deepest: depthMax,
    ...outlines[form](ground),
    boat: !(access === 'shore' || form === 'pool'),
  };
}

/** Maps depths in metres to y, and outlines to the points of SVG. */
export function profileLayout(profile: DepthProfile, size: { width: number; height: number }) {
  const surface = size.height * surfaceShare;
  const down = (metres: number) => surface + (metres / profile.bottom) * (size.height - surface);
  const outline = (points: ProfilePoint[]) =>
    points
      .map(([across, metres]) => `${(across / 100) * size.width},${down(metres).toFixed(1)}`)
      .join(' ');
  return { surface, down, outline };
}

const formWords: Record<ProfileForm, string> = {
  slope: 'a reef that slopes down from the shore',
  bommie: 'a reef that stands on the sand',
  wall: 'a wall that drops to the sand',
  wreck: 'a wreck on the sand',
  piles: 'the piles of a jetty',
  cave: 'a reef with a cave',
  pool: 'a pool between steep banks',
};

/** For people who do not see the drawing. */
export function profileWords({ form, shallowest, deepest }: DepthProfile): string {
  const depths =
    shallowest < deepest ? `from ${shallowest} to ${deepest} metres` : `at ${deepest} metres`;
  return `A drawing, not a survey: ${formWords[form]}, ${depths} deep.`;
}
