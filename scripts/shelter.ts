/**
 * Writes seed/shelter.json: the open water around each dive site of the seed, by position and position error.
 * Run `node scripts/shelter.ts [file.json …]`; without files it reads seed/dive-sites/. The script
 * prints sites whose stated shelter contradicts the shoreline.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decodeShoreline } from '../src/domain/conditions/shelter/shoreline.ts';
import { fetchKey, siteFetch } from '../src/domain/conditions/shelter/site-fetch.ts';
import { contradictions, type StatedSite } from './lib/shelter-contradictions.ts';

interface SeedSite extends StatedSite {
  name: string;
  type: string;
  latitude: number;
  longitude: number;
  positionErrorKm?: number;
}

const seed = new URL('../seed/', import.meta.url);
const files = process.argv.slice(2);
if (files.length === 0) {
  const folder = new URL('dive-sites/', seed).pathname;
  files.push(...readdirSync(folder).map((file) => folder + file));
}
const sites = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as SeedSite[]);

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
  for (const { said, km } of contradictions(site, found.fetchKm)) {
    console.log(`${name}: ${said}, where ${km} km are open`);
  }
}
writeFileSync(new URL('shelter.json', seed), `{\n${lines.sort().join(',\n')}\n}\n`);
console.log(`${lines.length} sites, ${moved} moved to the water, none near: ${none.join('; ')}`);
