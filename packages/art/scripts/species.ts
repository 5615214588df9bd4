import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { paths } from '../application.ts';
import { drawings } from '../species/drawings.ts';
import { mostPlateBytes, speciesWidths } from '../species/files.ts';
import { plateSize, speciesPlate } from '../species/plate.ts';

type Plate = Awaited<ReturnType<typeof speciesPlate>>;

const leastQuality = 30;
const output = process.env.ART_OUTPUT ?? paths.public;
const folder = join(output, 'art/species');

/** Encodes a picture as well as its weight allows: many small parts cost quality. */
async function fitted(encode: (quality: number) => Sharp, best: number): Promise<Buffer> {
  const file = await encode(best).toBuffer();
  const isLight = file.length < mostPlateBytes || best <= leastQuality;
  return isLight ? file : fitted(encode, best - 4);
}

async function render(slug: string, { image }: Plate) {
  for (const width of speciesWidths) {
    const base = join(folder, `${slug}-${width}`);
    const resized = () => image().resize(width);
    const avif = await fitted((quality) => resized().avif({ quality, effort: 4 }), 45);
    await writeFile(`${base}.avif`, avif);
  }
  const jpeg = (quality: number) => image().resize(800).jpeg({ quality, mozjpeg: true });
  await writeFile(join(folder, `${slug}.jpg`), await fitted(jpeg, 68));
}

/** The plate with its marks upon it. */
async function renderProof(file: string, { image, plate }: Plate) {
  const { width, height } = plateSize;
  const marks = plate.marks.map(({ x, y, text }) => {
    const [left, top] = [(x / 100) * width, (y / 100) * height];
    return `<circle cx="${left}" cy="${top}" r="9" fill="none" stroke="#d00" stroke-width="4"/><text x="${left + 14}" y="${top + 8}" font-family="sans-serif" font-size="24" fill="#d00">${text}</text>`;
  });
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  const marked = image().composite([{ input: Buffer.from(overlay) }]);
  await marked.png().toFile(file);
}

/** `node scripts/species.ts moon-jellyfish` renders the plate of a species, without a name all; `--proof <folder>` one PNG of each instead. */
async function main() {
  sharp.concurrency(1);
  const words = process.argv.slice(2);
  const flag = words.indexOf('--proof');
  const proof = flag >= 0 ? words.splice(flag, 2)[1] : undefined;
  await mkdir(proof ?? folder, { recursive: true });
  const listed: Plate['plate'][] = JSON.parse(await readFile(paths.speciesPlates, 'utf8'));
  const plates = new Map(words.length > 0 ? listed.map((plate) => [plate.slug, plate]) : []);
  for (const slug of words.length > 0 ? words : Object.keys(drawings)) {
    const drawn = await speciesPlate(slug);
    if (proof) await renderProof(join(proof, `${slug}.png`), drawn);
    else await render(slug, drawn);
    plates.set(slug, drawn.plate);
    console.log(slug);
  }
  if (proof) return;
  const sorted = [...plates.values()].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  await writeFile(paths.speciesPlates, `${JSON.stringify(sorted, null, 2)}\n`);
}

await main();
