import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diver } from '../animals/diver.ts';
import { paths } from '../application.ts';
import { type Resident, residents, residentsOf } from '../plates/fauna.ts';
import { drawings } from '../species/drawings.ts';
import { silhouetteOf } from '../species/silhouette.ts';

interface SeedSpecies {
  slug: string;
  commonName: string;
}

const readSpecies = (): SeedSpecies[] =>
  readdirSync(paths.species).flatMap((file) =>
    JSON.parse(readFileSync(join(paths.species, file), 'utf8')),
  );

/** A latitude at which every name means its usual animal. */
const latitude = -20;

/** How those live that no plate of a site shows. */
const manners: Record<string, Pick<Resident, 'zone' | 'company'>> = {
  'blacklip-abalone': { zone: 'ground' },
  globefish: { zone: 'over' },
  'harlequin-fish': { zone: 'near' },
  'herring-cale': { zone: 'over' },
  moonlighter: { zone: 'over', company: 2 },
  'orange-feather-star': { zone: 'ground' },
  'senator-wrasse': { zone: 'near' },
  'southern-biscuit-star': { zone: 'ground' },
  'western-king-wrasse': { zone: 'over', company: 3 },
};

/** The drawing of a species, else the one that plates show for its name. */
function drawingOf({ slug, commonName }: SeedSpecies) {
  const [resident] = residentsOf({ marineLife: commonName, latitude });
  const draw = drawings[slug]?.draw ?? resident?.draw;
  if (!draw) return undefined;
  const known = residents.find((one) => one.draw === draw) ?? manners[slug] ?? resident;
  return { draw, zone: known?.zone ?? 'open', company: known?.company ?? 1 };
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
  shapes.diver = { ...(await silhouetteOf(diver)), zone: 'open', company: 1 };
  await writeFile(paths.silhouettes, `${JSON.stringify({ shapes, species }, null, 2)}\n`);
  console.log(`${Object.keys(shapes).length} outlines of ${Object.keys(species).length} species`);
}

await main();
