/**
 * Writes seed/shelter.json: the open water around each dive site of the seed, by its position and error.
 * Run `node tools/shelter/build.ts [file.json …]`; without files it reads seed/dive-sites/. It prints the
 * sites whose stated shelter the shoreline contradicts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { directions } from '../../src/domain/shelter/exposure.ts';
import { fetchKey } from '../../src/domain/shelter/fetch-key.ts';
import { decodeShoreline } from '../../src/domain/shelter/shoreline.ts';
import { type SiteFetch, siteFetch } from '../../src/domain/shelter/site-fetch.ts';

interface SeedSite {
  name: string;
  type: string;
  latitude: number;
  longitude: number;
  positionErrorKm?: number;
  faces?: string;
  shelteredFrom?: string[];
  description: string;
}

const seed = new URL('../../seed/', import.meta.url);
const files = process.argv.slice(2);
if (files.length === 0) {
  const folder = new URL('dive-sites/', seed).pathname;
  files.push(...readdirSync(folder).map((file) => folder + file));
}
const sites = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as SeedSite[]);

/** Open water that a stated shelter leaves no room for, and that a stated view needs, in kilometres. */
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

/** The directions from which a site is said to be sheltered, by its facts and its description. */
function statedShelter({ shelteredFrom = [], description }: SeedSite): string[] {
  const found = [...description.toLowerCase().matchAll(sheltered)].map(([, wind = '']) =>
    point(wind.replace(/(erl(y|ies)|ern)$/, '')),
  );
  return [...shelteredFrom, ...found];
}

function contradictions(site: SeedSite, { fetchKm }: SiteFetch): string[] {
  const openKm = (wind: string) => fetchKm[(directions as readonly string[]).indexOf(wind)] ?? 0;
  const shelter = statedShelter(site)
    .filter((wind) => openKm(wind) > shelteredKm)
    .map((wind) => `said to be sheltered from ${wind}, where ${openKm(wind)} km are open`);
  const { faces } = site;
  if (!faces || openKm(faces) >= viewKm) return shelter;
  return [...shelter, `said to face ${faces}, where ${openKm(faces)} km are open`];
}

const shore = decodeShoreline(readFileSync(new URL('shoreline.bin', seed)));
const lines: string[] = [];
const none: string[] = [];
let moved = 0;
for (const site of sites) {
  if (site.type === 'freshwater') continue;
  const { name, latitude, longitude, positionErrorKm = null } = site;
  const found = siteFetch(shore, { latitude, longitude }, positionErrorKm);
  if (!found) {
    none.push(name);
    continue;
  }
  if (found.movedKm !== null) moved += 1;
  const key = fetchKey({ latitude, longitude }, positionErrorKm);
  lines.push(` ${JSON.stringify(key)}: ${JSON.stringify(found)}`);
  for (const text of contradictions(site, found)) console.log(`${name}: ${text}`);
}
writeFileSync(new URL('shelter.json', seed), `{\n${lines.sort().join(',\n')}\n}\n`);
console.log(`${lines.length} sites, ${moved} moved to the water, none near: ${none.join('; ')}`);
