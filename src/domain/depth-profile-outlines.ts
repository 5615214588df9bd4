/** `across` in percent of the width, then metres below the surface. */
export type ProfilePoint = [across: number, metres: number];

export type ProfileForm = 'slope' | 'bommie' | 'wall' | 'wreck' | 'piles' | 'cave' | 'pool';

/** The depths that outlines are fitted to, in metres; `bottom` is the drawing's lower edge. */
interface Ground {
  fromShore: boolean;
  top: number;
  deepest: number;
  bottom: number;
}

interface Outlines {
  bed: ProfilePoint[];
  solids: ProfilePoint[][];
}

/** Percent of the width, then the share of the way from the site's top (0) to its ground (1). */
type Corner = readonly [across: number, share: number];

const slopingReef: Corner[] = [
  [27, 0.04],
  [34, 0],
  [39, 0.12],
  [43, 0.1],
  [47, 0.34],
  [53, 0.36],
  [58, 0.62],
  [64, 0.66],
  [70, 0.92],
  [78, 1],
  [66, 1],
  [50, 0.72],
  [34, 0.34],
];
const bommie: Corner[] = [
  [24, 1],
  [29, 0.72],
  [28, 0.5],
  [34, 0.34],
  [37, 0.08],
  [45, 0],
  [52, 0.05],
  [55, 0.24],
  [61, 0.3],
  [62, 0.62],
  [68, 0.7],
  [72, 1],
];
const boulder: Corner[] = [
  [80, 1],
  [82, 0.78],
  [86, 0.72],
  [90, 0.86],
  [91, 1],
];
const wallFace: Corner[] = [
  [37, 0.05],
  [41, 0.22],
  [40, 0.4],
  [44, 0.46],
  [43, 0.7],
  [48, 0.86],
  [56, 1],
];
const hull: Corner[] = [
  [20, 1],
  [16, 0.5],
  [30, 0.58],
  [44, 0.56],
  [45, 0.28],
  [50, 0.28],
  [51, 0],
  [55, 0],
  [56, 0.26],
  [61, 0.28],
  [62, 0.55],
  [74, 0.5],
  [86, 0.36],
  [79, 1],
];
const caveFace: Corner[] = [
  [44, 0.05],
  [52, 0.2],
  [55, 0.44],
  [50, 0.52],
  [34, 0.46],
  [20, 0.56],
  [14, 0.72],
  [18, 0.9],
  [32, 0.94],
  [50, 0.9],
  [58, 1],
];
const leftBank: Corner[] = [
  [17, 0.3],
  [22, 0.62],
  [20, 0.86],
  [30, 1],
];
const rightBank: Corner[] = [
  [70, 1],
  [80, 0.84],
  [78, 0.5],
  [84, 0.28],
];

/** Height of land and jetties above the water, as a share of the scale. */
const land = -0.1;

const scaled = ({ top, deepest }: Ground, corners: readonly Corner[]) =>
  corners.map(([across, share]): ProfilePoint => [across, top + (deepest - top) * share]);

/** Closes an outline along the lower edge. */
const standing = ({ bottom }: Ground, points: readonly ProfilePoint[]): ProfilePoint[] => [
  [points.at(0)?.[0] ?? 0, bottom],
  ...points,
  [points.at(-1)?.[0] ?? 100, bottom],
];

function bedOf({ fromShore, top, deepest, bottom }: Ground): ProfilePoint[] {
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

const levelBed = (ground: Ground) => bedOf({ ...ground, fromShore: false });

function edgeOf({ fromShore, top, bottom }: Ground): ProfilePoint[] {
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

function jetty({ bottom }: Ground): ProfilePoint[][] {
  const high = land * bottom;
  const box = (left: number, right: number, lower: number): ProfilePoint[] => [
    [left, high],
    [right, high],
    [right, lower],
    [left, lower],
  ];
  const piles = [24, 36, 48, 60, 72, 84];
  return [box(2, 88, high * 0.6), ...piles.map((pile) => box(pile, pile + 1.6, bottom))];
}

function pool(ground: Ground): ProfilePoint[][] {
  const high = land * ground.bottom;
  return [
    standing(ground, [[0, high], [14, high * 0.8], [19, 0], ...scaled(ground, leftBank)]),
    standing(ground, [...scaled(ground, rightBank), [81, 0], [87, high * 0.7], [100, high]]),
  ];
}

function cave(ground: Ground): ProfilePoint[] {
  const roof = scaled(ground, [[0, 0.5]]);
  const { bottom } = ground;
  return [...roof, ...edgeOf(ground), ...scaled(ground, caveFace), [60, bottom], [0, bottom]];
}

export const outlines: Record<ProfileForm, (ground: Ground) => Outlines> = {
  slope: (ground) => ({
    bed: bedOf({ ...ground, fromShore: true }),
    solids: [scaled(ground, slopingReef)],
  }),
  bommie: (ground) => ({
    bed: levelBed(ground),
    solids: [standing(ground, scaled(ground, bommie)), standing(ground, scaled(ground, boulder))],
  }),
  wall: (ground) => ({
    bed: levelBed(ground),
    solids: [standing(ground, [...edgeOf(ground), ...scaled(ground, wallFace)])],
  }),
  wreck: (ground) => ({ bed: levelBed(ground), solids: [scaled(ground, hull)] }),
  piles: (ground) => ({ bed: bedOf(ground), solids: jetty(ground) }),
  cave: (ground) => ({ bed: levelBed(ground), solids: [cave(ground)] }),
  pool: (ground) => ({ bed: levelBed(ground), solids: pool(ground) }),
};
