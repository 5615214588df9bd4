import type { SiteAccess, SiteType } from './dive-site-terms.ts';

/** `across` in percent of the width, then metres below the surface. */
export type ProfilePoint = [across: number, metres: number];

export type ProfileForm = 'slope' | 'bommie' | 'wall' | 'wreck' | 'piles' | 'cave' | 'pool';

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
const mostTicks = 6;
/** Share of the depth that is left free below the deepest point. */
const below = 0.12;
/** A lower tick would stick out of the drawing. */
const lowestTick = 0.96;

/** Share of the drawing's height above the water. */
export const surfaceShare = 0.19;

/** Height of land and jetties above the water, as a share of the scale. */
const land = -0.1;

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
  const wanted = deepest * (1 + below);
  const step = steps.find((one) => wanted / one <= mostTicks) ?? 100;
  return { bottom: wanted, step };
}

function bedOf(fromShore: boolean, top: number, deepest: number, bottom: number): ProfilePoint[] {
  const high = land * bottom;
  const line: ProfilePoint[] = fromShore
    ? [
        [0, high],
        [8, high * 0.8],
        [15, 0],
        [30, top],
        [50, top + (deepest - top) * 0.45],
        [76, deepest],
      ]
    : [[0, deepest]];
  return [[0, bottom], ...line, [100, deepest], [100, bottom]];
}

function edgeOf(fromShore: boolean, top: number, bottom: number): ProfilePoint[] {
  const high = land * bottom;
  return fromShore
    ? [
        [0, high],
        [10, high * 0.7],
        [16, 0],
        [24, top],
      ]
    : [
        [0, top * 1.05],
        [12, top],
        [24, top * 1.02],
      ];
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
    { length: Math.floor((bottom * lowestTick) / step) + 1 },
    (_, index) => index * step,
  );
  const fromShore = access === 'shore' || access === 'both';
  // A level site gets some relief, since one depth leaves nothing to draw.
  const top = depthMin < depthMax ? depthMin : depthMax * 0.7;
  const at = (share: number) => top + (depthMax - top) * share;
  const level = bedOf(false, top, depthMax, bottom);
  const sloped = bedOf(fromShore, top, depthMax, bottom);
  const edge = edgeOf(fromShore, top, bottom);

  const drawn: Record<ProfileForm, () => Pick<DepthProfile, 'bed' | 'solids'>> = {
    slope: () => ({
      bed: bedOf(true, top, depthMax, bottom),
      solids: [
        [
          [27, at(0.04)],
          [34, at(0)],
          [39, at(0.12)],
          [43, at(0.1)],
          [47, at(0.34)],
          [53, at(0.36)],
          [58, at(0.62)],
          [64, at(0.66)],
          [70, at(0.92)],
          [78, at(1)],
          [66, depthMax],
          [50, at(0.72)],
          [34, at(0.34)],
        ],
      ],
    }),
    bommie: () => ({
      bed: level,
      solids: [
        [
          [24, bottom],
          [24, at(1)],
          [29, at(0.72)],
          [28, at(0.5)],
          [34, at(0.34)],
          [37, at(0.08)],
          [45, at(0)],
          [52, at(0.05)],
          [55, at(0.24)],
          [61, at(0.3)],
          [62, at(0.62)],
          [68, at(0.7)],
          [72, at(1)],
          [72, bottom],
        ],
        [
          [80, bottom],
          [80, at(1)],
          [82, at(0.78)],
          [86, at(0.72)],
          [90, at(0.86)],
          [91, at(1)],
          [91, bottom],
        ],
      ],
    }),
    wall: () => ({
      bed: level,
      solids: [
        [
          [0, bottom],
          ...edge,
          [37, at(0.05)],
          [41, at(0.22)],
          [40, at(0.4)],
          [44, at(0.46)],
          [43, at(0.7)],
          [48, at(0.86)],
          [56, at(1)],
          [56, bottom],
        ],
      ],
    }),
    wreck: () => ({
      bed: level,
      solids: [
        [
          [20, at(1)],
          [16, at(0.5)],
          [30, at(0.58)],
          [44, at(0.56)],
          [45, at(0.28)],
          [50, at(0.28)],
          [51, at(0)],
          [55, at(0)],
          [56, at(0.26)],
          [61, at(0.28)],
          [62, at(0.55)],
          [74, at(0.5)],
          [86, at(0.36)],
          [79, at(1)],
        ],
      ],
    }),
    piles: () => ({
      bed: sloped,
      solids: [
        [
          [2, land * bottom],
          [88, land * bottom],
          [88, land * bottom * 0.6],
          [2, land * bottom * 0.6],
        ],
        ...[24, 36, 48, 60, 72, 84].map((pile): ProfilePoint[] => [
          [pile, land * bottom],
          [pile + 1.6, land * bottom],
          [pile + 1.6, bottom],
          [pile, bottom],
        ]),
      ],
    }),
    cave: () => ({
      bed: level,
      solids: [
        [
          [0, at(0.5)],
          ...edge,
          [44, at(0.05)],
          [52, at(0.2)],
          [55, at(0.44)],
          [50, at(0.52)],
          [34, at(0.46)],
          [20, at(0.56)],
          [14, at(0.72)],
          [18, at(0.9)],
          [32, at(0.94)],
          [50, at(0.9)],
          [58, at(1)],
          [60, bottom],
          [0, bottom],
        ],
      ],
    }),
    pool: () => ({
      bed: level,
      solids: [
        [
          [0, bottom],
          [0, land * bottom],
          [14, land * bottom * 0.8],
          [19, 0],
          [17, at(0.3)],
          [22, at(0.62)],
          [20, at(0.86)],
          [30, at(1)],
          [30, bottom],
        ],
        [
          [70, bottom],
          [70, at(1)],
          [80, at(0.84)],
          [78, at(0.5)],
          [84, at(0.28)],
          [81, 0],
          [87, land * bottom * 0.7],
          [100, land * bottom],
          [100, bottom],
        ],
      ],
    }),
  };
  return {
    form,
    bottom,
    ticks,
    shallowest: depthMin,
    deepest: depthMax,
    ...drawn[form](),
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

const words: Record<ProfileForm, string> = {
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
  return `A drawing, not a survey: ${words[form]}, ${depths} deep.`;
}
