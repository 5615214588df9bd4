import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from '../application.ts';
import { drawings } from '../species/drawings.ts';
import { speciesWidths } from '../species/files.ts';
import { speciesPlate } from '../species/plate.ts';

const output = process.env.ART_OUTPUT ?? paths.public;

/** `node scripts/species.ts` renders the plate of every species that has a drawing, and lists them in seed/. */
async function main() {
  sharp.concurrency(1);
  const folder = join(output, 'art/species');
  await mkdir(folder, { recursive: true });
  const plates: object[] = [];
  for (const slug of Object.keys(drawings).sort()) {
    const { image, plate } = await speciesPlate(slug);
    for (const width of speciesWidths) {
      const base = join(folder, `${slug}-${width}`);
      await image().resize(width).avif({ quality: 45, effort: 4 }).toFile(`${base}.avif`);
      await image().resize(width).webp({ quality: 60, effort: 5 }).toFile(`${base}.webp`);
    }
    await image()
      .resize(800)
      .jpeg({ quality: 68, mozjpeg: true })
      .toFile(join(folder, `${slug}.jpg`));
    plates.push(plate);
    console.log(slug);
  }
  await writeFile(paths.speciesPlates, `${JSON.stringify(plates, null, 2)}\n`);
}

await main();
