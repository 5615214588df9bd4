// Computes from the full-resolution shoreline of GSHHG how far inland the catalogue's sites lie
// (tests/data/shoreline.json) and draws the maps of its regions (seed/region-maps.json).
// Run this script by hand when positions in seed/ change: see scripts/lib/shoreline/README.md.
import { writeFileSync } from 'node:fs';
import { readSeedDiveSites } from '../src/server/platform/seed/read.ts';
import { readSeedRegions } from '../src/server/platform/seed/regions.ts';
import { metresInland } from './lib/shoreline/inland.ts';
import { drawRegion } from './lib/shoreline/region-map.ts';

const licence =
  'Derived from GSHHG 2.3.7 (Wessel and Smith), GNU Lesser General Public License 3: https://www.soest.hawaii.edu/pwessel/gshhg/';

const sites = readSeedDiveSites();
const inland = metresInland(sites);
const lines = sites.map(({ name, latitude, longitude }, index) =>
  JSON.stringify({ name, latitude, longitude, metresInland: inland[index] }),
);
const inLines = (key: string, values: string[], [open, close]: string) =>
  `{\n"licence": ${JSON.stringify(licence)},\n"${key}": ${open}\n${values.join(',\n')}\n${close}\n}\n`;
writeFileSync('tests/data/shoreline.json', inLines('sites', lines, '[]'));

const maps = readSeedRegions().map(({ name, slug }) => {
  const map = drawRegion(sites.filter(({ region }) => region === name));
  return `${JSON.stringify(slug)}: ${JSON.stringify(map)}`;
});
writeFileSync('seed/region-maps.json', inLines('maps', maps, '{}'));
console.log(
  `${inland.filter(Boolean).length} of ${sites.length} sites lie on land; ${maps.length} maps`,
);
