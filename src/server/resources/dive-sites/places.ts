import { readFileSync } from 'node:fs';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import { type Place, readPlaceSlug } from '../../../domain/geo/near.ts';
import {
  distanceKm,
  meanPosition,
  type Position,
  parsePosition,
} from '../../../domain/geo/positions.ts';
import { type InParts, itemsPerPart } from '../../../domain/parts/parts.ts';
import { foldText, slugify } from '../../../domain/text/fold-text.ts';
import { invalid } from '../../platform/http/errors.ts';
import { readOnce } from '../../platform/seed/region-texts.ts';
import type { FilteredSite } from './filtered-sites.ts';

type PlacedSite = Pick<FilteredSite, 'id' | 'name' | 'region' | 'latitude' | 'longitude'>;

type Row = [name: string, state: string, latitude: number, longitude: number];

interface Named {
  place: Place;
  folded: string;
}

const named = (place: Place): Named => ({ place, folded: foldText(place.name) });

const gazetteer = readOnce(() => {
  const file = new URL('../../../../seed/gazetteer.json', import.meta.url);
  const bySlug = new Map<string, Place>();
  const towns = (JSON.parse(readFileSync(file, 'utf8')) as Row[]).flatMap((row) => {
    const [name, state, latitude, longitude] = row;
    const [plain, withState] = [slugify(name), slugify(`${name} ${state}`)];
    const isTaken = bySlug.has(plain);
    // The larger town comes first in the file and gets the name if two towns of a state share it.
    if (isTaken && bySlug.has(withState)) return [];
    const detail = stateNames[state] ?? state;
    const place = { slug: isTaken ? withState : plain, name, detail, latitude, longitude };
    for (const slug of [plain, withState]) if (!bySlug.has(slug)) bySlug.set(slug, place);
    return [named(place)];
  });
  return { bySlug, towns };
});

interface SitePlaces {
  bySlug: ReadonlyMap<string, Place>;
  byId: ReadonlyMap<number, Place>;
  regions: readonly Named[];
  sites: readonly Named[];
}

export function* toSitePlaces(sites: readonly PlacedSite[]): InParts<SitePlaces> {
  const bySlug = new Map<string, Place>();
  const byId = new Map<number, Place>();
  const namedSites: Named[] = [];
  const positions = new Map<string, Position[]>();
  const isTaken = (slug: string) => bySlug.has(slug) || gazetteer().bySlug.has(slug);
  for (const [index, { id, name, region, latitude = '', longitude = '' }] of sites.entries()) {
    if (index % itemsPerPart === 0) yield;
    const position = parsePosition({ latitude, longitude });
    if (!position) continue;
    const plain = slugify(name);
    const slug = !plain || isTaken(plain) ? String(id) : plain;
    const place = { slug, name, detail: `Dive site, ${region}`, ...position };
    bySlug.set(slug, place);
    byId.set(id, place);
    namedSites.push(named(place));
    const inRegion = positions.get(region);
    if (inRegion) inRegion.push(position);
    else positions.set(region, [position]);
  }
  yield;
  const regions = [...positions].flatMap(([name, all]) => {
    const [slug, middle] = [slugify(name), meanPosition(all)];
    if (!slug || !middle || isTaken(slug)) return [];
    const place = { slug, name, detail: 'The middle of its dive sites', ...middle };
    bySlug.set(slug, place);
    return [named(place)];
  });
  return { bySlug, byId, regions, sites: namedSites };
}

/** Finds a town, a dive site (also by id) or a region by its slug. @throws 400 if there is none */
export function findPlace(near: string, { bySlug, byId }: SitePlaces): Place {
  const slug = readPlaceSlug(near) ?? '';
  const place = gazetteer().bySlug.get(slug) ?? bySlug.get(slug) ?? byId.get(Number(slug));
  if (!place) {
    throw invalid(`We know no place called “${near}”. Try a larger town, or a dive site.`);
  }
  return place;
}

/** Maximum distance in kilometres from a town to a dive site for the town to count as dived. */
const divedReach = 100;

/** Names of towns that are common words in searches. */
const ordinaryNames = new Set(
  'banks bluff boulder breakwater bright cargo city horn plenty research young'.split(' '),
);

/** Finds the town that a phrase names, if there are dive sites around it. */
export function findDivedTown(phrase: string, { byId }: SitePlaces): Place | undefined {
  const town = ordinaryNames.has(phrase) ? undefined : gazetteer().bySlug.get(slugify(phrase));
  if (!town) return undefined;
  for (const site of byId.values()) if (distanceKm(town, site) <= divedReach) return town;
  return undefined;
}

const maxPlaces = 6;

/** Finds towns by size, regions and sites whose name, or else a word of it, begins with a text. */
export function findPlaces(text: string, { regions, sites }: SitePlaces): Place[] {
  const term = foldText(text);
  if (!term) return [];
  const all = [...gazetteer().towns, ...regions, ...sites];
  const slug = readPlaceSlug(text) ?? '';
  const exact = gazetteer().bySlug.get(slug);
  const begins = all.filter(({ folded }) => folded.startsWith(term));
  const whole = begins.filter(({ folded }) => folded === term);
  const inside =
    begins.length < maxPlaces ? all.filter(({ folded }) => folded.includes(` ${term}`)) : [];
  const found = [...whole, ...begins, ...inside].map(({ place }) => place);
  return [...new Set([...(exact ? [exact] : []), ...found])].slice(0, maxPlaces);
}
