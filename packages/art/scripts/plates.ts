import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from '../application.ts';
import { type PlateFacts, seedFacts } from '../plates/facts.ts';
import { plateFiles, plateSizes } from '../plates/files.ts';
import { masterOf } from '../plates/render.ts';

const output = process.env.ART_OUTPUT ?? paths.public;
const { master: masterSize } = plateSizes;

async function render(facts: PlateFacts) {
  const master = await masterOf(facts, masterSize);
  const base = join(output, 'art/plates', facts.slug);
  for (const size of plateSizes.avif) {
    const options = { quality: size < masterSize.width ? 45 : 40, effort: 2 };
    await master().resize(size).avif(options).toFile(`${base}-${size}.avif`);
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
      await (await masterOf(facts, masterSize))()
        .png()
        .toFile(join(proof, `${facts.slug}.png`));
    else await render(facts);
    console.log(facts.slug);
  }
}

await main();
