import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from '../application.ts';
import { random } from '../kit/random.ts';
import { composePlate } from '../plates/compose.ts';
import { type PlateFacts, seedFacts, seedOf } from '../plates/facts.ts';
import { plateFiles, plateSizes } from '../plates/files.ts';

const output = process.env.ART_OUTPUT ?? paths.public;
const { width, height } = plateSizes.master;

/** The tooth of the paper, fine enough for the encoders to keep the files small. */
function addTooth(pixels: Buffer, seed: number) {
  const r = random(seed);
  for (let at = 0; at < pixels.length; at += 3) {
    const lift = (r() - 0.5) * 5;
    for (let c = 0; c < 3; c++) {
      pixels[at + c] = Math.max(0, Math.min(255, (pixels[at + c] ?? 0) + lift));
    }
  }
}

async function masterOf(facts: PlateFacts) {
  const { data } = await sharp(Buffer.from(composePlate(facts, { width, height })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addTooth(data, seedOf(facts.slug));
  return () => sharp(data, { raw: { width, height, channels: 3 } });
}

async function render(facts: PlateFacts) {
  const master = await masterOf(facts);
  const base = join(output, 'art/plates', facts.slug);
  for (const size of plateSizes.avif) {
    const options = { quality: size < width ? 45 : 40, effort: 2 };
    await master().resize(size).avif(options).toFile(`${base}-${size}.avif`);
  }
  for (const size of plateSizes.webp) {
    await master().resize(size).webp({ quality: 58, effort: 4 }).toFile(`${base}-${size}.webp`);
  }
  await master().resize(plateSizes.jpeg).jpeg({ quality: 64, mozjpeg: true }).toFile(`${base}.jpg`);
}

/** `node scripts/plates.ts NSW ss-yongala` renders a state or a site; `--missing` those without files; `--proof <folder>` one PNG of each. */
async function main() {
  const words = process.argv.slice(2);
  const flag = words.indexOf('--proof');
  const proof = flag >= 0 ? words.splice(flag, 2)[1] : undefined;
  const missing = words.includes('--missing');
  const named = words.filter((word) => word !== '--missing');
  const wanted = seedFacts().filter(
    ({ slug, state, region }) =>
      (named.length === 0 || [slug, state, region].some((name) => named.includes(name))) &&
      !(missing && plateFiles(slug).every((file) => existsSync(join(output, file)))),
  );
  sharp.concurrency(1);
  await mkdir(proof ?? join(output, 'art/plates'), { recursive: true });
  for (const facts of wanted) {
    if (proof)
      await (await masterOf(facts))()
        .png()
        .toFile(join(proof, `${facts.slug}.png`));
    else await render(facts);
    console.log(facts.slug);
  }
}

await main();
