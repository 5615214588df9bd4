import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../application.ts';
import { type Resident, residents, residentsOf } from '../plates/fauna.ts';
import { drawings } from '../species/drawings.ts';
import { silhouetteOf } from '../species/silhouette.ts';

interface SeedSpecies {
  slug: string;
  commonName: string;
  /** The name of its file in seed/species/. */
  group: string;
}

const readSpecies = (): SeedSpecies[] =>
  readdirSync(paths.species).flatMap((file) =>
    JSON.parse(readFileSync(join(paths.species, file), 'utf8')).map(
      (species: Omit<SeedSpecies, 'group'>) => ({ ...species, group: file.replace('.json', '') }),
    ),
  );

/** A latitude at which every name means its usual animal. */
const latitude = -20;

/** Where a group lives of which neither plates nor `manners` say more. */
const zones: Record<string, Resident['zone']> = {
  corals: 'ground',
  crustaceans: 'ground',
  'cuttlefish-and-octopus': 'ground',
  echinoderms: 'ground',
  fish: 'over',
  'kelp-and-seagrass': 'ground',
  nudibranchs: 'ground',
  'other-invertebrates': 'ground',
  rays: 'ground',
  'seadragons-and-pipefish': 'near',
};

/** How those live that no plate of a site shows. */
const manners: Record<string, Pick<Resident, 'zone' | 'company'>> = {
  'australian-pineapplefish': { zone: 'near' },
  'banded-wobbegong': { zone: 'ground' },
  'blacklip-abalone': { zone: 'ground' },
  'blue-tang': { zone: 'over', company: 3 },
  'common-stargazer': { zone: 'ground' },
  'epaulette-shark': { zone: 'ground' },
  glaucus: { zone: 'open' },
  globefish: { zone: 'over' },
  goblinfish: { zone: 'ground' },
  'harlequin-fish': { zone: 'near' },
  'herring-cale': { zone: 'over' },
  mado: { zone: 'over', company: 5 },
  mandarinfish: { zone: 'near' },
  moonlighter: { zone: 'over', company: 2 },
  'orange-feather-star': { zone: 'ground' },
  'red-indianfish': { zone: 'ground' },
  'senator-wrasse': { zone: 'near' },
  'sergeant-baker': { zone: 'ground' },
  soldier: { zone: 'ground' },
  'southern-biscuit-star': { zone: 'ground' },
  'southern-dumpling-squid': { zone: 'ground' },
  'spotted-garden-eel': { zone: 'ground' },
  'striate-anglerfish': { zone: 'ground' },
  'striped-pyjama-squid': { zone: 'ground' },
  'tasselled-anglerfish': { zone: 'ground' },
  'tasselled-wobbegong': { zone: 'ground' },
  'tawny-nurse-shark': { zone: 'ground' },
  'western-king-wrasse': { zone: 'over', company: 3 },
};

/** The drawing of a species, else the one that plates show for its name. */
function drawingOf({ slug, commonName, group }: SeedSpecies) {
  const [resident] = residentsOf({ marineLife: commonName, latitude, state: 'QLD' });
  const draw = drawings[slug]?.lying ?? drawings[slug]?.draw ?? resident?.draw;
  if (!draw) return undefined;
  const known = manners[slug] ?? residents.find((one) => one.draw === draw) ?? resident;
  return { draw, zone: known?.zone ?? zones[group] ?? 'open', company: known?.company ?? 1 };
}

/** `node scripts/silhouettes.ts` traces the drawings of species for the sections of dive sites. */
async function main() {
  const names = new Map<unknown, string>();
  const shapes: Record<string, object> = {};
  const species: Record<string, string> = {};
  for (const one of readSpecies().sort((a, b) => a.slug.localeCompare(b.slug))) {
    const drawing = drawingOf(one);
    if (!drawing) continue;
    const { draw, ...manner } = drawing;
    let name = names.get(draw);
    if (!name) {
      name = one.slug;
      names.set(draw, name);
      shapes[name] = { ...(await silhouetteOf(draw)), ...manner };
    }
    species[one.slug] = name;
  }
  await writeFile(paths.silhouettes, `${JSON.stringify({ shapes, species }, null, 2)}\n`);
  console.log(`${Object.keys(shapes).length} outlines of ${Object.keys(species).length} species`);
}

await main();
