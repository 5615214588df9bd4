import type { Water } from '../../dive-sites/facts.ts';
import { type Exposure, sectorAt } from '../shelter/exposure.ts';
import { windSeaFrom, windSeaMetres } from '../shelter/wind-sea.ts';
import type { FactorInput } from './factor.ts';
import { windSeaLimits } from './limits.ts';
import { type StatedShelter, saidShelter } from './stated-shelter.ts';

/** Minimum and maximum of an arriving sea; equal if the shelter is known. */
export interface Range {
  least: number;
  most: number;
}

/**
 * Share of an ocean swell, by height, and kilometres of open water on a side whose exposure the
 * owner set.
 */
const sideShares: Record<Exposure, number> = { open: 1, part: 0.5, sheltered: 0.15 };
const sideFetchKm: Record<Exposure, number> = { open: 500, part: 5, sheltered: 0.5 };

/** Share of a sea's height that remains behind a shelter stated from memory. */
const memoryShare = 0.5;

/** Share of a swell that remains behind reefs and bars, which the shoreline does not contain. */
const waterShares: Partial<Record<Water, number>> = { lagoon: 0.3, inlet: 0.5 };

interface Bounds {
  share: number;
  fetchKm: number;
}
/** Maximum share and fetch in enclosed waters, for a position without computed figures. */
const enclosedBounds: Partial<Record<Water, Bounds>> = {
  fresh: { share: 0, fetchKm: 5 },
  river: { share: 0, fetchKm: 3 },
  harbour: { share: 0.2, fetchKm: 5 },
  inlet: { share: 0.2, fetchKm: 5 },
  lagoon: { share: 0.3, fetchKm: 10 },
  bay: { share: 0.6, fetchKm: 50 },
};
const openBounds: Bounds = { share: 1, fetchKm: 500 };

/** The facts that determine how much sea reaches a site. */
export type Shelter = Pick<FactorInput, 'fetchKm' | 'swellShare' | 'inFront'> & {
  site: StatedShelter & { water: Water | null };
};

const boundsOf = (site: Shelter['site']) =>
  (site.water && enclosedBounds[site.water]) || openBounds;

const exactly = (value: number): Range => ({ least: value, most: value });

/** A forecast place counts as open sea if at least this share arrives from some side. */
const openShareAt = 0.7;
/** Lower bound of the share at a forecast place, given the accuracy of the wave model. */
const minShareAt = 0.1;

/** The share of an ocean swell that arrives at the place of the forecast. */
function shareLeft(shares: readonly number[] | undefined, sector: number): number {
  if (!shares || Math.max(...shares) >= openShareAt) return 1;
  return Math.max(minShareAt, shares[sector] ?? 1);
}

/** Share of a forecast swell that reaches the site, relative to the place of the forecast. */
export function arrivingShare(
  input: Omit<Shelter, 'fetchKm'> & Partial<Pick<FactorInput, 'sea'>>,
  degrees: number,
): Range {
  const { least, most } = oceanShare(input, degrees);
  const left = shareLeft(input.sea?.swellShareAt, sectorAt(degrees));
  return { least: Math.min(1, least / left), most: Math.min(1, most / left) };
}

function oceanShare(
  { site, swellShare, inFront }: Omit<Shelter, 'fetchKm'>,
  degrees: number,
): Range {
  const sector = sectorAt(degrees);
  const set = site.shelterSides?.[sector];
  if (set) return exactly(sideShares[set]);
  const said = saidShelter(site, sector);
  const by = (share: number) => {
    if (said === 'checked') return Math.min(share, sideShares.sheltered);
    return said === 'memory' ? share * memoryShare : share;
  };
  const computed = swellShare?.[sector];
  const most = Math.min(boundsOf(site).share, inFront?.swellShare[sector] ?? 1);
  return computed === undefined
    ? { least: by(Math.min(most, sideShares.sheltered)), most: by(most) }
    : exactly(by(computed * ((site.water && waterShares[site.water]) ?? 1)));
}

/** Stated open water upwind, in kilometres; undefined if `fetchKm` applies. */
function fetchRange({ site, fetchKm }: Pick<Shelter, 'site' | 'fetchKm'>, sector: number) {
  const set = site.shelterSides?.[sector];
  if (set) return exactly(sideFetchKm[set]);
  if (saidShelter(site, sector) === 'checked') return exactly(sideFetchKm.sheltered);
  if (fetchKm) return undefined;
  const { fetchKm: most } = boundsOf(site);
  return { least: Math.min(most, sideFetchKm.sheltered), most };
}

/** Metres of sea that a wind raises at the site, without swell. */
export function windSea(input: Omit<Shelter, 'swellShare'>, degrees: number, knots: number): Range {
  const { site, fetchKm, inFront } = input;
  const sector = sectorAt(degrees);
  const range = fetchRange(input, sector);
  const isMemory = !site.shelterSides?.[sector] && saidShelter(site, sector) === 'memory';
  const left = isMemory ? memoryShare : 1;
  if (!range) return exactly(left * windSeaFrom(knots, sector, fetchKm ?? []));
  const most = windSeaMetres(knots, range.most);
  const isBound = range.least < range.most && inFront;
  const bound = isBound ? Math.min(most, windSeaFrom(knots, sector, inFront.fetchKm)) : most;
  return { least: left * Math.min(bound, windSeaMetres(knots, range.least)), most: left * bound };
}

/** A wind counts as offshore with at most this many kilometres of water upwind of the site. */
const offshoreKm = 1;

/** Whether a wind blows from nearby land; false if unknown. */
export function isOffLand(input: Pick<Shelter, 'site' | 'fetchKm'>, degrees: number): boolean {
  const sector = sectorAt(degrees);
  const km = fetchRange(input, sector)?.most ?? input.fetchKm?.[sector];
  return km !== undefined && km <= offshoreKm;
}

/** Knots of wind for which shelter is computed: marginal over open water. */
const shelterKnots = 15;
/** Share of a swell, by height, below which a side is sheltered and above which it is open. */
const shelterShare = 0.5;

/** Whether a side of a site is sheltered or open, by the computed sea; null if unknown. */
export function sideExposure(shelter: Shelter, degrees: number): 'open' | 'sheltered' | null {
  const sea = windSea(shelter, degrees, shelterKnots);
  const share = arrivingShare(shelter, degrees);
  const [fine] = windSeaLimits.shore;
  if (sea.most <= fine && share.most < shelterShare) return 'sheltered';
  return sea.least > fine || share.least > shelterShare ? 'open' : null;
}
