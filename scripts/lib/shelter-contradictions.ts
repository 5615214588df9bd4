import { directions } from '../../src/domain/conditions/shelter/exposure.ts';

export interface StatedSite {
  faces?: string | null;
  shelteredFrom?: readonly string[] | null;
  description: string;
}

/** Open water in kilometres: maximum in a sheltered direction, minimum in the one a site faces. */
const shelteredKm = 50;
const viewKm = 1;

const words: Record<string, string> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const point = (text: string) =>
  text
    .split(/[\s-]+|(?<=north|south)(?=east|west)/)
    .map((word) => words[word] ?? '')
    .join('');
const sheltered =
  /(?:sheltered|protected|hides?|out of)(?: \w+){0,2} from (?:the )?((?:north|south|east|west)[a-z-]*)/g;

/** Directions from which the facts or the description of a site state shelter. */
function statedShelter({ shelteredFrom, description }: StatedSite): string[] {
  const found = [...description.toLowerCase().matchAll(sheltered)].map(([, wind = '']) =>
    point(wind.replace(/(erl(y|ies)|ern)$/, '')),
  );
  return [...new Set([...(shelteredFrom ?? []), ...found])];
}

interface Contradiction {
  /** E.g. "sheltered from SE". */
  said: string;
  /** Open water in that direction, in kilometres. */
  km: number;
}

/** Statements about a site's shelter that its open water contradicts. */
export function contradictions(site: StatedSite, fetchKm: readonly number[]): Contradiction[] {
  const openKm = (wind: string) => fetchKm[(directions as readonly string[]).indexOf(wind)] ?? 0;
  const shelter = statedShelter(site)
    .map((wind) => ({ said: `sheltered from ${wind}`, km: openKm(wind) }))
    .filter(({ km }) => km > shelteredKm);
  const { faces } = site;
  if (!faces || openKm(faces) >= viewKm) return shelter;
  return [...shelter, { said: `faces ${faces}`, km: openKm(faces) }];
}
