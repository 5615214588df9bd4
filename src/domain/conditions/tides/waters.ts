type Ring = readonly (readonly [longitude: number, latitude: number])[];

interface InnerWater {
  name: string;
  ring: Ring;
  /** Prefixes of the ids of the stations in this water. */
  stations: readonly string[];
  reachKm: number;
  /** A note for waters whose stream turns at other times than the tide. */
  slackNote?: string;
}

const headsNote =
  'In and near the Heads the stream turns hours away from high and low water. Dive by the Heads’ own table of slack water, never by these times.';

/**
 * Inner waters, drawn by hand from the chart; a site belongs to the first one that contains it. The
 * reach of a water depends on how fast its tide changes along the shore: M2 is 0.61 m at Lorne,
 * 0.45 m at Point Lonsdale and 0.26 m at Queenscliff.
 */
export const innerWaters: readonly InnerWater[] = [
  {
    name: 'Port Phillip Heads',
    ring: [
      [144.53, -38.27],
      [144.69, -38.265],
      [144.69, -38.315],
      [144.64, -38.32],
      [144.53, -38.34],
    ],
    stations: ['point_lonsdale'],
    reachKm: 10,
    slackNote: headsNote,
  },
  {
    name: 'the south of Port Phillip',
    ring: [
      [144.66, -38.25],
      [144.74, -38.25],
      [144.74, -38.345],
      [144.69, -38.32],
    ],
    stations: ['queenscliff'],
    reachKm: 10,
    slackNote: headsNote,
  },
  {
    name: 'Port Phillip',
    ring: [
      [144.33, -37.82],
      [145.2, -37.82],
      [145.2, -38.25],
      [145.05, -38.28],
      [144.97, -38.345],
      [144.9, -38.37],
      [144.82, -38.375],
      [144.76, -38.36],
      [144.735, -38.345],
      [144.69, -38.32],
      [144.69, -38.26],
      [144.64, -38.25],
      [144.33, -38.25],
    ],
    stations: ['hovell_pile', 'west_channel', 'point_richards', 'geelong', 'melbourne'],
    reachKm: 30,
  },
  {
    name: 'Western Port',
    ring: [
      [145, -38.485],
      [145.12, -38.485],
      [145.18, -38.48],
      [145.33, -38.49],
      [145.36, -38.525],
      [145.45, -38.525],
      [145.55, -38.4],
      [145.5, -38.2],
      [145.1, -38.2],
      [145.08, -38.36],
      [145, -38.45],
    ],
    stations: ['western_port'],
    reachKm: 25,
  },
  {
    name: 'Moreton Bay',
    ring: [
      [153, -27],
      [153.36, -27.03],
      [153.385, -27.2],
      [153.42, -27.3],
      [153.45, -27.4],
      [153.44, -27.7],
      [153.3, -27.75],
      [153, -27.5],
    ],
    stations: ['brisbane_bar'],
    reachKm: 35,
  },
  {
    name: 'the Great Sandy Strait',
    ring: [
      [152.6, -25.1],
      [153.1, -25.1],
      [153.1, -25.9],
      [152.6, -25.9],
    ],
    stations: ['urangan'],
    reachKm: 25,
  },
  {
    name: 'Gulf St Vincent',
    ring: [
      [138.75, -35.2],
      [138.3, -35.56],
      [138.1, -35.62],
      [137.55, -35.25],
      [137.6, -35.12],
      [137.72, -35.05],
      [137.7, -34.5],
      [137.85, -34.1],
      [138.6, -34.1],
    ],
    stations: ['port_adelaide', 'port_stanvac', 'port_giles', 'cape_jervis'],
    reachKm: 60,
  },
  {
    name: 'Spencer Gulf',
    ring: [
      [135.8, -34.9],
      [136.2, -34.9],
      [136.9, -35.1],
      [137.35, -35],
      [137.6, -34.9],
      [137.7, -34.5],
      [137.85, -34.1],
      [138.1, -33],
      [137.9, -32.4],
      [137.6, -32.4],
      [137.2, -33.3],
      [136.2, -34],
      [135.7, -34.6],
    ],
    stations: ['wallaroo', 'whyalla', 'port_pirie', 'port_lincoln'],
    reachKm: 60,
  },
  {
    name: 'Exmouth Gulf',
    ring: [
      [114.1, -22.6],
      [114.6, -22.6],
      [114.7, -21.8],
      [114.25, -21.76],
      [114.185, -21.8],
      [114.14, -21.9],
      [114.1, -22.2],
    ],
    stations: ['exmouth'],
    reachKm: 40,
  },
  {
    name: 'Storm Bay and the Derwent',
    ring: [
      [146.9, -42.7],
      [147.6, -42.7],
      [147.75, -43],
      [147.6, -43.3],
      [147.2, -43.5],
      [146.9, -43.35],
    ],
    stations: ['hobart'],
    reachKm: 55,
  },
];

/** Radius within which a station of the open coast is valid. */
export const openReachKm = 60;

/** Radii other than `openReachKm`, by prefix of station ids; two stations are of inner waters. */
export const otherReachKm: Readonly<Record<string, number>> = {
  // Cape Jervis is valid for Backstairs Passage and the north-east of Kangaroo Island.
  cape_jervis: 35,
  // Point Lonsdale is valid for Bass Strait outside the Heads; farther away the tide grows quickly.
  point_lonsdale: 20,
  lorne: 40,
  // Tides at Hobart, behind the Tasman Peninsula, differ by under 15 minutes from Spring Bay.
  spring_bay: 75,
  // M2 differs by under 15 minutes along the open coast from Coffs Harbour to Newcastle.
  coffs_harbour: 120,
  newcastle: 120,
  // M2 differs by under six minutes from Hillarys to Geraldton.
  hillarys: 100,
  jurien_bay: 100,
  geraldton: 100,
};

export function isInside(ring: Ring, place: { latitude: number; longitude: number }): boolean {
  let inside = false;
  for (const [index, [east, north]] of ring.entries()) {
    const [west, south] = ring.at(index - 1) ?? [east, north];
    if (east > place.longitude === west > place.longitude) continue;
    const crossing = north + ((place.longitude - east) * (south - north)) / (west - east);
    if (crossing > place.latitude) inside = !inside;
  }
  return inside;
}
